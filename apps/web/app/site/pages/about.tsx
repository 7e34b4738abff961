import { getAbout } from '@chulbal/contract/pages/pages';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { data, redirect } from 'react-router';
import { StaggerArt } from '../../art/stagger-art.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { laneColour } from '../../ui/lane/lane-colour.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { seasonLanes } from '../seasons/track-lane.ts';
import type { Route } from './+types/about';
import styles from './about.module.css';
import { AboutSection } from './about-section.tsx';
import type { pages as texts } from './pages.ko.ts';

/** The story and the season it is drawn from. An address by an earlier slug leads to the one of now. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { attempt, language } = visitOf(context);
  const [about, season] = await Promise.all([
    attempt(getAbout, { product: params.product }),
    attempt(getSeason, {}),
  ]);
  if (!about.ok) {
    if (about.error.status === 404) throw data(null, { status: 404 });
    throw about.error;
  }
  const { slug, story, inLanguage } = about.data;
  if (slug !== params.product) throw redirect(`/about/${slug}${url.search}`, 301);
  return {
    story,
    language: inLanguage ? language : ('ko' as const),
    season: season.ok ? seasonLanes(season.data) : null,
  };
}

const usualLanes = [1, 2, 3, 4, 5];

/** What the programme is (`/about/{product}`). The only page without a footer: it ends with its call. */
export default function About({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pages');
  const { brand, site, language: asked } = useRootData();
  const { story, season, language } = loaderData;
  const lanes = season?.tracks.length ? season.tracks.map(({ lane }) => lane) : usualLanes;
  return (
    <>
      <PageMeta
        title={t('title', { brand })}
        description={story.hero.text || t('aboutDescription', { brand, league: site?.league ?? '' })}
      />
      <div lang={language === asked ? undefined : language}>
        <section className={styles.hero}>
          <StaggerArt
            className={styles.art}
            label={t('picture')}
            lanes={lanes.map((lane) => ({ lane, colour: laneColour(lane) }))}
          />
          <Wrap className={styles.head}>
            {language !== asked && (
              <p className={styles.korean} lang={asked}>
                {t('koreanOnly')}
              </p>
            )}
            <Heading level={1} size="display">
              {story.hero.title}
            </Heading>
            {story.hero.text && <p className={styles.lede}>{story.hero.text}</p>}
          </Wrap>
        </section>
        {story.sections.map((section, place) => (
          <AboutSection
            key={section.id}
            section={section}
            season={season}
            paper={section.kind === 'lanes' || (section.kind === 'text' && place % 2 === 1)}
          />
        ))}
      </div>
    </>
  );
}

import { getExhibition } from '@chulbal/contract/exhibition/exhibition';
import { getFaqList } from '@chulbal/contract/faqs';
import { myApplications } from '@chulbal/contract/materials/materials';
import { getNoticeList } from '@chulbal/contract/notices';
import { getPosterList, type PosterView } from '@chulbal/contract/popups/posters';
import { getComingPrograms, type ProgramSummary } from '@chulbal/contract/programs/programs';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import { stageState } from '@chulbal/contract/seasons/seasons.rules';
import { getSite } from '@chulbal/contract/site/site';
import { getSlideList } from '@chulbal/contract/slides';
import { lazy, Suspense } from 'react';
import type { Visit } from '../../../server/visit.ts';
import { StartLanesArt } from '../../art/start-lanes-art.tsx';
import { PartSheets } from '../../lib/first-paint/sheets.tsx';
import { daysUntil } from '../../lib/korean-time.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, usePreloadedTexts, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Split } from '../../ui/layout/split.tsx';
import { Wrap } from '../../ui/layout/wrap.tsx';
import { ExhibitionTeaser } from '../exhibition/card/exhibition-teaser.tsx';
import { Popups } from '../popups/popups.tsx';
import { Posters } from '../popups/posters.tsx';
import { ProgramCard } from '../programs/card/program-card.tsx';
import { type MyNext, myNext } from '../schedule/my-next.ts';
import { seasonLanes, type TrackLane } from '../seasons/track-lane.ts';
import type { Route } from './+types/home';
import { Carousel } from './carousel.tsx';
import type { home as texts } from './home.ko.ts';
import styles from './home.module.css';
import { HomeFaqs, HomeNotices } from './home-boards.tsx';
import { HomeStrip } from './home-strip.tsx';
import { useNowOf } from './use-now-of.ts';
import { usualSlide } from './usual/usual-slide.server.ts';

/** Program cards, the exhibition and popups say words of their own. */
export const handle: TextsHandle = { texts: ['site-programs-card', 'site-exhibition-card', 'site-popups'] };

/** Few have something to do: it comes when it is needed. */
const HomeMine = lazy(async () => ({ default: (await import('./card/home-mine.tsx')).HomeMine }));

const NOTICES = 3;
const FAQS = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { attempt, who, now } = visit;
  // What cannot be loaded is not there, without a word (specification, section 8).
  const [slides, season, notices, programs, posters, exhibition, faqs, mine] = await Promise.all([
    attempt(getSlideList, {}),
    attempt(getSeason, {}),
    attempt(getNoticeList, { page: 1, size: NOTICES }),
    attempt(getComingPrograms, {}),
    attempt(getPosterList, {}),
    attempt(getExhibition, {}),
    attempt(getFaqList, {}),
    who() ? attempt(myApplications) : null,
  ]);
  return {
    slides: slides.ok && slides.data.length > 0 ? slides.data : [await usualOf(visit)],
    season: season.ok ? seasonLanes(season.data) : null,
    notices: notices.ok ? notices.data.content : null,
    programs: programs.ok ? programs.data : null,
    posters: posters.ok ? posters.data : [],
    exhibition: exhibition.ok ? exhibition.data : null,
    faqs: faqs.ok ? faqs.data.slice(0, FAQS) : null,
    next: mine?.ok ? myNext(mine.data, now.getTime()) : null,
    now: now.getTime(),
  };
}

async function usualOf({ attempt, language }: Visit) {
  const site = await attempt(getSite);
  return usualSlide(language, site.ok ? site.data.league : null);
}

/** Of a draft: how many items it lacks. */
function missingOf({ kind, application }: MyNext): number {
  return kind === 'draft' ? application.missing : 0;
}

/** The start page: slides, where every track stands, what is new, and the way into applying. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('home');
  const { slides, season, notices, programs, posters, exhibition, faqs, next, now } = loaderData;
  usePreloadedTexts(next ? ['home-card'] : [], useLanguage());
  const [first, ...others] = slides;
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} />
      {next ? (
        <Suspense>
          <PartSheets of="site/home/card/home-mine.tsx" />
          <HomeMine next={next} madeAt={now} />
        </Suspense>
      ) : (
        <div className={styles.front}>
          {first && (
            <Carousel
              slides={[first, ...others]}
              takesApplications={applyTarget(season?.tracks ?? [], now) !== null}
            />
          )}
          <Popups />
        </div>
      )}
      {season && (
        <HomeStrip
          tracks={season.tracks}
          madeAt={now}
          mine={next ? { trackNo: next.application.trackNo, missing: missingOf(next) } : undefined}
        />
      )}
      {next && (
        // nothing lies over what they have to do: what operators tell everyone stands under it
        <Wrap>
          <div className={styles.told} data-flow>
            <Popups />
          </div>
        </Wrap>
      )}
      {notices && <HomeNotices notices={notices} />}
      {programs && <HomePrograms programs={programs} />}
      <HomePosters posters={posters} tracks={season?.tracks ?? []} />
      {exhibition && <ExhibitionTeaser view={exhibition} now={now} />}
      {faqs && <HomeFaqs faqs={faqs} />}
      {season && !next && <HomeCall tracks={season.tracks} madeAt={now} />}
    </>
  );
}

/** The year's posters, where there are some. */
function HomePosters({ posters, tracks }: { posters: readonly PosterView[]; tracks: readonly TrackLane[] }) {
  const t = useTexts<typeof texts>('home');
  if (posters.length === 0) return null;
  return (
    <Section aria-labelledby="posters">
      <Split
        head={
          <Heading level={2} size="3xl" id="posters">
            {t('posters.title')}
          </Heading>
        }
      >
        <Posters
          posters={posters}
          names={{
            open: (title) => t('posters.open', { title }),
            download: (title) => t('posters.download', { title }),
          }}
          laneOf={(trackNo) => tracks.find((track) => track.trackNo === trackNo)?.lane}
        />
      </Split>
    </Section>
  );
}

/** The next three programmes. */
function HomePrograms({ programs }: { programs: readonly ProgramSummary[] }) {
  const t = useTexts<typeof texts>('home');
  return (
    <Section tone="paper" aria-labelledby="programs">
      <SectionTitle
        level={2}
        size="3xl"
        id="programs"
        aside={<MoreLink to="/support/programs">{t('programs.more')}</MoreLink>}
      >
        {t('programs.title')}
      </SectionTitle>
      {programs.length === 0 ? (
        <p className={styles.none}>{t('programs.none')}</p>
      ) : (
        <ul className={styles.programs}>
          {programs.map((program) => (
            <li key={program.boardId}>
              <ProgramCard program={program} level={3} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type Props = { tracks: readonly TrackLane[]; madeAt: number };

/** The closing call on ink, with the days that are left; nothing while no application is open. */
function HomeCall({ tracks, madeAt }: Props) {
  const t = useTexts<typeof texts>('home');
  const now = useNowOf(madeAt);
  const target = applyTarget(tracks, now);
  if (!target) return null;
  const days = daysUntil(target.closesAt, new Date(now));
  return (
    <section className={styles.call} aria-labelledby="call" data-tone="ink">
      <div className={styles.callArt} aria-hidden="true">
        <StartLanesArt />
      </div>
      <Wrap>
        <div className={styles.callText}>
          <Heading level={2} size="display" id="call">
            {t('call.title')}
          </Heading>
          <p>{days > 0 ? t('call.textDays', { count: days }) : t('call.text')}</p>
          <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/contest/apply">
            {t('call.go')}
          </ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}

/** The open application stage that closes first. */
function applyTarget(tracks: readonly TrackLane[], now: number) {
  const open = tracks
    .flatMap((track) => track.stages)
    .filter((stage) => stage.kind === 'application' && stageState(stage, now) === 'open');
  return open.sort((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))[0] ?? null;
}

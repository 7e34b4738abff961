import { companyList } from '@chulbal/contract/companies/shown';
import { type ExhibitionView, getExhibition } from '@chulbal/contract/exhibition/exhibition';
import { momentText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { wonText } from '../../../lib/won-text.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { RichText } from '../../../ui/data/rich-text.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { Route } from './+types/intro';
import type { exhibitionIntro as texts } from './exhibition-intro.ko.ts';
import { IntroHero } from './hero/intro-hero.tsx';
import styles from './intro.module.css';
import { ChangeScene, LookScene, SplitScene } from './intro-art.tsx';
import { IntroCounts } from './intro-counts.tsx';
import { IntroDates } from './intro-dates.tsx';
import { IntroFraud, IntroNever } from './intro-rules.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { attempt, now } = visitOf(context);
  const found = await attempt(getExhibition, {});
  if (!found.ok && found.error.status !== 404) throw found.error;
  const view = found.ok ? found.data : null;
  const shown = view ? await attempt(companyList, { igNo: view.igNo, size: 1 }) : null;
  return { view, shown: shown?.ok ? shown.data.totalElements : 0, now: now.getTime() };
}

/** `/ipo/contents/intro`: what the exhibition and its market are, under the rules in force. */
export default function Intro({ loaderData: { view, shown, now } }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('exhibitionIntro');
  if (!view) {
    return (
      <Wrap>
        <PageMeta title={t('intro')} description={t('description')} />
        <PageHead title={t('intro')} crumbs={[{ text: t('support') }, { text: t('intro') }]} />
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink variant="line" to="/contest/schedule">
              {t('schedule')}
            </ButtonLink>
          }
        />
      </Wrap>
    );
  }
  return (
    <>
      <PageMeta title={t('intro')} description={t('description')} />
      <IntroHero view={view} teams={shown} />
      <IntroDates view={view} now={now} />
      {view.intro !== '' && (
        <Section aria-label={view.name} tight className={styles.own}>
          <RichText html={view.intro} />
        </Section>
      )}
      <Steps view={view} />
      <IntroCounts counts={view.counts} />
      <IntroNever excludes={view.excludes} />
      <IntroFraud />
    </>
  );
}

function Steps({ view }: { view: ExhibitionView }) {
  const t = useTexts<typeof texts>('exhibitionIntro');
  const language = useLanguage();
  const { wallet, least, most, step, market } = view;
  const won = (amount: number) => wonText(amount, language);
  const scenes = [
    { key: 'look', scene: <LookScene />, text: t('steps.lookText') },
    {
      key: 'split',
      scene: <SplitScene />,
      text: t('steps.splitText', {
        ...{ wallet: won(wallet), least: won(least), most: won(most), step: won(step) },
      }),
    },
    {
      key: 'change',
      scene: <ChangeScene />,
      text: t('steps.changeText', { at: momentText(market.closesAt, language) }),
    },
  ] as const;
  return (
    <Section aria-labelledby="steps">
      <Heading id="steps" size="3xl">
        {t('steps.title')}
      </Heading>
      <ol className={styles.scenes}>
        {scenes.map(({ key, scene, text }, index) => (
          <li key={key}>
            {scene}
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              {t(`steps.${key}`)}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

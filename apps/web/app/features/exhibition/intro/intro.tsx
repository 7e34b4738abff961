import { type ExhibitionView, getExhibition } from '@chulbal/contract/exhibition';
import { companyList } from '@chulbal/contract/shown-companies';
import { momentText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { wonText } from '../../../lib/won-text.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { MoreLink } from '../../../ui/action/more-link.tsx';
import { RichText } from '../../../ui/data/rich-text.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Status, type StatusKind } from '../../../ui/lane/status.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { Route } from './+types/intro';
import type { exhibitionIntro as texts } from './exhibition-intro.ko.ts';
import styles from './intro.module.css';
import { ChangeScene, IntroHeroArt, LookScene, SplitScene } from './intro-art.tsx';
import { IntroCounts } from './intro-counts.tsx';
import { IntroDates } from './intro-dates.tsx';
import { type IntroPhase, phaseOf } from './intro-legs.ts';
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
      <Hero view={view} teams={shown} />
      <IntroDates view={view} now={now} />
      <Steps view={view} />
      <IntroCounts counts={view.counts} />
      <IntroNever excludes={view.excludes} />
      <IntroFraud />
      {view.intro !== '' && (
        <Section aria-label={view.name} narrow>
          <RichText html={view.intro} />
        </Section>
      )}
    </>
  );
}

const kinds: Record<IntroPhase, StatusKind> = {
  before: 'upcoming',
  marketSoon: 'upcoming',
  open: 'open',
  locked: 'closed',
  revealed: 'announced',
};

/** The rule itself is the headline while there is something to invest; else what is going on. */
function Hero({ view, teams }: { view: ExhibitionView /** That are shown. */; teams: number }) {
  const t = useTexts<typeof texts>('exhibitionIntro');
  const language = useLanguage();
  const phase = phaseOf(view);
  const { exhibition, market } = view;
  const when = {
    before: exhibition.opensAt,
    marketSoon: market.opensAt,
    open: market.closesAt,
    locked: market.revealsAt,
    revealed: market.closesAt,
  }[phase];
  const isOpen = phase === 'open' || phase === 'marketSoon';
  return (
    <section className={styles.hero}>
      <IntroHeroArt className={styles.heroArt} />
      <Wrap className={styles.heroWrap}>
        <div className={styles.heroText}>
          <Breadcrumbs
            crumbs={[
              { text: t('support') },
              { text: t('name'), to: '/ipo/contents/exhibition' },
              { text: t('intro') },
            ]}
          />
          <p className={styles.phase}>
            <Status kind={kinds[phase]}>{t(`state.${phase}`)}</Status>
          </p>
          <h1 className={styles.lines}>
            {isOpen ? t('rule', { wallet: wonText(view.wallet, language) }) : t(`hero.${phase}`)}
          </h1>
          <p className={styles.lede}>{t(`lede.${phase}`, { at: momentText(when, language), teams })}</p>
          <div className={styles.doors}>
            {phase === 'before' ? (
              <ButtonLink variant="line" size="lg" to="/contest/apply-team">
                {t('teams')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" size="lg" iconEnd="arrow-right" to="/ipo/contents/exhibition">
                {t(isOpen ? 'enter' : 'look')}
              </ButtonLink>
            )}
            {phase === 'before' && <MoreLink to="/contest/schedule">{t('schedule')}</MoreLink>}
          </div>
          <p className={styles.hint}>{t('who')}</p>
        </div>
      </Wrap>
    </section>
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

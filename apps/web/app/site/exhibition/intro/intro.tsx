import { companyList } from '@chulbal/contract/companies/shown';
import { type ExhibitionView, getExhibition } from '@chulbal/contract/exhibition/exhibition';
import { shortDayText, stampText } from '@chulbal/contract/time-texts';
import { daysUntil, momentText, periodText, spanText } from '../../../lib/korean-time.ts';
import { PageMeta } from '../../../lib/page-meta.tsx';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import { wonText } from '../../../lib/won-text.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { RichText } from '../../../ui/data/rich-text.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { exhibition as texts } from '../exhibition.ko.ts';
import type { Route } from './+types/intro';
import { IntroHero } from './hero/intro-hero.tsx';
import styles from './intro.module.css';
import { ChangeScene, LookScene, SplitScene } from './intro-art.tsx';
import { IntroCounts } from './intro-counts.tsx';
import introDatesStyles from './intro-dates.module.css';
import { countedFinal, legsOf, phaseOf } from './intro-legs.ts';
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
  const t = useTexts<typeof texts>('exhibition');
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
  const t = useTexts<typeof texts>('exhibition');
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

const kinds = { done: 'closed', now: 'open', ahead: 'upcoming' } as const;

/** The periods as one lane of unequal legs, the present one filled to the server's now, and the time that is left. */
function IntroDates({ view, now }: { view: ExhibitionView; now: number }) {
  const t = useTexts<typeof texts>('exhibition');
  const language = useLanguage();
  const phase = phaseOf(view);
  const { exhibition, market } = view;
  const until = {
    before: exhibition.opensAt,
    marketSoon: market.opensAt,
    open: market.closesAt,
    locked: market.revealsAt,
    revealed: null,
  }[phase];
  const hasFinal = countedFinal(view) !== null;
  const isRunning = phase === 'open' || phase === 'marketSoon';
  const iso = new Date(now).toISOString();
  return (
    <section className={introDatesStyles.dates} aria-labelledby="dates">
      <Wrap>
        <div className={introDatesStyles.datesHead}>
          <div>
            <Heading id="dates" size="2xl">
              {isRunning ? t('dates.day', { day: 1 - daysUntil(exhibition.opensAt, now) }) : t('dates.title')}
            </Heading>
            <p className={introDatesStyles.clock}>
              {t('dates.server')} {stampText(now, language)} · {t('dates.korea')}
            </p>
          </div>
          {until && phase !== 'revealed' && until > iso && (
            <div className={introDatesStyles.left}>
              <p>{t(`dates.until.${phase}`)}</p>
              <Countdown until={until} now={iso} />
            </div>
          )}
        </div>
        <ol className={introDatesStyles.legs}>
          {legsOf(view, now).map(({ key, state, opensAt, closesAt, at }, index) => (
            <li key={key} data-state={state} data-key={key} style={{ '--at': `${at}%` }}>
              <div className={introDatesStyles.leg} aria-hidden="true">
                {key === 'final' ? '' : index + 1}
              </div>
              {state === 'now' && (
                <div className={introDatesStyles.here} aria-hidden="true">
                  <b>
                    {t('dates.today')} <span>{shortDayText(now, language)}</span>
                  </b>
                </div>
              )}
              <div className={introDatesStyles.legText}>
                <b>{t(`dates.names.${key === 'final' && !hasFinal ? 'closing' : key}`)}</b>
                <span>
                  {key === 'market' && closesAt
                    ? spanText(opensAt, closesAt, language)
                    : closesAt
                      ? periodText(opensAt, closesAt, language)
                      : momentText(opensAt, language)}
                </span>
                {key === 'market' && state === 'now' && <small>{t('dates.note')}</small>}
                <Status kind={kinds[state]}>{t(`dates.states.${state}`)}</Status>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}

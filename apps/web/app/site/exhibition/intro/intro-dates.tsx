import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { shortDayText, stampText } from '@chulbal/contract/time-texts';
import { daysUntil, momentText, periodText, spanText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Countdown } from '../../../ui/data/countdown.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Wrap } from '../../../ui/layout/wrap.tsx';
import type { exhibitionIntro as texts } from './exhibition-intro.ko.ts';
import styles from './intro-dates.module.css';
import { countedFinal, legsOf, phaseOf } from './intro-legs.ts';

const kinds = { done: 'closed', now: 'open', ahead: 'upcoming' } as const;

/** The periods as one lane of unequal legs, the present one filled to the server's now, and the time that is left. */
export function IntroDates({ view, now }: { view: ExhibitionView; now: number }) {
  const t = useTexts<typeof texts>('exhibitionIntro');
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
    <section className={styles.dates} aria-labelledby="dates">
      <Wrap>
        <div className={styles.datesHead}>
          <div>
            <Heading id="dates" size="2xl">
              {isRunning ? t('dates.day', { day: 1 - daysUntil(exhibition.opensAt, now) }) : t('dates.title')}
            </Heading>
            <p className={styles.clock}>
              {t('dates.server')} {stampText(now, language)} · {t('dates.korea')}
            </p>
          </div>
          {until && phase !== 'revealed' && until > iso && (
            <div className={styles.left}>
              <p>{t(`dates.until.${phase}`)}</p>
              <Countdown until={until} now={iso} />
            </div>
          )}
        </div>
        <ol className={styles.legs}>
          {legsOf(view, now).map(({ key, state, opensAt, closesAt, at }, index) => (
            <li key={key} data-state={state} data-key={key} style={{ '--at': `${at}%` }}>
              <div className={styles.leg} aria-hidden="true">
                {key === 'final' ? '' : index + 1}
              </div>
              {state === 'now' && (
                <div className={styles.here} aria-hidden="true">
                  <b>
                    {t('dates.today')} <span>{shortDayText(now, language)}</span>
                  </b>
                </div>
              )}
              <div className={styles.legText}>
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

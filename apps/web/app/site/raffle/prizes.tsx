import type { EventPage, RaffleSummary } from '@chulbal/contract/raffle/raffle';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { eventCommand } from './commands.ts';
import { PrizeArt } from './prize-art.tsx';
import type { raffle as texts } from './raffle.ko.ts';
import styles from './raffle.module.css';

type Props = { event: EventPage; summary: RaffleSummary | null };

/** What there is to win; while the event is open, how many tickets go into which prize. */
export function Prizes({ event, summary }: Props) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const own = summary?.tickets.length ?? 0;
  const stored = Object.fromEntries(
    summary?.entries.map(({ prizeCode, tickets }) => [prizeCode, tickets]) ?? [],
  );
  const [wanted, setWanted] = useState<Record<string, number>>(stored);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const put = event.prizes.reduce((sum, { code }) => sum + (wanted[code] ?? 0), 0);
  const mayPut = event.state === 'open' && own > 0 && summary?.refusal === null;
  const changed = event.prizes.some(({ code }) => (wanted[code] ?? 0) !== (stored[code] ?? 0));
  const change = (code: string, by: 1 | -1) => {
    setProblem(null);
    setWanted((before) => ({ ...before, [code]: (before[code] ?? 0) + by }));
  };

  async function save() {
    setBusy(true);
    const entries = event.prizes.map(({ code }) => ({ prizeCode: code, tickets: wanted[code] ?? 0 }));
    const answer = await eventCommand('enter', { eventKey: event.eventKey, entries });
    if (answer.kind === 'done') {
      await revalidate();
      toast.success(t('prizes.saved'));
    } else if (answer.kind === 'refused') setProblem(answer.problem.message);
    else if (answer.kind === 'unreached') setProblem(t('unreached'));
    setBusy(false);
  }
  const winners = event.prizes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Heading id="prizes">{t('prizes.title', { count: winners.toLocaleString(language) })}</Heading>
      <ul className={styles.prizes}>
        {event.prizes.map(({ code, name, note, art, count }) => (
          <li key={code}>
            <PrizeArt art={art} />
            <p className={styles.people}>
              {count.toLocaleString(language)}
              <small>{t('prizes.people')}</small>
            </p>
            <h3>{name}</h3>
            {note && <p className={styles.note}>{note}</p>}
            {mayPut && (
              <div className={styles.stepper}>
                <span>{t('prizes.put')}</span>
                <IconButton
                  icon="minus"
                  label={t('prizes.less', { prize: name })}
                  disabled={(wanted[code] ?? 0) === 0}
                  onClick={() => change(code, -1)}
                />
                <b aria-live="polite">{wanted[code] ?? 0}</b>
                <IconButton
                  icon="plus"
                  label={t('prizes.more', { prize: name })}
                  disabled={put >= own}
                  onClick={() => change(code, 1)}
                />
              </div>
            )}
            {!mayPut && (stored[code] ?? 0) > 0 && (
              <p className={styles.note}>{t('prizes.entered', { count: stored[code] ?? 0 })}</p>
            )}
          </li>
        ))}
      </ul>
      {mayPut && (
        <div className={styles.putting}>
          <p>
            <b>{put < own ? t('prizes.left', { count: own - put }) : t('prizes.leftNone')}</b>
            <small>{t('prizes.note')}</small>
          </p>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            aria-disabled={!changed}
            onClick={() => void save()}
          >
            {t('prizes.save')}
          </Button>
          {problem && (
            <div role="alert">
              <FieldError>{problem}</FieldError>
            </div>
          )}
        </div>
      )}
      {!mayPut && event.state === 'open' && summary?.refusal === null && (
        <p className={styles.sub}>{t('prizes.none')}</p>
      )}
    </>
  );
}

import type { PrizeArt as Art } from '@chulbal/contract/events/events';
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
    else if (answer.kind !== 'cancelled') setProblem(answer.problem?.message ?? t('unreached'));
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

/** The drawing of a prize. */
function PrizeArt({ art }: { art: Art }) {
  return (
    <svg viewBox="0 0 368 200" aria-hidden="true">
      {drawings[art]}
    </svg>
  );
}

const drawings = {
  laptop: (
    <>
      <rect width="368" height="200" fill="var(--orange-500)" />
      <path
        d="M-20 190C60 60 200 20 400 40M-20 250C80 110 220 70 400 96M40 260c90-90 200-110 360-104"
        fill="none"
        stroke="var(--white)"
        strokeWidth="3"
      />
      <g transform="translate(108 62)">
        <rect width="152" height="92" rx="8" fill="var(--ink-950)" />
        <rect x="10" y="10" width="132" height="72" rx="2" fill="var(--orange-50)" />
        <path d="M22 64h20V44h20V54h20V30h20v14h26" fill="none" stroke="var(--ink-950)" strokeWidth="6" />
        <path d="M-18 92h188l-10 14H-8z" fill="var(--ink-800)" />
      </g>
    </>
  ),
  books: (
    <>
      <rect width="368" height="200" fill="var(--ink-200)" />
      <g transform="translate(96 40)">
        <rect y="96" width="176" height="24" fill="var(--lane-2)" />
        <rect x="12" y="70" width="152" height="24" fill="var(--lane-3)" />
        <rect x="-6" y="44" width="166" height="24" fill="var(--lane-1)" />
        <rect x="22" y="18" width="130" height="24" fill="var(--ink-950)" />
        <path d="M14 96v24M30 70v24M10 44v24M40 18v24" stroke="var(--white)" strokeWidth="4" />
      </g>
    </>
  ),
  shoe: (
    <>
      <rect width="368" height="200" fill="var(--ink-950)" />
      <path
        d="M184 20 40 200M184 20l-60 180M184 20l60 180M184 20l144 180"
        stroke="var(--ink-700)"
        strokeWidth="2"
      />
      <g transform="translate(112 56)">
        <path d="M4 70C20 66 34 50 40 22l34 8c0 18 22 30 66 34 8 2 10 10 8 22H4z" fill="var(--white)" />
        <path d="M4 86h146v10H4z" fill="var(--orange-500)" />
        <path d="m58 40 14-6m-6 16 14-6m-4 16 14-6" stroke="var(--ink-950)" strokeWidth="4" />
      </g>
    </>
  ),
  gift: (
    <>
      <rect width="368" height="200" fill="var(--orange-100)" />
      <path d="M0 160h368M0 180h368" stroke="var(--white)" strokeWidth="4" />
      <g transform="translate(124 58)">
        <rect y="34" width="120" height="74" fill="var(--ink-950)" />
        <rect x="-8" y="18" width="136" height="26" fill="var(--ink-800)" />
        <path d="M48 18h24v90H48z" fill="var(--orange-500)" />
        <path
          d="M60 18C40-8 16-2 24 14c4 8 24 6 36 4 12 2 32 4 36-4 8-16-16-22-36 4z"
          fill="none"
          stroke="var(--orange-500)"
          strokeWidth="8"
        />
      </g>
    </>
  ),
};

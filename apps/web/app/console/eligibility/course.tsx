import type { EligibilityList } from '@chulbal/contract/eligibility';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import styles from './course.module.css';
import type { eligibility as texts } from './eligibility.ko.ts';

const hour = 3_600_000;

/** Of one track or all: how many teams wait, and what they keep from beginning: legs that are blocked are hatched and say why. */
export function Course({ list, now }: { list: EligibilityList; now: number }) {
  const t = useTexts<typeof texts>('eligibility');
  const language = useLanguage();
  const { open, tracks } = list;
  const submitted = tracks.reduce((sum, track) => sum + track.submitted, 0);
  const closesAt =
    tracks
      .flatMap((track) => track.closesAt ?? [])
      .toSorted()
      .at(-1) ?? null;
  const judgingFrom = tracks.flatMap((track) => track.judgingFrom ?? []).toSorted()[0] ?? null;
  const few = open.filter(({ causes }) => causes.includes('underMinimum')).length;
  const asked = open.filter(({ completion }) => completion !== null).length;
  const count = open.length;
  const blocked = count > 0;
  const closed = closesAt !== null && Date.parse(closesAt) <= now;
  const ready = Math.max(0, submitted - count);
  const left = judgingFrom === null ? 0 : Date.parse(judgingFrom) - now;
  const at = (moment: string | null) => (moment ? momentText(moment, language) : '');
  const legs = [
    {
      key: 'apply',
      state: closed ? 'done' : 'now',
      name: t('legs.apply'),
      text: t('legs.applyText', { at: at(closesAt), count: submitted.toLocaleString() }),
    },
    {
      key: 'check',
      state: closed ? (blocked ? 'now' : 'done') : 'next',
      name: t('legs.check'),
      text: t('legs.checkText', { total: submitted.toLocaleString(), done: ready.toLocaleString() }),
    },
    {
      key: 'panels',
      state: blocked ? 'shut' : 'next',
      name: t('legs.panels'),
      text: blocked ? t('legs.panelsBlocked', { count }) : t('legs.panelsOpen'),
    },
    {
      key: 'judging',
      state: blocked ? 'shut' : 'next',
      name: t('legs.judging'),
      text: blocked ? t('legs.judgingBlocked') : t('legs.judgingText', { at: at(judgingFrom) }),
    },
    {
      key: 'result',
      state: blocked ? 'shut' : 'next',
      name: t('legs.result'),
      text: blocked ? t('legs.resultBlocked') : t('legs.resultOpen'),
    },
  ];
  return (
    <section className={styles.course} aria-label={t('course')}>
      <div className={styles.number}>
        <p>{t('toDecide')}</p>
        <p className={styles.big}>{t('teams', { count })}</p>
        <p className={styles.quiet}>{t('split', { few, asked })}</p>
      </div>
      <ol className={styles.legs}>
        {legs.map(({ key, state, name, text }) => (
          <li key={key} data-state={state}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.left} data-near={left > 0 || undefined}>
        {left > 0 && judgingFrom && <b>{t('left', { time: durationOf(left, language) })}</b>}
        <p className={styles.quiet}>{t('leftText')}</p>
      </div>
    </section>
  );
}

/** Days and hours of a stretch of milliseconds. */
function durationOf(ms: number, language: 'ko' | 'en'): string {
  const [days, hours] = [Math.floor(ms / (24 * hour)), Math.floor((ms / hour) % 24)];
  if (language === 'en') return days > 0 ? `${days} d ${hours} h` : `${hours} h`;
  return days > 0 ? `${days}일 ${hours}시간` : `${hours}시간`;
}

import type { MovedDeadline } from '@chulbal/contract/deadline-letters';
import type { ReactNode } from 'react';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SendToMe } from '../trial-letters/send-to-me.tsx';
import type { deadlineLetters as texts } from './deadline-letters.ko.ts';
import styles from './moved-deadlines.module.css';

type Props = {
  deadlines: readonly MovedDeadline[];
  /** Whether those whom they touch are written to. */
  tell: boolean;
  onTell: (tell: boolean) => void;
  /** As it is typed; the letters give it. */
  reason: string;
  /** What a deadline is of, where the dialog does not say it. */
  placeOf?: (deadline: MovedDeadline) => ReactNode;
  /** The server's clock, ms. */
  now: number;
};

/** Deadlines that move: how far, whom that touches, and the letters that say so. Earlier ones come first, as a warning. */
export function MovedDeadlines({ deadlines, tell, onTell, reason, placeOf, now }: Props) {
  const t = useTexts<typeof texts>('deadlineLetters');
  if (deadlines.length === 0) return null;
  const isEarlier = ({ before, after }: MovedDeadline) => after < before;
  const earlier = deadlines.filter(isEarlier);
  const later = deadlines.filter((one) => !isEarlier(one));
  const teams = sum(deadlines.map(({ drafts, submitted }) => drafts + submitted));
  const evaluators = sum(deadlines.map((one) => one.evaluators));
  const list = (moved: readonly MovedDeadline[]) => (
    <ul>
      {moved.map((one) => (
        <Row
          key={`${one.trackNo} ${one.stageNo} ${one.kind}`}
          deadline={one}
          place={placeOf?.(one)}
          now={now}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.moved}>
      {earlier.length > 0 && (
        <div className={styles.warning} role="alert">
          <h3>
            <Icon name="warning" size="sm" /> {t('earlier')}
          </h3>
          <p>{t('earlierNote')}</p>
          {list(earlier)}
        </div>
      )}
      {later.length > 0 && (
        <div className={styles.part}>
          <h3>{t('later')}</h3>
          {list(later)}
        </div>
      )}
      {teams + evaluators === 0 ? (
        <p className={styles.note}>{t('nobody')}</p>
      ) : (
        <>
          <Checkbox
            strong
            name="tell"
            checked={tell}
            onChange={(event) => onTell(event.target.checked)}
            label={
              evaluators === 0
                ? t('tell.teams', { count: teams })
                : teams === 0
                  ? t('tell.evaluators', { count: evaluators })
                  : t('tell.both', { teams, evaluators })
            }
            note={tell ? t('tellNote') : t('silent')}
          />
          {tell && <Letters deadlines={deadlines} reason={reason} placeOf={placeOf} />}
        </>
      )}
    </section>
  );
}

/** What teams that have submitted are to a deadline. */
const submittedWords = {
  application: 'submitted',
  confirmation: 'unconfirmed',
  material: 'asked',
  judging: 'submitted',
} as const satisfies Record<MovedDeadline['kind'], string>;

function Row({ deadline, place, now }: { deadline: MovedDeadline; place: ReactNode; now: number }) {
  const t = useTexts<typeof texts>('deadlineLetters');
  const language = useLanguage();
  const { kind, before, after, drafts, submitted, evaluators } = deadline;
  const moved = Date.parse(after) - Date.parse(before);
  const minutes = Math.round(Math.abs(moved) / 60_000);
  const time =
    minutes >= 2_880
      ? t('days', { days: Math.round(minutes / 1_440) })
      : minutes >= 120
        ? t('hours', { hours: Math.round(minutes / 60) })
        : t('minutes', { minutes });
  const whom = [
    drafts > 0 && t('drafts', { count: drafts }),
    submitted > 0 && t(submittedWords[kind], { count: submitted }),
    evaluators > 0 && t('evaluators', { count: evaluators }),
  ].filter(Boolean);
  return (
    <li>
      <span className={styles.place}>
        {place} {t(`kind.${kind}`)}
      </span>
      <span className={styles.times}>
        <del>{momentText(before, language)}</del>
        <span aria-hidden="true">→</span>
        <ins>{momentText(after, language)}</ins>
        <em>
          {Date.parse(after) <= now ? t('overNow') : t(moved < 0 ? 'by.earlier' : 'by.later', { time })}
        </em>
      </span>
      <span className={styles.whom}>{whom.length > 0 ? whom.join(' · ') : t('nobody')}</span>
    </li>
  );
}

function Letters({ deadlines, reason, placeOf }: Pick<Props, 'deadlines' | 'reason' | 'placeOf'>) {
  const t = useTexts<typeof texts>('deadlineLetters');
  return (
    <details className={styles.details}>
      <summary>{t('show')}</summary>
      {deadlines.map((deadline) =>
        deadline.letters.map(({ to, language, subject, lines, button, reasonLead }) => (
          <article
            key={`${deadline.trackNo} ${deadline.stageNo} ${deadline.kind} ${to} ${language}`}
            className={styles.letter}
          >
            <p className={styles.to}>
              {placeOf?.(deadline)} <b>{t(`to.${to}`)}</b> {language === 'ko' ? '한국어' : 'English'}
            </p>
            <h4 lang={language}>{subject}</h4>
            {lines.map((line) => (
              <p key={line} lang={language}>
                {line}
              </p>
            ))}
            <p lang={language}>
              {reasonLead}
              {reason.trim() || t('reasonHere')}
            </p>
            <p className={styles.button}>{button}</p>
            <SendToMe
              letter={{
                language,
                subject,
                lines: [...lines, `${reasonLead} ${reason.trim() || t('reasonHere')}`],
                button,
              }}
            />
          </article>
        )),
      )}
    </details>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

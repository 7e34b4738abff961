import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import { shortDayText } from '@chulbal/contract/time-texts';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { StateMark, type StateMarkKind } from '../../../ui/data/state-mark.tsx';
import { LaneNo } from '../../../ui/lane/lane-no.tsx';
import { TrackName } from '../../../ui/lane/track-name.tsx';
import type { teamList as texts } from '../team-list.ko.ts';
import { useTeamList } from '../team-list-context.ts';
import styles from './cell.module.css';
import type { ColumnKey } from './columns.ts';
import { Pips } from './pips.tsx';

type Bonus = ApplicationRow['bonus'];

/** Where the verification of a team's bonus items stands; null where none is claimed. */
function bonusStateOf({
  claimed,
  pending,
  rejected,
}: Bonus): { kind: StateMarkKind; key: 'rejected' | 'pending' | 'partly' | 'verified' } | null {
  if (claimed === 0) return null;
  if (pending > 0) return { kind: 'wait', key: pending < claimed ? 'partly' : 'pending' };
  return rejected > 0 ? { kind: 'bad', key: 'rejected' } : { kind: 'ok', key: 'verified' };
}

/** One mark for every claimed item: verified ones first, then pending, then rejected. */
function pipsOf({ verified, pending, rejected }: Bonus): ('y' | 'q' | 'n')[] {
  const marks = (mark: 'y' | 'q' | 'n', count: number) => Array.from({ length: count }, () => mark);
  return [...marks('y', verified), ...marks('q', pending), ...marks('n', rejected)];
}

const nothing = <span className={styles.muted}>–</span>;

/** What a line says in one column; the team's own is the row's head, see TeamRow. */
export function Cell({ row, column }: { row: ApplicationRow; column: Exclude<ColumnKey, 'team'> }) {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  const { season } = useTeamList();
  switch (column) {
    case 'number':
      return (
        <span className={styles.number}>
          <LaneNo lane={row.lane} size="sm" />
          {row.number ?? '–'}
        </span>
      );
    case 'item':
      return (
        <span className={styles.cut} title={row.itemName}>
          {row.itemName || nothing}
        </span>
      );
    case 'track':
      return <TrackName lane={row.lane} name={row.trackName} size="sm" />;
    case 'region':
      return season.regions.find(({ code }) => code === row.region)?.name ?? row.region ?? nothing;
    case 'leader':
      return row.leaderName || nothing;
    case 'members':
      return (
        <>
          {t('table.members', { count: row.memberCount })}
          {row.unconfirmed > 0 && (
            <span className={styles.after}>
              <StateMark kind="wait">{t('table.unconfirmed', { count: row.unconfirmed })}</StateMark>
            </span>
          )}
        </>
      );
    case 'bonus':
      return row.bonus.claimed ? <b>{row.bonus.claimed}</b> : nothing;
    case 'bonusState':
      return <BonusState bonus={row.bonus} />;
    case 'files':
      return row.files + row.bonus.claimed === 0 ? (
        nothing
      ) : (
        <span className={styles.files}>
          {t('table.files', { count: row.files })}
          {row.bonus.claimed > 0 && <Pips marks={pipsOf(row.bonus)} label={t('table.pips', row.bonus)} />}
        </span>
      );
    case 'completion':
      return <Completion completion={row.completion} />;
    case 'similar':
      return row.similar ? (
        <StateMark kind="info" icon="twins">
          {t('table.similar', { count: row.similar })}
        </StateMark>
      ) : (
        nothing
      );
    case 'submittedAt':
      if (row.status !== 'submitted' || !row.submittedAt)
        return (
          <StateMark kind="off">{t(`status.${row.status === 'submitted' ? 'draft' : row.status}`)}</StateMark>
        );
      return (
        <time dateTime={row.submittedAt} className={styles.muted}>
          {shortMomentText(row.submittedAt, language)}
        </time>
      );
    case 'assignee':
      return row.assignee?.name ?? nothing;
  }
}

/** How far the verification of the bonus items is, in a word. */
export function BonusState({ bonus }: { bonus: ApplicationRow['bonus'] }) {
  const t = useTexts<typeof texts>('teamList');
  const state = bonusStateOf(bonus);
  if (!state) return nothing;
  const { verified, claimed, rejected } = bonus;
  return (
    <StateMark kind={state.kind}>{t(`table.${state.key}`, { verified, claimed, count: rejected })}</StateMark>
  );
}

function Completion({ completion }: { completion: ApplicationRow['completion'] }) {
  const t = useTexts<typeof texts>('teamList');
  const language = useLanguage();
  if (!completion) return nothing;
  const kind = { open: 'wait', answered: 'info', closed: 'off' } as const;
  return (
    <StateMark kind={kind[completion.state]}>
      {t(`completion.${completion.state}`)}
      {completion.state === 'open' && (
        <span className={styles.muted}>
          {t('table.dueAt', { at: shortDayText(completion.dueAt, language) })}
        </span>
      )}
    </StateMark>
  );
}

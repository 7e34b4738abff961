import type { OutputOf } from '@chulbal/contract/endpoint';
import type { ConflictKind, listConflicts } from '@chulbal/contract/panels/conflicts';
import { comparedKinds, conflictKinds } from '@chulbal/contract/panels/values';
import { fullDayText } from '@chulbal/contract/time-texts';
import { useDeferredValue, useState } from 'react';
import { oneOf } from '../../../lib/one-of.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TextButton } from '../../../ui/action/text-button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { StateMark } from '../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { TwoLines } from '../../../ui/data/two-lines.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import tab from '../stage.module.css';
import { EndConflictDialog } from './end-conflict-dialog.tsx';

type Conflict = OutputOf<typeof listConflicts>[number];
type Props = { conflicts: readonly Conflict[]; may: boolean; onChanged: () => void };

const ROWS = 60;

/** Pairs who must not meet, with why; by reason, name or team. */
export function ConflictTable({ conflicts, may, onChanged }: Props) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  const [kind, setKind] = useState<ConflictKind | null>(null);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [ending, setEnding] = useState<Conflict | null>(null);
  const sought = useDeferredValue(typed.trim().toLowerCase());
  const shown = conflicts.filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (!sought || `${one.evaluatorName} ${one.number ?? ''} ${one.teamName}`.toLowerCase().includes(sought)),
  );
  const counts = new Map<ConflictKind, number>();
  for (const one of conflicts) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);

  const columns: Column<Conflict>[] = [
    {
      key: 'evaluator',
      title: t('conflictsColumns.evaluator'),
      rowHeader: true,
      cell: ({ evaluatorName }) => evaluatorName,
    },
    {
      key: 'team',
      title: t('conflictsColumns.team'),
      cell: ({ teamName, number }) => <TwoLines note={number}>{teamName}</TwoLines>,
    },
    {
      key: 'kind',
      title: t('conflictsColumns.why'),
      cell: ({ kind: why, relation }) => (
        <TwoLines
          note={relation && `${t(`relation.${relation.kind}`)}: ${relation.note} (${relation.declaredBy})`}
        >
          <b>{t(`kind.${why}`)}</b>
        </TwoLines>
      ),
    },
    {
      key: 'state',
      title: t('conflictsColumns.state'),
      cell: (one) => (
        <TwoLines
          note={
            one.dismissal &&
            t(one.endedAt ? 'dismissal.why' : 'dismissal.again', {
              reason: one.dismissal.reason,
              who: one.dismissal.by,
              day: fullDayText(one.dismissal.at, language),
            })
          }
        >
          <ConflictState conflict={one} />
        </TwoLines>
      ),
    },
    {
      key: 'found',
      title: t('conflictsColumns.found'),
      nowrap: true,
      cell: ({ foundAt }) => fullDayText(foundAt, language),
    },
    {
      key: 'acts',
      title: t('conflictsColumns.acts'),
      right: true,
      cell: (one) =>
        may &&
        endable(one) && (
          <TextButton
            aria-label={`${t(`${actOf(one)}.open`)}: ${one.evaluatorName}, ${one.teamName}, ${t(`kind.${one.kind}`)}`}
            onClick={() => setEnding(one)}
          >
            {t(`${actOf(one)}.open`)}
          </TextButton>
        ),
    },
  ];
  if (conflicts.length === 0) return <p className={tab.lede}>{t('conflictsNone')}</p>;
  return (
    <>
      <div className={tab.tools}>
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {conflictKinds
          .filter((one) => counts.has(one))
          .map((one) => (
            <Chip
              key={one}
              pressed={kind === one}
              count={counts.get(one) ?? 0}
              onClick={() => setKind(kind === one ? null : one)}
            >
              {t(`kind.${one}`)}
            </Chip>
          ))}
      </div>
      <Table
        caption={t('conflictsTitle')}
        columns={columns}
        rows={shown.slice(0, rows)}
        rowKey={({ evaluatorId, teamNo, kind: why }) => `${evaluatorId}-${teamNo}-${why}`}
        dense
      />
      {shown.length === 0 && <p className={tab.lede}>{t('notFound')}</p>}
      {shown.length > rows && (
        <div className={tab.more}>
          <Button size="sm" onClick={() => setRows(rows + 300)}>
            {t('more', { count: shown.length - rows })}
          </Button>
        </div>
      )}
      {ending && (
        <EndConflictDialog
          act={actOf(ending)}
          who={ending.evaluatorName}
          team={ending.teamName}
          send={(reason) => end(ending, reason)}
          onClose={() => setEnding(null)}
          onDone={onChanged}
        />
      )}
    </>
  );
}

function ConflictState({ conflict: { counts, endedAt, dismissal } }: { conflict: Conflict }) {
  const t = useTexts<typeof texts>('panels');
  const language = useLanguage();
  if (endedAt) {
    const day = fullDayText(endedAt, language);
    return (
      <StateMark kind="off">
        {t(dismissal?.at === endedAt ? 'state.dismissed' : 'state.ended', { day })}
      </StateMark>
    );
  }
  if (!counts) return <StateMark kind="off">{t('state.known')}</StateMark>;
  return (
    <StateMark kind="wait" icon="lock">
      {t('state.counts')}
    </StateMark>
  );
}

const isCompared = (kind: ConflictKind) => oneOf(comparedKinds, kind) !== undefined;
const actOf = ({ kind }: Conflict) => (isCompared(kind) ? 'dismiss' : 'remove');

/** An accepted exclusion request is taken back where it stands. */
function endable({ kind, endedAt, relation }: Conflict): boolean {
  return endedAt === null && (isCompared(kind) || relation !== null);
}

function end({ kind, evaluatorId, teamNo, relation }: Conflict, reason: string) {
  if (relation) return panelCommand('removeRelation', { relationId: relation.relationId, reason });
  const compared = oneOf(comparedKinds, kind);
  if (!compared) throw new Error(`A conflict of the kind ${kind} is not dismissed.`);
  return panelCommand('dismissConflict', { evaluatorId, teamNo, kind: compared, reason });
}

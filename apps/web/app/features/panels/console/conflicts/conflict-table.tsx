import { type ConflictKind, conflictKind, type listConflicts } from '@chulbal/contract/conflicts';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { useDeferredValue, useState } from 'react';
import { dateText } from '../../../../lib/korean-time.ts';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Chip } from '../../../../ui/data/chip.tsx';
import { StateMark } from '../../../../ui/data/state-mark.tsx';
import { type Column, Table } from '../../../../ui/data/table.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { SearchInput } from '../../../../ui/form/search-input.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useCommand } from '../../../console/use-command.ts';
import { DialogForm } from '../dialog-form.tsx';
import { panelCommand } from '../panel-commands.ts';
import type { panelConflicts as texts } from '../panel-conflicts.ko.ts';
import tab from '../tab.module.css';

type Conflict = OutputOf<typeof listConflicts>[number];
type Props = { conflicts: readonly Conflict[]; may: boolean; onChanged: () => void };

const ROWS = 60;

/** Pairs who must not meet, with why; by reason, name or team. */
export function ConflictTable({ conflicts, may, onChanged }: Props) {
  const t = useTexts<typeof texts>('panelConflicts');
  const [kind, setKind] = useState<ConflictKind | null>(null);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [removing, setRemoving] = useState<Conflict | null>(null);
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
      title: t('columns.evaluator'),
      rowHeader: true,
      cell: ({ evaluatorName }) => evaluatorName,
    },
    {
      key: 'team',
      title: t('columns.team'),
      cell: ({ teamName, number }) => (
        <span className={tab.two}>
          {teamName}
          <small>{number}</small>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('columns.why'),
      cell: ({ kind: why, relation }) => (
        <span className={tab.two}>
          <b>{t(`kind.${why}`)}</b>
          {relation && (
            <small>
              {t(`relation.${relation.kind}`)}: {relation.note} ({relation.declaredBy})
            </small>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: ({ counts: applies, endedAt }) =>
        endedAt ? (
          <StateMark kind="off">{t('state.ended', { day: dateText(endedAt) })}</StateMark>
        ) : applies ? (
          <StateMark kind="wait" icon="lock">
            {t('state.counts')}
          </StateMark>
        ) : (
          <StateMark kind="off">{t('state.known')}</StateMark>
        ),
    },
    { key: 'found', title: t('columns.found'), nowrap: true, cell: ({ foundAt }) => dateText(foundAt) },
    {
      key: 'acts',
      title: t('columns.acts'),
      right: true,
      cell: (one) =>
        may &&
        one.relation &&
        !one.endedAt && (
          <button
            type="button"
            className={tab.link}
            aria-label={`${t('remove.open')}: ${one.evaluatorName}, ${one.teamName}`}
            onClick={() => setRemoving(one)}
          >
            {t('remove.open')}
          </button>
        ),
    },
  ];
  if (conflicts.length === 0) return <p className={tab.lede}>{t('none')}</p>;
  return (
    <>
      <div className={tab.tools}>
        <SearchInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {conflictKind.options
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
        caption={t('title')}
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
      {removing && <RemoveDialog conflict={removing} onClose={() => setRemoving(null)} onDone={onChanged} />}
    </>
  );
}

type RemoveProps = { conflict: Conflict; onClose: () => void; onDone: () => void };

function RemoveDialog({ conflict, onClose, onDone }: RemoveProps) {
  const t = useTexts<typeof texts>('panelConflicts');
  const { busy, problem, run } = useCommand();
  const [missing, setMissing] = useState<string | undefined>();
  async function submit(form: FormData) {
    const reason = String(form.get('reason') ?? '').trim();
    setMissing(reason ? undefined : t('remove.reasonNeeded'));
    if (!reason || !conflict.relation) return;
    const { relationId } = conflict.relation;
    if (!(await run(() => panelCommand('removeRelation', { relationId, reason })))) return;
    toast.success(t('remove.done'));
    onDone();
    onClose();
  }
  return (
    <DialogForm
      title={t('remove.title', { who: conflict.evaluatorName, team: conflict.teamName })}
      body={t('remove.body')}
      ok={t('remove.ok')}
      danger
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={(form) => void submit(form)}
    >
      <Field
        required
        label={t('reason')}
        name="reason"
        hint={t('logged')}
        error={problem?.fields.reason ?? missing}
      >
        <TextInput maxLength={200} data-focus-first />
      </Field>
    </DialogForm>
  );
}

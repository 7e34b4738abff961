import type { RelationKind } from '@chulbal/contract/panels/conflicts';
import { useDeferredValue, useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { BoardFacts } from '../board/board-context.ts';
import type { panels as texts } from '../panels.ko.ts';

type Props = { facts: BoardFacts; onClose: () => void; onDone: () => void };

const kinds = ['family', 'mentor', 'business', 'other'] as const;

/** Declares that an evaluator is close to a team, which keeps them apart from then on. */
export function RelationDialog({ facts, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [evaluatorId, setEvaluatorId] = useState('');
  const [teamNo, setTeamNo] = useState('');
  const [sought, setSought] = useState('');
  const [kind, setKind] = useState<RelationKind>('mentor');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { busy, problem, run } = useCommand();
  const fields = { ...missing, ...problem?.fields };
  const words = useDeferredValue(sought.trim().toLowerCase());
  const teams = [...facts.teams.values()].filter(
    (team) =>
      String(team.teamNo) === teamNo ||
      !words ||
      `${team.number ?? ''} ${team.name}`.toLowerCase().includes(words),
  );

  async function submit() {
    const wanting: Record<string, string> = {};
    if (!evaluatorId) wanting.evaluatorId = t('declare.evaluatorNeeded');
    if (!teamNo) wanting.teamNo = t('declare.teamNeeded');
    if (!note.trim()) wanting.note = t('declare.noteNeeded');
    setMissing(wanting);
    if (Object.keys(wanting).length > 0) return;
    const input = { evaluatorId: Number(evaluatorId), teamNo: Number(teamNo), kind, note: note.trim() };
    const done = await run(() => panelCommand('declareRelation', input));
    if (!done) return;
    toast.success(t('declare.done'));
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={t('declare.title')}
      body={t('declare.body')}
      ok={t('declare.ok')}
      busy={busy}
      problem={problem}
      shown={['evaluatorId', 'teamNo', 'note', 'kind']}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Field required label={t('conflictsColumns.evaluator')} name="evaluatorId" error={fields.evaluatorId}>
        <Select
          data-focus-first
          value={evaluatorId}
          placeholder={t('choose')}
          onChange={(event) => setEvaluatorId(event.target.value)}
          options={[...facts.evaluators.values()].map((one) => ({
            value: String(one.evaluatorId),
            text: `${one.name} (${one.affiliation})`,
          }))}
        />
      </Field>
      {facts.teams.size > 20 && (
        <Field label={t('declare.find')} name="find">
          <SearchInput value={sought} onChange={(event) => setSought(event.target.value)} />
        </Field>
      )}
      <Field
        required
        label={t('conflictsColumns.team')}
        name="teamNo"
        error={fields.teamNo}
        hint={t('declare.teamCount', { count: teams.length })}
      >
        <Select
          value={teamNo}
          placeholder={t('choose')}
          onChange={(event) => setTeamNo(event.target.value)}
          options={teams.map((team) => ({
            value: String(team.teamNo),
            text: `${team.number ?? '–'} ${team.name}`,
          }))}
        />
      </Field>
      <FieldGroup label={t('declare.kind')} name="kind">
        <Segments
          value={kind}
          onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'other')}
          choices={kinds.map((value) => ({ value, text: t(`relation.${value}`) }))}
        />
      </FieldGroup>
      <Field required label={t('declare.note')} name="note" hint={t('declare.noteHint')} error={fields.note}>
        <TextInput maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listExclusionRequests } from '@chulbal/contract/panels/conflicts';
import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { Segments } from '../../../ui/form/segments.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { BoardFacts } from '../board/board-context.ts';
import type { panels as texts } from '../panels.ko.ts';

type Props = { request: ExclusionRequest; facts: BoardFacts; onClose: () => void; onDone: () => void };

/** Accepts a request for an evaluator, who then never judges the team, or refuses it; the team reads the answer. */
export function DecideDialog({ request, facts, onClose, onDone }: Props) {
  const t = useTexts<typeof texts>('panels');
  const [decision, setDecision] = useState<'accepted' | 'refused'>('accepted');
  const [evaluatorId, setEvaluatorId] = useState(likely(request.evaluatorText, facts));
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { busy, problem, run } = useCommand();
  const fields = { ...missing, ...problem?.fields };
  const evaluators = [...facts.evaluators.values()];

  async function submit() {
    const wanting: Record<string, string> = {};
    if (decision === 'accepted' && !evaluatorId) wanting.evaluatorId = t('decide.evaluatorNeeded');
    if (!answer.trim()) wanting.answer = t('decide.answerNeeded');
    setMissing(wanting);
    if (Object.keys(wanting).length > 0) return;
    const input = {
      exclusionId: request.exclusionId,
      decision,
      evaluatorId: decision === 'accepted' ? Number(evaluatorId) : null,
      answer: answer.trim(),
    };
    const done = await run(() => panelCommand('decideExclusion', input));
    if (!done) return;
    toast.success(t(`decide.done.${decision}`, { team: request.teamName }));
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={t('decide.title', { team: request.teamName })}
      body={
        <>
          {t('exclusions.asks', { who: request.evaluatorText })} {request.reason}
        </>
      }
      ok={t(`decide.ok.${decision}`)}
      busy={busy}
      problem={problem}
      shown={['evaluatorId', 'answer']}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <FieldGroup label={t('decide.decision')} name="decision">
        <Segments
          value={decision}
          onChange={(event) => setDecision(event.target.value === 'refused' ? 'refused' : 'accepted')}
          choices={(['accepted', 'refused'] as const).map((value) => ({
            value,
            text: t(`decide.choice.${value}`),
          }))}
        />
      </FieldGroup>
      {decision === 'accepted' && (
        <Field
          required
          label={t('decide.evaluator')}
          name="evaluatorId"
          hint={t('decide.evaluatorHint')}
          error={fields.evaluatorId}
        >
          <Select
            value={evaluatorId}
            placeholder={t('choose')}
            onChange={(event) => setEvaluatorId(event.target.value)}
            options={evaluators.map((one) => ({
              value: String(one.evaluatorId),
              text: `${one.name} (${one.affiliation})`,
            }))}
          />
        </Field>
      )}
      <Field
        required
        label={t('decide.answer')}
        name="answer"
        hint={t('decide.answerHint')}
        error={fields.answer}
      >
        <TextArea rows={3} max={500} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

/** The one evaluator whose name stands in what the team wrote; nobody where there are none or several. */
function likely(text: string, facts: BoardFacts): string {
  const named = [...facts.evaluators.values()].filter(({ name }) => name && text.includes(name));
  return named.length === 1 && named[0] ? String(named[0].evaluatorId) : '';
}

/** What a team asks for: that somebody does not judge them. */
export type ExclusionRequest = OutputOf<typeof listExclusionRequests>[number];

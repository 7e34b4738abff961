import type { PlanProblem } from '@chulbal/contract/panels/panels';
import { useState } from 'react';
import { useCommand } from '../../../lib/command/use-command.ts';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { panelCommand } from '../../shell/commands.ts';
import type { panels as texts } from '../panels.ko.ts';
import { LetterPreview } from '../settings/letter-preview.tsx';
import type { Place } from '../use-plan-editor.ts';
import styles from './board.module.css';
import { useBoard } from './board-context.ts';
import { NotReadyNotice } from './not-ready-notice.tsx';
import { ProblemList } from './problem-list.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  place: Place;
  revision: number;
  /** A published plan is replaced: then it asks why. */
  again: boolean;
  problems: readonly PlanProblem[];
  /** Teams about which is not decided: until then nothing is published. */
  notReady: number;
  /** Whether the stage writes to evaluators of published panels. */
  tells: boolean;
};

/** What publishing does and to whom. Errors keep it from being pressed, warnings are accepted by a tick. */
export function PublishDialog({ open, onClose, ...rest }: Props) {
  return open ? <OpenDialog onClose={onClose} {...rest} /> : null;
}

function OpenDialog({
  onClose,
  place,
  revision,
  again,
  notReady,
  problems: found,
  tells,
}: Omit<Props, 'open'>) {
  const t = useTexts<typeof texts>('panels');
  const { facts, arrangement, figures } = useBoard();
  const [reason, setReason] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState<Record<string, string>>({});
  const { busy, problem, run } = useCommand();
  const refused = problem?.name === 'panelsIncomplete' ? problemsIn(problem.detail) : null;
  const problems = refused ?? found;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const fields = { ...missing, ...problem?.fields };

  function tellsWhom(): string {
    if (!tells) return t('publish.tellsNobody');
    if (again) return t('publish.tellsChanged');
    const planned = new Set(
      arrangement.flatMap(({ evaluators }) => evaluators.map((one) => one.evaluatorId)),
    );
    return t('publish.tells', { count: planned.size });
  }

  async function publish() {
    const wanting: Record<string, string> = {};
    if (again && !reason.trim()) wanting.reason = t('publish.reasonNeeded');
    if (warnings > 0 && !accepted) wanting.allowWarnings = t('publish.acceptNeeded');
    setMissing(wanting);
    if (Object.keys(wanting).length > 0 || errors > 0) return;
    const input = { ...place, revision, reason: reason.trim(), allowWarnings: accepted };
    const done = await run(() => panelCommand('publish', input));
    if (!done) return;
    toast.success(t('publish.done', { version: done.data.version, count: done.data.assigned }));
    onClose();
  }
  return (
    <FormDialog
      wide
      title={t(again ? 'publish.titleAgain' : 'publish.title')}
      body={notReady > 0 && <NotReadyNotice count={notReady} />}
      ok={t('publish.ok')}
      blocked={errors > 0}
      busy={busy}
      problem={problem}
      shown={['reason']}
      onClose={onClose}
      onSubmit={() => void publish()}
    >
      <ul className={styles.happens}>
        <li>
          {t('publish.who', {
            panels: arrangement.length,
            evaluators: [...figures.load.values()].filter((load) => load > 0).length,
            teams: arrangement.reduce((sum, { teams }) => sum + teams.length, 0).toLocaleString(),
          })}
        </li>
        <li>{t('publish.see')}</li>
        <li>{t('publish.exclusions')}</li>
        <li>{tellsWhom()}</li>
        {again && <li>{t('publish.replaces')}</li>}
      </ul>
      {tells && <LetterPreview place={place} kind="panels" />}
      <ProblemList problems={problems} facts={facts} />
      {errors > 0 && <p className={styles.note}>{t('publish.errors')}</p>}
      {warnings > 0 && errors === 0 && (
        <Field
          label={t('publish.warnings', { count: warnings })}
          name="allowWarnings"
          error={fields.allowWarnings}
        >
          <Checkbox
            id="f-allowWarnings"
            label={t('publish.accept')}
            checked={accepted}
            invalid={fields.allowWarnings !== undefined}
            onChange={(event) => setAccepted(event.target.checked)}
          />
        </Field>
      )}
      {again && (
        <Field required label={t('reason')} name="reason" hint={t('logged')} error={fields.reason}>
          <TextArea rows={2} max={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}

/** The server's own findings, as its refusal brings them. */
function problemsIn(detail: unknown): PlanProblem[] | null {
  const { problems } = (detail ?? {}) as { problems?: PlanProblem[] };
  return Array.isArray(problems) ? problems : null;
}

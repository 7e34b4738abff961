import type { EvaluatorView } from '@chulbal/contract/evaluators';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { useCommand } from '../../console/use-command.ts';
import { evaluatorCommand } from './commands.ts';
import type { evaluatorDialogs as texts } from './evaluator-dialogs.ko.ts';
import styles from './evaluators.module.css';
import { ReasonField } from './reason-field.tsx';

/** What needs a reason: closing or opening somebody's log-in, or another first password. */
export type Decision = { what: 'disable' | 'enable' | 'password'; evaluator: EvaluatorView };

type Props = { decision: Decision | null; onClose: () => void };

const formId = 'evaluator-decision';

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision, onClose }: Props) {
  const t = useTexts<typeof texts>('evaluatorDialogs');
  const [shown, setShown] = useState(decision);
  const { busy, problem, run, forget } = useCommand();
  if (decision && decision !== shown) {
    setShown(decision);
    forget();
  }
  const what = shown?.what ?? 'disable';
  const name = shown?.evaluator.name ?? '';

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!shown || busy) return;
    const { evaluatorId } = shown.evaluator;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const status = what === 'enable' ? ('active' as const) : ('disabled' as const);
    const done = await run(() =>
      what === 'password'
        ? evaluatorCommand('sendPassword', { evaluatorId, reason })
        : evaluatorCommand('setStatus', { evaluatorId, status, reason }),
    );
    if (!done) return;
    toast.success(t(`done.${what}`, { name }));
    onClose();
  }

  return (
    <Modal
      narrow
      open={decision !== null}
      onClose={onClose}
      title={t(`decide.${what}.title`, { name })}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="ink"
            busy={busy}
            data-danger={what === 'disable' || undefined}
          >
            {t(`decide.${what}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={decide} noValidate>
        <p>{t(`decide.${what}.body`)}</p>
        {problem && !problem.fields.reason && <ErrorSummary errors={{}} message={problem.message} />}
        <ReasonField error={problem?.fields.reason} />
      </form>
    </Modal>
  );
}

import type { OperatorView } from '@chulbal/contract/operators';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useCommand } from '../console/use-command.ts';
import { operatorCommand } from './commands.ts';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';

/** What needs a reason: closing or opening somebody's log-in, or letting them set it up anew. */
export type Decision = { what: 'disable' | 'enable' | 'reset'; operator: OperatorView };

type Props = { decision: Decision | null; onClose: () => void };

const formId = 'decision';

/** Asks for the reason, which goes into the audit log, and does it. */
export function DecisionDialog({ decision, onClose }: Props) {
  const t = useTexts<typeof texts>('operators');
  const [shown, setShown] = useState(decision);
  const { busy, problem, run, forget } = useCommand();
  if (decision && decision !== shown) {
    setShown(decision);
    forget();
  }
  const what = shown?.what ?? 'disable';
  const name = shown?.operator.name ?? '';

  async function decide(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!shown) return;
    const { operatorId } = shown.operator;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const status = what === 'enable' ? ('active' as const) : ('disabled' as const);
    const done = await run(() =>
      what === 'reset'
        ? operatorCommand('reset', { operatorId, reason })
        : operatorCommand('setStatus', { operatorId, status, reason }),
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
        <Field required label={t('reason')} name="reason" error={problem?.fields.reason} hint={t('logged')}>
          <TextInput maxLength={200} data-focus-first />
        </Field>
      </form>
    </Modal>
  );
}

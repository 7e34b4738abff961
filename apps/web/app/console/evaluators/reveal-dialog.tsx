import type { EvaluatorView } from '@chulbal/contract/evaluators/evaluators';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { evaluatorCommand } from '../shell/commands.ts';
import type { evaluators as texts } from './evaluators.ko.ts';
import styles from './evaluators.module.css';

type Props = { evaluator: EvaluatorView | null; onClose: () => void };

const formId = 'reveal-evaluator';

/** Asks why masked data is to be shown, says that it is logged, and shows it until the dialog is closed. */
export function RevealDialog({ evaluator, onClose }: Props) {
  const t = useTexts<typeof texts>('evaluators');
  const [shown, setShown] = useState(evaluator);
  const [contact, setContact] = useState<{ email: string; phone: string } | null>(null);
  const { busy, problem, run, forget } = useCommand();
  if (evaluator && evaluator !== shown) {
    setShown(evaluator);
    setContact(null);
    forget();
  }
  const name = shown?.name ?? '';
  function close() {
    setContact(null);
    setShown(null);
    onClose();
  }

  async function reveal(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!shown || busy) return;
    const { evaluatorId } = shown;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const done = await run(() => evaluatorCommand('reveal', { evaluatorId, reason }));
    if (done) setContact(done.data);
  }

  return (
    <Modal
      narrow
      open={evaluator !== null}
      onClose={close}
      title={t(contact ? 'reveal.shown' : 'reveal.title', { name })}
      actions={
        contact ? (
          <Button variant="ink" onClick={close}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button variant="ghost" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} variant="ink" busy={busy}>
              {t('reveal.submit')}
            </Button>
          </>
        )
      }
    >
      <div role="status">
        {contact && (
          <DefinitionList
            ruled
            facts={[
              { key: 'email', term: t('fields.email'), text: contact.email },
              { key: 'phone', term: t('fields.phone'), text: contact.phone },
            ]}
          />
        )}
      </div>
      {!contact && (
        <form id={formId} className={styles.form} onSubmit={reveal} noValidate>
          <p>{t('reveal.body')}</p>
          {problem && !problem.fields.reason && <ErrorSummary errors={{}} message={problem.message} />}
          <ReasonField error={problem?.fields.reason} />
        </form>
      )}
    </Modal>
  );
}

/** Why something is done; it goes into the audit log. */
function ReasonField({ error }: { error: string | undefined }) {
  const t = useTexts<typeof texts>('evaluators');
  return (
    <Field required label={t('reason')} name="reason" error={error} hint={t('logged')}>
      <TextInput maxLength={200} autoComplete="off" data-focus-first />
    </Field>
  );
}

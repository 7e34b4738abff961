import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { identity } from '../../lib/command/identity.ts';
import { send } from '../../lib/command/send.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { TotpField } from '../console/totp-field.tsx';
import type { logInDialog as texts } from './log-in-dialog.ko.ts';
import styles from './log-in-dialog.module.css';
import { usePointer } from './use-pointer.ts';

const formId = 'log-in-again';

/** Asks for the log-in over the page when the session is over, see askWho(); mounted once, by the layout. */
export function LogInDialog() {
  const t = useTexts<typeof texts>('logInDialog');
  const asked = useSyncExternalStore(identity.subscribe, identity.current, () => null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => identity.answer(false), []);
  return (
    <Modal
      narrow
      open={asked !== null}
      onClose={() => identity.answer(false)}
      overlayCloses={false}
      title={t('title')}
      actions={
        <>
          <Button variant="ghost" onClick={() => identity.answer(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="ink" busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <LogInForm onBusy={setBusy} />
    </Modal>
  );
}

type Refusal = { message: string | null; fields: Record<string, string> };

function LogInForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const t = useTexts<typeof texts>('logInDialog');
  const { evaluator } = usePointer();
  const [refusal, setRefusal] = useState<Refusal>({ message: null, fields: {} });
  const [codeAsked, setCodeAsked] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const totp = form.get('totp');
    onBusy(true);
    const answer = await send<{ userId: number }>('/pointer/session', {
      userId: form.get('userId'),
      password: form.get('password'),
      ...(totp ? { totp } : {}),
    });
    onBusy(false);
    if (answer.kind === 'done') {
      // Somebody else: nothing of this page is theirs.
      if (answer.data.userId !== evaluator.userId) return location.assign('/pointer');
      return identity.answer(true);
    }
    const { fields = {}, message = t('unreached') } = answer.problem ?? {};
    const named = Object.keys(fields).length > 0;
    setRefusal({ fields, message: named ? null : message });
    if (fields.totp !== undefined) flushSync(() => setCodeAsked(true));
    focusField(Object.keys(fields)[0] ?? 'password');
  }

  return (
    <form id={formId} className={styles.form} onSubmit={ask} noValidate>
      <p>{t('body')}</p>
      {refusal.message && <ErrorSummary errors={{}} message={refusal.message} />}
      <Field label={t('userId')} name="userId" error={refusal.fields.userId}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-focus-first
        />
      </Field>
      <Field label={t('password')} name="password" error={refusal.fields.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      {codeAsked && <TotpField error={refusal.fields.totp} />}
    </form>
  );
}

import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useTexts } from '../use-texts.ts';
import { identity } from './identity.ts';
import type { logInAgain as texts } from './log-in-again.ko.ts';
import { send } from './send.ts';

const formId = 'log-in-again';

/**
 * Asks a user for the log-in over the page when the session is over, see askWho(). For pages of the portal on which
 * something is written; mounted once on each. Somebody else gets the page anew: nothing on it is theirs.
 */
export function LogInAgain({ userId }: { userId: number }) {
  const t = useTexts<typeof texts>('logInAgain');
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
      {asked !== null && <LogInForm userId={userId} onBusy={setBusy} />}
    </Modal>
  );
}

type Refusal = { message: string | null; fields: Record<string, string> };

function LogInForm({ userId, onBusy }: { userId: number; onBusy: (busy: boolean) => void }) {
  const t = useTexts<typeof texts>('logInAgain');
  const [refusal, setRefusal] = useState<Refusal>({ message: null, fields: {} });

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onBusy(true);
    const answer = await send<{ userId: number }>('/auth/session', {
      loginId: form.get('loginId'),
      password: form.get('password'),
    });
    onBusy(false);
    if (answer.kind === 'done') {
      if (answer.data.userId !== userId) return location.reload();
      return identity.answer(true);
    }
    const { fields = {}, message = t('unreached') } = answer.problem ?? {};
    const named = Object.keys(fields).length > 0;
    setRefusal({ fields, message: named ? null : message });
    focusField(Object.keys(fields)[0] ?? 'password');
  }

  return (
    <form id={formId} onSubmit={ask} noValidate>
      <Stack gap={4}>
        <p>{t('body')}</p>
        {refusal.message && <ErrorSummary errors={{}} message={refusal.message} />}
        <Field label={t('loginId')} name="loginId" error={refusal.fields.loginId}>
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
      </Stack>
    </form>
  );
}

import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { identity, type WhoAsked } from '../../lib/command/identity.ts';
import { usePageOwner } from '../../lib/command/page-owner.ts';
import { send } from '../../lib/command/send.ts';
import type { signedOut as texts } from '../../lib/command/signed-out.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { focusField } from '../../ui/form/focus-field.ts';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import { useOperator } from './use-operator.ts';

const addresses: Record<WhoAsked, string> = { confirm: '/console/confirm', logIn: '/console/session' };
const formId = 'who-is-there';

/** Asks for password and code over the page, see askWho(); mounted once, by the layout. */
export function IdentityDialog() {
  const asked = useSyncExternalStore(identity.subscribe, identity.current, () => null);
  // What it says stays readable while it fades out.
  const [shown, setShown] = useState<WhoAsked>('confirm');
  if (asked && asked !== shown) setShown(asked);
  usePageOwner(useOperator().operator.userId);
  useEffect(() => () => identity.answer(false), []);
  return <Asking what={asked ?? shown} open={asked !== null} />;
}

function Asking({ what, open }: { what: WhoAsked; open: boolean }) {
  const t = useTexts<typeof texts>('signedOut');
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      narrow
      open={open}
      onClose={() => identity.answer(false)}
      overlayCloses={false}
      title={t(`${what}.title`)}
      actions={
        <>
          <Button variant="ghost" onClick={() => identity.answer(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="ink" busy={busy}>
            {t(`${what}.submit`)}
          </Button>
        </>
      }
    >
      <IdentityForm what={what} onBusy={setBusy} />
    </Modal>
  );
}

type Refusal = { message: string | null; fields: Record<string, string> };

function IdentityForm({ what, onBusy }: { what: WhoAsked; onBusy: (busy: boolean) => void }) {
  const t = useTexts<typeof texts>('signedOut');
  const { operator } = useOperator();
  const [refusal, setRefusal] = useState<Refusal>({ message: null, fields: {} });

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onBusy(true);
    const answer = await send(addresses[what], {
      ...(what === 'logIn' ? { loginId: operator.loginId } : {}),
      password: form.get('password'),
      totp: form.get('totp'),
    });
    onBusy(false);
    if (answer.kind === 'done') return identity.answer(true);
    const { fields = {}, message = t('unreached') } = answer.problem ?? {};
    const named = Object.keys(fields).length > 0;
    setRefusal({ fields, message: named ? null : message });
    focusField(Object.keys(fields)[0] ?? 'password');
  }

  /** A passkey stands for both. Of somebody else it opens what they may see, on a page made anew. */
  async function askDevice() {
    const { confirmByPasskey, logInByPasskey } = await import('../../ui/passkeys/authenticator.ts');
    const { signal } = new AbortController();
    onBusy(true);
    const done = await (what === 'confirm' ? confirmByPasskey(signal) : logInByPasskey('operator', signal));
    onBusy(false);
    if (done.kind === 'done') {
      const userId = done.data?.userId;
      if (userId === undefined || userId === operator.userId) return identity.answer(true);
      return window.location.reload();
    }
    const message = 'problem' in done ? done.problem?.message : undefined;
    if (message || done.kind !== 'aborted') setRefusal({ fields: {}, message: message ?? t('noPasskey') });
  }

  return (
    <form id={formId} onSubmit={ask} noValidate>
      <Stack>
        <p>{t(`${what}.body`)}</p>
        {refusal.message && <ErrorSummary errors={{}} message={refusal.message} />}
        <Field label={t('loginId')}>
          <TextInput readOnly autoComplete="username" value={operator.loginId} />
        </Field>
        <Field label={t('password')} name="password" error={refusal.fields.password}>
          <PasswordInput autoComplete="current-password" data-focus-first />
        </Field>
        <TotpField error={refusal.fields.totp} />
        {operator.hasPasskeys && (
          <Button variant="line" block icon="key" onClick={() => void askDevice()}>
            {t('passkey')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { identity } from '../../lib/command/identity.ts';
import { usePageOwner } from '../../lib/command/page-owner.ts';
import { send } from '../../lib/command/send.ts';
import { signedInWindows } from '../../lib/command/signed-in-windows.ts';
import type { signedOut as texts } from '../../lib/command/signed-out.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { Modal } from '../feedback/modal.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Field } from '../form/field.tsx';
import { focusField } from '../form/focus-field.ts';
import { PasswordInput } from '../form/password-input.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Stack } from '../layout/stack.tsx';

const formId = 'log-in-again';

/** Which log-in is asked for. */
export type LogInPlace = {
  /** Where it is sent, and under which name the ID goes. */
  address: string;
  id: 'loginId' | 'userId';
  /** What happens where somebody else has logged in: nothing on the page is theirs. */
  leave: () => void;
  /** The field of a second factor, shown once it is asked for as `totp`; by itself, of a user. */
  code?: (error: string) => ReactNode;
  /** The ways in beside the password. */
  ways: (way: WayIn) => ReactNode;
};

/** What a way in beside the password tells the dialog. */
export type WayIn = {
  busy: (busy: boolean) => void;
  entered: (userId: number) => void;
  failed: (message: string) => void;
};

type Props = { userId: number; place: LogInPlace };

/**
 * Asks for the log-in over the page when the session is over, see askWho(); a log-in in another window is noticed. Mounted
 * once, with the place of whoever writes there: see UserLogInAgain, and the layout of evaluators.
 */
export function LogInAgain({ userId, place }: Props) {
  const t = useTexts<typeof texts>('signedOut');
  const asked = useSyncExternalStore(identity.subscribe, identity.current, () => null);
  const [busy, setBusy] = useState(false);
  usePageOwner(userId);
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
            {t('againCancel')}
          </Button>
          <Button type="submit" form={formId} variant="ink" busy={busy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {asked !== null && <LogInForm userId={userId} place={place} onBusy={setBusy} />}
    </Modal>
  );
}

type Refusal = { message: string | null; fields: Record<string, string> };

type FormProps = { userId: number; place: LogInPlace; onBusy: (busy: boolean) => void };

function LogInForm({ userId, place, onBusy }: FormProps) {
  const t = useTexts<typeof texts>('signedOut');
  const [refusal, setRefusal] = useState<Refusal>({ message: null, fields: {} });
  const [codeAsked, setCodeAsked] = useState(false);
  const { address, id, leave, code, ways } = place;
  const [isOther, setOther] = useState(false);
  const entered = useCallback(
    (as: number) => (as === userId ? identity.answer(true) : leave()),
    [userId, leave],
  );
  // Whoever logs in elsewhere takes nothing away here: the page stays until its owner is back.
  const found = useCallback(
    (as: number, isNews: boolean) => {
      if (as !== userId) setOther(true);
      else if (isNews) identity.answer(true);
    },
    [userId],
  );
  useReturned(address, found);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onBusy(true);
    const totp = form.get('totp');
    const answer = await send<{ userId: number }>(address, {
      [id]: form.get(id),
      password: form.get('password'),
      ...(totp ? { totp } : {}),
    });
    onBusy(false);
    if (answer.kind === 'done') return entered(answer.data.userId);
    const { fields = {}, message = t('unreached') } = answer.problem ?? {};
    const named = Object.keys(fields).length > 0;
    setRefusal({ fields, message: named ? null : message });
    if (fields.totp !== undefined) flushSync(() => setCodeAsked(true));
    focusField(Object.keys(fields)[0] ?? 'password');
  }

  return (
    <form id={formId} onSubmit={ask} noValidate>
      <Stack gap={4}>
        <p>{t(isOther ? 'other' : 'body')}</p>
        {refusal.message && <ErrorSummary errors={{}} message={refusal.message} />}
        <Field label={t('againLoginId')} name={id} error={refusal.fields[id]}>
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
        {codeAsked &&
          (code?.(refusal.fields.totp ?? '') ?? (
            <Field label={t('code')} name="totp" hint={t('codeHint')} error={refusal.fields.totp}>
              <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={30} numeric />
            </Field>
          ))}
        {ways({ busy: onBusy, entered, failed: (message) => setRefusal({ fields: {}, message }) })}
      </Stack>
    </form>
  );
}

/** Who has logged in in another window: at first, as that window says so, or once this one is looked at again. */
function useReturned(address: string, found: (userId: number, isNews: boolean) => void): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    async function look(isNews: boolean) {
      const answer = await fetch(address, { headers: { accept: 'application/json' }, signal }).catch(
        () => null,
      );
      const said = answer?.ok
        ? ((await answer.json().catch(() => null)) as { userId?: number } | null)
        : null;
      if (!signal.aborted && typeof said?.userId === 'number') found(said.userId, isNews);
    }
    void look(false);
    const onLook = () => void look(true);
    signedInWindows(onLook, signal);
    window.addEventListener('focus', onLook, { signal });
    return () => over.abort();
  }, [address, found]);
}

import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../action/button.tsx';
import { TextLink } from '../action/text-link.tsx';
import { CodeField } from '../form/code-field.tsx';
import { Field } from '../form/field.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { TextInput } from '../form/text-input.tsx';
import styles from './account-form.module.css';
import { type CodeProof, proofState } from './code-proof.ts';
import type { signIn as texts } from './sign-in.ko.ts';

type Props = {
  /** Also the name of the field; beside it the form carries `<kind>Code` and `<kind>Proof`. */
  kind: 'email' | 'phone';
  defaultValue: string;
  proof: CodeProof | null;
  /** The server's clock when the page or the last answer was made, ISO. */
  now: string;
  errors: Readonly<Record<string, string>>;
  /** The intent that is under way. */
  busy: string | null;
  hint?: string;
  /** Needs no code: what the account has already. */
  known?: string;
  /** Recovery: the code is given with the form, and nobody learns whether it was sent. */
  recovery?: boolean;
};

/**
 * A field whose text is proven by a code: send, type, check. Every button posts the form with an intent
 * (`email-send`, `email-check`); six digits check themselves. Changing the text asks for a new code.
 */
export function ProvenField({ kind, defaultValue, proof, now, errors, busy, hint, known, recovery }: Props) {
  const t = useTexts<typeof texts>('signIn');
  const [typed, setTyped] = useState(defaultValue);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isEmail = kind === 'email';
  const Input = isEmail ? TextInput : PhoneField;
  const state = proofState(proof, typed);
  // The code's field goes when it was right, with the focus in it: what comes next follows the button that says so.
  const before = useRef(state);
  useEffect(() => {
    const isProvenNow = before.current === 'sent' && state === 'verified';
    before.current = state;
    if (isProvenNow && document.activeElement === document.body) {
      sendButton.current?.focus({ preventScroll: true });
    }
  }, [state]);
  const isKnown = known !== undefined && typed.trim() === known;
  const provenText = isEmail ? t('provenEmail') : t('provenPhone');
  const registered = errors[kind] && errors[`${kind}Registered`];
  return (
    <>
      <Field
        full
        required
        label={t(kind)}
        name={kind}
        hint={state === 'none' || isKnown ? hint : undefined}
        done={state === 'verified' && !isKnown ? provenText : undefined}
        error={
          registered ? (
            <>
              {errors[kind]} <TextLink to="/auth/login-help?tab=password">{t('registered')}</TextLink>
            </>
          ) : (
            errors[kind]
          )
        }
      >
        <div className={isKnown ? undefined : styles.row}>
          <Input
            key={kind}
            {...(isEmail
              ? {
                  type: 'email',
                  inputMode: 'email',
                  autoComplete: 'username',
                  placeholder: 'name@example.kr',
                }
              : {})}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={defaultValue}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || state !== 'none' || isKnown) return;
              event.preventDefault();
              sendButton.current?.click();
            }}
          />
          {!isKnown && (
            <SendButton
              ref={sendButton}
              intent={`${kind}-send`}
              state={state}
              resendAt={proof?.resendAt}
              now={now}
              busy={busy === `${kind}-send`}
            />
          )}
        </div>
      </Field>
      <input type="hidden" name={`${kind}Proof`} value={proof ? JSON.stringify(proof) : ''} />
      {state === 'sent' && !isKnown && proof && (
        <CodeEntry
          kind={kind}
          proof={proof}
          now={now}
          error={errors[`${kind}Code`]}
          busy={busy}
          recovery={recovery}
        />
      )}
    </>
  );
}

type SendProps = {
  ref: React.Ref<HTMLButtonElement>;
  intent: string;
  state: 'none' | 'sent' | 'verified';
  resendAt: string | undefined;
  now: string;
  busy: boolean;
};

/** Asks for a code; again only when the server would send one. */
function SendButton({ ref, intent, state, resendAt, now, busy }: SendProps) {
  const t = useTexts<typeof texts>('signIn');
  const left = useSecondsLeft(state === 'sent' ? resendAt : undefined, now) ?? 0;
  const waits = state === 'sent' && left > 0;
  return (
    <Button
      ref={ref}
      type="submit"
      name="intent"
      value={intent}
      variant={state === 'verified' ? 'ghost' : 'line'}
      busy={busy}
      aria-disabled={waits || state === 'verified' || undefined}
      className={styles.send}
    >
      {state === 'verified' && t('proven')}
      {state === 'none' && t('send')}
      {state === 'sent' && (waits ? t('againIn', { seconds: left }) : t('provenAgain'))}
    </Button>
  );
}

type CodeProps = {
  kind: 'email' | 'phone';
  proof: CodeProof;
  now: string;
  error: string | undefined;
  busy: string | null;
  recovery: boolean | undefined;
};

function CodeEntry({ kind, proof, now, error, busy, recovery }: CodeProps) {
  const t = useTexts<typeof texts>('signIn');
  const checkButton = useRef<HTMLButtonElement>(null);
  const tried = useRef('');
  const sentId = useId();
  const sent = kind === 'email' ? t('sentEmail', { to: proof.to }) : t('sentPhone', { to: proof.to });
  function typed(event: ChangeEvent<HTMLInputElement>) {
    const code = event.currentTarget.value;
    if (code.length !== 6 || code === tried.current) return;
    tried.current = code;
    checkButton.current?.click();
  }
  return (
    <Field
      full
      required
      label={t('code')}
      name={`${kind}Code`}
      error={error}
      hint={<span id={sentId}>{recovery ? t('sentMaybe') : sent}</span>}
    >
      <div className={recovery ? undefined : styles.row}>
        <CodeField
          key={proof.requestId}
          until={proof.until}
          now={now}
          onChange={recovery ? undefined : typed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || recovery) return;
            event.preventDefault();
            checkButton.current?.click();
          }}
        />
        {!recovery && (
          <Button
            ref={checkButton}
            type="submit"
            name="intent"
            value={`${kind}-check`}
            variant="line"
            busy={busy === `${kind}-check`}
          >
            {t('check')}
          </Button>
        )}
      </div>
    </Field>
  );
}

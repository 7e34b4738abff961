import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import { TotpSetup } from '../../ui/authenticators/totp-setup.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import styles from '../../ui/sign-in/ways-in.module.css';
import type { AuthenticatorReply } from './authenticator-route.ts';
import { SecondCodeField } from './second-code-field.tsx';

type Props = {
  intent: 'begin' | 'on' | 'off' | 'renew';
  setup?: NonNullable<AuthenticatorReply['setup']>;
  hasPassword: boolean;
  onDone: (reply: AuthenticatorReply) => void;
  onCancel: () => void;
};

const buttons = { begin: 'mine.go', on: 'mine.finish', off: 'mine.turnOff', renew: 'mine.renew' } as const;

/** A step of the section: who it is, the code of the app, or both. */
export function AuthenticatorForm({ intent, setup, hasPassword, onDone, onCancel }: Props) {
  const t = useTexts<typeof texts>('authenticators');
  const fetcher = useFetcher<AuthenticatorReply>();
  const { reply, errors, onChange } = useSignInForm(undefined, fetcher.data);
  const take = useEffectEvent((answer: AuthenticatorReply) => {
    if (answer.setup || answer.codes || answer.isOff) onDone(answer);
  });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
  const asksWho = intent !== 'on';
  return (
    <fetcher.Form
      method="post"
      action="/auth/authenticator"
      noValidate
      onChange={onChange}
      className={styles.linking}
    >
      <input type="hidden" name="intent" value={intent} />
      {setup && <TotpSetup qr={setup.qr} secret={setup.secret} uri={setup.uri} />}
      {asksWho && <p className={styles.small}>{t(hasPassword ? 'mine.proof' : 'mine.proofFresh')}</p>}
      {intent === 'renew' && <p className={styles.small}>{t('mine.renewText')}</p>}
      <FormMessage message={reply.message} wait={reply.wait} />
      {asksWho && hasPassword && (
        <Field required label={t('mine.current')} name="ownPassword" error={errors.ownPassword}>
          <PasswordInput autoComplete="current-password" autoFocus />
        </Field>
      )}
      {intent !== 'begin' && (
        <SecondCodeField error={errors.totp} {...(intent === 'on' ? { only: 'app' } : {})} />
      )}
      {intent === 'on' && <p className={styles.small}>{t('mine.others')}</p>}
      <div className={styles.buttons}>
        <Button variant="line" onClick={onCancel}>
          {t('mine.cancel')}
        </Button>
        <Button type="submit" variant="ink" busy={fetcher.state !== 'idle'}>
          {t(buttons[intent])}
        </Button>
      </div>
    </fetcher.Form>
  );
}

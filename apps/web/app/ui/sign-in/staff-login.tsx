import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import { TextInput } from '../form/text-input.tsx';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import styles from './account-form.module.css';
import { SignInMessage } from './sign-in-message.tsx';
import { type SignInReply, useSignInForm } from './sign-in-reply.ts';
import { TotpField } from './totp-field.tsx';

type Props = {
  area: 'operator' | 'evaluator';
  /** Field name of the e-mail address that is the log-in. */
  id: 'loginId' | 'userId';
  words: { title: string; lead: string; id: string; password: string; submit: string };
  /** Where the form is sent, and where a log-in leads on to. */
  action: string;
  next: string;
  /** The page's answer, where it was sent without scripts. */
  first: SignInReply | undefined;
  /** The authenticator's code is asked of everyone, or of those who are told that it is missing. */
  codeOf: 'everyone' | 'asked';
  help: ReactNode;
};

/** How operators and evaluators log in: password, an authenticator's code, or a passkey. */
export function StaffLogin({ area, id, words, action, next, first, codeOf, help }: Props) {
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(first, fetcher.data);
  return (
    <>
      <PageMeta title={words.title} noIndex />
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <fetcher.Form method="post" action={action} noValidate onChange={onChange} className={styles.form}>
        <SignInMessage reply={reply} />
        <Field label={words.id} name={id} error={errors[id]}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.kr"
            defaultValue={reply.values[id] ?? ''}
          />
        </Field>
        <Field label={words.password} name="password" error={errors.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        {(codeOf === 'everyone' || reply.errors.totp !== undefined) && <TotpField error={errors.totp} />}
        <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
          {words.submit}
        </Button>
      </fetcher.Form>
      <div className={styles.passkey}>
        <PasskeyLogin area={area} next={next} wasLast={false} />
      </div>
      <p className={styles.help}>{help}</p>
    </>
  );
}

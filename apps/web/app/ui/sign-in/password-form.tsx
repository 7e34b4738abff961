import { useFetcher } from 'react-router';
import { Button } from '../action/button.tsx';
import { Field } from '../form/field.tsx';
import { PasswordInput } from '../form/password-input.tsx';
import styles from './account-form.module.css';
import { NewPassword } from './new-password.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { type SignInReply, useSignInForm } from './sign-in-reply.ts';

type Props = {
  words: { lead: string; current: string; submit: string };
  /** Where the form is sent. */
  action: string;
  /** The page's answer, where it was sent without scripts. */
  first: SignInReply | undefined;
  /** For the browser's list of passwords. */
  username?: string;
  /** What of one's own a password should not be. */
  own: () => string[];
};

/** How operators and evaluators change their password. */
export function PasswordForm({ words, action, first, username, own }: Props) {
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(first, fetcher.data);
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <fetcher.Form method="post" action={action} noValidate onChange={onChange} className={styles.form}>
        {username && <input type="hidden" autoComplete="username" value={username} readOnly />}
        <SignInMessage reply={reply} />
        <Field required label={words.current} name="currentPassword" error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <NewPassword fresh errors={errors} own={own} />
        <Button type="submit" variant="primary" className={styles.submit} busy={fetcher.state !== 'idle'}>
          {words.submit}
        </Button>
      </fetcher.Form>
    </>
  );
}

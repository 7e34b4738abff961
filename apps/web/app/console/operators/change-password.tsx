import { operatorChangePassword } from '@chulbal/contract/operators/operators';
import { listOperatorPasskeys } from '@chulbal/contract/passkeys/operators';
import { useFetcher } from 'react-router';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { StaffPasskeys } from '../../ui/passkeys/staff-passkeys.tsx';
import { answerNewPassword } from '../../ui/sign-in/change-password.server.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { type SignInReply, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/change-password';
import type { changePassword as texts } from './change-password.ko.ts';
import styles from './change-password.module.css';

export const handle: TextsHandle = { texts: ['ui-passkeys'] };

export function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listOperatorPasskeys);
}

export function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  return answerNewPassword(visit, request, '/console', (passwords) =>
    visit.api(operatorChangePassword, passwords),
  );
}

/** `/console/password`: one's own. Whoever must change it comes here first (4042). */
export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('changePassword');
  const { operator } = useOperator();
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(actionData, fetcher.data);
  return (
    <>
      <PageHead title={t(operator.mustChangePassword ? 'submit' : 'title')} />
      <div className={styles.page}>
        <p className={styles.lead}>{t(operator.mustChangePassword ? 'forced' : 'lead')}</p>
        <fetcher.Form
          method="post"
          action="/console/password"
          noValidate
          onChange={onChange}
          className={styles.form}
        >
          <input type="hidden" autoComplete="username" value={operator.loginId} readOnly />
          <SignInMessage reply={reply} />
          <Field required label={t('current')} name="currentPassword" error={errors.currentPassword}>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <NewPassword fresh errors={errors} own={() => [operator.name, operator.loginId]} />
          <Button type="submit" variant="primary" busy={fetcher.state !== 'idle'}>
            {t('submit')}
          </Button>
        </fetcher.Form>
        {!operator.mustChangePassword && (
          <StaffPasskeys area="operator" passkeys={loaderData} proof="session" />
        )}
      </div>
    </>
  );
}

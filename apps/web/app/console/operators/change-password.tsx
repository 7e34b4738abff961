import { operatorChangePassword } from '@chulbal/contract/operators/operators';
import { listOperatorPasskeys } from '@chulbal/contract/passkeys/operators';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { StaffPasskeys } from '../../ui/passkeys/staff-passkeys.tsx';
import { answerNewPassword } from '../../ui/sign-in/change-password.server.ts';
import { PasswordForm } from '../../ui/sign-in/password-form.tsx';
import { PageBody } from '../shell/page-body.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useOperator } from '../shell/use-operator.ts';
import type { Route } from './+types/change-password';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';

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
  const t = useTexts<typeof texts>('operators');
  const { operator } = useOperator();
  return (
    <>
      <PageHead title={t(operator.mustChangePassword ? 'password.submit' : 'password.title')} />
      <PageBody className={styles.narrow}>
        <PasswordForm
          words={{
            ...{ lead: t(operator.mustChangePassword ? 'password.forced' : 'password.lead') },
            ...{ current: t('password.current'), submit: t('password.submit') },
          }}
          action="/console/password"
          first={actionData}
          username={operator.loginId}
          own={() => [operator.name, operator.loginId]}
        />
        {!operator.mustChangePassword && (
          <StaffPasskeys area="operator" passkeys={loaderData} proof="session" />
        )}
      </PageBody>
    </>
  );
}

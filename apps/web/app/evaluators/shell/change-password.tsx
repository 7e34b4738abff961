import { pointerChangePassword } from '@chulbal/contract/evaluators/evaluators';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { answerNewPassword } from '../../ui/sign-in/change-password.server.ts';
import { PasswordForm } from '../../ui/sign-in/password-form.tsx';
import type { Route } from './+types/change-password';
import { usePointer } from './pointer-data.ts';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import styles from './sign-in.module.css';

export function loader() {
  return null;
}

export function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  return answerNewPassword(visit, request, '/pointer', (passwords) =>
    visit.api(pointerChangePassword, passwords),
  );
}

/** `/pointer/password`: one's own. Whoever must change it comes here first (4042). */
export default function PointerPassword({ actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerFrame');
  const { evaluator } = usePointer();
  return (
    <div className={styles.page}>
      <PageMeta title={t('changePassword.title')} noIndex />
      <h1>{t('changePassword.title')}</h1>
      <PasswordForm
        words={{
          ...{ lead: t(evaluator.mustChangePassword ? 'changePassword.forced' : 'changePassword.lead') },
          ...{ current: t('changePassword.current'), submit: t('changePassword.submit') },
        }}
        action="/pointer/password"
        first={actionData}
        own={() => [evaluator.name]}
      />
    </div>
  );
}

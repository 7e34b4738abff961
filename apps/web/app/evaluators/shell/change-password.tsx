import { pointerChangePassword } from '@chulbal/contract/evaluators/evaluators';
import { useFetcher } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { answerNewPassword } from '../../ui/sign-in/change-password.server.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { type SignInReply, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import type { Route } from './+types/change-password';
import styles from './change-password.module.css';
import type { pointerPassword as texts } from './pointer-password.ko.ts';
import { usePointer } from './use-pointer.ts';

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
  const t = useTexts<typeof texts>('pointerPassword');
  const { evaluator } = usePointer();
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(actionData, fetcher.data);
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} noIndex />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t(evaluator.mustChangePassword ? 'forced' : 'lead')}</p>
      <fetcher.Form
        method="post"
        action="/pointer/password"
        noValidate
        onChange={onChange}
        className={styles.form}
      >
        <SignInMessage reply={reply} />
        <Field required label={t('current')} name="currentPassword" error={errors.currentPassword}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <NewPassword fresh errors={errors} own={() => [evaluator.name]} />
        <Button type="submit" variant="primary" size="lg" busy={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
      </fetcher.Form>
    </div>
  );
}

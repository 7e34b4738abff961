import { data, redirect, useFetcher } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import styles from '../../ui/sign-in/account-form.module.css';
import { DefaultButton } from '../../ui/sign-in/default-button.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { firstReply, holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { ProvenField } from '../../ui/sign-in/proven-field.tsx';
import { answerReset, type RecoveryReply } from '../../ui/sign-in/recovery.server.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { useOneAtATime } from '../../ui/sign-in/use-one-at-a-time.ts';
import type { Route } from './+types/login-help';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import { pointerPath } from './pointer-path.ts';
import { PointerSignIn } from './pointer-sign-in.tsx';

export const handle: TextsHandle = { texts: ['ui-sign-in'] };

/** The log-in from which somebody came, which leads on to where they wanted to go. */
function logInPageOf(url: URL): string {
  const next = pointerPath(url.searchParams.get('next'));
  return next === '/pointer' ? '/pointer/login' : `/pointer/login?next=${encodeURIComponent(next)}`;
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { now, mode } = visitOf(context);
  const address = url.pathname + url.search;
  return { address, logInPage: logInPageOf(url), now: now.toISOString(), preview: mode !== 'production' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const reply = await answerReset(visitOf(context), await request.formData(), 'evaluator');
  if (reply === 'reset') return redirect(logInPageOf(url), flash('passwordReset'));
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/pointer/login-help`: a new password for an evaluator, by a code to their e-mail (S-09). */
export default function PointerLoginHelp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerFrame');
  const { address, logInPage, now, preview } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const first: RecoveryReply = { ...firstReply(now), values: { name: '', phone: '', email: '' } };
  const reply = useReply(actionData ?? first, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const hold = useOneAtATime(fetcher);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  return (
    <PointerSignIn stage={null} seasonName={null}>
      <PageMeta title={t('help.title')} noIndex />
      <h1>{t('help.title')}</h1>
      <p className={styles.lead}>{t('help.lead')}</p>
      <fetcher.Form
        method="post"
        action={address}
        noValidate
        data-unsent={holdsAnswers(reply) || undefined}
        onChange={onChange}
        onSubmit={hold}
        className={styles.form}
      >
        <DefaultButton intent="finish" />
        <FormMessage message={reply.message} />
        <ProvenField
          kind="email"
          defaultValue={reply.values.email}
          proof={reply.proofs.email}
          now={reply.now}
          errors={errors}
          busy={busy}
          hint={t('help.emailHint')}
          recovery
        />
        <NewPassword fresh errors={errors} />
        {preview && <PreviewHint />}
        <Button
          type="submit"
          name="intent"
          value="finish"
          variant="primary"
          size="lg"
          block
          busy={busy === 'finish'}
        >
          {t('help.submit')}
        </Button>
      </fetcher.Form>
      <p className={styles.help}>{t('help.lost')}</p>
      <p className={styles.help}>
        <MoreLink to={logInPage} size="sm" icon="chevron-left" arrow={false}>
          {t('help.back')}
        </MoreLink>
      </p>
    </PointerSignIn>
  );
}

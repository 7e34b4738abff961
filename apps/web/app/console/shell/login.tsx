import { operatorLogin } from '@chulbal/contract/operators/operators';
import { data, redirect, useFetcher } from 'react-router';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PasskeyLogin } from '../../ui/passkeys/passkey-login.tsx';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { answerSignIn, type SignInReply, textOf, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import type { Route } from './+types/login';
import type { consoleLogin as texts } from './console-login.ko.ts';
import { consolePath } from './console-path.ts';
import { ConsoleSignIn } from './console-sign-in.tsx';
import styles from './login.module.css';

export const handle: TextsHandle = { texts: ['ui-passkeys', 'ui-sign-in', 'saving'] };

export function loader({ context, url }: Route.LoaderArgs) {
  const next = url.searchParams.get('next');
  if (visitOf(context).who('operator')) throw redirect(consolePath(next));
  return { next: consolePath(next), search: next ? `?next=${encodeURIComponent(next)}` : '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, logIn, now } = visitOf(context);
  const form = await request.formData();
  const loginId = textOf(form, 'loginId');
  try {
    const answer = await api(operatorLogin, {
      loginId,
      password: textOf(form, 'password'),
      totp: textOf(form, 'totp'),
    });
    const { operatorInfo, ...tokens } = answer;
    logIn('operator', tokens, operatorInfo);
  } catch (error) {
    const { reply, status } = answerSignIn(error, now);
    return data({ ...reply, values: { loginId } }, { status });
  }
  return redirect(consolePath(url.searchParams.get('next')));
}

/** `/console/login` */
export default function ConsoleLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('consoleLogin');
  const { next, search } = loaderData;
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(actionData, fetcher.data);
  return (
    <ConsoleSignIn words={t('words')} note={t('note')}>
      <PageMeta title={t('title')} noIndex />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t(search ? 'needed' : 'lead')}</p>
      <fetcher.Form
        method="post"
        action={`/console/login${search}`}
        noValidate
        onChange={onChange}
        className={styles.form}
      >
        <SignInMessage reply={reply} />
        <Field label={t('loginId')} name="loginId" error={errors.loginId}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.kr"
            defaultValue={reply.values.loginId ?? ''}
          />
        </Field>
        <Field label={t('password')} name="password" error={errors.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <TotpField error={errors.totp} />
        <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
      </fetcher.Form>
      <div className={styles.passkey}>
        <PasskeyLogin area="operator" next={next} wasLast={false} />
      </div>
      <p className={styles.help}>{t('help')}</p>
    </ConsoleSignIn>
  );
}

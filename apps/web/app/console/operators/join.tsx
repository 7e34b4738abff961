import { getOperatorInvitation, joinAsOperator } from '@chulbal/contract/operators/operators';
import { fullMomentText } from '@chulbal/contract/time-texts';
import { data, redirect, useFetcher } from 'react-router';
import { heldToken, privately, takeToken } from '../../lib/link-token.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { qrCodeOf } from '../../ui/authenticators/qr-code.server.ts';
import { TotpSetup } from '../../ui/authenticators/totp-setup.tsx';
import { LinkGate } from '../../ui/personal-link/link-gate.tsx';
import account from '../../ui/sign-in/account-form.module.css';
import { passwordErrors } from '../../ui/sign-in/new-password.server.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { answerSignIn, type SignInReply, textOf, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import type { consoleFrame } from '../shell/console-frame.ko.ts';
import { ConsoleSignIn } from '../shell/console-sign-in.tsx';
import type { Route } from './+types/join';
import type { operators as texts } from './operators.ko.ts';
import styles from './operators.module.css';

export const handle: TextsHandle = {
  texts: ['ui-authenticators', 'ui-personal-link', 'ui-sign-in', 'saving'],
};

const page = { path: '/console/join', cookie: 'operatorInvitation', under: '/console' };

/** The page shows whom the link invites that this browser has opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const token = await heldToken(page, visit, request);
  const found = token ? await visit.attempt(getOperatorInvitation, { token }) : null;
  if (!found?.ok) {
    if (found && (found.error.status >= 500 || found.error.status === 429)) throw found.error;
    // What stands behind the # is the browser's alone: whoever comes first has no token that the server knows of.
    return data(
      { opened: token !== null, invitation: null, qr: null },
      { status: token ? 404 : 200, headers: privately },
    );
  }
  const invitation = found.data;
  return data({ opened: true, invitation, qr: qrCodeOf(invitation.totpUri) }, { headers: privately });
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, logIn, language, now } = visit;
  const form = await request.formData();
  await takeToken(page, visit, form.get('token'));
  const errors = passwordErrors(form, { language });
  if (Object.keys(errors).length > 0) {
    return data({ errors, values: {} } satisfies SignInReply, { status: 422 });
  }
  try {
    const token = (await heldToken(page, visit, request)) ?? '';
    const answer = await api(joinAsOperator, {
      token,
      password: textOf(form, 'password'),
      totp: textOf(form, 'totp'),
    });
    const { operatorInfo, ...tokens } = answer;
    logIn('operator', tokens, operatorInfo);
  } catch (error) {
    const { reply, status } = answerSignIn(error, now);
    return data(reply, { status });
  }
  return redirect('/console');
}

/** `/console/join#token=`: taking up an invitation, or setting password and authenticator anew. */
export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('operators');
  const { opened, invitation, qr } = loaderData;
  const none = opened ? 'gone' : 'unopened';
  return (
    <ConsoleSignIn words={t('join.words')} note={t('join.note')}>
      <PageMeta title={t('join.title')} noIndex />
      <LinkGate action={page.path} framed>
        {invitation ? (
          <JoinForm invitation={invitation} qr={qr} first={actionData} />
        ) : (
          <>
            <h1>{t(`join.${none}.title`)}</h1>
            <p className={account.lead}>{t(`join.${none}.body`)}</p>
            {!opened && (
              <noscript>
                <p className={account.lead}>{t('join.unopened.noScript')}</p>
              </noscript>
            )}
          </>
        )}
      </LinkGate>
    </ConsoleSignIn>
  );
}

type Data = Route.ComponentProps['loaderData'];
type Props = Omit<Extract<Data, { qr: object }>, 'opened'> & { first: SignInReply | undefined };

function JoinForm({ invitation, qr, first }: Props) {
  const t = useTexts<typeof texts>('operators');
  const language = useLanguage();
  const roleName = useTexts<typeof consoleFrame>('consoleFrame');
  const fetcher = useFetcher<SignInReply>();
  const { reply, errors, onChange } = useSignInForm(first, fetcher.data);
  const { name, email, role, totpSecret, totpUri, expiresAt } = invitation;
  const until = fullMomentText(expiresAt, language);
  return (
    <>
      <h1>{t('join.heading', { name })}</h1>
      <p className={account.lead}>{t('join.lead', { role: roleName(role), until })}</p>
      <fetcher.Form
        method="post"
        action={page.path}
        noValidate
        onChange={onChange}
        className={`${account.form} ${styles.steps}`}
      >
        <SignInMessage reply={reply} />
        <section aria-labelledby="join-app">
          <h2 id="join-app">{t('join.steps.app')}</h2>
          <TotpSetup qr={qr} secret={totpSecret} uri={totpUri} />
        </section>
        <TotpField error={errors.totp} hint={t('join.codeHint')} />
        <section aria-labelledby="join-password" className={styles.part}>
          <h2 id="join-password">{t('join.steps.password')}</h2>
          <p className={styles.id}>
            {t('join.loginId')} <b>{email}</b>
          </p>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPassword errors={errors} own={() => [name, email]} />
        </section>
        <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
          {t('join.submit')}
        </Button>
      </fetcher.Form>
    </>
  );
}

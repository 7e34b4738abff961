import { pointerBeginTotp, pointerSetTotp } from '@chulbal/contract/evaluators/login';
import { listEvaluatorPasskeys } from '@chulbal/contract/passkeys/evaluators';
import { data, redirect, useFetcher } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { Link } from '../../ui/action/link.tsx';
import { type QrCode, qrCodeOf } from '../../ui/authenticators/qr-code.server.ts';
import { TotpSetup } from '../../ui/authenticators/totp-setup.tsx';
import { StateMark } from '../../ui/data/state-mark.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { StaffPasskeys } from '../../ui/passkeys/staff-passkeys.tsx';
import account from '../../ui/sign-in/account-form.module.css';
import { SignInMessage } from '../../ui/sign-in/sign-in-message.tsx';
import { answerSignIn, type SignInReply, textOf, useSignInForm } from '../../ui/sign-in/sign-in-reply.ts';
import { TotpField } from '../../ui/sign-in/totp-field.tsx';
import type { Route } from './+types/authenticator';
import { usePointer } from './pointer-data.ts';
import type { pointerFrame as texts } from './pointer-frame.ko.ts';
import styles from './sign-in.module.css';

export const handle: TextsHandle = { texts: ['ui-passkeys', 'ui-authenticators'] };

export function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listEvaluatorPasskeys);
}

type Setup = { secret: string; uri: string; qr: QrCode };
type Answer = SignInReply & { setup?: Setup };

export async function action({ request, context }: Route.ActionArgs) {
  const { api, now } = visitOf(context);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  try {
    if (intent === 'begin') {
      const { totpSecret: secret, totpUri: uri } = await api(pointerBeginTotp);
      return data({ errors: {}, values: {}, setup: { secret, uri, qr: qrCodeOf(uri) } } satisfies Answer, {
        headers: { 'cache-control': 'no-store' },
      });
    }
    const on = intent === 'on';
    const currentPassword = textOf(form, 'currentPassword');
    await api(pointerSetTotp, { on, currentPassword, totp: textOf(form, 'totp') });
    return redirect('/pointer', flash(on ? 'authenticatorOn' : 'authenticatorOff'));
  } catch (error) {
    const { reply, status } = answerSignIn(error, now, { wrongCredentials: 'currentPassword' });
    return data(reply satisfies Answer, { status });
  }
}

/** `/pointer/authenticator`: an authenticator app beside the password, for who wants one. */
export default function PointerAuthenticator({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('pointerFrame');
  const { evaluator } = usePointer();
  const begun = useFetcher<Answer>();
  const setup = begun.data?.setup;
  return (
    <div className={styles.page}>
      <PageMeta title={t('authenticator.title')} noIndex />
      <h1>{t('authenticator.title')}</h1>
      <p className={account.lead}>
        {evaluator.totpOn ? (
          <StateMark kind="ok">{t('authenticator.on')}</StateMark>
        ) : (
          <StateMark kind="off">{t('authenticator.off')}</StateMark>
        )}
      </p>
      <p className={account.lead}>{t(evaluator.totpOn ? 'authenticator.leadOn' : 'authenticator.leadOff')}</p>
      {evaluator.totpOn && <ProofForm intent="off" />}
      {!evaluator.totpOn && setup && (
        <div className={account.form}>
          <TotpSetup qr={setup.qr} secret={setup.secret} uri={setup.uri} />
          <ProofForm intent="on" />
        </div>
      )}
      {!evaluator.totpOn && !setup && (
        <begun.Form method="post" action="/pointer/authenticator" className={account.form}>
          {begun.data?.message && <SignInMessage reply={begun.data} />}
          <Button
            type="submit"
            name="intent"
            value="begin"
            variant="primary"
            size="lg"
            busy={begun.state !== 'idle'}
          >
            {t('authenticator.begin')}
          </Button>
        </begun.Form>
      )}
      <p className={account.lead}>{t('authenticator.lost')}</p>
      <StaffPasskeys
        area="evaluator"
        passkeys={loaderData}
        proof={evaluator.totpOn ? 'passwordAndCode' : 'password'}
      />
      <p className={styles.back}>
        <Link to="/pointer">{t('authenticator.back')}</Link>
      </p>
    </div>
  );
}

/** Password and code, which turn it on or off. */
function ProofForm({ intent }: { intent: 'on' | 'off' }) {
  const t = useTexts<typeof texts>('pointerFrame');
  const fetcher = useFetcher<Answer>();
  const { reply, errors, onChange } = useSignInForm(undefined, fetcher.data);
  return (
    <fetcher.Form
      method="post"
      action="/pointer/authenticator"
      noValidate
      onChange={onChange}
      className={account.form}
    >
      <input type="hidden" name="intent" value={intent} />
      <SignInMessage reply={reply} />
      <TotpField error={errors.totp} />
      <Field
        required
        label={t('authenticator.password')}
        name="currentPassword"
        error={errors.currentPassword}
      >
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Button
        type="submit"
        variant={intent === 'on' ? 'primary' : 'danger'}
        size="lg"
        busy={fetcher.state !== 'idle'}
      >
        {t(intent === 'on' ? 'authenticator.turnOn' : 'authenticator.turnOff')}
      </Button>
    </fetcher.Form>
  );
}

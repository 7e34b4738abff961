import { login } from '@chulbal/contract/accounts';
import { finishSocialStep, listSocialProviders } from '@chulbal/contract/social-logins';
import { data, redirect, useFetcher } from 'react-router';
import { AuthScene } from '../../art/auth-scene.tsx';
import { problemOf } from '../../lib/api-error.ts';
import { nextPath } from '../../lib/next-path.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PasskeyLogin } from '../../ui/passkeys/passkey-login.tsx';
import type { passkeys as passkeyTexts } from '../../ui/passkeys/passkeys.ko.ts';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { refused, replyTo, textOf } from '../../ui/sign-in/form-reply.server.ts';
import { firstReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { SecondCodeField, SocialStep } from '../authenticators/social-step.tsx';
import { SocialButtons } from '../social-logins/social-buttons.tsx';
import { forgetTrip, lastWay, readTrip, rememberWay } from '../social-logins/trip.server.ts';
import { readTrouble } from '../social-logins/trouble.ts';
import { TroubleNote } from '../social-logins/trouble-note.tsx';
import type { Route } from './+types/login';
import type { accounts as texts } from './accounts.ko.ts';
import styles from './login.module.css';

export const handle: TextsHandle = {
  texts: ['site-social-logins', 'ui-passkeys', 'ui-authenticators', 'ui-sign-in'],
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { who, now, attempt } = visit;
  const next = url.searchParams.get('next');
  if (who()) throw redirect(nextPath(next));
  const providers = await attempt(listSocialProviders);
  const trip = url.searchParams.has('step') ? await readTrip(visit, request) : null;
  return {
    now: now.toISOString(),
    /** By which provider somebody has come who is asked for a code yet. */
    step: trip?.step ? trip.provider : null,
    next: nextPath(next),
    search: next ? `?next=${encodeURIComponent(next)}` : '',
    providers: providers.ok ? providers.data : [],
    last: await lastWay(visit, request),
    trouble: readTrouble(url.searchParams),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context);
  const { api, logIn, language, now } = visit;
  const form = await request.formData();
  const next = nextPath(url.searchParams.get('next'));
  const typed = { loginId: textOf(form, 'loginId'), stayLoggedIn: form.has('stayLoggedIn') };
  const totp = textOf(form, 'totp');
  const headers = new Headers();
  try {
    const trip = form.has('step') ? await readTrip(visit, request) : null;
    if (form.has('step') && !trip?.step) return redirect(`/auth/login${url.search}`);
    const { userInfo, ...tokens } = trip?.step
      ? await api(finishSocialStep, { ticket: trip.step, totp })
      : await api(login, { ...typed, password: textOf(form, 'password'), ...(totp ? { totp } : {}) });
    logIn('user', tokens, userInfo);
    if (trip?.step) {
      headers.append('set-cookie', await forgetTrip(visit));
      headers.append('set-cookie', await rememberWay(visit, trip.provider));
    }
  } catch (error) {
    const { name, retryAfter = 0 } = problemOf(error);
    const asksCode = name === 'authenticatorNeeded';
    const values = { ...typed, asksCode: asksCode || form.has('totp') };
    const reply = { ...replyTo(form, now), values };
    // The first time, it is a question and no mistake.
    if (asksCode && !form.has('totp')) return data(reply, { status: 422 });
    const wait = {
      now: reply.now,
      until: new Date(now.getTime() + retryAfter * 1000).toISOString(),
    };
    if (name === 'tooManyRequests') return data({ ...reply, wait }, { status: 429 });
    const field = name === 'wrongCredentials' ? { field: 'password' } : {};
    return data(refused(reply, error, language, field), { status: name === 'networkError' ? 502 : 422 });
  }
  return redirect(next, { headers });
}

/** `/auth/login` */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('accounts');
  const p = useTexts<typeof passkeyTexts>('passkeys');
  const { now, step, next, search, providers, last, trouble } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const first = { ...firstReply(now), values: { loginId: '', stayLoggedIn: false, asksCode: false } };
  const reply = useReply(actionData ?? first, fetcher.data);
  const { message, wait, values } = reply;
  const { errors, onChange } = useFormErrors(reply);
  const by = providers.find(({ provider }) => provider === step);
  if (by) {
    return (
      <AuthScene words={t('words')}>
        <PageMeta title={t('loginTitle')} description={t('description')} />
        <SocialStep name={by.name} search={search} now={now} answer={actionData} />
      </AuthScene>
    );
  }
  return (
    <AuthScene words={t('words')}>
      <PageMeta title={t('loginTitle')} description={t('description')} />
      <Heading level={1} size="3xl">
        {t('loginTitle')}
      </Heading>
      {search && <p className={styles.needed}>{t('needed')}</p>}
      <TroubleNote trouble={trouble} providers={providers} search={search} />
      <SocialButtons
        providers={providers}
        last={last}
        search={search}
        passkey={{
          name: p('name'),
          button: <PasskeyLogin next={next} wasLast={last === 'passkey'} />,
        }}
      />
      <fetcher.Form
        method="post"
        action={`/auth/login${search}`}
        noValidate
        onChange={onChange}
        className={styles.form}
      >
        <FormMessage message={message} wait={wait} />
        <Field label={t('id')} name="loginId" error={errors.loginId}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.kr"
            defaultValue={values.loginId}
          />
        </Field>
        <Field label={t('password')} name="password" error={errors.password}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        {values.asksCode && <SecondCodeField error={errors.totp} lost="/auth/lost-code" />}
        <div className={styles.row}>
          <Checkbox name="stayLoggedIn" label={t('stay')} defaultChecked={values.stayLoggedIn} />
          <MoreLink to="/auth/login-help" size="sm" arrow={false}>
            {t('help')}
          </MoreLink>
        </div>
        <Button type="submit" variant="primary" size="lg" block busy={fetcher.state !== 'idle'}>
          {t('submit')}
        </Button>
      </fetcher.Form>
      <div className={styles.new}>
        <p>
          <b>{t('new')}</b>
          <span>{t('newNote')}</span>
        </p>
        <ButtonLink to={`/auth/sign${search}`} variant="ink">
          {t('signUp')}
        </ButtonLink>
      </div>
    </AuthScene>
  );
}

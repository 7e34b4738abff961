import { myProfile } from '@chulbal/contract/accounts';
import { getAuthenticator } from '@chulbal/contract/authenticators';
import { listDevices } from '@chulbal/contract/devices';
import { getMyIdentity } from '@chulbal/contract/identity-checks/identity-checks';
import { listPasskeys } from '@chulbal/contract/passkeys/passkeys';
import { listWaysIn } from '@chulbal/contract/social-logins';
import { fullDayText } from '@chulbal/contract/time-texts';
import { data, redirect, useFetcher } from 'react-router';
import { AuthScene } from '../../art/auth-scene.tsx';
import { countriesIn } from '../../lib/countries.server.ts';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { requireUser } from '../../lib/require-user.server.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { FormGrid } from '../../ui/layout/form-grid.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DefaultButton } from '../../ui/sign-in/default-button.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { textOf } from '../../ui/sign-in/form-reply.server.ts';
import { firstReply, holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { ProvenField } from '../../ui/sign-in/proven-field.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { useOneAtATime } from '../../ui/sign-in/use-one-at-a-time.ts';
import { AuthenticatorSection } from '../authenticators/authenticator-section.tsx';
import { Devices } from '../devices/devices.tsx';
import { IdentitySection } from '../identity-checks/identity-section.tsx';
import { readTrouble as readIdentityTrouble } from '../identity-checks/trouble.ts';
import { readTrouble } from '../social-logins/trouble.ts';
import { TroubleNote } from '../social-logins/trouble-note.tsx';
import { WaysIn } from '../social-logins/ways-in.tsx';
import type { Route } from './+types/user-edit';
import type { accounts as texts } from './accounts.ko.ts';
import { answerPassword, answerProfile, type ProfileReply } from './profile-form.server.ts';
import styles from './user-edit.module.css';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const handle: TextsHandle = {
  texts: [
    'site-social-logins',
    'site-identity-checks',
    'ui-passkeys',
    'ui-authenticators',
    'site-devices',
    'ui-sign-in',
    'saving',
  ],
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, parkedForm, language, mode, now } = visitOf(context);
  const [profile, ways, passkeys, devices, authenticator, identity] = await Promise.all([
    ...([api(myProfile), api(listWaysIn), api(listPasskeys), api(listDevices)] as const),
    ...([api(getAuthenticator), api(getMyIdentity)] as const),
  ]);
  const kept = await parkedForm();
  const was = (name: 'name' | 'country' | 'email' | 'phone') => kept?.[name]?.[0] ?? profile[name];
  return {
    profile,
    ways,
    passkeys,
    authenticator,
    devices,
    identity,
    identityTrouble: readIdentityTrouble(url.searchParams),
    trouble: readTrouble(url.searchParams),
    values: { name: was('name'), country: was('country'), email: was('email'), phone: was('phone') },
    restored: kept !== null,
    countries: countriesIn(language),
    now: now.toISOString(),
    preview: mode !== 'production',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const profile = await visit.api(myProfile);
  const reply = await (textOf(form, 'form') === 'password'
    ? answerPassword(visit, form, profile)
    : answerProfile(visit, form, profile));
  if (typeof reply === 'string') return redirect('/auth/mypage', flash(reply));
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/auth/user-edit` */
export default function UserEdit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('accounts');
  const answerOf = (form: ProfileReply['form']) => (actionData?.form === form ? actionData : undefined);
  return (
    <AuthScene words={t('editWords')} wide>
      <PageMeta title={t('editTitle')} noIndex />
      <Stack gap={7}>
        <div>
          <MoreLink to="/auth/mypage" size="sm" icon="chevron-left" arrow={false} className={styles.back}>
            {t('editBack')}
          </MoreLink>
          <Heading level={1} size="3xl">
            {t('editTitle')}
          </Heading>
        </div>
        <TroubleNote trouble={loaderData.trouble} providers={loaderData.ways.social} />
        <ProfileForm {...loaderData} answer={answerOf('profile')} />
        {loaderData.ways.hasPassword && <PasswordForm {...loaderData} answer={answerOf('password')} />}
        <IdentitySection identity={loaderData.identity} trouble={loaderData.identityTrouble} />
        <WaysIn ways={loaderData.ways} passkeys={loaderData.passkeys} />
        <AuthenticatorSection
          authenticator={loaderData.authenticator}
          hasPassword={loaderData.ways.hasPassword}
        />
        <Devices devices={loaderData.devices} providers={loaderData.ways.social} />
        <section aria-labelledby="mine" className={styles.second}>
          <Heading id="mine" size="xl" className={styles.title}>
            {t('mine')}
          </Heading>
          <p className={styles.note}>
            {t('mineText')} <TextLink to="/auth/my-data">{t('mineLink')}</TextLink>
          </p>
        </section>
      </Stack>
    </AuthScene>
  );
}

type Props = Route.ComponentProps['loaderData'] & { answer: ProfileReply | undefined };

function useProfileForm({ now, values, answer }: Props, form: ProfileReply['form']) {
  const fetcher = useFetcher<typeof action>();
  const first: ProfileReply = { ...firstReply(now), form, values };
  const reply = useReply(answer ?? first, fetcher.data);
  const errors = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const unsent = { 'data-unsent': holdsAnswers(reply) || undefined };
  return { fetcher, reply, busy, onSubmit: useOneAtATime(fetcher), ...unsent, ...errors };
}

function ProfileForm(props: Props) {
  const t = useTexts<typeof texts>('accounts');
  const language = useLanguage();
  const { profile, countries, preview, restored } = props;
  const { fetcher, reply, busy, errors, ...hear } = useProfileForm(props, 'profile');
  const { proofs, values, now } = reply;
  const proven = { now, errors, busy };
  return (
    <section aria-labelledby="profile">
      <Heading id="profile" size="xl" className={styles.title}>
        {t('editProfile')}
      </Heading>
      <fetcher.Form method="post" action="/auth/user-edit" noValidate {...hear}>
        <DefaultButton intent="save" />
        <Stack gap={5}>
          {restored && (
            <p className={styles.restored} role="status">
              {t('restored')}
            </p>
          )}
          <FormMessage message={reply.message} />
          <FormGrid>
            <Field required label={t('name')} name="name" error={errors.name}>
              <TextInput autoComplete="name" maxLength={50} defaultValue={values.name} />
            </Field>
            <Field required label={t('country')} name="country" error={errors.country}>
              <Select autoComplete="country" options={countries} defaultValue={values.country} />
            </Field>
            <Field full label={t('birthDate')} id="birth-date" hint={t('birthHint')}>
              <TextInput numeric readOnly defaultValue={fullDayText(profile.birthDate, language)} />
            </Field>
            <ProvenField
              kind="email"
              defaultValue={values.email}
              known={profile.email}
              proof={proofs.email}
              hint={t('emailHint')}
              {...proven}
            />
            <ProvenField
              kind="phone"
              defaultValue={values.phone}
              known={profile.phone}
              proof={proofs.phone}
              hint={t('phoneHint')}
              {...proven}
            />
          </FormGrid>
          {preview && <PreviewHint />}
          <Button type="submit" name="intent" value="save" variant="primary" busy={busy === 'save'}>
            {t('save')}
          </Button>
        </Stack>
      </fetcher.Form>
    </section>
  );
}

function PasswordForm(props: Props) {
  const t = useTexts<typeof texts>('accounts');
  const { profile } = props;
  const { fetcher, reply, busy, errors, ...hear } = useProfileForm(props, 'password');
  return (
    <section aria-labelledby="password-change" className={styles.second}>
      <Heading id="password-change" size="xl" className={styles.title}>
        {t('editPassword')}
      </Heading>
      <fetcher.Form method="post" action="/auth/user-edit" noValidate {...hear}>
        <input type="hidden" name="form" value="password" />
        <input type="hidden" autoComplete="username" value={profile.email} readOnly />
        <Stack gap={5}>
          <p className={styles.note}>{t('passwordNote')}</p>
          <FormMessage message={reply.message} />
          <Field required full label={t('current')} name="currentPassword" error={errors.currentPassword}>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <NewPassword fresh errors={errors} own={() => [profile.name, profile.email, profile.phone]} />
          <Button type="submit" name="intent" value="change" variant="ink" busy={busy === 'change'}>
            {t('change')}
          </Button>
        </Stack>
      </fetcher.Form>
    </section>
  );
}

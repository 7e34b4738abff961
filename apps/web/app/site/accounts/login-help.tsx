import { fullDayText } from '@chulbal/contract/time-texts';
import { data, redirect, useFetcher } from 'react-router';
import { AuthScene } from '../../art/auth-scene.tsx';
import { flash } from '../../lib/flash.server.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import { MoreLink } from '../../ui/action/more-link.tsx';
import { TabLinks } from '../../ui/data/tab-links.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DefaultButton } from '../../ui/sign-in/default-button.tsx';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { firstReply, holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { ProvenField } from '../../ui/sign-in/proven-field.tsx';
import { answerFindId, answerReset, type RecoveryReply } from '../../ui/sign-in/recovery.server.ts';
import type { signIn as texts } from '../../ui/sign-in/sign-in.ko.ts';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { useOneAtATime } from '../../ui/sign-in/use-one-at-a-time.ts';
import type { Route } from './+types/login-help';
import styles from './login.module.css';

export const handle: TextsHandle = { texts: ['ui-sign-in'] };

const tabs = ['id', 'password'] as const;
type Tab = (typeof tabs)[number];

function tabOf(url: URL): Tab {
  return url.searchParams.get('tab') === 'password' ? 'password' : 'id';
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { now, mode } = visitOf(context);
  return { tab: tabOf(url), now: now.toISOString(), preview: mode !== 'production' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const reply = await (tabOf(url) === 'id' ? answerFindId(visit, form) : answerReset(visit, form, 'user'));
  if (reply === 'reset') return redirect('/auth/login', flash('passwordReset'));
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** `/auth/login-help`: the id by phone, a new password by e-mail. */
export default function LoginHelp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('signIn');
  const { tab } = loaderData;
  return (
    <AuthScene words={t('words')} wide>
      <PageMeta title={t('title')} description={t('description')} noIndex />
      <Stack gap={6}>
        <Heading level={1} size="3xl">
          {t('title')}
        </Heading>
        <TabLinks
          label={t('tabs')}
          tabs={tabs.map((key) => ({
            key,
            text: t(key === 'id' ? 'id' : 'helpPassword'),
            to: `/auth/login-help?tab=${key}`,
            current: key === tab,
          }))}
        />
        <Recovery key={tab} {...loaderData} answer={actionData} />
        <p className={styles.back}>
          <MoreLink to="/auth/login" size="sm" icon="chevron-left" arrow={false}>
            {t('back')}
          </MoreLink>
        </p>
      </Stack>
    </AuthScene>
  );
}

type Props = { tab: Tab; now: string; preview: boolean; answer: RecoveryReply | undefined };

function Recovery({ tab, now, preview, answer }: Props) {
  const t = useTexts<typeof texts>('signIn');
  const fetcher = useFetcher<typeof action>();
  const first: RecoveryReply = { ...firstReply(now), values: { name: '', phone: '', email: '' } };
  const reply = useReply(answer ?? first, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const hold = useOneAtATime(fetcher);
  const { proofs, values } = reply;
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  if (reply.found) return <FoundId {...reply.found} />;
  const proven = { now: reply.now, errors, busy, recovery: true };
  return (
    <fetcher.Form
      method="post"
      action={`/auth/login-help?tab=${tab}`}
      noValidate
      data-unsent={holdsAnswers(reply) || undefined}
      onChange={onChange}
      onSubmit={hold}
    >
      <DefaultButton intent="finish" />
      <Stack gap={5}>
        <p className={styles.lede}>{t(tab === 'id' ? 'idLede' : 'passwordLede')}</p>
        <FormMessage message={reply.message} />
        {tab === 'id' ? (
          <>
            <Field required label={t('name')} name="name" error={errors.name}>
              <TextInput autoComplete="name" maxLength={50} defaultValue={values.name} />
            </Field>
            <ProvenField kind="phone" defaultValue={values.phone} proof={proofs.phone} {...proven} />
          </>
        ) : (
          <>
            <ProvenField
              kind="email"
              defaultValue={values.email}
              proof={proofs.email}
              hint={t('emailHint')}
              {...proven}
            />
            <NewPassword fresh errors={errors} />
          </>
        )}
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
          {t(tab === 'id' ? 'find' : 'reset')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}

function FoundId({ loginId, joinedAt }: { loginId: string; joinedAt: string }) {
  const t = useTexts<typeof texts>('signIn');
  const language = useLanguage();
  return (
    <div className={styles.found} role="status">
      <p>{t('found')}</p>
      <p className={styles.id}>{loginId}</p>
      <p>{t('joined', { date: fullDayText(joinedAt, language) })}</p>
      <div className={styles.actions}>
        <ButtonLink to="/auth/login" variant="primary">
          {t('login')}
        </ButtonLink>
        <ButtonLink to="/auth/login-help?tab=password">{t('forgot')}</ButtonLink>
      </div>
    </div>
  );
}

import { listSocialProviders } from '@chulbal/contract/social-logins';
import { data, useFetcher } from 'react-router';
import { momentText } from '../../lib/korean-time.ts';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ButtonLink } from '../../ui/action/button-link.tsx';
import type { authenticators as texts } from '../../ui/authenticators/authenticators.ko.ts';
import styles from '../../ui/authenticators/authenticators.module.css';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { LinkPage } from '../../ui/layout/link-page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { CodeProof } from '../../ui/sign-in/code-proof.ts';
import { FormMessage } from '../../ui/sign-in/form-message.tsx';
import { holdsAnswers, useReply } from '../../ui/sign-in/form-reply.ts';
import { PreviewHint } from '../../ui/sign-in/preview-hint.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { readTrip } from '../social-logins/trip.server.ts';
import type { Route } from './+types/lost-code';
import { answerLostCode, type LostReply } from './lost-code.server.ts';

/** Hints of the demo, and how long to wait, stand among the texts of accounts. */
export const handle: TextsHandle = { texts: ['ui-authenticators', 'ui-sign-in'] };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { attempt, now, mode } = visit;
  const trip = url.searchParams.get('by') === 'social' ? await readTrip(visit, request) : null;
  const providers = trip?.step ? await attempt(listSocialProviders) : null;
  const known = providers?.ok && providers.data.find(({ provider }) => provider === trip?.provider);
  return { now: now.toISOString(), preview: mode !== 'production', by: known ? known.name : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const trip = form.has('social') ? await readTrip(visit, request) : null;
  const reply = await answerLostCode(visit, form, trip?.step ?? null);
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** Before anything was sent; the same one at every drawing, for an answer that is new moves the focus. */
const unanswered: LostReply = { errors: {}, values: { loginId: '' }, proof: null, open: null };

/** `/auth/lost-code`: neither phone nor recovery codes are left; what to do is asked for, and what happens then is said. */
export default function LostCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('authenticators');
  const { now, preview, by } = loaderData;
  const fetcher = useFetcher<LostReply>();
  const reply = useReply(actionData ?? unanswered, fetcher.data);
  const { errors, onChange } = useFormErrors(reply);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const steps = (['who', 'phone', 'wait'] as const).map((key) => ({ key, label: t(`lost.steps.${key}`) }));
  if (reply.open) return <Asked steps={steps} removesAt={reply.open.removesAt} />;
  const step = reply.proof ? 'phone' : 'who';
  return (
    <LinkPage title={t('lost.title')} heading={t(`lost.${step}.heading`)} id="lost" steps={steps} step={step}>
      <fetcher.Form
        method="post"
        action="/auth/lost-code"
        noValidate
        data-unsent={holdsAnswers(reply) || undefined}
        onChange={onChange}
      >
        <Stack gap={5}>
          <p>{t(`lost.${step}.lead`, { name: by ?? '' })}</p>
          <FormMessage message={reply.message} wait={reply.wait} />
          {by && <input type="hidden" name="social" value="yes" />}
          {reply.proof ? (
            <CodeLeg proof={reply.proof} now={now} error={errors.code} busy={busy} />
          ) : (
            <>
              {by ? (
                <p>{t('lost.who.social', { name: by })}</p>
              ) : (
                <>
                  <Field label={t('lost.who.id')} name="loginId" error={errors.loginId}>
                    <TextInput
                      type="email"
                      inputMode="email"
                      autoComplete="username"
                      autoCapitalize="none"
                      spellCheck={false}
                      defaultValue={reply.values.loginId}
                    />
                  </Field>
                  <Field label={t('lost.who.password')} name="password" error={errors.password}>
                    <PasswordInput autoComplete="current-password" />
                  </Field>
                </>
              )}
              <ol className={styles.order}>
                {(['phone', 'two', 'wait', 'off'] as const).map((key) => (
                  <li key={key}>{t(`lost.order.${key}`)}</li>
                ))}
              </ol>
              <Button
                type="submit"
                name="intent"
                value="send"
                variant="primary"
                size="lg"
                block
                busy={busy === 'send'}
              >
                {t('lost.who.go')}
              </Button>
            </>
          )}
          {preview && <PreviewHint />}
        </Stack>
      </fetcher.Form>
    </LinkPage>
  );
}

type LegProps = { proof: CodeProof; now: string; error: string | undefined; busy: string | null };

function CodeLeg({ proof, now, error, busy }: LegProps) {
  const t = useTexts<typeof texts>('authenticators');
  const wait = useSecondsLeft(proof.until, now) ?? 0;
  return (
    <>
      <input type="hidden" name="proof" value={JSON.stringify(proof)} />
      <Field full required label={t('lost.phone.code')} name="code" error={error}>
        <CodeField until={proof.until} now={now} />
      </Field>
      <Button type="submit" name="intent" value="ask" variant="primary" size="lg" block busy={busy === 'ask'}>
        {t('lost.phone.go')}
      </Button>
      {wait === 0 && (
        <ButtonLink to="/auth/lost-code" reloadDocument>
          {t('lost.phone.again')}
        </ButtonLink>
      )}
    </>
  );
}

type AskedProps = { steps: { key: string; label: string }[]; removesAt: string | null };

function Asked({ steps, removesAt }: AskedProps) {
  const t = useTexts<typeof texts>('authenticators');
  const language = useLanguage();
  return (
    <LinkPage title={t('lost.title')} heading={t('lost.wait.heading')} id="lost" steps={steps} step="wait">
      <p>{removesAt ? t('lost.wait.until', { at: momentText(removesAt, language) }) : t('lost.wait.text')}</p>
      <p>{t('lost.wait.found')}</p>
      <ButtonLink to="/auth/login">{t('lost.wait.logIn')}</ButtonLink>
    </LinkPage>
  );
}

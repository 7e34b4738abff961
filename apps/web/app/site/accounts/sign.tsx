import { listTerms, type TermView } from '@chulbal/contract/accounts';
import { getChildRequest } from '@chulbal/contract/guardians/guardians';
import { getSocialTicket } from '@chulbal/contract/social-logins';
import { useRef } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { AuthScene } from '../../art/auth-scene.tsx';
import { countriesIn } from '../../lib/countries.server.ts';
import { flashHeader } from '../../lib/flash.server.ts';
import { timeText } from '../../lib/korean-time.ts';
import { nextPath } from '../../lib/next-path.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { TextsHandle } from '../../lib/text-groups.ts';
import { typedDate } from '../../lib/typed-date.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { StepList } from '../../ui/lane/step-list.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DefaultButton } from '../../ui/sign-in/default-button.tsx';
import { firstReply, useReply } from '../../ui/sign-in/form-reply.ts';
import { NewPassword } from '../../ui/sign-in/new-password.tsx';
import { useFormErrors } from '../../ui/sign-in/use-form-errors.ts';
import { useOneAtATime } from '../../ui/sign-in/use-one-at-a-time.ts';
import { childClaim } from '../guardians/guardian-secrets.server.ts';
import type { socialLogins as socialTexts } from '../social-logins/social-logins.ko.ts';
import { SocialWelcome } from '../social-logins/social-welcome.tsx';
import { forgetTrip, readTrip, rememberWay } from '../social-logins/trip.server.ts';
import type { Route } from './+types/sign';
import type { accounts as texts } from './accounts.ko.ts';
import { IdentityStep } from './identity-step.tsx';
import styles from './sign.module.css';
import { answerSignUp } from './sign-up.server.ts';
import { type SignUpReply, signUpSteps, stepState } from './sign-up-form.ts';
import { GoBack, StepButtons } from './step-buttons.tsx';
import { TermsStep } from './terms-step.tsx';
import { rememberSteps, useSignUpSteps } from './use-sign-up-steps.ts';

export const handle: TextsHandle = { texts: ['site-social-logins', 'ui-sign-in'] };

const afterSignUp = '/auth/mypage';

function goingTo(url: URL): string {
  const next = url.searchParams.get('next');
  return next ? nextPath(next) : afterSignUp;
}

/** Who comes by a provider; null for everybody else, and once the half hour for it is over. */
async function socialOf(visit: Visit, request: Request, url: URL) {
  if (url.searchParams.get('by') !== 'social') return null;
  const trip = await readTrip(visit, request);
  if (!trip?.ticket) return null;
  const told = await visit.attempt(getSocialTicket, { ticket: trip.ticket });
  return told.ok ? { ...told.data, ticket: trip.ticket, next: trip.next } : null;
}

/** Who signs up under 14, as the guardian has written it who consented; null for everybody else. */
async function childOf(visit: Visit, request: Request) {
  const claim = await childClaim(visit).read(request);
  const asked = claim ? await visit.attempt(getChildRequest, { claim }) : null;
  if (!claim || !asked?.ok || !asked.data.child || asked.data.hasAccount) return null;
  return { ...asked.data.child, claim };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const { api, who, language, now, mode } = visit;
  if (who()) throw redirect(goingTo(url));
  const [social, child] = await Promise.all([socialOf(visit, request, url), childOf(visit, request)]);
  return {
    child: child && { name: child.name, birthDate: child.birthDate },
    social: social && { name: social.name, email: social.email, confirmedAt: social.confirmedAt },
    // What is optional is the guardian's to say.
    terms: (await api(listTerms)).filter(({ required }) => required || !child),
    countries: countriesIn(language),
    now: now.toISOString(),
    preview: mode !== 'production',
    search: url.search,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = visitOf(context);
  const form = await request.formData();
  const [social, child] = await Promise.all([socialOf(visit, request, url), childOf(visit, request)]);
  const reply = await answerSignUp(visit, form, await visit.api(listTerms), { social, child });
  if (reply === 'signedUp') {
    const headers = new Headers({ 'set-cookie': flashHeader('welcome') });
    if (child) headers.append('set-cookie', await childClaim(visit).forget());
    if (!social) return redirect(goingTo(url), { headers });
    headers.append('set-cookie', await forgetTrip(visit));
    headers.append('set-cookie', await rememberWay(visit, social.provider));
    return redirect(social.next === '/' ? afterSignUp : nextPath(social.next), { headers });
  }
  const failed = reply.message !== undefined || Object.keys(reply.errors).length > 0;
  return data(reply, { status: failed ? 422 : 200 });
}

/** An answer changes neither terms nor countries. */
export function shouldRevalidate() {
  return false;
}

/** `/auth/sign`: one form in three steps, which are all on the page so that nothing typed is ever lost. */
export default function Sign({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('accounts');
  const s = useTexts<typeof socialTexts>('socialLogins');
  const { terms, countries, preview, search, social, child } = loaderData;
  const fetcher = useFetcher<typeof action>();
  const first: SignUpReply = {
    ...firstReply(loaderData.now),
    step: 'terms',
    values: {
      name: loaderData.child?.name ?? '',
      birthDate: typedDate(loaderData.child?.birthDate ?? ''),
      country: useLanguage() === 'ko' ? 'KR' : '',
      email: loaderData.social?.email ?? '',
      phone: '',
      agreed: [],
    },
  };
  const reply = useReply(actionData ?? first, fetcher.data);
  const form = useRef<HTMLFormElement>(null);
  const { step, setStep, agreed, recount, left } = useSignUpSteps(form, reply, terms);
  const { errors, onChange } = useFormErrors(reply);
  const hold = useOneAtATime(fetcher);
  const busy = fetcher.state === 'idle' ? null : String(fetcher.formData?.get('intent') ?? '');
  const own = () => {
    const typed = form.current ? new FormData(form.current) : null;
    return ['name', 'email', 'phone'].map((name) => String(typed?.get(name) ?? ''));
  };

  return (
    <AuthScene words={t('signWords')} step={(signUpSteps.indexOf(step) + 1) as 1 | 2 | 3}>
      <PageMeta title={t('signTitle')} description={t('signDescription')} />
      <div className={styles.head}>
        <Heading level={1} size="3xl">
          {social ? s('welcome.title') : t('signTitle')}
        </Heading>
        {!social && (
          <p>
            {t('haveAccount')} <TextLink to={`/auth/login${search}`}>{t('login')}</TextLink>
          </p>
        )}
      </div>
      {social && <SocialWelcome name={social.name} email={social.email} />}
      <fetcher.Form
        method="post"
        action={`/auth/sign${search}`}
        noValidate
        ref={form}
        // What the steps before were answered with is the page's alone until the last one.
        data-unsent={step !== 'terms' || undefined}
        onChange={(event) => {
          recount();
          onChange(event);
        }}
        onSubmit={(event) => {
          hold(event);
          if (step === 'password') rememberSteps(null);
        }}
      >
        <DefaultButton intent="next" />
        <input type="hidden" name="step" value={step} />
        {reply.message && (
          <div className={styles.message}>
            <ErrorSummary errors={{}} message={reply.message} />
          </div>
        )}
        <StepList
          steps={[
            ...(social
              ? [
                  {
                    key: 'social',
                    state: 'done' as const,
                    title: s('welcome.confirmed', { name: social.name }),
                    summary: s('welcome.confirmedAt', { time: timeText(social.confirmedAt) }),
                  },
                ]
              : []),
            {
              key: 'terms',
              state: stepState('terms', step),
              at: 20 + 60 * (agreed.length / Math.max(1, terms.length)),
              title: t('terms.title'),
              summary: step === 'terms' ? undefined : <TermsSummary terms={terms} agreed={agreed} />,
              action:
                step === 'terms' ? undefined : (
                  <GoBack quiet to="terms" onGo={() => setStep('terms')}>
                    {t('signEdit')}
                  </GoBack>
                ),
              children: <TermsStep terms={terms} agreed={agreed} left={left} errors={errors} />,
            },
            {
              key: 'identity',
              state: stepState('identity', step),
              at: 20 + 40 * Object.values(reply.proofs).filter((proof) => proof?.verified).length,
              title: social ? s('welcome.whoTitle') : t('identity.title'),
              summary: step === 'password' ? reply.values.email : undefined,
              action:
                step === 'password' ? (
                  <GoBack quiet to="identity" onGo={() => setStep('identity')}>
                    {t('signEdit')}
                  </GoBack>
                ) : undefined,
              children: (
                <Stack gap={6}>
                  <IdentityStep
                    reply={{ ...reply, errors }}
                    countries={countries}
                    busy={busy}
                    preview={preview}
                    social={social}
                    isChild={child !== null}
                    onBack={() => setStep('terms')}
                  />
                </Stack>
              ),
            },
            ...(social
              ? []
              : [
                  {
                    key: 'password',
                    state: stepState('password', step),
                    at: 50,
                    title: t('signPassword.title'),
                    children: (
                      <Stack gap={5}>
                        <NewPassword errors={errors} own={own} />
                        <StepButtons backTo="identity" onBack={() => setStep('identity')}>
                          <Button
                            type="submit"
                            name="intent"
                            value="next"
                            variant="primary"
                            busy={busy === 'next'}
                          >
                            {t('signPassword.submit')}
                          </Button>
                        </StepButtons>
                      </Stack>
                    ),
                  },
                ]),
          ]}
        />
      </fetcher.Form>
    </AuthScene>
  );
}

type Props = { terms: readonly TermView[]; agreed: readonly string[] };

/** The finished step in a line: 필수 2개 동의 · 소식 받기 안 함. */
function TermsSummary({ terms, agreed }: Props) {
  const t = useTexts<typeof texts>('accounts');
  const isAgreed = ({ term }: TermView) => agreed.includes(term);
  const required = terms.filter((term) => term.required && isAgreed(term)).length;
  const optional = terms.filter((term) => !term.required);
  return [
    t('terms.summary', { count: required }),
    ...optional.map((term) => t(isAgreed(term) ? 'terms.with' : 'terms.without', { terms: term.title })),
  ].join(' · ');
}

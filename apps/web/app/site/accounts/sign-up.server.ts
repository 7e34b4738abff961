import { signUp, type TermView } from '@chulbal/contract/accounts';
import type { OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import { errorText } from '@chulbal/contract/errors';
import { type FieldErrorName, isFieldErrorName } from '@chulbal/contract/field-errors';
import { country, email, line, phone } from '@chulbal/contract/fields';
import { signUpBySocial } from '@chulbal/contract/social-logins';
import type { z } from 'zod';
import { textsOf } from '../../lib/all-texts.server.ts';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { isoDate } from '../../ui/form/typing.ts';
import { proofState } from '../../ui/sign-in/code-proof.ts';
import {
  codeOf,
  dayOf,
  fieldText,
  phoneOf,
  problemText,
  replyTo,
  textOf,
  withCodeChecked,
  withCodeSent,
} from '../../ui/sign-in/form-reply.server.ts';
import { passwordErrors } from '../../ui/sign-in/new-password.server.ts';
import type { signIn } from '../../ui/sign-in/sign-in.ko.ts';
import type { accounts as texts } from './accounts.ko.ts';
import { isUnderFourteen } from './birth-date.ts';
import { inOrder, isStep, type SignUpReply, type SignUpStep, stepWithError } from './sign-up-form.ts';

type Terms = readonly TermView[];

/** Somebody who has come by a provider: `email` as it has checked it. They make no password. */
export type Social = { ticket: string; email: string | null };

/** Somebody under 14 whose guardian has consented, as that one has written it. `birthDate`: yyyy-MM-dd. */
export type Child = { name: string; birthDate: string; claim: string };

/** How somebody comes. */
export type Coming = { social: Social | null; child: Child | null };
type Errors = Record<string, string>;

/** Reads the form as it was sent: everything but passwords and codes goes back to the page. */
export function readSignUp(form: FormData, terms: Terms, now: Date): SignUpReply {
  const step = textOf(form, 'step');
  return {
    ...replyTo(form, now),
    step: isStep(step) ? step : 'terms',
    values: {
      name: textOf(form, 'name'),
      birthDate: dayOf(form, 'birthDate'),
      country: textOf(form, 'country'),
      email: textOf(form, 'email'),
      phone: phoneOf(form, 'phone'),
      agreed: terms.filter(({ term }) => form.has(`consents.${term}`)).map(({ term }) => term),
    },
  };
}

/** The required terms that are not ticked (P-01: refusing an optional one blocks nothing). */
export function termErrors(
  { values }: SignUpReply,
  terms: Terms,
  { language }: Pick<Visit, 'language'>,
): Errors {
  const missing = terms.filter(({ term, required }) => required && !values.agreed.includes(term));
  return Object.fromEntries(missing.map(({ term }) => [`consents.${term}`, fieldText('consent', language)]));
}

/** A birth date that cannot be, or under 14, which is said before any code is sent (P-02). */
function birthDateError(
  birthDate: string,
  { language, now }: Pick<Visit, 'language' | 'now'>,
  child: Child | null,
): Errors {
  const day = isoDate(birthDate);
  if (!day) return { birthDate: fieldText(birthDate ? 'birthDate' : 'required', language) };
  if (!isUnderFourteen(birthDate, now) || day === child?.birthDate) return {};
  if (child) return { birthDate: errorText('guardianMismatch', language) };
  return { birthDate: errorText('underFourteen', language), underFourteen: '1' };
}

/** What is missing or wrong in who somebody is, in the order of the form. */
export function identityErrors(
  { values, proofs }: SignUpReply,
  visit: Pick<Visit, 'language' | 'now'>,
  { social, child }: Coming = { social: null, child: null },
): Errors {
  const { language } = visit;
  const emailProven =
    isChecked(values.email, social) || proofState(proofs.email, values.email) === 'verified';
  const t = textsOf<typeof signIn>(language, 'signIn');
  const wrong = (name: string, schema: z.ZodType, value: string): Errors => {
    const problem = schema.safeParse(value).error?.issues[0]?.message;
    if (problem === undefined) return {};
    const known: FieldErrorName =
      value.trim() === '' ? 'required' : isFieldErrorName(problem) ? problem : 'invalid';
    return { [name]: fieldText(known, language) };
  };
  return {
    ...wrong('name', line(50), values.name),
    ...birthDateError(values.birthDate, visit, child),
    ...wrong('country', country, values.country),
    ...(emailProven ? {} : { email: t('unprovenEmail') }),
    ...wrong('email', email, values.email),
    ...(proofState(proofs.phone, values.phone) === 'verified' ? {} : { phone: t('unprovenPhone') }),
    ...wrong('phone', phone, values.phone),
  };
}

/** Whether an address is the one that the provider has checked. */
function isChecked(address: string, social: Social | null): boolean {
  return social?.email != null && social.email === address.trim().toLowerCase();
}

/** Sends or checks a code for the e-mail or the phone. */
async function codeStep(
  visit: Visit,
  reply: SignUpReply,
  form: FormData,
  { intent, child }: { intent: string; child: Child | null },
): Promise<SignUpReply> {
  const { values } = reply;
  // Nobody under 14 is sent anything: the message would keep their address.
  const tooYoung = values.birthDate ? birthDateError(values.birthDate, visit, child) : {};
  if (intent.endsWith('-send') && tooYoung.birthDate) return { ...reply, errors: tooYoung };
  switch (intent) {
    case 'email-send':
      return withCodeSent(visit, reply, { purpose: 'signUpEmail', email: values.email });
    case 'phone-send':
      return withCodeSent(visit, reply, { purpose: 'signUpPhone', phone: values.phone });
    case 'email-check':
      return withCodeChecked(visit, reply, { kind: 'email', code: codeOf(form, 'emailCode') });
    default:
      return withCodeChecked(visit, reply, { kind: 'phone', code: codeOf(form, 'phoneCode') });
  }
}

/** The step after the open one, if nothing in it is missing. Codes that were typed but not checked are checked. */
async function nextStep(
  visit: Visit,
  start: SignUpReply,
  form: FormData,
  terms: Terms,
  coming: Coming,
): Promise<SignUpReply> {
  if (start.step === 'terms') {
    const errors = termErrors(start, terms, visit);
    return Object.keys(errors).length > 0 ? { ...start, errors } : { ...start, step: 'identity' };
  }
  let reply = start;
  for (const kind of ['email', 'phone'] as const) {
    const code = codeOf(form, `${kind}Code`);
    if (code && proofState(reply.proofs[kind], reply.values[kind]) === 'sent') {
      const { errors, ...checked } = await withCodeChecked(visit, { ...reply, errors: {} }, { kind, code });
      reply = { ...checked, errors: { ...reply.errors, ...errors } };
    }
  }
  const errors = inOrder({ ...identityErrors(reply, visit, coming), ...reply.errors });
  // The code's own error says enough beside an unproven address.
  for (const kind of ['email', 'phone'] as const) if (errors[`${kind}Code`]) delete errors[kind];
  if (Object.keys(errors).length > 0) return { ...reply, errors };
  return { ...reply, step: 'password' };
}

/** What every way to sign up sends. */
function personInput(
  { values, proofs }: SignUpReply,
  terms: Terms,
  child: Child | null,
): Omit<RequestOf<typeof signUp>, 'password' | 'emailRequestId'> {
  return {
    name: values.name,
    birthDate: isoDate(values.birthDate) ?? '',
    country: values.country,
    email: values.email,
    phone: values.phone,
    phoneRequestId: proofs.phone?.requestId ?? '',
    consents: terms.map(({ term, version }) => ({ term, version, agreed: values.agreed.includes(term) })),
    ...(child ? { guardianClaim: child.claim } : {}),
  };
}

/** A refusal leads back to the step it belongs to; a proof that no longer counts has to be made again. */
function refusedSignUp(reply: SignUpReply, error: unknown, visit: Visit): SignUpReply {
  const problem = problemOf(error);
  const errors: Errors = { ...problem.fields };
  const proofs = { ...reply.proofs };
  const expired = textsOf<typeof texts>(visit.language, 'accounts')('signPassword.expired');
  for (const kind of ['email', 'phone'] as const) {
    const lost =
      problem.name === `${kind}Registered` ||
      (problem.name === 'codeWrong' && errors[kind]) ||
      errors[`${kind}RequestId`];
    if (!lost) continue;
    proofs[kind] = null;
    delete errors[`${kind}RequestId`];
    errors[kind] = problem.name === `${kind}Registered` ? problem.message : expired;
    if (problem.name === `${kind}Registered`) errors[`${kind}Registered`] = '1';
  }
  const step = stepWithError(errors);
  return {
    ...reply,
    errors: inOrder(errors),
    proofs,
    ...(step ? { step } : { message: problemText(problem, visit.language) }),
  };
}

/** Signs up by `send`, if nothing in any step is missing. */
async function join(
  visit: Visit,
  reply: SignUpReply,
  { terms, coming, more = {} }: { terms: Terms; coming: Coming; more?: Errors },
  send: () => Promise<OutputOf<typeof signUp>>,
): Promise<SignUpReply | 'signedUp'> {
  const errors = { ...termErrors(reply, terms, visit), ...identityErrors(reply, visit, coming), ...more };
  const step = stepWithError(errors);
  if (step) return { ...reply, step, errors };
  try {
    const { userInfo, ...tokens } = await send();
    visit.logIn('user', tokens, userInfo);
    return 'signedUp';
  } catch (error) {
    return refusedSignUp(reply, error, visit);
  }
}

/**
 * Answers a step of sign-up, which is one form: the terms, who one is with codes, the password. Signs up at
 * the end: `'signedUp'`, with the session open. Who has come by a provider makes no password.
 */
export async function answerSignUp(
  visit: Visit,
  form: FormData,
  terms: Terms,
  coming: Coming,
): Promise<SignUpReply | 'signedUp'> {
  const { social, child } = coming;
  const intent = textOf(form, 'intent');
  const reply = readSignUp(form, terms, visit.now);
  const goTo = intent.replace(/^go-/, '');
  if (intent !== goTo && isStep(goTo)) return { ...reply, step: goTo satisfies SignUpStep };
  if (/^(?:email|phone)-(?:send|check)$/.test(intent)) return codeStep(visit, reply, form, { intent, child });
  if (reply.step !== 'password') {
    const next = await nextStep(visit, reply, form, terms, coming);
    if (!social || next.step !== 'password') return next;
    return join(visit, { ...next, step: 'identity' }, { terms, coming }, () => {
      const { requestId: emailRequestId } = next.proofs.email ?? {};
      const { ticket } = social;
      return visit.api(signUpBySocial, { ...personInput(next, terms, child), ticket, emailRequestId });
    });
  }
  const more = passwordErrors(form, visit);
  return join(visit, reply, { terms, coming, more }, () =>
    visit.api(signUp, {
      ...personInput(reply, terms, child),
      emailRequestId: reply.proofs.email?.requestId ?? '',
      password: textOf(form, 'password'),
    }),
  );
}

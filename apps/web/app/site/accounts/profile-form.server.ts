import { changePassword, type Profile, updateProfile } from '@chulbal/contract/accounts';
import { textsOf } from '../../lib/all-texts.server.ts';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { proofState } from '../../ui/sign-in/code-proof.ts';
import {
  codeOf,
  fieldText,
  phoneOf,
  refused,
  replyTo,
  textOf,
  withCodeChecked,
  withCodeSent,
} from '../../ui/sign-in/form-reply.server.ts';
import type { FormReply } from '../../ui/sign-in/form-reply.ts';
import { passwordErrors } from '../../ui/sign-in/new-password.server.ts';
import type { signIn } from '../../ui/sign-in/sign-in.ko.ts';
import type { accounts } from './accounts.ko.ts';

export type ProfileValues = { name: string; country: string; email: string; phone: string };
export type ProfileReply = FormReply & { form: 'profile' | 'password'; values: ProfileValues };

type Done = 'profileSaved' | 'passwordChanged';

export function readProfileForm(form: FormData, now: Date): ProfileReply {
  return {
    ...replyTo(form, now),
    form: 'profile',
    values: {
      name: textOf(form, 'name'),
      country: textOf(form, 'country'),
      email: textOf(form, 'email'),
      phone: phoneOf(form, 'phone'),
    },
  };
}

/** Saves the profile, or sends and checks the codes for a new e-mail or phone. */
export async function answerProfile(
  visit: Visit,
  form: FormData,
  profile: Pick<Profile, 'email' | 'phone'>,
): Promise<ProfileReply | Done> {
  const start = readProfileForm(form, visit.now);
  const { values } = start;
  switch (textOf(form, 'intent')) {
    case 'email-send':
      return withCodeSent(visit, start, { purpose: 'changeEmail', email: values.email });
    case 'phone-send':
      return withCodeSent(visit, start, { purpose: 'changePhone', phone: values.phone });
    case 'email-check':
      return withCodeChecked(visit, start, { kind: 'email', code: codeOf(form, 'emailCode') });
    case 'phone-check':
      return withCodeChecked(visit, start, { kind: 'phone', code: codeOf(form, 'phoneCode') });
    default:
      return saveProfile(visit, start, profile);
  }
}

async function saveProfile(
  visit: Visit,
  reply: ProfileReply,
  profile: Pick<Profile, 'email' | 'phone'>,
): Promise<ProfileReply | Done> {
  const { values, proofs } = reply;
  const t = textsOf<typeof signIn>(visit.language, 'signIn');
  const errors: Record<string, string> = {};
  const changed = (kind: 'email' | 'phone') => values[kind].trim() !== profile[kind];
  const proven = (kind: 'email' | 'phone') => proofState(proofs[kind], values[kind]) === 'verified';
  if (changed('email') && !proven('email')) errors.email = t('unprovenEmail');
  if (changed('phone') && !proven('phone')) errors.phone = t('unprovenPhone');
  for (const kind of ['email', 'phone'] as const) {
    if (values[kind].trim() === '') errors[kind] = fieldText('required', visit.language);
  }
  if (Object.keys(errors).length > 0) return { ...reply, errors };
  const change = (kind: 'email' | 'phone') =>
    changed(kind) && proofs[kind] ? { value: values[kind], requestId: proofs[kind].requestId } : undefined;
  try {
    await visit.api(updateProfile, {
      name: values.name,
      country: values.country,
      email: change('email'),
      phone: change('phone'),
    });
    return 'profileSaved';
  } catch (error) {
    const { name, message } = problemOf(error);
    if (name === 'emailRegistered') return { ...reply, errors: { email: message } };
    if (name === 'phoneRegistered') return { ...reply, errors: { phone: message } };
    const names = { 'email.value': 'email', 'phone.value': 'phone' };
    return refused(reply, error, visit.language, { names });
  }
}

/** Changes the password; the current one is asked for. */
export async function answerPassword(
  visit: Visit,
  form: FormData,
  profile: ProfileValues,
): Promise<ProfileReply | Done> {
  const { language, now } = visit;
  const reply: ProfileReply = { ...readProfileForm(form, now), form: 'password', values: profile };
  const currentPassword = textOf(form, 'currentPassword');
  const errors = {
    ...(currentPassword ? {} : { currentPassword: fieldText('required', language) }),
    ...passwordErrors(form, visit),
  };
  if (Object.keys(errors).length > 0) return { ...reply, errors };
  try {
    await visit.api(changePassword, { currentPassword, password: textOf(form, 'password') });
    return 'passwordChanged';
  } catch (error) {
    const { name } = problemOf(error);
    if (name !== 'wrongCredentials') return refused(reply, error, language);
    const t = textsOf<typeof accounts>(language, 'accounts');
    return { ...reply, errors: { currentPassword: t('currentWrong') } };
  }
}

import { type FieldErrorName, fieldErrors } from '@chulbal/contract/field-errors';
import type { Language } from '@chulbal/contract/language';
import { textsOf } from '../../lib/all-texts.server.ts';
import { type Problem, problemOf } from '../../lib/api-error.ts';
import { durationText } from '../../lib/duration-text.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { formatDate, formatPhone } from '../form/typing.ts';
import { type CodeTarget, checkProof, type Sending, sendingOf, sendProof } from './code-proof.server.ts';
import { readProof } from './code-proof.ts';
import type { FormReply } from './form-reply.ts';
import type { signIn as texts } from './sign-in.ko.ts';

type Proven = 'email' | 'phone';

export function fieldText(name: FieldErrorName, language: Language): string {
  return fieldErrors[name][language];
}

/** A form's field as text, whatever was sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * A phone number, day or code of a form, written as its field writes it. A form that is sent before the scripts of its page
 * run comes as somebody typed it: `01012341234`, `20041102`, `123 456`.
 */
export function phoneOf(form: FormData, name: string): string {
  return formatPhone(textOf(form, name));
}

export function dayOf(form: FormData, name: string): string {
  return formatDate(textOf(form, name));
}

export function codeOf(form: FormData, name: string): string {
  return textOf(form, name).normalize('NFKC').replaceAll(/\s/g, '');
}

/** Where a form stands when it arrives: its proofs, and no errors yet. */
export function replyTo(form: FormData, now: Date): FormReply {
  const proofs = { email: readProof(form.get('emailProof')), phone: readProof(form.get('phoneProof')) };
  return { errors: {}, proofs, now: now.toISOString() };
}

/** What a refusal says, with how long to wait where that is known. */
export function problemText(problem: Problem, language: Language): string {
  if (problem.retryAfter === undefined) return problem.message;
  const t = textsOf<typeof texts>(language, 'signIn');
  return t('tooMany', { time: durationText(problem.retryAfter, language) });
}

/** The reply with what an API call refused: beside its fields, renamed where the form calls them otherwise. */
export function refused<R extends FormReply>(
  reply: R,
  error: unknown,
  language: Language,
  { names = {}, field }: { names?: Record<string, string>; field?: string } = {},
): R {
  const problem = problemOf(error);
  const errors = Object.fromEntries(
    Object.entries(problem.fields).map(([path, text]) => [names[path] ?? path, text]),
  );
  if (Object.keys(errors).length > 0) return { ...reply, errors };
  const text = problemText(problem, language);
  return field ? { ...reply, errors: { [field]: text } } : { ...reply, message: text };
}

/** Sends a code for a field of the form. */
export async function withCodeSent<R extends FormReply>(
  visit: Visit,
  reply: R,
  target: CodeTarget | Sending,
): Promise<R> {
  const sending = 'send' in target ? target : sendingOf(visit, target);
  const { kind } = sending;
  try {
    const proof = await sendProof(visit, sending);
    return { ...reply, proofs: { ...reply.proofs, [kind]: proof } };
  } catch (error) {
    return refused(reply, error, visit.language, { field: kind });
  }
}

/** Checks the code that was typed for a field of the form. What is registered already is said at the field. */
export async function withCodeChecked<R extends FormReply>(
  visit: Visit,
  reply: R,
  { kind, code }: { kind: Proven; code: string },
): Promise<R> {
  const proof = reply.proofs[kind];
  if (!proof) return reply;
  try {
    const checked = await checkProof(visit, proof, code);
    return { ...reply, proofs: { ...reply.proofs, [kind]: checked } };
  } catch (error) {
    const field = `${kind}Code`;
    const { name } = problemOf(error);
    const next = refused(reply, error, visit.language, { names: { code: field, requestId: field }, field });
    if (name !== 'emailRegistered' && name !== 'phoneRegistered') return next;
    return {
      ...next,
      errors: { ...next.errors, [`${kind}Registered`]: '1' },
      proofs: { ...next.proofs, [kind]: null },
    };
  }
}

import { problemOf } from '../../lib/api-error.ts';
import { useFormErrors } from './use-form-errors.ts';

/** What a form in front of the console is answered with: all to show it again, but for passwords and codes. */
export type SignInReply = {
  errors: Record<string, string>;
  /** What belongs to no field. */
  message?: string;
  /** Too many tries: until when, and what the server's clock said, both ISO. */
  wait?: { until: string; now: string };
  values: Record<string, string>;
};

const firstReply: SignInReply = { errors: {}, values: {} };

/** A form's field as text, whatever was sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A refusal as the form shows it, and its status. `fieldOf`: beside which field a refusal by name stands. */
export function answerSignIn(
  error: unknown,
  now: Date,
  fieldOf: Record<string, string> = {},
): { reply: SignInReply; status: number } {
  const { name, message, fields, retryAfter } = problemOf(error);
  if (name === 'tooManyRequests') {
    const until = new Date(now.getTime() + (retryAfter ?? 0) * 1000).toISOString();
    return { reply: { ...firstReply, wait: { until, now: now.toISOString() } }, status: 429 };
  }
  const field = fieldOf[name];
  const said = Object.keys(fields).length > 0;
  const errors = field && !said ? { [field]: message } : fields;
  const named = said || field !== undefined;
  const reply = named ? { ...firstReply, errors } : { ...firstReply, message };
  return { reply, status: name === 'networkError' ? 502 : 422 };
}

type Lost = { problem: { message: string } };

/** The form's last answer, of the page or of a call, with errors that go when their field is changed. */
export function useSignInForm(first: SignInReply | undefined, last: SignInReply | Lost | undefined) {
  const said = last ?? first ?? firstReply;
  const reply = replyOf(said);
  return { reply, ...useFormErrors(reply) };
}

const lostReplies = new WeakMap<Lost, SignInReply>();

/** One reply for one answer, so that its errors are shown once. */
function replyOf(said: SignInReply | Lost): SignInReply {
  if (!('problem' in said)) return said;
  const known = lostReplies.get(said) ?? { ...firstReply, message: said.problem.message };
  lostReplies.set(said, known);
  return known;
}

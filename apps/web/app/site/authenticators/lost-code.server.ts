import { askForAuthenticatorReset, beginAuthenticatorReset } from '@chulbal/contract/authenticators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { type CodeProof, readProof } from '../../ui/sign-in/code-proof.ts';
import { codeOf, fieldText, problemText, textOf } from '../../ui/sign-in/form-reply.server.ts';

/** What the page of whoever has lost everything is answered with; `open`: what they have asked for stands so. */
export type LostReply = {
  errors: Record<string, string>;
  values: { loginId: string };
  message?: string;
  wait?: { now: string; until: string };
  proof: CodeProof | null;
  open: OutputOf<typeof askForAuthenticatorReset> | null;
};

/** Sends a code to the phone after the first proof, or asks by the code. Nothing typed is lost but the password. */
export async function answerLostCode(
  visit: Visit,
  form: FormData,
  ticket: string | null,
): Promise<LostReply> {
  const { language, now } = visit;
  const loginId = textOf(form, 'loginId');
  const reply: LostReply = {
    ...{ errors: {}, values: { loginId }, proof: readProof(form.get('proof')), open: null },
  };
  try {
    if (textOf(form, 'intent') === 'ask') return await ask(visit, form, reply);
    const password = textOf(form, 'password');
    const missing = {
      ...(ticket || loginId.trim() ? {} : { loginId: fieldText('required', language) }),
      ...(ticket || password ? {} : { password: fieldText('required', language) }),
    };
    if (Object.keys(missing).length > 0) return { ...reply, errors: missing };
    const { code, open } = await visit.api(
      beginAuthenticatorReset,
      ticket ? { ticket } : { loginId, password },
    );
    if (!code) return { ...reply, open };
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
    const { requestId, expiresIn, resendAfter } = code;
    const times = { until: after(expiresIn), resendAt: after(resendAfter) };
    return { ...reply, proof: { requestId, to: 'phone', ...times, verified: false } };
  } catch (error) {
    const problem = problemOf(error);
    const { name, retryAfter = 0, fields } = problem;
    if (name === 'wrongCredentials') return { ...reply, errors: { password: problem.message } };
    if (Object.keys(fields).length > 0) return { ...reply, errors: { ...fields } };
    const message = problemText(problem, language);
    if (name !== 'tooManyRequests') return { ...reply, message };
    const until = new Date(now.getTime() + retryAfter * 1000).toISOString();
    return { ...reply, message, wait: { now: now.toISOString(), until } };
  }
}

async function ask(visit: Visit, form: FormData, reply: LostReply): Promise<LostReply> {
  const code = codeOf(form, 'code');
  if (!/^\d{6}$/.test(code)) return { ...reply, errors: { code: fieldText('code', visit.language) } };
  const requestId = reply.proof?.requestId ?? '';
  return { ...reply, open: await visit.api(askForAuthenticatorReset, { requestId, code }) };
}

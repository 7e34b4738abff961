import { findId, resetPassword } from '@chulbal/contract/accounts';
import { pointerResetPassword, pointerSendCode } from '@chulbal/contract/evaluators/login';
import { textsOf } from '../../lib/all-texts.server.ts';
import { problemOf } from '../../lib/api-error.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { proofState } from './code-proof.ts';
import { codeOf, fieldText, phoneOf, refused, replyTo, textOf, withCodeSent } from './form-reply.server.ts';
import type { FormReply } from './form-reply.ts';
import { passwordErrors } from './new-password.server.ts';
import type { signIn } from './sign-in.ko.ts';

export type RecoveryReply = FormReply & {
  values: { name: string; phone: string; email: string };
  /** The id that was asked for, once its owner has proven to be it. */
  found?: { loginId: string; joinedAt: string };
};

function readRecovery(form: FormData, now: Date): RecoveryReply {
  const values = { name: textOf(form, 'name'), phone: phoneOf(form, 'phone'), email: textOf(form, 'email') };
  return { ...replyTo(form, now), values };
}

/**
 * The request and code of a form, or what is missing of them. A code is used up by the first right try, so it
 * is only given away with everything else in order.
 */
function givenCode(visit: Visit, reply: RecoveryReply, form: FormData, kind: 'email' | 'phone') {
  const proof = reply.proofs[kind];
  if (!proof || proofState(proof, reply.values[kind]) === 'none') {
    const t = textsOf<typeof signIn>(visit.language, 'signIn');
    return { errors: { [kind]: t('needCode') } };
  }
  const code = codeOf(form, `${kind}Code`);
  if (!/^\d{6}$/.test(code)) return { errors: { [`${kind}Code`]: fieldText('code', visit.language) } };
  return { requestId: proof.requestId, code };
}

/** Name and phone, then the code: the log-in id. Nobody else learns whether there is an account (S-09). */
export async function answerFindId(visit: Visit, form: FormData): Promise<RecoveryReply> {
  const reply = readRecovery(form, visit.now);
  const { name, phone } = reply.values;
  if (textOf(form, 'intent') === 'phone-send') {
    return withCodeSent(visit, reply, { purpose: 'findId', name, phone });
  }
  const given = givenCode(visit, reply, form, 'phone');
  if (given.errors) return { ...reply, errors: given.errors };
  try {
    return { ...reply, found: await visit.api(findId, given) };
  } catch (error) {
    return refused(reply, error, visit.language, { names: { code: 'phoneCode' }, field: 'phoneCode' });
  }
}

/** E-mail, code and a new password. `'reset'` when it is done and every session of the account is over. */
export async function answerReset(
  visit: Visit,
  form: FormData,
  whose: 'user' | 'evaluator',
): Promise<RecoveryReply | 'reset'> {
  const reply = readRecovery(form, visit.now);
  const { email } = reply.values;
  if (textOf(form, 'intent') === 'email-send') {
    const send = () => visit.api(pointerSendCode, { email });
    const ofEvaluator = { kind: 'email', to: email, send } as const;
    return withCodeSent(visit, reply, whose === 'user' ? { purpose: 'resetPassword', email } : ofEvaluator);
  }
  const given = givenCode(visit, reply, form, 'email');
  const errors = { ...given.errors, ...passwordErrors(form, visit) };
  if (given.errors || Object.keys(errors).length > 0) return { ...reply, errors };
  try {
    const endpoint = whose === 'user' ? resetPassword : pointerResetPassword;
    await visit.api(endpoint, { ...given, password: textOf(form, 'password') });
    return 'reset';
  } catch (error) {
    const { name } = problemOf(error);
    const field = name === 'codeWrong' ? { field: 'emailCode' } : {};
    return refused(reply, error, visit.language, { names: { code: 'emailCode' }, ...field });
  }
}

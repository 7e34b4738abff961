import { password } from '@chulbal/contract/fields';
import type { Visit } from '../../lib/visit.server.ts';
import { fieldText, textOf } from './form-reply.server.ts';

/** What is wrong with a new password and its repetition; whether it is a common one the API says. */
export function passwordErrors(
  form: FormData,
  { language }: Pick<Visit, 'language'>,
): Record<string, string> {
  const chosen = textOf(form, 'password');
  if (!password.safeParse(chosen).success) {
    return { password: fieldText(chosen ? 'password' : 'required', language) };
  }
  const same = chosen === textOf(form, 'passwordAgain');
  return same ? {} : { passwordAgain: fieldText('passwordsDiffer', language) };
}

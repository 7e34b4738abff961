import { data, redirect } from 'react-router';
import { flash } from '../../lib/flash.server.ts';
import type { Visit } from '../../lib/visit.server.ts';
import { passwordErrors } from './new-password.server.ts';
import { answerSignIn, type SignInReply, textOf } from './sign-in-reply.ts';

type Passwords = { currentPassword: string; password: string };

/** What the form of a new password is answered with: its errors, or the way to `home` of the area. */
export async function answerNewPassword(
  { language, now }: Visit,
  request: Request,
  home: string,
  change: (passwords: Passwords) => Promise<unknown>,
) {
  const form = await request.formData();
  const errors = passwordErrors(form, { language });
  if (Object.keys(errors).length > 0) {
    return data({ errors, values: {} } satisfies SignInReply, { status: 422 });
  }
  try {
    await change({ currentPassword: textOf(form, 'currentPassword'), password: textOf(form, 'password') });
  } catch (error) {
    const { reply, status } = answerSignIn(error, now, { wrongCredentials: 'currentPassword' });
    return data(reply, { status });
  }
  return redirect(home, flash('passwordChanged'));
}

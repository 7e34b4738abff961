import { FormMessage } from './form-message.tsx';
import type { SignInReply } from './sign-in-reply.ts';

/** What the form is refused for that belongs to no field. */
export function SignInMessage({ reply }: { reply: SignInReply }) {
  return <FormMessage message={reply.message} wait={reply.wait} />;
}

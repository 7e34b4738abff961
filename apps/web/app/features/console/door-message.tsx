import { FormMessage } from '../accounts/form-message.tsx';
import type { DoorReply } from './door-reply.ts';

/** What the form is refused for that belongs to no field. */
export function DoorMessage({ reply }: { reply: DoorReply }) {
  return <FormMessage message={reply.message} wait={reply.wait} />;
}

import type { DoorReply } from './door-reply.ts';
import { FormMessage } from './form-message.tsx';

/** What the form is refused for that belongs to no field. */
export function DoorMessage({ reply }: { reply: DoorReply }) {
  return <FormMessage message={reply.message} wait={reply.wait} />;
}

import type { DeviceCopy } from './device-copy.ts';
import type { Edited, Texts } from './edited.ts';

/**
 * How a save went. `met`: somebody has saved meanwhile, and nothing of this was taken. `refused`: the server said no;
 * `fields` by path. `retryAfter` in seconds, and
 * `problem`, where a server that is busy said so itself.
 */
export type SendResult<Reply, Server> =
  | { kind: 'saved'; reply: Reply }
  | { kind: 'changedElsewhere'; server: Server }
  | { kind: 'refused'; message: string; fields?: Texts }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number; problem?: { message: string } };

/** What is particular to a kind of content: pure functions. */
export type ContentRules<Content extends Edited, Server, Call, Reply> = {
  write(content: Content, texts: Texts): Content;
  /** The changes that may be sent now: not those in conflict or that the server would not take. */
  sendable(content: Content): Texts;
  /** What is sent of content whose `sending` is set. */
  callOf(content: Content): Call;
  acknowledge(content: Content, reply: Reply): Content;
  /** What the server holds now; nobody is overwritten. */
  merge(content: Content, server: Server): Content;
  /** Holds back what the server has refused by path; null where it refused the whole. */
  refuse?(content: Content, fields: Texts): Content | null;
  /** Takes up what an earlier page left on the device. */
  adopt(content: Content, copy: DeviceCopy): Content;
  copyOf(content: Content): DeviceCopy;
  /** Whether the server knows nothing of it yet. */
  isNew?(content: Content): boolean;
};

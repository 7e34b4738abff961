import type { FailedMessage, MessageFailure } from '@chulbal/contract/failed-messages';
import { messageFailures } from '@chulbal/contract/failed-messages.values';
import { oneOf } from '../../lib/one-of.ts';

export type Failed = FailedMessage;

export type Kind = { channel: FailedMessage['channel']; failure: MessageFailure };

/** What sending again does not help against as long as nobody has changed something. */
const lasting: readonly MessageFailure[] = ['address', 'late'];

/** Whether sending again is what helps. */
export function helpsAgain({ failure }: { failure: MessageFailure }): boolean {
  return !lasting.includes(failure);
}

export function isSameKind(one: Kind, other: Kind | null): boolean {
  return one.channel === other?.channel && one.failure === other.failure;
}

/** The kind that an address asks for; null where it asks for none, or for one that does not exist. */
export function kindIn(search: URLSearchParams): Kind | null {
  const channel = search.get('channel');
  const failure = oneOf(messageFailures, search.get('failure'));
  return failure && (channel === 'mail' || channel === 'sms') ? { channel, failure } : null;
}

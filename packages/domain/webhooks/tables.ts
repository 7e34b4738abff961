import type { DeliveryState, WebhookDelivery, WebhookEvent } from '@chulbal/contract/webhooks';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
/** May be left out where a row is written. */
type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** An address of an operator's own program. */
export type WebhooksTable = {
  webhookNo: Generated<number>;
  name: string;
  /** Whoever knows such an address may send to it. */
  urlSealed: Buffer;
  events: Json<WebhookEvent[]>;
  secretSealed: Buffer;
  /** The one before it, which signs too until then. */
  oldSecretSealed: OrNull<Buffer>;
  oldSecretUntil: OrNull<Date>;
  createdAt: Date;
  pausedAt: OrNull<Date>;
  /** Paused by itself: nothing was taken for a day, or (`gone`) its program said that it wants nothing any more. */
  stopped: Generated<boolean>;
  gone: Generated<boolean>;
};

/** Facts about what happened: numbers and words of ours, nothing that anybody typed. */
export type EventData = Record<string, string | number | null>;

/** Something that happened, on its way to one webhook; written in the transaction in which it happened. */
export type WebhookDeliveriesTable = {
  id: Generated<number>;
  webhookNo: number;
  messageId: string;
  type: WebhookDelivery['type'];
  at: Date;
  data: Json<EventData>;
  /** Where the portal says more of it to a program with a token. */
  path: string | null;
  state: DeliveryState;
  /** All tries, and those since it was last asked for: by these it is tried less and less. */
  attempts: Generated<number>;
  tries: Generated<number>;
  nextAt: Date;
  triedAt: OrNull<Date>;
  /** What the last try met with. */
  status: OrNull<number>;
  error: OrNull<string>;
  ms: OrNull<number>;
  deliveredAt: OrNull<Date>;
};

export type WebhooksTables = { webhooks: WebhooksTable; webhookDeliveries: WebhookDeliveriesTable };

import type { EventPlan, SoundEventPlan } from '@chulbal/contract/events/events';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

export type EventsTable = {
  eventNo: Generated<number>;
  eventKey: ColumnType<string, string, never>;
  /** What is being written, or what is in force where nothing is. */
  draft: Json<EventPlan>;
  /** Counts the saves. */
  editVersion: number;
  /** Something is written that is not published. */
  changed: boolean;
  /** Of the plan in force; 0 until it is published for the first time. */
  version: number;
  plan: Json<SoundEventPlan | null>;
  /** When the list of its draw was made; nothing of it changes any more. */
  frozenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** Every plan that was published stays as it was. */
export type EventVersionsTable = {
  eventNo: number;
  version: number;
  plan: Json<SoundEventPlan>;
  publishedBy: number;
  publishedAt: Date;
};

export type EventsTables = { events: EventsTable; eventVersions: EventVersionsTable };

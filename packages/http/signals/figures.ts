import { type LastBackup, lastBackup } from '@chulbal/domain/backups/queries';
import type { Clock } from '@chulbal/domain/clock';
import { databaseTime } from '@chulbal/domain/database-start';
import type { Db } from '@chulbal/domain/db';
import { findLastRun } from '@chulbal/domain/invariants/check.queries';
import { measureOutbox, type OutboxFigures } from '@chulbal/domain/outbox/figures.queries';
import { measureWebhooks } from '@chulbal/domain/webhooks/queries';

/** What the database knows of how things stand; null while it does not answer. */
export type Figures = {
  database: {
    /** Seconds that the database's clock is ahead of this machine's. */
    clockOffset: number;
    outbox: OutboxFigures[];
    webhooks: { waiting: number; oldestSeconds: number; failed: number; stopped: number };
    backup: LastBackup;
    /** When everything that must hold was last looked at, and how many rules did not hold or could not be looked at. */
    invariants: { at: Date; broken: number } | null;
  } | null;
};

/** A figure as it is shown: values, each with what its label says where it has one. */
type Shown = {
  name: string;
  help: string;
  label?: string;
  read: (figures: Figures) => [value: number, label?: string][];
};

export const shownFigures: readonly Shown[] = [
  {
    name: 'database_up',
    help: 'Whether the database answers.',
    read: ({ database }) => [[database ? 1 : 0]],
  },
  {
    name: 'database_clock_offset_seconds',
    help: 'How far the clock of the database is ahead of that of this machine.',
    read: ({ database }) => (database ? [[database.clockOffset]] : []),
  },
  {
    name: 'outbox_waiting_messages',
    help: 'Messages that are to be sent.',
    ...byChannel(({ waiting }) => waiting),
  },
  {
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest message that is to be sent; 0 while none is.',
    ...byChannel(({ oldestSeconds }) => oldestSeconds),
  },
  {
    name: 'outbox_failed_messages',
    help: 'Messages given up, to which nobody has seen.',
    ...byChannel(({ failed }) => failed),
  },
  {
    name: 'webhooks_waiting_deliveries',
    help: 'Events that are to be sent to webhooks that are not paused.',
    ...ofWebhooks(({ waiting }) => waiting),
  },
  {
    name: 'webhooks_oldest_seconds',
    help: 'Age of the oldest of these; 0 while there is none.',
    ...ofWebhooks(({ oldestSeconds }) => oldestSeconds),
  },
  {
    name: 'webhooks_failed_deliveries',
    help: 'Events given up, as long as they are kept.',
    ...ofWebhooks(({ failed }) => failed),
  },
  {
    name: 'webhooks_stopped',
    help: 'Webhooks that paused by themselves: nothing was taken for a day, or their program wants nothing any more.',
    ...ofWebhooks(({ stopped }) => stopped),
  },
  {
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last backup was made; 0 where none was.',
    read: ({ database }) => (database ? [[(database.backup.done?.endedAt.getTime() ?? 0) / 1000]] : []),
  },
  {
    name: 'backup_failed',
    help: 'Whether the last try to make a backup failed.',
    read: ({ database }) => (database ? [[database.backup.tried?.outcome === 'failed' ? 1 : 0]] : []),
  },
  {
    name: 'invariants_last_run_timestamp_seconds',
    help: 'When everything that must hold was last looked at; 0 where it never was.',
    read: ({ database }) => (database ? [[(database.invariants?.at.getTime() ?? 0) / 1000]] : []),
  },
  {
    name: 'invariants_broken_rules',
    help: 'Rules that did not hold then, or could not be looked at.',
    read: ({ database }) => (database ? [[database.invariants?.broken ?? 0]] : []),
  },
];

function byChannel(read: (one: OutboxFigures) => number): Pick<Shown, 'label' | 'read'> {
  return {
    label: 'channel',
    read: ({ database }) => (database?.outbox ?? []).map((one) => [read(one), one.channel]),
  };
}

type WebhookFigures = NonNullable<Figures['database']>['webhooks'];

function ofWebhooks(read: (all: WebhookFigures) => number): Pick<Shown, 'read'> {
  return { read: ({ database }) => (database ? [[read(database.webhooks)]] : []) };
}

/** However often metrics are read, the database is asked this rarely. */
const KEPT_MS = 5_000;
const TIMEOUT_MS = 3_000;

/** Asks the database for its figures, for all who ask within five seconds once, and gives it up after three. */
export function figuresOf(db: Db, clock: Clock): () => Promise<Figures> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Figures> | undefined;
  return () => {
    if (!answer || performance.now() - asked >= KEPT_MS) {
      asked = performance.now();
      answer = within(TIMEOUT_MS, readFigures(db, clock));
    }
    return answer;
  };
}

async function readFigures(db: Db, clock: Clock): Promise<Figures> {
  const before = clock().getTime();
  const there = (await databaseTime(db)).getTime();
  const here = (before + clock().getTime()) / 2;
  const outbox = await measureOutbox(db, { now: clock() });
  const webhooks = await measureWebhooks(db, { now: clock() });
  const backup = await lastBackup(db);
  const run = await findLastRun(db);
  const invariants = run && { at: run.finishedAt, broken: run.breaches.length };
  return { database: { clockOffset: (there - here) / 1000, outbox, webhooks, backup, invariants } };
}

/** What comes too late, or fails, is not known. */
async function within(milliseconds: number, asked: Promise<Figures>): Promise<Figures> {
  const unknown: Figures = { database: null };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Figures>((resolve) => {
    timer = setTimeout(() => resolve(unknown), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return unknown;
  } finally {
    clearTimeout(timer);
  }
}

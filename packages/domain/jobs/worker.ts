import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import { releaseDue } from '../announcements/release.commands.ts';
import { askTaxOffice } from '../applications/entry/business-status.commands.ts';
import type { TaxOffice } from '../applications/entry/tax-office.ts';
import { compareTeams } from '../applications/list/similar.commands.ts';
import { chainArrivals } from '../audit/chain.commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { VirusScanner } from '../files/clamd.ts';
import { judgeStored } from '../files/judge-stored.commands.ts';
import { scanStored } from '../files/scan-stored.commands.ts';
import type { FileStore } from '../files/store.ts';
import { noteHealth } from '../health/minutes.commands.ts';
import { requestNightly, runAsked } from '../invariants/commands.ts';
import { chainTransfers } from '../investment/chain.commands.ts';
import { settleLeftTeams } from '../investment/returns.commands.ts';
import { tellEvaluators } from '../judging-letters/commands.ts';
import { makeExports } from '../my-data/export.commands.ts';
import type { BounceMailbox } from '../outbox/bounces/mailbox.ts';
import { readBounces } from '../outbox/bounces.commands.ts';
import { type Delivery, deliverPending } from '../outbox/commands.ts';
import { onMessageQueued } from '../outbox/nudge.ts';
import { channels } from '../outbox/tables.ts';
import type { Transports } from '../outbox/transports.ts';
import { tellOfTerms } from '../pages/tell.commands.ts';
import { screen } from '../panels/screen.commands.ts';
import { passOnPrizes } from '../raffle/winners.commands.ts';
import { tellOpened } from '../track-alerts/commands.ts';
import { deliverWebhooks } from '../webhooks/deliver.commands.ts';
import type { Reach } from '../webhooks/reach.ts';
import { type JobWatch, watched } from './job-watch.ts';
import { repeatedRun, workOff } from './repeated-run.ts';
import { sweep } from './sweep.ts';

/** How soon a message of another process, or one to be tried again, is noticed. */
export const LOOK_MS = 2_000;

/** How soon applicants' entries get their places in the audit log: at a deadline a hundred at once, not each by itself. */
const CHAIN_MS = 1_000;

/** How soon a team that has submitted is compared with the others, and with the evaluators. */
const COMPARE_MS = 5_000;

/** How soon a result is released once its time has come. */
const RELEASE_MS = 1_000;

/** How soon a company is out of sight whose team has left its exhibition: all teams of all exhibitions are read for it. */
const DEPARTURES_MS = 5_000;

/** How often some members are told of new terms, and of a track that has opened: ten thousand in a quarter of an hour, other letters in between. */
const TELL_MS = 10_000;

/** How soon evaluators learn of published panels, of the beginning and the closing, and of teams handed over. */
const JUDGING_MS = 15_000;

/** How often ten files that were taken under older rules are judged anew: 1,000 in a quarter of an hour. */
const JUDGE_FILES_MS = 10_000;

/** How often the mailbox is looked into that mail comes back to. */
const BOUNCES_MS = 60_000;

/** How soon an export is begun that somebody has asked for. */
const EXPORT_MS = 3_000;

/** How soon the tax office is asked about a team that has submitted. */
const TAX_OFFICE_MS = 10_000;

/** Once an hour in the whole installation, however many workers there are. */
const SWEEP_QUEUE = 'sweep';
const SWEEP_CRON = '7 * * * *';
const SWEEP_MS = 3_600_000;

/** Every night at 3:40 in Korea, when nobody works. */
const INVARIANTS_QUEUE = 'invariants';
const INVARIANTS_CRON = '40 18 * * *';

/** How the services are is noted every minute, for the hour that the console shows. */
const HEALTH_MS = 60_000;

/** How soon the invariants are looked at that an operator, or the night, has asked for. */
const INVARIANTS_MS = 5_000;

/** A sweep of a process that died is given up after this and made again by the next hour. */
const SWEEP_EXPIRES_SECONDS = 300;

/** What is under way when the process ends gets so long; of a service that hangs, another process asks again. */
const STOP_MS = 3_000;

/** The database, as the job queue talks to it. */
export type WorkerConnection = { pglite: PGlite } | { pool: pg.Pool };

export type WorkerOptions = {
  db: Db;
  connection: WorkerConnection;
  transports: Transports;
  files: FileStore;
  /** Who says how businesses stand; without one nobody is asked. */
  taxOffice?: TaxOffice | null | undefined;
  /** Where mail comes back to; without one nobody reads it. */
  bounces?: BounceMailbox | null | undefined;
  /** Who looks for viruses; without one nobody does. */
  scanner?: VirusScanner | null | undefined;
  /** Where webhooks may lead; the internet alone where not given. */
  webhooks?: Reach | undefined;
  /** Where links of messages lead. */
  publicUrl: string;
  clock: Clock;
  /** Hears of every failure, and of the task that failed. */
  report: (error: unknown, task: string) => void;
  /** Hears of every try to send a message. */
  delivered?: ((delivery: Delivery) => void) | undefined;
  /** Who learns of every run. */
  watch?: JobWatch | undefined;
};

/**
 * Sends messages, tells webhooks, chains what has arrived for the audit log and the ledgers of markets, compares teams with each other and with the evaluators after they have submitted, releases
 * announcements, tells members of new terms and evaluators of their judging, and sweeps away what has run out: codes, counted tries, sessions, links,
 * sent messages, orphaned files; ledgers of markets are read whole, and every night everything that must hold. Any number of workers may run; a message is claimed by one of them, an hourly sweep made by one.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { db, clock, transports, report, watch, delivered: tell } = options;
  const repeat = (task: string, everyMs: number, work: (stopping: AbortSignal) => Promise<void>) => {
    watch?.expect(task, everyMs);
    const reportTask = (error: unknown) => report(error, task);
    return repeatedRun({ everyMs, report: reportTask, work: watched(watch, task, work) });
  };
  // Each channel by itself: a mail server that hangs keeps no text message waiting.
  const deliveries = channels.map((channel) =>
    repeat('messages', LOOK_MS, async (stopping) => {
      while (
        !stopping.aborted &&
        (await deliverPending(db, transports, { now: clock(), channel, tell })) > 0
      ) {
        // The next batch.
      }
    }),
  );
  const hooks = repeat('webhooks', LOOK_MS, (stopping) =>
    deliverWebhooks(db, {
      ...{ reach: options.webhooks ?? { inside: false }, clock, publicUrl: options.publicUrl, stopping },
    }),
  );
  const kickDeliveries = () => {
    for (const delivery of deliveries) delivery.kick();
  };
  const stopListening = onMessageQueued(kickDeliveries);
  const chaining = repeat('chains', CHAIN_MS, async () => {
    while ((await chainArrivals(db)) > 0) {
      // The next ones.
    }
    while ((await chainTransfers(db)) > 0) {
      // The next ones.
    }
  });
  const comparison = repeat('comparisons', COMPARE_MS, async (stopping) => {
    await workOff(() => compareTeams(db), stopping);
    await workOff(() => screen(db, { now: clock() }), stopping);
  });

  const release = repeat('releases', RELEASE_MS, async () => {
    while ((await releaseDue(db, { now: clock(), publicUrl: options.publicUrl })) > 0) {
      // The next teams.
    }
    await passOnPrizes(db, { now: clock(), publicUrl: options.publicUrl });
  });

  const departures = repeat('departures', DEPARTURES_MS, async () => {
    while ((await settleLeftTeams(db, { now: clock(), publicUrl: options.publicUrl })) > 0) {
      // The next wallets.
    }
  });

  const telling = repeat('terms', TELL_MS, async () => {
    await tellOfTerms(db, { now: clock(), publicUrl: options.publicUrl });
    await tellOpened(db, { now: clock(), publicUrl: options.publicUrl });
  });

  const judging = repeat('judging-letters', JUDGING_MS, async () => {
    await tellEvaluators(db, { now: clock(), publicUrl: options.publicUrl });
  });

  const judgingFiles = repeat('file-checks', JUDGE_FILES_MS, async () => {
    await judgeStored(db, options.files);
  });

  const noting = repeat('health-minutes', HEALTH_MS, () => noteHealth(db, options.files, { now: clock() }));

  const { taxOffice, scanner, bounces } = options;
  const returning =
    bounces &&
    repeat('returned-mail', BOUNCES_MS, (stopping) =>
      workOff(
        () => readBounces(db, bounces, { now: clock(), report: (error) => report(error, 'returned-mail') }),
        stopping,
      ),
    );

  const scanning =
    scanner &&
    repeat('virus-scans', JUDGE_FILES_MS, (stopping) =>
      workOff(() => scanStored(db, options.files, { scanner, now: clock() }), stopping),
    );

  const asking =
    taxOffice &&
    repeat('tax-office', TAX_OFFICE_MS, async () => {
      while ((await askTaxOffice(db, taxOffice, { now: clock() })) > 0) {
        // The next teams.
      }
    });

  const exporting = repeat('exports', EXPORT_MS, async () => {
    while ((await makeExports(db, options.files, { now: clock(), publicUrl: options.publicUrl })) > 0) {
      // The next person's.
    }
  });

  // A run takes as long as there is data: whether it was made in time is asked of what it left.
  const checking = repeatedRun({
    everyMs: INVARIANTS_MS,
    report: (error) => report(error, INVARIANTS_QUEUE),
    async work(stopping) {
      while (await runAsked(db, options.files, { clock, stopping })) {
        // The next one.
      }
    },
  });

  const boss = new PgBoss({ ...connectionOf(options.connection), schema: 'jobs', persistWarnings: false });
  boss.on('error', (error) => report(error, 'queue'));
  await boss.start();
  const plan = async (queue: string, cron: string, work: () => Promise<void>) => {
    await boss.createQueue(queue, { expireInSeconds: SWEEP_EXPIRES_SECONDS, retryLimit: 1 });
    await boss.schedule(queue, cron);
    await boss.work(queue, { pollingIntervalSeconds: 30 }, () =>
      // The queue tries once more; of why it failed it tells nobody.
      work().catch((error: unknown) => {
        report(error, queue);
        throw error;
      }),
    );
  };
  watch?.expect(SWEEP_QUEUE, SWEEP_MS);
  await plan(
    SWEEP_QUEUE,
    SWEEP_CRON,
    watched(watch, SWEEP_QUEUE, () => sweep(options)),
  );
  await plan(INVARIANTS_QUEUE, INVARIANTS_CRON, () => requestNightly(db, { now: clock() }));
  kickDeliveries();
  noting.kick();

  return {
    async stop() {
      stopListening();
      const repeated = [
        ...[...deliveries, hooks, chaining, comparison, release, departures, telling, judging],
        ...[judgingFiles, noting],
        ...[exporting, checking, asking, scanning, returning].filter(
          (one) => one !== null && one !== undefined,
        ),
      ];
      const queue = boss.stop({ graceful: true, timeout: STOP_MS });
      await Promise.race([Promise.all(repeated.map((one) => one.stop())), pause(STOP_MS)]);
      await queue;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function connectionOf(connection: WorkerOptions['connection']) {
  if ('pglite' in connection) return { db: fromPglite(connection.pglite), backend: 'pglite' as const };
  const { pool } = connection;
  const executeSql = async (text: string, values?: unknown[]) => pool.query(text, values);
  return { db: { executeSql }, backend: 'postgres' as const };
}

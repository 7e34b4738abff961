import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { fromPglite, PgBoss } from 'pg-boss';
import { sweepAttempts } from '../accounts/attempts.commands.ts';
import { sweepAuthenticators } from '../accounts/authenticator.commands.ts';
import { removeLostAuthenticators } from '../accounts/authenticator-reset.commands.ts';
import { sweepCodes } from '../accounts/codes.commands.ts';
import { sweepKnownAddresses } from '../accounts/log-in.commands.ts';
import { sweepReporters } from '../announcements/objections.commands.ts';
import { releaseDue } from '../announcements/release.commands.ts';
import { askTaxOffice } from '../applications/entry/business-status.commands.ts';
import type { TaxOffice } from '../applications/entry/tax-office.ts';
import { compareTeams } from '../applications/list/similar.commands.ts';
import { sweepChildren } from '../applications/members/children.commands.ts';
import { chainArrivals } from '../audit/chain.commands.ts';
import { sweepAccessRecords } from '../audit/sweep.commands.ts';
import type { Clock } from '../clock.ts';
import { sweepDataRequests } from '../data-requests/commands.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from '../files/commands.ts';
import { judgeStored } from '../files/judge-stored.commands.ts';
import type { FileStore } from '../files/store.ts';
import { sweepGuardians } from '../guardians/commands.ts';
import { sweepIdentityRequests } from '../identity-checks/commands.ts';
import { chainTransfers } from '../investment/chain.commands.ts';
import { checkMarkets } from '../investment/check.commands.ts';
import { settleLeftTeams } from '../investment/returns.commands.ts';
import { forgetAddresses, forgetOwners } from '../investment/sweep.commands.ts';
import { tellEvaluators } from '../judging-letters/commands.ts';
import { sweepOffers } from '../leadership/commands.ts';
import { destroyDue } from '../my-data/closing.commands.ts';
import { sweepKeptRecords } from '../my-data/entries.commands.ts';
import { makeExports, sweepExports } from '../my-data/export.commands.ts';
import { forgetPersons } from '../my-data/persons.commands.ts';
import { sweepApplications } from '../my-data/retention.commands.ts';
import { sweepLinks } from '../operators/invitations.commands.ts';
import { deliverPending, sweepOutbox } from '../outbox/commands.ts';
import { onMessageQueued } from '../outbox/nudge.ts';
import type { Transports } from '../outbox/transports.ts';
import { tellOfTerms } from '../pages/tell.commands.ts';
import { screen } from '../panels/screen.commands.ts';
import { sweepPasskeyAttempts } from '../passkeys/attempts.commands.ts';
import { sweepQuizPlays } from '../quizzes/commands.ts';
import { forgetRecommendAddresses } from '../raffle/signals.commands.ts';
import { passOnPrizes, sweepClaims } from '../raffle/winners.commands.ts';

import { recordSweep } from '../retention/commands.ts';
import { countDue } from '../retention/queries.ts';
import { sweepSessions } from '../sessions/commands.ts';
import { sweepSocialAttempts } from '../social-logins/attempts.commands.ts';
import { tellOpened } from '../track-alerts/commands.ts';
import { repeatedRun, workOff } from './repeated-run.ts';

/** How soon a message of another process, or one to be tried again, is noticed. */
export const LOOK_MS = 2_000;

/** How soon applicants' entries get their places in the audit log: at a deadline a hundred at once, not each by itself. */
const CHAIN_MS = 1_000;

/** How soon a team that has submitted is compared with the others, and with the evaluators. */
const COMPARE_MS = 5_000;

/** How soon a result is released once its time has come. */
const RELEASE_MS = 1_000;

/** How often some members are told of new terms, and of a track that has opened: ten thousand in a quarter of an hour, other letters in between. */
const TELL_MS = 10_000;

/** How soon evaluators learn of published panels, of the beginning and the closing, and of teams handed over. */
const JUDGING_MS = 15_000;

/** How often ten files that were taken under older rules are judged anew: 1,000 in a quarter of an hour. */
const JUDGE_FILES_MS = 10_000;

/** How soon an export is begun that somebody has asked for. */
const EXPORT_MS = 3_000;

/** How soon the tax office is asked about a team that has submitted. */
const TAX_OFFICE_MS = 10_000;

/** Once an hour in the whole installation, however many workers there are. */
const SWEEP_QUEUE = 'sweep';
const SWEEP_CRON = '7 * * * *';

/** A sweep of a process that died is given up after this and made again by the next hour. */
const SWEEP_EXPIRES_SECONDS = 300;

/** The database, as the job queue talks to it. */
export type WorkerConnection = { pglite: PGlite } | { pool: pg.Pool };

export type WorkerOptions = {
  db: Db;
  connection: WorkerConnection;
  transports: Transports;
  files: FileStore;
  /** Who says how businesses stand; without one nobody is asked. */
  taxOffice?: TaxOffice | null | undefined;
  /** Where links of messages lead. */
  publicUrl: string;
  clock: Clock;
  report: (error: unknown) => void;
};

/**
 * Sends messages, chains what has arrived for the audit log and the ledgers of markets, compares teams with each other and with the evaluators after they have submitted, releases
 * announcements, tells members of new terms and evaluators of their judging, and sweeps away what has run out: codes, counted tries, sessions, links,
 * sent messages, orphaned files; ledgers of markets are read whole. Any number of workers may run; a message is claimed by one of them, an hourly sweep made by one.
 */
export async function startWorker(options: WorkerOptions): Promise<{ stop(): Promise<void> }> {
  const { db, clock, transports, report } = options;
  const delivery = repeatedRun({
    everyMs: LOOK_MS,
    report,
    async work() {
      while ((await deliverPending(db, transports, { now: clock() })) > 0) {
        // The next batch.
      }
    },
  });
  const stopListening = onMessageQueued(delivery.kick);
  const chaining = repeatedRun({
    everyMs: CHAIN_MS,
    report,
    async work() {
      while ((await chainArrivals(db)) > 0) {
        // The next ones.
      }
      while ((await chainTransfers(db)) > 0) {
        // The next ones.
      }
    },
  });
  const comparison = repeatedRun({
    everyMs: COMPARE_MS,
    report,
    async work(stopping) {
      await workOff(() => compareTeams(db), stopping);
      await workOff(() => screen(db, { now: clock() }), stopping);
    },
  });

  const release = repeatedRun({
    everyMs: RELEASE_MS,
    report,
    async work() {
      while ((await releaseDue(db, { now: clock(), publicUrl: options.publicUrl })) > 0) {
        // The next teams.
      }
      await passOnPrizes(db, { now: clock(), publicUrl: options.publicUrl });
      while ((await settleLeftTeams(db, { now: clock(), publicUrl: options.publicUrl })) > 0) {
        // The next wallets.
      }
    },
  });

  const telling = repeatedRun({
    everyMs: TELL_MS,
    report,
    async work() {
      await tellOfTerms(db, { now: clock(), publicUrl: options.publicUrl });
      await tellOpened(db, { now: clock(), publicUrl: options.publicUrl });
    },
  });

  const judging = repeatedRun({
    everyMs: JUDGING_MS,
    report,
    async work() {
      await tellEvaluators(db, { now: clock(), publicUrl: options.publicUrl });
    },
  });

  const judgingFiles = repeatedRun({
    everyMs: JUDGE_FILES_MS,
    report,
    async work() {
      await judgeStored(db, options.files);
    },
  });

  const { taxOffice } = options;
  const asking =
    taxOffice &&
    repeatedRun({
      everyMs: TAX_OFFICE_MS,
      report,
      async work() {
        while ((await askTaxOffice(db, taxOffice, { now: clock() })) > 0) {
          // The next teams.
        }
      },
    });

  const exporting = repeatedRun({
    everyMs: EXPORT_MS,
    report,
    async work() {
      while ((await makeExports(db, options.files, { now: clock(), publicUrl: options.publicUrl })) > 0) {
        // The next person's.
      }
    },
  });

  const boss = new PgBoss({ ...connectionOf(options.connection), schema: 'jobs', persistWarnings: false });
  boss.on('error', report);
  await boss.start();
  await boss.createQueue(SWEEP_QUEUE, { expireInSeconds: SWEEP_EXPIRES_SECONDS, retryLimit: 1 });
  await boss.schedule(SWEEP_QUEUE, SWEEP_CRON);
  await boss.work(SWEEP_QUEUE, { pollingIntervalSeconds: 30 }, () => sweep(options));
  delivery.kick();

  return {
    async stop() {
      stopListening();
      await delivery.stop();
      await chaining.stop();
      await comparison.stop();
      await release.stop();
      await telling.stop();
      await judging.stop();
      await judgingFiles.stop();
      await exporting.stop();
      await asking?.stop();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Removes everything whose time is over, each by the rule of the feature that owns it, and reads the ledgers of markets. */
export async function sweep({
  db,
  files,
  clock,
}: Pick<WorkerOptions, 'db' | 'files' | 'clock'>): Promise<void> {
  const now = clock();
  const before = await countDue(db, { by: now });
  await sweepCodes(db, { now });
  await sweepSocialAttempts(db, { now });
  await sweepIdentityRequests(db, { now });
  await sweepPasskeyAttempts(db, { now });
  await sweepAuthenticators(db, { now });
  await removeLostAuthenticators(db, { now });
  await sweepGuardians(db, { now });
  await sweepChildren(db, { now });
  await sweepAttempts(db, { now });
  await sweepKnownAddresses(db, { now });
  await destroyDue(db, files, { now });
  await sweepOffers(db, { now });
  await forgetPersons(db, { now });
  await sweepKeptRecords(db, { now });
  await sweepDataRequests(db, { now });
  while ((await sweepApplications(db, files, { now })) > 0) {
    // The next batch.
  }
  await sweepExports(db, files, { now });
  await sweepSessions(db, { now });
  await sweepLinks(db, { now });
  await sweepOutbox(db, { now });
  await sweepReporters(db, { now });
  await forgetAddresses(db, { now });
  while ((await forgetOwners(db, { now })) > 0) {
    // The next wallets.
  }
  await sweepClaims(db, { now });
  await forgetRecommendAddresses(db, { now });
  await sweepQuizPlays(db, { now });
  await sweepFiles(db, files, { now });
  while ((await sweepAccessRecords(db, { now })) > 0) {
    // The next batch.
  }
  await recordSweep(db, { before, now });
  await checkMarkets(db, { now });
}

function connectionOf(connection: WorkerOptions['connection']) {
  if ('pglite' in connection) return { db: fromPglite(connection.pglite), backend: 'pglite' as const };
  const { pool } = connection;
  const executeSql = async (text: string, values?: unknown[]) => pool.query(text, values);
  return { db: { executeSql }, backend: 'postgres' as const };
}

import { sweepAttempts } from '../accounts/attempts.commands.ts';
import { sweepAuthenticators } from '../accounts/authenticator.commands.ts';
import { removeLostAuthenticators } from '../accounts/authenticator-reset.commands.ts';
import { sweepCodes } from '../accounts/codes.commands.ts';
import { sweepKnownAddresses } from '../accounts/log-in.commands.ts';
import { sweepReporters } from '../announcements/objections.commands.ts';
import { sweepChildren } from '../applications/members/children.commands.ts';
import { sweepAccessRecords } from '../audit/sweep.commands.ts';
import type { Clock } from '../clock.ts';
import { sweepDataRequests } from '../data-requests/commands.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from '../files/commands.ts';
import type { FileStore } from '../files/store.ts';
import { sweepGuardians } from '../guardians/commands.ts';
import { sweepIdentityRequests } from '../identity-checks/commands.ts';
import { checkMarkets } from '../investment/check.commands.ts';
import { forgetAddresses, forgetOwners } from '../investment/sweep.commands.ts';
import { sweepOffers } from '../leadership/commands.ts';
import { destroyDue } from '../my-data/closing.commands.ts';
import { sweepKeptRecords } from '../my-data/entries.commands.ts';
import { sweepExports } from '../my-data/export.commands.ts';
import { forgetPersons } from '../my-data/persons.commands.ts';
import { sweepApplications } from '../my-data/retention.commands.ts';
import { sweepLinks } from '../operators/invitations.commands.ts';
import { sweepOutbox } from '../outbox/commands.ts';
import { sweepPasskeyAttempts } from '../passkeys/attempts.commands.ts';
import { sweepQuizPlays } from '../quizzes/commands.ts';
import { forgetRecommendAddresses } from '../raffle/signals.commands.ts';
import { sweepClaims } from '../raffle/winners.commands.ts';
import { recordSweep } from '../retention/commands.ts';
import { countDue } from '../retention/queries.ts';
import { sweepSessions } from '../sessions/commands.ts';
import { sweepSocialAttempts } from '../social-logins/attempts.commands.ts';
import { sweepWebhooks } from '../webhooks/deliver.commands.ts';

/** Removes everything whose time is over, each by the rule of the feature that owns it, and reads the ledgers of markets. */
export async function sweep({ db, files, clock }: { db: Db; files: FileStore; clock: Clock }): Promise<void> {
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
  await sweepWebhooks(db, { now });
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

import { getContact } from '../accounts/queries.ts';
import { forgetDataRequests } from '../data-requests/commands.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { forgetGuardian } from '../guardians/decision.commands.ts';
import { LAST_LETTER, queueMessage } from '../outbox/commands.ts';
import { emptyEntries } from './entries.commands.ts';
import { closedLetter } from './letters.rules.ts';
import { forgetLettersNaming } from './naming-letters.commands.ts';

const DAY_MS = 86_400_000;

/**
 * Destroys an account whose time is over: everything that names the person, wherever it stands, and their files. What
 * only counts (wallets, tickets, plays) stays without an owner's name, log and ledger with a number. Does nothing where
 * somebody has logged in meanwhile.
 */
export async function destroyAccount(
  db: Db,
  store: FileStore,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const names = await db.transaction(async (tx) => {
    // Whoever logs in holds the account: either they were first, or they find none.
    const account = await tx.sql
      .selectFrom('accounts')
      .select(['emailIndex', 'phoneIndex'])
      .where('id', '=', accountId)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    const closing = await tx.sql
      .deleteFrom('accountClosings')
      .where('accountId', '=', accountId)
      .where('destroyAt', '<=', now)
      .returning(['language', 'tmNos'])
      .executeTakeFirst();
    if (!account || !closing) return [];
    const { email } = await getContact(tx, { accountId });
    const own = [account.emailIndex, account.phoneIndex ?? ''];
    const known = { indexes: new Set(own), tmNos: closing.tmNos };
    await forgetLettersNaming(tx, { accountId, known });
    const entries = await emptyEntries(tx, { accountId, known, now });
    await forgetMessagesTo(tx, { indexes: [...own, ...entries.addresses] });
    const papers = await emptyShelves(tx, accountId);
    const exports = await tx.sql
      .deleteFrom('dataExports')
      .where('accountId', '=', accountId)
      .returning('serverFileName')
      .execute();
    await emptyEvents(tx, { accountId, now });
    await forgetGuardian(tx, { accountId, now });
    await forgetDataRequests(tx, { accountId, now });
    await forgetWaysIn(tx, { accountId, indexes: own });
    await blank(tx, { accountId, now });
    const written = closedLetter(closing.language, entries);
    await queueMessage(tx, {
      ...{ channel: 'mail', to: email, language: closing.language, ...written, now },
      ...{ about: LAST_LETTER, sendBy: new Date(now.getTime() + 3 * DAY_MS) },
    });
    return [...entries.names, ...papers, ...exports.flatMap(({ serverFileName }) => serverFileName ?? [])];
  });
  for (const name of names) await store.remove(name);
}

async function forgetMessagesTo(tx: Db, { indexes }: { indexes: readonly string[] }): Promise<void> {
  await tx.sql.deleteFrom('outbox').where('toIndex', 'in', indexes).execute();
}

/** Papers of toolkits with their pictures. Gives the stored names. */
async function emptyShelves(tx: Db, accountId: number): Promise<string[]> {
  await tx.sql.deleteFrom('shelfPapers').where('userId', '=', accountId).execute();
  await tx.sql.deleteFrom('shelves').where('userId', '=', accountId).execute();
  const removed = await tx.sql
    .deleteFrom('files')
    .where('ownerId', '=', accountId)
    .where('teamNo', 'is', null)
    .where('slot', '=', 'plan')
    .returning('serverFileName')
    .execute();
  return removed.map(({ serverFileName }) => serverFileName);
}

/** Programmes, games and the raffle: what counts stays, without what was said. */
async function emptyEvents(tx: Db, { accountId, now }: { accountId: number; now: Date }): Promise<void> {
  await tx.sql
    .updateTable('programApplications')
    .set({ state: 'cancelled', attended: false, cancelledAt: now })
    .where('accountId', '=', accountId)
    .where('state', '<>', 'cancelled')
    .where('attended', '=', false)
    .execute();
  await tx.sql.updateTable('typeTestTakes').set({ userId: null }).where('userId', '=', accountId).execute();
  await tx.sql
    .updateTable('quizPlays')
    .set({ userId: null, day: null })
    .where('userId', '=', accountId)
    .execute();
  await tx.sql
    .updateTable('recommendations')
    .set({ namedFrom: null })
    .where('userId', '=', accountId)
    .execute();
  await tx.sql.updateTable('wallets').set({ openedFrom: null }).where('userId', '=', accountId).execute();
  await tx.sql
    .updateTable('prizeWinners')
    .set({ claimSealed: null })
    .where('userId', '=', accountId)
    .execute();
  for (const table of ['logoFinds', 'recommendCodes'] as const) {
    await tx.sql.deleteFrom(table).where('userId', '=', accountId).execute();
  }
  for (const table of ['trackAlerts', 'companyNames', 'pastNews'] as const) {
    await tx.sql.deleteFrom(table).where('accountId', '=', accountId).execute();
  }
}

async function forgetWaysIn(
  tx: Db,
  { accountId, indexes }: { accountId: number; indexes: readonly string[] },
): Promise<void> {
  await tx.sql
    .deleteFrom('verificationCodes')
    .where((eb) => eb.or([eb('accountId', '=', accountId), eb('targetIndex', 'in', indexes)]))
    .execute();
  for (const table of [
    'sessionFamilies',
    'socialLogins',
    'socialAttempts',
    'identities',
    'identityRequests',
    'passkeys',
    'passkeyAttempts',
    'authenticators',
    'authenticatorResets',
    'socialSteps',
  ] as const) {
    await tx.sql.deleteFrom(table).where('accountId', '=', accountId).execute();
  }
}

/** The number stays, for log and ledgers name it; nothing of the person does, and both addresses are free again. */
async function blank(tx: Db, { accountId, now }: { accountId: number; now: Date }): Promise<void> {
  await tx.sql
    .updateTable('accounts')
    .set({
      ...{ name: '', emailSealed: tx.vault.seal(''), emailIndex: `gone ${accountId}` },
      ...{ phoneSealed: null, phoneIndex: null, birthDateSealed: null, country: null },
      ...{ passwordHash: null, status: 'withdrawn' as const, updatedAt: now },
    })
    .where('id', '=', accountId)
    .execute();
}

import type { Db } from '@chulbal/domain/db';
import { invariants } from '@chulbal/domain/invariants/all.queries';
import { findBreaches } from '@chulbal/domain/invariants/check.queries';
import type { Installation } from './installation.ts';
import type { Leader } from './people.ts';
import type { Acknowledged, Rush } from './rush.ts';

/** Teams that one statement looks at. */
const AT_ONCE = 500;

/**
 * What does not hold after a rush, each in a sentence: every receipt that was given is in the database with the five files that
 * were sent, by name, size and SHA-256; nobody is in it twice; whoever went away has their draft. That the bytes of every file
 * are in the store, and all else that must hold at any time, is asked of the product's own rules (R-13).
 */
export async function findLosses(
  { db, files }: Pick<Installation, 'db' | 'files'>,
  rushes: readonly Rush[],
): Promise<string[]> {
  const losses: string[] = [];
  for (const { acknowledged, gaveUp } of rushes) {
    for (let from = 0; from < acknowledged.length; from += AT_ONCE) {
      losses.push(...(await lostReceipts(db, acknowledged.slice(from, from + AT_ONCE))));
    }
    for (let from = 0; from < gaveUp.length; from += AT_ONCE) {
      losses.push(...(await lostDrafts(db, gaveUp.slice(from, from + AT_ONCE))));
    }
  }
  const breaches = await findBreaches(
    { db, files, now: new Date(), share: () => true },
    { rules: invariants.filter(({ name }) => name !== 'bytesBelongToARow') },
  );
  for (const { rule, count, ids, error } of breaches ?? []) {
    losses.push(`${rule} does not hold: ${error ?? `${count}: ${ids.join(', ')}`}`);
  }
  return losses;
}

async function lostReceipts(db: Db, some: readonly Acknowledged[]): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('submissions')
    .innerJoin('applications', 'applications.teamNo', 'submissions.teamNo')
    .select(['submissions.teamNo', 'submissions.version', 'contentSha256', 'files', 'status'])
    .where(
      'submissions.teamNo',
      'in',
      some.map(({ leader }) => leader.teamNo),
    )
    .orderBy('submissions.id')
    .execute();
  return some.flatMap(({ leader: { teamNo }, receipt, documents }) => {
    const mine = rows.filter((row) => row.teamNo === teamNo);
    const [row] = mine;
    if (!row) return [`team ${teamNo} has a receipt and no submission`];
    if (mine.length > 1) return [`team ${teamNo} is in ${mine.length} times`];
    if (row.contentSha256 !== receipt.contentSha256 || row.version !== receipt.version) {
      return [`team ${teamNo} has another receipt`];
    }
    if (row.status !== 'submitted') return [`team ${teamNo} has a receipt and is ${row.status}`];
    const held = row.files.map(({ slot, size, sha256 }) => `${slot} ${size} ${sha256}`).sort();
    const sent = documents.map(({ slot, size, sha256 }) => `${slot} ${size} ${sha256}`).sort();
    return held.join() === sent.join()
      ? []
      : [`team ${teamNo}: ${held.length} files are not the five that were sent`];
  });
}

async function lostDrafts(db: Db, some: readonly Leader[]): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'fieldsSealed', 'draftVersion'])
    .where(
      'teamNo',
      'in',
      some.map(({ teamNo }) => teamNo),
    )
    .execute();
  return some.flatMap(({ teamNo, mark, version }) => {
    const row = rows.find((one) => one.teamNo === teamNo);
    const stands = row && row.draftVersion >= version && db.vault.open(row.fieldsSealed).includes(mark);
    return stands ? [] : [`the draft of team ${teamNo}`];
  });
}

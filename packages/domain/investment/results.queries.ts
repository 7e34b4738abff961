import type { OutputOf } from '@chulbal/contract/endpoint';
import type { findLedgerLines, MarketReplay, MarketResults } from '@chulbal/contract/investment/investment';
import type { Language } from '@chulbal/contract/language';
import { teamsOfCompanies } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { csvOf } from '../formats/csv.ts';
import { listMarketCompanies } from './companies.queries.ts';
import { replayTable } from './replay-table.rules.ts';
import { marketViewOf } from './wallet.queries.ts';

/** Totals and ranks as they were revealed, with names of today. Throws notFound, totalsNotRevealed 4175. */
export async function getResults(
  db: Db,
  { igNo, language, now }: { igNo: number; language: Language; now: Date },
): Promise<MarketResults> {
  const exhibition = await getExhibition(db, igNo);
  const { view, revealedAt } = await getRevealed(db, { igNo, now });
  const names = await listMarketCompanies(db, exhibition, { language });
  const { igYear, name } = marketViewOf(exhibition, language, now);
  return {
    ...view,
    ...{ igNo, igYear, name, revealedAt: revealedAt.toISOString() },
    companies: view.companies.flatMap((one) => {
      const company = names.get(one.icNo);
      return company ? [{ ...one, ...company }] : [];
    }),
  };
}

async function getRevealed(db: Db, { igNo, now }: { igNo: number; now: Date }) {
  const row = await db.sql
    .selectFrom('marketResults')
    .select(['view', 'revealedAt'])
    .where('igNo', '=', igNo)
    .where('revealedAt', '<=', now)
    .executeTakeFirst();
  if (!row) throw fault('totalsNotRevealed');
  return row;
}

/** Companies that were first in their track × region as the totals were revealed; none before that. */
export async function firstsOfMarket(db: Db, igNo: number): Promise<ReadonlySet<number>> {
  const row = await db.sql
    .selectFrom('marketResults')
    .select('view')
    .where('igNo', '=', igNo)
    .executeTakeFirst();
  return new Set(row?.view.companies.filter(({ cellRank }) => cellRank === 1).map(({ icNo }) => icNo));
}

/** Totals of the companies of a track as they were revealed, with the hash of the published file; null before. */
export async function findRevealedTotals(
  db: Db,
  { igNo, trackNo }: { igNo: number; trackNo: number },
): Promise<{
  sha256: string;
  companies: { icNo: number; teamNo: number; citizens: number; peers: number }[];
} | null> {
  const row = await db.sql
    .selectFrom('marketResults')
    .select(['view', 'sha256'])
    .where('igNo', '=', igNo)
    .executeTakeFirst();
  if (!row) return null;
  const own = row.view.companies.filter((one) => one.trackNo === trackNo);
  const teams = await teamsOfCompanies(db, igNo);
  return {
    sha256: row.sha256,
    companies: own.flatMap(({ icNo, citizens, peers }) => {
      const teamNo = teams.get(icNo);
      return teamNo === undefined ? [] : [{ icNo, teamNo, citizens, peers }];
    }),
  };
}

/** How the totals came about. Throws notFound, totalsNotRevealed 4175. */
export async function getReplay(db: Db, { igNo, now }: { igNo: number; now: Date }): Promise<MarketReplay> {
  await getExhibition(db, igNo);
  await getRevealed(db, { igNo, now });
  const { replay } = await db.sql
    .selectFrom('marketResults')
    .select('replay')
    .where('igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  return replay;
}

/** The replay as a file of comma-separated values, which opens in a spreadsheet. Throws notFound, totalsNotRevealed 4175. */
export async function getReplayTable(
  db: Db,
  { igNo, language, now }: { igNo: number; language: Language; now: Date },
): Promise<{ name: string; content: AsyncGenerator<Buffer> }> {
  const results = await getResults(db, { igNo, language, now });
  const table = replayTable(await getReplay(db, { igNo, now }), results, language);
  return { name: `market-${results.igYear}-by-day.csv`, content: csvOf([table]) };
}

/** The published file, byte for byte, and what it is called. Throws notFound, totalsNotRevealed 4175. */
export async function getFile(
  db: Db,
  { igNo, now }: { igNo: number; now: Date },
): Promise<{ name: string; bytes: Buffer }> {
  await getExhibition(db, igNo);
  const { view } = await getRevealed(db, { igNo, now });
  const { file } = await db.sql
    .selectFrom('marketResults')
    .select('file')
    .where('igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  return { name: view.file.name, bytes: Buffer.from(file) };
}

/** The lines of one wallet in the published ledger. Throws notFound, totalsNotRevealed 4175. */
export async function listPublishedLines(
  db: Db,
  { igNo, pseudonym, language, now }: { igNo: number; pseudonym: string; language: Language; now: Date },
): Promise<OutputOf<typeof findLedgerLines>> {
  const exhibition = await getExhibition(db, igNo);
  await getRevealed(db, { igNo, now });
  const names = await listMarketCompanies(db, exhibition, { language });
  const rows = await db.sql
    .selectFrom('marketTransfers as t')
    .innerJoin('wallets as w', 'w.accountNo', 't.walletNo')
    .select(['t.place', 't.hash', 't.at', 't.kind', 't.reason', 't.icNo', 't.amount'])
    .where('w.igNo', '=', igNo)
    .where('w.pseudonym', '=', pseudonym)
    .orderBy('t.place')
    .execute();
  return rows.map(({ at, ...line }) => ({
    ...line,
    at: at.toISOString(),
    teamName: names.get(line.icNo ?? 0)?.teamName ?? null,
  }));
}

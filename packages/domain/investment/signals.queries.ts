import type { MarketSignal } from '@chulbal/contract/investment/operators';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { listMarketCompanies } from './companies.queries.ts';
import { listHours } from './operators.queries.ts';
import { signalsOf, type WalletFacts } from './signals.rules.ts';

/** What an operator may want to look at, each with its wallets; nothing is done by it. Throws notFound. */
export async function listSignals(
  db: Db,
  { igNo, language }: { igNo: number; language: Language },
): Promise<MarketSignal[]> {
  const exhibition = await getExhibition(db, igNo);
  const facts = await marketFacts(db, exhibition);
  const names = await listMarketCompanies(db, exhibition, { language });
  const marks = await db.sql
    .selectFrom('marketSignalMarks as m')
    .innerJoin('accounts as a', 'a.id', 'm.markedBy')
    .select(['m.key', 'm.state', 'a.name as by'])
    .where('m.igNo', '=', igNo)
    .execute();
  const byPseudonym = new Map(facts.wallets.map((one) => [one.pseudonym, one]));
  return signalsOf(facts, exhibition.plan.most).map((signal) => {
    const mark = marks.find(({ key }) => key === signal.key);
    return {
      ...signal,
      from: signal.from.toISOString(),
      until: signal.until.toISOString(),
      teamName: names.get(signal.icNo ?? 0)?.teamName ?? null,
      wallets: signal.wallets.map((pseudonym) => {
        const { openedAt, holdings } = byPseudonym.get(pseudonym) ?? { openedAt: signal.from, holdings: [] };
        const invested = holdings.reduce((sum, { amount }) => sum + amount, 0);
        return { pseudonym, openedAt: openedAt.toISOString(), invested, companies: holdings.length };
      }),
      mark: mark ? { state: mark.state, by: mark.by } : null,
    };
  });
}

/** How many signals nobody has said a word about. */
export async function countOpenSignals(db: Db, exhibition: Exhibition): Promise<number> {
  const { igNo, plan } = exhibition;
  const marks = await db.sql.selectFrom('marketSignalMarks').select('key').where('igNo', '=', igNo).execute();
  const marked = new Set(marks.map(({ key }) => key));
  const found = signalsOf(await marketFacts(db, exhibition), plan.most);
  return found.filter(({ key }) => !marked.has(key)).length;
}

/** What signals are found in. */
async function marketFacts(db: Db, exhibition: Exhibition) {
  const hours = await listHours(db, exhibition);
  return {
    wallets: await walletFacts(db, exhibition),
    hours: hours.map(({ hour, acts }) => ({ hour: new Date(hour), acts })),
  };
}

async function walletFacts(db: Db, { igNo }: Exhibition): Promise<WalletFacts[]> {
  const wallets = await db.sql
    .selectFrom('wallets as w')
    .innerJoin('accounts as a', 'a.id', 'w.userId')
    .select(['w.accountNo', 'w.pseudonym', 'w.openedAt', 'w.openedFrom as address', 'w.throwawayMail'])
    .select(['w.voidedAt', 'a.createdAt as accountCreatedAt'])
    .where('w.igNo', '=', igNo)
    .execute();
  const rows = await db.sql
    .selectFrom('marketHoldings as h')
    .innerJoin('wallets as w', 'w.accountNo', 'h.walletNo')
    .select(['h.walletNo', 'h.icNo', 'h.amount', 'h.changedAt as at'])
    .where('w.igNo', '=', igNo)
    .where('h.amount', '>', 0)
    .execute();
  const holdings = Map.groupBy(rows, ({ walletNo }) => walletNo);
  return wallets.map(({ accountNo, voidedAt, ...wallet }) => ({
    ...wallet,
    voided: voidedAt !== null,
    holdings: holdings.get(accountNo) ?? [],
  }));
}

import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import type { ExhibitionWork } from '@chulbal/contract/overview';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { type Exhibition, findCurrentExhibition } from '../exhibition/queries.ts';
import { findWaitingReveal } from '../investment/operators.queries.ts';
import { countOpenSignals } from '../investment/signals.queries.ts';
import { marketViewOf } from '../investment/wallet.queries.ts';

/**
 * What of the current exhibition is to come and what of it waits for this operator, counted and not listed; what their
 * role may do nothing about is left out. Null where there is none.
 */
export async function findExhibitionWork(
  db: Db,
  actor: OperatorActor,
  { language, now }: { language: Language; now: Date },
): Promise<ExhibitionWork | null> {
  const exhibition = await findCurrentExhibition(db, now);
  if (!exhibition) return null;
  const { igNo, name, state } = marketViewOf(exhibition, language, now);
  const isWatched = state === 'open' || state === 'closed';
  const reveal = await findWaitingReveal(db, exhibition, now);
  const isDue = state === 'closed' && now >= exhibition.plan.revealsAt && reveal === null;
  const waits: ExhibitionWork['waits'] = [
    ...(may(actor.role, 'reviewCompanies') ? await waitingPages(db, exhibition) : []),
    { kind: 'signals', count: isWatched ? await countOpenSignals(db, exhibition) : 0 },
    { kind: 'objections', count: await countObjections(db, exhibition) },
    { kind: 'revealDue', count: isDue ? 1 : 0 },
    { kind: 'revealRequest', count: reveal === null ? 0 : 1 },
  ];
  return {
    ...{ igNo, name },
    deadlines: deadlinesOf(exhibition, { isRevealed: state === 'revealed', now }),
    waits: waits.filter(({ count }) => count > 0),
  };
}

function deadlinesOf(
  { plan }: Exhibition,
  { isRevealed, now }: { isRevealed: boolean; now: Date },
): ExhibitionWork['deadlines'] {
  const all = [
    { what: 'writing' as const, at: plan.writesUntil },
    { what: 'opens' as const, at: plan.opensAt },
    { what: 'marketOpens' as const, at: plan.marketOpensAt },
    { what: 'marketCloses' as const, at: plan.marketClosesAt },
    ...(isRevealed ? [] : [{ what: 'reveals' as const, at: plan.revealsAt }]),
    { what: 'closes' as const, at: plan.closesAt },
  ];
  return all
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ what, at }) => ({ what, at: at.toISOString() }));
}

/** Pages that were handed in, for the first time or anew, and reports that nobody has settled. */
async function waitingPages(db: Db, { igNo }: Exhibition): Promise<ExhibitionWork['waits']> {
  const { pages, reports } = await db.sql
    .selectFrom('companies as c')
    .leftJoin('companyReports as r', (join) =>
      join.onRef('r.icNo', '=', 'c.icNo').on('r.settledAt', 'is', null),
    )
    .select(({ fn, eb }) => [
      fn.count<number>(eb.ref('c.icNo')).distinct().filterWhere('c.lastState', '=', 'submitted').as('pages'),
      fn.count<number>('r.reportNo').as('reports'),
    ])
    .where('c.igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  return [
    { kind: 'pages', count: Number(pages) },
    { kind: 'reports', count: Number(reports) },
  ];
}

async function countObjections(db: Db, { igNo }: Exhibition): Promise<number> {
  const { count } = await db.sql
    .selectFrom('walletVoids as v')
    .innerJoin('wallets as w', 'w.accountNo', 'v.walletNo')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('w.igNo', '=', igNo)
    .where('v.objection', 'is not', null)
    .where('v.decision', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

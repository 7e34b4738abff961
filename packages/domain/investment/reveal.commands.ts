import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import { setRevealedTotals } from '../companies/reveal.commands.ts';
import type { Db } from '../db.ts';
import { markRevealed } from '../exhibition/commands.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { askSecondApproval } from '../operators/second-approval.commands.ts';
import { forgetMessages } from '../outbox/commands.ts';
import { giveTickets } from '../tickets/tickets.commands.ts';
import { bookOf } from './book.rules.ts';
import { chainMarket } from './chain.commands.ts';
import { listMarketCompanies } from './companies.queries.ts';
import { sha256Of, writeMarketFile } from './file.rules.ts';
import { listLines } from './ledger.queries.ts';
import { marketObject } from './market-object.rules.ts';
import { replayOf, spreadOf, sumsOf } from './results.rules.ts';
import { assertRevealable, confirmableUntil } from './rules.ts';
import type { MarketRevealsTable, StoredResults } from './tables.ts';

type Request = Selectable<MarketRevealsTable>;

/**
 * Asks the other operators who may to reveal the totals of a market, within ten minutes; they are written to. A request
 * that ran out gives way.
 *
 * Throws notFound; marketStillOpen 4176; marketRevealed 4177; requestWaiting 4072.
 */
export async function requestReveal(
  db: Db,
  actor: OperatorActor,
  { igNo, publicUrl, now }: { igNo: number; publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const exhibition = await lockMarket(tx, { igNo });
    assertRevealable(exhibition, now);
    const waiting = await findWaiting(tx, { igNo });
    if (waiting) {
      if (now < confirmableUntil(waiting)) throw fault('requestWaiting');
      await endRequest(tx, waiting, { state: 'ended' });
    }
    const { id } = await tx.sql
      .insertInto('marketReveals')
      .values({
        ...{ igNo, requestedBy: actor.operatorId, requestedAt: now },
        ...{ state: 'waiting', confirmedBy: null, confirmedAt: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const object = marketObject(exhibition);
    await askSecondApproval(tx, actor, {
      what: 'market',
      permission: 'revealMarket',
      confirmerId: null,
      stage: { ko: exhibition.plan.nameKo, en: exhibition.plan.nameEn || exhibition.plan.nameKo },
      reason: null,
      url: `${publicUrl}/console/market?igNo=${igNo}`,
      about: messagesOf(id),
      now,
    });
    await record(tx, actor, { action: 'market.requestReveal', object, now });
  });
}

/**
 * Reveals the totals as the second operator: every line that has arrived is chained, the file is written once, and from
 * then on the ledger takes nothing any more. Whoever has invested in a company that came first in its track and region gets
 * a ticket of the raffles that give one for it.
 *
 * Throws notFound; marketStillOpen 4176; marketRevealed 4177; revealRequestOver 4178; secondOperatorNeeded 4071.
 */
export async function confirmReveal(
  db: Db,
  actor: OperatorActor,
  { igNo, now }: { igNo: number; now: Date },
): Promise<{ sha256: string; lastHash: string }> {
  return db.transaction(
    async (tx) => {
      const exhibition = await lockMarket(tx, { igNo });
      assertRevealable(exhibition, now);
      const request = await findWaiting(tx, { igNo });
      if (!request || now >= confirmableUntil(request)) throw fault('revealRequestOver');
      if (request.requestedBy === actor.operatorId) throw fault('secondOperatorNeeded');
      while ((await chainMarket(tx, { igNo })) > 0) {
        // The next ones.
      }
      const { stored, file, replay, hits } = await calculate(tx, exhibition);
      const { sha256, lastHash } = stored.file;
      await tx.sql
        .insertInto('marketResults')
        .values({
          ...{ igNo, revealedAt: now, file, sha256, lastHash },
          ...{ view: json(stored), replay: json(replay) },
        })
        .execute();
      await markRevealed(tx, { igNo, now });
      await setRevealedTotals(tx, { igNo, totals: stored.companies });
      await giveTickets(tx, { ...hits, source: 'investment', sourceKey: String(igNo) }, now);
      await endRequest(tx, request, { state: 'confirmed', confirmedBy: actor.operatorId, confirmedAt: now });
      await record(tx, actor, {
        action: 'market.reveal',
        object: marketObject(exhibition),
        after: { sha256, lastHash, lines: stored.file.lines, requestedBy: request.requestedBy },
        now,
      });
      return { sha256, lastHash };
    },
    { limit: 60_000 },
  );
}

/** Nobody adds a line to the market and nobody else decides about it until this transaction ends. */
async function lockMarket(tx: Db, { igNo }: { igNo: number }): Promise<Exhibition> {
  await sql`select pg_advisory_xact_lock(market_lock(${igNo}))`.execute(tx.sql);
  return getExhibition(tx, igNo);
}

async function findWaiting(tx: Db, { igNo }: { igNo: number }): Promise<Request | null> {
  const row = await tx.sql
    .selectFrom('marketReveals')
    .selectAll()
    .where('igNo', '=', igNo)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

async function endRequest(
  tx: Db,
  { id }: Request,
  ended: Partial<Pick<Request, 'state' | 'confirmedBy' | 'confirmedAt'>>,
): Promise<void> {
  await tx.sql.updateTable('marketReveals').set(ended).where('id', '=', id).execute();
  await forgetMessages(tx, { about: [messagesOf(id)] });
}

/** Everything that is revealed, from the chained lines alone. */
async function calculate(tx: Db, exhibition: Exhibition) {
  const { igNo, igYear, plan } = exhibition;
  const lines = await listLines(tx, { igNo });
  const named = [...(await listMarketCompanies(tx, exhibition, { language: 'ko' })).values()];
  const companies = named.map(({ icNo, trackNo, region, companyTitle }) => ({
    ...{ icNo, trackNo, region: region ?? '', title: companyTitle },
  }));
  const { text, lastHash, totals } = writeMarketFile({ igNo, igYear, wallet: plan.wallet, companies, lines });
  const file = Buffer.from(text, 'utf8');
  const { holdings } = bookOf(lines, plan);
  const wallets = await tx.sql
    .selectFrom('wallets')
    .select(['pseudonym', 'userId', 'kind', 'voidedAt'])
    .where('igNo', '=', igNo)
    .execute();
  const voided = new Set(wallets.filter((one) => one.voidedAt).map(({ pseudonym }) => pseudonym));
  const standing = wallets.filter(({ pseudonym }) => !voided.has(pseudonym));
  const peers = standing.filter(({ kind }) => kind === 'peer').length;
  const stored: StoredResults = {
    wallets: { citizens: standing.length - peers, peers, voided: voided.size },
    totals: sumsOf(totals),
    companies: totals,
    spread: spreadOf(holdings),
    file: {
      name: `market-${igYear}.csv`,
      bytes: file.byteLength,
      lines: lines.length,
      sha256: sha256Of(text),
      lastHash,
    },
  };
  const replay = replayOf(lines, {
    companies: totals.map(({ icNo }) => icNo),
    opensAt: plan.marketOpensAt,
    closesAt: plan.marketClosesAt,
    voided,
  });
  const best = new Set(totals.filter(({ cellRank }) => cellRank === 1).map(({ icNo }) => icNo));
  const hit = new Set(
    holdings.filter(({ icNo, amount }) => amount > 0 && best.has(icNo)).map(({ wallet }) => wallet),
  );
  const users = standing.filter(({ pseudonym }) => hit.has(pseudonym)).flatMap(({ userId }) => userId ?? []);
  return { stored, file, replay, hits: { users } };
}

function messagesOf(requestId: number): string {
  return `marketReveal:${requestId}`;
}

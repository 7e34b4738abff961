import { eventState } from '@chulbal/contract/events/rules';
import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listEvents } from '../events/queries.ts';
import { fault } from '../fault.ts';
import { maskedName } from '../masks.ts';

/** The raffle of a published event as operators see it; a typed seed is in it once both have typed it. Throws notFound. */
export async function getRaffleOverview(
  db: Db,
  actor: OperatorActor,
  { eventNo, now }: { eventNo: number; now: Date },
): Promise<RaffleOverview> {
  const event = (await listEvents(db)).find((one) => one.eventNo === eventNo);
  if (!event) throw fault('notFound');
  const { eventKey, plan } = event;
  const { closesAt, hashAt, seedAt, drawsAt, onePrizeEach } = plan;
  const bySource = await db.sql
    .selectFrom('tickets')
    .where('eventNo', '=', eventNo)
    .groupBy('source')
    .select(({ fn }) => ['source', fn.countAll<number>().as('tickets')])
    .execute();
  const byPrize = await db.sql
    .selectFrom('raffleEntries')
    .where('eventNo', '=', eventNo)
    .groupBy('prizeCode')
    .select(({ fn }) => ['prizeCode', fn.sum<number>('tickets').as('tickets')])
    .execute();
  const { persons } = await db.sql
    .selectFrom('tickets as t')
    .leftJoin('identities as i', 'i.accountId', 't.userId')
    .where('t.eventNo', '=', eventNo)
    .select(({ fn }) =>
      fn.count<number>(fn.coalesce('i.personIndex', 't.personIndex')).distinct().as('persons'),
    )
    .executeTakeFirstOrThrow();
  const ofSource = new Map(bySource.map((row) => [row.source, Number(row.tickets)]));
  const ofPrize = new Map(byPrize.map((row) => [row.prizeCode, Number(row.tickets)]));
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, one) => total + one, 0);
  return {
    ...{ eventNo, eventKey, state: eventState(plan, now), closesAt, hashAt, seedAt, drawsAt, onePrizeEach },
    name: { ko: plan.nameKo, en: plan.nameEn || plan.nameKo },
    seedName: { ko: plan.seedKo, en: plan.seedEn || plan.seedKo },
    seedDigits: plan.seedDigits,
    ...{ tickets: sum(ofSource.values()), entered: sum(ofPrize.values()), persons: Number(persons) },
    sources: plan.sources.map(({ source, amount, most }) => ({
      ...{ source, amount, most, tickets: ofSource.get(source) ?? 0 },
    })),
    prizes: plan.prizes.map(({ code, ko, en, count, reserves }) => ({
      ...{ code, name: { ko, en: en || ko }, count, reserves, entered: ofPrize.get(code) ?? 0 },
    })),
    draw: await findDraw(db, actor, { eventNo }),
    winners: await listWinners(db, { eventNo }),
  };
}

async function findDraw(
  db: Db,
  actor: OperatorActor,
  { eventNo }: { eventNo: number },
): Promise<RaffleOverview['draw']> {
  const row = await db.sql
    .selectFrom('draws as d')
    .selectAll('d')
    .leftJoin('accounts as frozen', 'frozen.id', 'd.frozenBy')
    .leftJoin('accounts as published', 'published.id', 'd.publishedBy')
    .leftJoin('accounts as first', 'first.id', 'd.firstBy')
    .leftJoin('accounts as second', 'second.id', 'd.seedBy')
    .leftJoin('accounts as drawn', 'drawn.id', 'd.drawnBy')
    .select(['frozen.name as frozenName', 'published.name as publishedName', 'first.name as firstName'])
    .select(['second.name as secondName', 'drawn.name as drawnName'])
    .where('d.eventNo', '=', eventNo)
    .executeTakeFirst();
  if (!row) return null;
  const step = (by: string | null, at: Date | null) => (at ? { by: by ?? '', at: at.toISOString() } : null);
  const first = step(row.firstName, row.firstAt);
  return {
    ...{ sha256: row.sha256, tickets: row.tickets, persons: row.persons, bytes: row.file.length },
    frozen: { by: row.frozenName ?? '', at: row.frozenAt.toISOString() },
    published: step(row.publishedName, row.publishedAt),
    first: first && { ...first, mine: row.firstBy === actor.operatorId },
    seed: row.seed,
    confirmed: step(row.secondName, row.seedAt),
    drawn: step(row.drawnName, row.drawnAt),
  };
}

async function listWinners(db: Db, { eventNo }: { eventNo: number }): Promise<RaffleOverview['winners']> {
  const rows = await db.sql
    .selectFrom('prizeWinners as w')
    .innerJoin('accounts as a', 'a.id', 'w.userId')
    .select(['w.prizeCode', 'w.place', 'w.number', 'w.state', 'w.claimUntil', 'w.sentAt', 'w.note', 'a.name'])
    .where('w.eventNo', '=', eventNo)
    .orderBy('w.prizeCode')
    .orderBy('w.place')
    .execute();
  return rows.map(({ name, claimUntil, sentAt, ...row }) => ({
    ...{ ...row, name: maskedName(name) },
    ...{ claimUntil: claimUntil?.toISOString() ?? null, sentAt: sentAt?.toISOString() ?? null },
  }));
}

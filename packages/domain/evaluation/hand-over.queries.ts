import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { listHandOverOptions as endpoint } from '@chulbal/contract/evaluation/progress';
import type { Db } from '../db.ts';
import { listPledges } from '../panels/facts.queries.ts';
import { type KnownTaker, listTakers, listUnsubmitted } from '../panels/hand-over.queries.ts';
import type { Taker } from '../panels/hand-over.rules.ts';
import { optionsOf } from './hand-over.rules.ts';
import { isLate, PACE_MS, perDay } from './pace.rules.ts';
import { getJudged } from './stage.queries.ts';

type Asked = InputOf<typeof endpoint> & { now: Date };

/** Who could take over what an evaluator has left in a stage, compared. Throws notFound for a stage that is not judged. */
export async function listHandOverOptions(db: Db, asked: Asked): Promise<OutputOf<typeof endpoint>> {
  const { now } = asked;
  const { period } = await getJudged(db, asked);
  const { teamNos, takers } = await readHandOver(db, asked);
  const pledges = await listPledges(db, asked);
  const options = optionsOf(teamNos, takers, now);
  const nameOf = new Map(takers.map(({ evaluatorId, name }) => [evaluatorId, name]));
  const named = new Set(options.flatMap(({ to }) => to));
  return {
    left: teamNos.length,
    options: options.map(({ to, taken, conflicts, beyondLimit, forecast }) => ({
      to: to.map((evaluatorId) => ({
        evaluatorId,
        name: nameOf.get(evaluatorId) ?? '',
        teams: [...taken.values()].filter((id) => id === evaluatorId).length,
      })),
      teams: taken.size,
      conflicts,
      beyondLimit,
      forecast: { kind: forecast.kind, at: forecast.at?.toISOString() ?? null },
      late: isLate(forecast, period.closesAt, now),
    })),
    alternates: takers
      .filter(({ evaluatorId }) => named.has(evaluatorId))
      .map(({ evaluatorId, panel, position, load, loadLimit, perDay: pace, lastLoginAt }) => ({
        ...{ evaluatorId, panel, position, load, loadLimit },
        perDay: pace === null ? null : Math.round(pace * 10) / 10,
        pledge: pledges.get(evaluatorId) ?? ('unsigned' as const),
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      })),
  };
}

/** What an evaluator has left, and the alternates with their paces. */
export async function readHandOver(
  db: Db,
  asked: Asked,
): Promise<{ teamNos: number[]; takers: (KnownTaker & Taker)[] }> {
  const { now } = asked;
  const since = new Date(now.getTime() - PACE_MS);
  const teamNos = await listUnsubmitted(db, asked);
  const takers = (await listTakers(db, { ...asked, teamNos, since })).map((taker) => ({
    ...taker,
    perDay: perDay({ recent: taker.recent, since }, now) || null,
  }));
  return { teamNos, takers };
}

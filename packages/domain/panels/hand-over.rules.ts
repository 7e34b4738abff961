/** An alternate who could take teams over. */
export type Taker = {
  evaluatorId: number;
  /** How many teams more they may have. */
  room: number;
  /** Sheets that they have to submit already. */
  left: number;
  /** Sheets a day; null where nothing is known, then as many as the others do. */
  perDay: number | null;
  /** Teams that they may not judge. */
  apart: ReadonlySet<number>;
};

export type Distribution = {
  /** Team → who takes it. */
  taken: Map<number, number>;
  /** Teams that none of them may judge, and teams that find no room. */
  conflicts: number;
  beyondLimit: number;
};

/** Where nothing is known of anybody. */
const USUAL_PER_DAY = 10;

/**
 * Distributes teams over who takes them so that they end together: those that fewest may judge first, each to whoever will
 * be done with it soonest.
 */
export function distributeTeams(teamNos: readonly number[], takers: readonly Taker[]): Distribution {
  const paces = takers.flatMap(({ perDay }) => (perDay ? [perDay] : []));
  const usual = paces.length > 0 ? paces.reduce((sum, one) => sum + one, 0) / paces.length : USUAL_PER_DAY;
  const load = new Map(takers.map(({ evaluatorId, left }) => [evaluatorId, left]));
  const given = new Map(takers.map(({ evaluatorId }) => [evaluatorId, 0]));
  const mayJudge = (teamNo: number) => takers.filter(({ apart }) => !apart.has(teamNo));
  const taken = new Map<number, number>();
  let [conflicts, beyondLimit] = [0, 0];
  const ordered = teamNos.toSorted((a, b) => mayJudge(a).length - mayJudge(b).length || a - b);
  for (const teamNo of ordered) {
    const able = mayJudge(teamNo);
    const [first] = able
      .filter(({ evaluatorId, room }) => (given.get(evaluatorId) ?? 0) < room)
      .map((taker) => ({
        id: taker.evaluatorId,
        days: ((load.get(taker.evaluatorId) ?? 0) + 1) / (taker.perDay || usual),
      }))
      .toSorted((a, b) => a.days - b.days || a.id - b.id);
    if (able.length === 0) conflicts += 1;
    else if (!first) beyondLimit += 1;
    else {
      taken.set(teamNo, first.id);
      load.set(first.id, (load.get(first.id) ?? 0) + 1);
      given.set(first.id, (given.get(first.id) ?? 0) + 1);
    }
  }
  return { taken, conflicts, beyondLimit };
}

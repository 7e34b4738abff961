import type { CountedMarket, ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';
import * as fc from 'fast-check';
import { countingOf, fourCriteria, inputsOf } from './result-cases.ts';

const regions = ['capital', 'chungcheong', 'southeast'];
const evaluators = [11, 12, 13, 14, 15, 16, 17, 18];

/** Few different scores, so that ties come often; half points too. */
const scores = fc
  .tuple(
    ...fourCriteria.map(({ points }) =>
      fc.constantFrom(points, points - 0.5, points - 4, points / 2, points - 10),
    ),
  )
  .map((list) => Object.fromEntries(fourCriteria.map(({ code }, place) => [code, list[place] ?? 0])));

const sheets = fc
  .subarray(evaluators, { minLength: 0 })
  .chain((chosen) =>
    fc
      .array(scores, { minLength: chosen.length, maxLength: chosen.length })
      .map((list) => chosen.map((evaluatorId, place) => ({ evaluatorId, scores: list[place] ?? {} }))),
  );

const team = fc.record({
  region: fc.constantFrom(...regions, null),
  bonus: fc.integer({ min: 0, max: 3 }),
  // Sheets that many teams share, else equal teams would be rare.
  sheets: fc.oneof(
    sheets,
    fc
      .constantFrom(90, 80, 75.5, 60, 59.5)
      .map((total) => [
        { evaluatorId: 11, scores: { problem: 15, feasibility: 20, growth: 15, team: total - 50 } },
      ]),
  ),
});

/** Few different totals, so that places are shared. */
const millions = fc.constantFrom(0, 0, 1, 2, 3, 7, 4_950).map((count) => count * 1_000_000);

/** A market that counts in which most of these teams have a company, and another that is not judged any more. */
function anyMarket(teamNos: readonly number[]): fc.Arbitrary<CountedMarket> {
  const bands = fc
    .subarray([10, 30, 60], { minLength: 0 })
    .map((uptos) => [...uptos, 100].map((upTo, at, { length }) => ({ upTo, points: (length - at) * 2.5 })));
  return fc
    .record({
      by: fc.constantFrom('rank' as const, 'share' as const),
      bands,
      cap: fc.constantFrom(0, 7.5, 10, 40),
      citizens: fc.constantFrom(0, 33, 60, 100),
      companies: fc.subarray([...teamNos, 99]).chain((own) =>
        fc
          .array(fc.record({ citizens: millions, peers: millions }), {
            minLength: own.length,
            maxLength: own.length,
          })
          .map((totals) =>
            totals.map((total, at) => ({ icNo: 500 - (own[at] ?? 0), teamNo: own[at] ?? 0, ...total })),
          ),
      ),
    })
    .map(({ companies, citizens, ...rules }) =>
      countingOf({ ...rules, citizens, peers: 100 - citizens }, companies),
    );
}

/** Teams of a stage with sheets; `decided` puts all teams in an order that settles every tie. */
export function anyInputs({ decided }: { decided: boolean }): fc.Arbitrary<ResultInputs> {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 16 })
    .chain((teamNos) =>
      fc.record({
        teams: fc.array(team, { minLength: teamNos.length, maxLength: teamNos.length }),
        teamNos: fc.constant(teamNos),
        order: fc.shuffledSubarray(teamNos, { minLength: teamNos.length }),
        withdrawn: fc.shuffledSubarray(teamNos, { maxLength: Math.min(3, teamNos.length) }),
        market: fc.option(anyMarket(teamNos)),
      }),
    )
    .map(({ teams, teamNos, order, withdrawn, market }) =>
      inputsOf(
        teams.map((one, place) => ({ teamNo: teamNos[place] ?? 0, ...one })),
        { withdrawn, tieDecisions: decided ? [order] : [], ...(market && { market }) },
      ),
    );
}

export const anyRules: fc.Arbitrary<ResultRules> = fc
  .record({
    trim: fc.record({ on: fc.boolean(), from: fc.constantFrom(3, 5) }),
    minSheets: fc.constant(1),
    bonus: fc.record({ on: fc.boolean(), max: fc.integer({ min: 0, max: 3 }) }),
    cutLine: fc.constantFrom(0, 60, 75.5),
    tieOrder: fc.shuffledSubarray(fourCriteria.map(({ code }) => code)),
    kept: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 }),
    quotaRegions: fc.subarray(regions),
    more: fc.integer({ min: 0, max: 4 }),
    factor: fc.constantFrom(null, 1, 2),
    backfill: fc.boolean(),
    reserves: fc.constantFrom(null, 0, 1, 2),
  })
  .map(({ kept, quotaRegions, more, factor, ...rules }) => {
    const quotas = quotaRegions.map((region, place) => ({ region, places: kept[place] ?? 0 }));
    const places = quotas.reduce((sum, quota) => sum + quota.places, 0) + more;
    const select =
      factor === null
        ? ({ kind: 'count', count: places } as const)
        : ({ kind: 'factor', places, factor } as const);
    return { ...rules, quotas, select };
  });

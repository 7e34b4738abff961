import type { ResultCondition } from '@chulbal/contract/results/results';
import type { Ranking, ResultRules } from '@chulbal/contract/results/shapes';

/** What is asked before a result is finalised. Pairs are assignments that are active, of teams that are judged. */
export type ConditionFacts = {
  /** Judged teams under the confirmed minimum that nobody has decided about, and those with an open completion request. */
  undecided: readonly number[];
  requested: readonly number[];
  /** Judged teams whose time to hand in is not over: the stage does not judge them yet. */
  changeable: readonly number[];
  teams: readonly { teamNo: number; claimed: number; pending: number }[];
  /** Who judges whom, and whether a valid sheet of it is submitted. */
  assigned: readonly { evaluatorId: number; teamNo: number; submitted: boolean }[];
  signed: ReadonlySet<number>;
  waived: ReadonlySet<number>;
  /** Valid sheets that are enough for a team, by an operator's word. */
  fewWaived: ReadonlyMap<number, number>;
  /** Teams with an open request for exclusion, or whom an evaluator judges though they must not, one entry for each. */
  unresolved: readonly { teamNo: number; evaluatorId: number | null }[];
  /** How many recusals, conflicts and requests there have been in all. */
  mended: number;
  /** Where a market counts for the stage: whether its totals are revealed. */
  market: { revealed: boolean } | null;
  ranking: Ranking;
  rules: Pick<ResultRules, 'minSheets' | 'bonus'>;
};

export type Condition = Omit<ResultCondition, 'evaluators'> & { evaluators: number[] };

/** Most teams or evaluators that a condition names. */
const MOST = 100;

/**
 * What must hold before finalising, in one order: sheets of all assignments submitted, every evaluator signed or
 * waived, no bonus undecided (where it counts), nothing open about exclusion, as many valid sheets for every team as
 * the rules ask or as was waived, no undecided tie across a line; nothing open about who is judged, and on what. Where a market counts its totals are
 * revealed.
 */
export function conditionsOf(facts: ConditionFacts): Condition[] {
  const { teams, assigned, ranking, rules } = facts;
  const waiting = assigned.filter(({ submitted }) => !submitted);
  const judges = unique(assigned.map(({ evaluatorId }) => evaluatorId));
  const unsigned = judges.filter((id) => !facts.signed.has(id) && !facts.waived.has(id));
  const claims = rules.bonus.on ? teams.filter(({ claimed }) => claimed > 0) : [];
  const pending = claims.filter((team) => team.pending > 0);
  const inPlay = ranking.teams.filter(({ decision }) => decision !== 'withdrawn');
  const asked = (teamNo: number) => Math.min(rules.minSheets, facts.fewWaived.get(teamNo) ?? rules.minSheets);
  const few = inPlay.filter(({ teamNo, sheets }) => sheets.length < asked(teamNo));
  const tied = ranking.openTies.flat();
  const ofTeams = (teamNos: readonly number[]) => teamNos.map((teamNo) => ({ teamNo }));
  const { undecided, requested, changeable, market } = facts;
  return [
    {
      ...named('sheets', waiting),
      total: assigned.length,
      open: waiting.length,
      // Nothing is judged where nobody is to judge.
      met: assigned.length > 0 && waiting.length === 0,
    },
    {
      ...named(
        'signatures',
        unsigned.map((evaluatorId) => ({ teamNo: null, evaluatorId })),
      ),
      total: judges.length,
      open: unsigned.length,
      met: judges.length > 0 && unsigned.length === 0,
    },
    condition('bonuses', { total: sum(claims, 'claimed'), open: sum(pending, 'pending') }, pending),
    condition(
      'recusals',
      { total: facts.unresolved.length + facts.mended, open: facts.unresolved.length },
      facts.unresolved,
    ),
    {
      ...condition('minSheets', { total: inPlay.length, open: few.length }, few),
      met: inPlay.length > 0 && few.length === 0,
    },
    condition(
      'ties',
      { total: ranking.openTies.length, open: ranking.openTies.length },
      tied.map((teamNo) => ({ teamNo })),
    ),
    condition('eligibility', { total: teams.length, open: undecided.length }, ofTeams(undecided)),
    condition('completions', { total: requested.length, open: requested.length }, ofTeams(requested)),
    condition('deadlines', { total: teams.length, open: changeable.length }, ofTeams(changeable)),
    ...(market ? [condition('market', { total: 1, open: market.revealed ? 0 : 1 }, [])] : []),
  ];
}

type Concerned = readonly { teamNo: number | null; evaluatorId?: number | null }[];

function condition(
  code: Condition['code'],
  counts: { total: number; open: number },
  concerned: Concerned,
): Condition {
  return { ...named(code, concerned), ...counts, met: counts.open === 0 };
}

function named(
  code: Condition['code'],
  concerned: Concerned,
): Pick<Condition, 'code' | 'teamNos' | 'evaluators'> {
  return {
    code,
    teamNos: unique(concerned.flatMap(({ teamNo }) => teamNo ?? [])).slice(0, MOST),
    evaluators: unique(concerned.flatMap(({ evaluatorId }) => evaluatorId ?? [])).slice(0, MOST),
  };
}

function unique(list: readonly number[]): number[] {
  return [...new Set(list)].sort((a, b) => a - b);
}

function sum<Key extends string>(list: readonly Record<Key, number>[], key: Key): number {
  return list.reduce((total, one) => total + one[key], 0);
}

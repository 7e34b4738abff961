import type { ResultTeam } from '@chulbal/contract/results/results';
import type { ResultRules } from '@chulbal/contract/results/shapes';

/** Rules as a season of two regions makes them. */
export const testRules: ResultRules = {
  trim: { on: true, from: 5 },
  minSheets: 5,
  bonus: { on: true, max: 3 },
  cutLine: 60,
  tieOrder: ['problem', 'feasibility', 'growth', 'team'],
  select: { kind: 'count', count: 10 },
  quotas: [
    { region: 'capital', places: 6 },
    { region: 'chungcheong', places: 2 },
  ],
  backfill: true,
  reserves: null,
};

/** A ranked team that did not move, with everything else as a test needs it. */
export function resultTeam(rank: number, more: Partial<ResultTeam> = {}): ResultTeam {
  const final = `${(95 - rank * 0.1).toFixed(4)}`;
  return {
    teamNo: 1000 + rank,
    number: `3-${String(rank).padStart(4, '0')}`,
    teamName: `팀 ${rank}`,
    itemName: `아이템 ${rank}`,
    region: 'capital',
    rank,
    regionRank: rank,
    average: final,
    trimmed: true,
    sheets: [],
    criterionAverages: {},
    variance: '1.0000',
    bonus: '0.0000',
    final,
    decision: 'notSelected',
    via: null,
    reserveRank: null,
    tie: null,
    move: 'same',
    before: null,
    ...more,
  };
}

import type { ResultInputs, ResultRules } from '@chulbal/contract/results/shapes';

type Row = {
  teamNo: number;
  region: string | null;
  average: number;
  final: number;
  criteria: number[];
  variance: number;
  cut: boolean;
};

/**
 * The rules of results once more, as plainly as they read and with nothing of the engine: who is selected and who is
 * in reserve, one place after the other. `tieDecisions` must put every pair of teams in an order. Points are
 * counted in half points, averages in whole ten-thousandths.
 */
export function naiveResult(
  inputs: ResultInputs,
  rules: ResultRules,
): {
  averages: Map<number, number>;
  finals: Map<number, number>;
  selected: number[];
  reserves: Map<number, number>;
} {
  const [decision = []] = inputs.tieDecisions;
  const rows = inputs.teams
    .flatMap((team): Row[] => {
      const halves = team.sheets.map(({ scores }) =>
        inputs.criteria.map(({ code }) => (scores[code] ?? 0) * 2),
      );
      if (halves.length === 0) return [];
      const totals = halves.map((sheet) => sheet.reduce((a, b) => a + b, 0)).sort((a, b) => a - b);
      const kept = rules.trim.on && totals.length >= rules.trim.from ? totals.slice(1, -1) : totals;
      const average = tenThousandths(kept, 2);
      const bonus = rules.bonus.on ? Math.min(team.bonus, rules.bonus.max) : 0;
      const criteria = rules.tieOrder.map((code) => {
        const place = inputs.criteria.findIndex((one) => one.code === code);
        return tenThousandths(
          halves.map((sheet) => sheet[place] ?? 0),
          2,
        );
      });
      // n² times the variance in squared half points, from all pairs.
      const pairs = totals.flatMap((a) => totals.map((b) => (a - b) ** 2)).reduce((a, b) => a + b, 0) / 2;
      const variance = rounded(pairs * 10_000, 4 * totals.length ** 2);
      const final = naiveMarket(inputs, team.teamNo, average) + bonus * 10_000;
      return [
        {
          teamNo: team.teamNo,
          region: team.region,
          average,
          final,
          criteria,
          variance,
          cut: average < rules.cutLine * 10_000,
        },
      ];
    })
    .sort((a, b) => {
      if (a.final !== b.final) return b.final - a.final;
      for (const [place, points] of a.criteria.entries()) {
        const other = b.criteria[place] ?? 0;
        if (points !== other) return other - points;
      }
      if (a.variance !== b.variance) return a.variance - b.variance;
      return decision.indexOf(a.teamNo) - decision.indexOf(b.teamNo);
    });
  const able = rows.filter(({ cut }) => !cut);

  const factor = rules.select.kind === 'factor' ? rules.select.factor : 1;
  const count = rules.select.kind === 'factor' ? rules.select.places * factor : rules.select.count;
  const selected: Row[] = [];
  let kept = 0;
  for (const { region, places } of rules.quotas) {
    const best = able.filter((row) => row.region === region).slice(0, places * factor);
    selected.push(...best);
    kept += rules.backfill ? best.length : places * factor;
  }
  for (let place = kept; place < count; place += 1) {
    const next = able.find((row) => !selected.includes(row));
    if (next) selected.push(next);
  }
  let reserves = able.filter((row) => !selected.includes(row));
  const withdrawn: number[] = [];
  for (const teamNo of inputs.withdrawn) {
    if (withdrawn.includes(teamNo)) continue;
    withdrawn.push(teamNo);
    reserves = reserves.filter((row) => row.teamNo !== teamNo);
    const place = selected.findIndex((row) => row.teamNo === teamNo);
    if (place < 0) continue;
    const [gone] = selected.splice(place, 1);
    const next =
      (keepsPlaces(rules) && gone?.region !== null && reserves.find((row) => row.region === gone?.region)) ||
      reserves[0];
    if (next) selected.push(next);
    reserves = reserves.filter((row) => row !== next);
  }
  // The limit says how many are told, not who may move up.
  const most = rules.reserves ?? Number.POSITIVE_INFINITY;
  const told = reserves.filter(
    (row) => reserves.filter((one) => sameScope(one, row, rules)).indexOf(row) < most,
  );
  return {
    averages: new Map(rows.map(({ teamNo, average }) => [teamNo, average])),
    finals: new Map(rows.map(({ teamNo, final }) => [teamNo, final])),
    selected: selected.map(({ teamNo }) => teamNo).sort((a, b) => a - b),
    reserves: new Map(
      told.map((row) => [row.teamNo, told.filter((one) => sameScope(one, row, rules)).indexOf(row) + 1]),
    ),
  };
}

function sameScope(a: Row, b: Row, rules: ResultRules): boolean {
  return !keepsPlaces(rules) || a.region === b.region;
}

/** Mean in ten-thousandths of what is counted in `parts` of a point. */
function tenThousandths(list: readonly number[], parts: number): number {
  return rounded(list.reduce((a, b) => a + b, 0) * 10_000, parts * list.length);
}

/** Half up, of whole numbers small enough to be exact. */
function rounded(dividend: number, divisor: number): number {
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
}

function keepsPlaces(rules: ResultRules): boolean {
  return rules.quotas.some(({ places }) => places > 0);
}

/**
 * The average in its part of the hundred, and the market's points, in ten-thousandths: companies sorted and counted off
 * one after the other. Where no market counts the average alone.
 */
function naiveMarket({ market }: ResultInputs, teamNo: number, average: number): number {
  if (!market) return average;
  const { rules, companies } = market;
  const own = companies.find((company) => company.teamNo === teamNo);
  let sum = rounded(average * (200 - rules.cap * 2), 200);
  for (const side of ['citizens', 'peers'] as const) {
    const totals = companies.map((company) => company[side]).sort((a, b) => b - a);
    const [largest = 0] = totals;
    if (!own || largest === 0) continue;
    if (rules.by === 'share') {
      // Millions, so that the product stays exact.
      const most = rules.cap * rules[side] * 100;
      sum += rounded(most * (own[side] / 1_000_000), largest / 1_000_000);
      continue;
    }
    const place = own[side] === 0 ? totals.length : totals.indexOf(own[side]) + 1;
    const band = rules.bands.find(({ upTo }) => place <= Math.ceil((totals.length * upTo) / 100));
    sum += Math.min(band?.points ?? 0, rules.cap) * rules[side] * 100;
  }
  return sum;
}

import type { Mutant } from './guards.ts';

/**
 * The text with a switch at each guard: `guardIs(7)` says whether mutant 7 is on, and notes that its guard was reached. So
 * every file is transformed once for all mutants.
 */
export function withSwitches(text: string, mutants: readonly (Mutant & { number: number })[]): string {
  const ranges = [...Map.groupBy(mutants, ({ start, end }) => `${start} ${end}`).values()];
  // The outer before the inner, and both from left to right.
  ranges.sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0) || (b?.end ?? 0) - (a?.end ?? 0));
  let next = 0;

  function render(start: number, end: number): string {
    let rendered = '';
    let at = start;
    for (let range = ranges[next]; range?.[0] && range[0].start < end; range = ranges[next]) {
      next += 1;
      const { start: from, end: to, isStep } = range[0];
      rendered += text.slice(at, from);
      const inner = render(from, to);
      const turns = range.map(({ number, instead }) => `guardIs(${number}) ? ${option(instead, isStep)} : `);
      rendered += isStep
        ? `.$call((query_) => ${turns.join('')}query_${inner})`
        : `(${turns.join('')}(${inner}))`;
      at = to;
    }
    return rendered + text.slice(at, end);
  }
  return render(0, text.length);
}

function option(instead: string, isStep: boolean): string {
  return isStep ? `query_${instead}` : `(${instead})`;
}

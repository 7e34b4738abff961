/** A place that takes at most `most` items and, as far as possible, at least `least`. */
export type Bin = { least: number; most: number };

/** Cost of an item in a bin: a whole number from 0, or null where it must not go. */
export type Costs = readonly (readonly (number | null)[])[];

/** Bin of each item; `null` for those for which there was no room. */
export type Assigned = { binOf: (number | null)[]; cost: number };

/**
 * Assigns items over bins: of all ways that place every item the one in which bins lack least of their `least`, and of
 * these the one that costs least. Exact: a minimum cost flow by successive shortest paths (Ahuja, Magnanti, Orlin,
 * Network Flows, 9.7), in which an item is placed by moving others on from bin to bin. The items are few per bin and
 * the bins are few, so the graph that is searched is that of the bins alone. Where not all can be placed, earlier items
 * come first. The same input gives the same answer.
 */
export function assign(costs: Costs, bins: readonly Bin[]): Assigned {
  const state = new MinCostFlow(costs, bins);
  for (let item = 0; item < costs.length; item += 1) state.place(item);
  const cost = state.binOf.reduce<number>(
    (sum, bin, item) => sum + (bin === null ? 0 : (costs[item]?.[bin] ?? 0)),
    0,
  );
  return { binOf: state.binOf, cost };
}

const FAR = Number.POSITIVE_INFINITY;

class MinCostFlow {
  readonly binOf: (number | null)[];
  readonly #costs: Costs;
  readonly #bins: readonly Bin[];
  readonly #items: number[][];
  /** More than all costs together, so that no saving is worth an item less in a bin that lacks some. */
  readonly #bonus: number;
  /** From bin to bin: what moving an item costs at least, and which item that is. */
  readonly #moves: { cost: number; item: number }[][];

  constructor(costs: Costs, bins: readonly Bin[]) {
    this.#costs = costs;
    this.#bins = bins;
    this.binOf = costs.map(() => null);
    this.#items = bins.map(() => []);
    this.#moves = bins.map(() => bins.map(() => ({ cost: FAR, item: -1 })));
    const highest = costs.reduce((most, row) => Math.max(most, ...row.map((cost) => cost ?? 0)), 0);
    this.#bonus = (costs.length + 1) * (highest + 1);
  }

  /** Places one more item on the cheapest way there is; none is found where there is no room for it. */
  place(item: number): void {
    const { cost, from } = this.#waysFrom(item);
    let end = -1;
    let least = FAR;
    for (const [bin, so] of cost.entries()) {
      const whole = so + this.#priceOfRoom(bin);
      if (whole < least) [least, end] = [whole, bin];
    }
    if (end === -1) return;
    const changed: number[] = [];
    for (let bin = end; ; ) {
      changed.push(bin);
      const before = from[bin];
      if (before === undefined || before === -1) {
        this.#put(item, bin);
        break;
      }
      const moved = this.#moves[before]?.[bin]?.item ?? -1;
      this.#take(moved, before);
      this.#put(moved, bin);
      bin = before;
    }
    for (const bin of changed) this.#compare(bin);
  }

  /** What the item costs in each bin at least, others moved on for it, and from which bin the last of them came. */
  #waysFrom(item: number): { cost: number[]; from: number[] } {
    const cost = this.#bins.map((_, bin) => this.#costs[item]?.[bin] ?? FAR);
    const from = this.#bins.map(() => -1);
    // Bellman and Ford: moves may save something, but going round in a circle never does.
    for (let round = 0, changed = true; changed && round < this.#bins.length; round += 1) {
      changed = false;
      for (const [bin, so] of cost.entries()) {
        if (so === FAR) continue;
        const moves = this.#moves[bin] ?? [];
        for (const [next, move] of moves.entries()) {
          if (so + move.cost < (cost[next] ?? FAR)) {
            cost[next] = so + move.cost;
            from[next] = bin;
            changed = true;
          }
        }
      }
    }
    return { cost, from };
  }

  #priceOfRoom(bin: number): number {
    const { least, most } = this.#bins[bin] ?? { least: 0, most: 0 };
    const count = this.#items[bin]?.length ?? 0;
    if (count >= most) return FAR;
    return count < least ? -this.#bonus : 0;
  }

  #put(item: number, bin: number): void {
    this.#items[bin]?.push(item);
    this.binOf[item] = bin;
  }

  #take(item: number, bin: number): void {
    const items = this.#items[bin] ?? [];
    items.splice(items.indexOf(item), 1);
  }

  /** Finds anew what it costs to move something out of a bin. */
  #compare(bin: number): void {
    const items = (this.#items[bin] ?? []).toSorted((a, b) => a - b);
    for (const next of this.#bins.keys()) {
      let [cost, best] = [FAR, -1];
      for (const item of next === bin ? [] : items) {
        const there = this.#costs[item]?.[next] ?? FAR;
        const saved = there - (this.#costs[item]?.[bin] ?? 0);
        if (saved < cost) [cost, best] = [saved, item];
      }
      const moves = this.#moves[bin];
      if (moves) moves[next] = { cost, item: best };
    }
  }
}

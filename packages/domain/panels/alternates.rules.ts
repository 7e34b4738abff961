/** An alternate of the stage's plan who may judge the team: no conflict, never given it before, no
 * pledge refused, the stage not signed. */
export type Alternate = {
  evaluatorId: number;
  /** Of the panel that the team is in. */
  ofPanel: boolean;
  /** Teams that they judge in this stage, and at most may. */
  load: number;
  loadLimit: number;
};

/**
 * Who takes a team over: an alternate of its own panel before one of another, and of these who has least to do. Null
 * when all have as much as they may.
 */
export function chooseAlternate(alternates: readonly Alternate[]): number | null {
  const free = alternates.filter(({ load, loadLimit }) => load < loadLimit);
  const [first] = free.toSorted(
    (a, b) => Number(b.ofPanel) - Number(a.ofPanel) || a.load - b.load || a.evaluatorId - b.evaluatorId,
  );
  return first?.evaluatorId ?? null;
}

const HOUR_MS = 3_600_000;

/** The full hours that end with the running one, oldest first, by the instant at which each begins. */
export function hoursUntil(now: Date, count: number): Date[] {
  const running = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return Array.from({ length: count }, (_, index) => new Date(running - (count - 1 - index) * HOUR_MS));
}

/** A stage that is applied in, and when it closes for everyone. */
export type ApplicationStage = { trackNo: number; lane: number; opensAt: Date; closesAt: Date };

/** The closing that comes next, and what closes then; null when all have closed. */
export function nextClosing<Stage extends { closesAt: Date }>(
  stages: readonly Stage[],
  now: Date,
): { closesAt: Date; stages: Stage[] } | null {
  const open = stages.filter(({ closesAt }) => closesAt > now);
  if (open.length === 0) return null;
  const first = Math.min(...open.map(({ closesAt }) => closesAt.getTime()));
  return {
    closesAt: new Date(first),
    stages: open.filter(({ closesAt }) => closesAt.getTime() === first),
  };
}

/**
 * What has to be added to an instant of this season to be as far from the deadline of last year's: the difference of
 * the deadlines that stand out, the next one or, after all of them, the last; of last year the same lane's, or its
 * last. Null where one of the seasons has no applications.
 */
export function shiftToLastYear(
  thisYear: readonly ApplicationStage[],
  lastYear: readonly ApplicationStage[],
  now: Date,
): number | null {
  const anchor = nextClosing(thisYear, now)?.stages[0] ?? latest(thisYear);
  const before = anchor && (lastYear.find(({ lane }) => lane === anchor.lane) ?? latest(lastYear));
  return anchor && before ? before.closesAt.getTime() - anchor.closesAt.getTime() : null;
}

function latest(stages: readonly ApplicationStage[]): ApplicationStage | undefined {
  return stages.reduce<ApplicationStage | undefined>(
    (last, stage) => (last && last.closesAt >= stage.closesAt ? last : stage),
    undefined,
  );
}

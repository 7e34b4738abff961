import type { DeadlineKind } from '@chulbal/contract/deadline-letters';

/** When something of a stage closes, for teams in general or for one. */
export type Deadline = { trackNo: number; stageNo: number; kind: DeadlineKind; closesAt: Date };

export type Moved = Omit<Deadline, 'closesAt'> & { before: Date; after: Date };

/**
 * Deadlines that close at another time than before and that somebody can still keep, miss or get back: one that was
 * over and stays over is nobody's news. What is new or gone has not moved.
 */
export function movedDeadlines(before: readonly Deadline[], after: readonly Deadline[], now: Date): Moved[] {
  const known = new Map(before.map((one) => [keyOf(one), one.closesAt]));
  return after.flatMap(({ closesAt, ...deadline }) => {
    const standing = known.get(keyOf({ ...deadline }));
    return standing && isNews(standing, closesAt, now)
      ? [{ ...deadline, before: standing, after: closesAt }]
      : [];
  });
}

/** Whether somebody has to know that what closed at one time closes at another. */
export function isNews(before: Date, after: Date, now: Date): boolean {
  return before.getTime() !== after.getTime() && (before > now || after > now);
}

function keyOf({ trackNo, stageNo, kind }: Omit<Deadline, 'closesAt'>): string {
  return `${trackNo} ${stageNo} ${kind}`;
}

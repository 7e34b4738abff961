/** Judging need not run evenly: so much of an evaluator's sheets may lag before it is remarked on. */
const SLACK = 0.1;

/**
 * Whether an evaluator is behind schedule: less of their sheets is submitted than of the time has passed, a tenth
 * aside; after the closing whoever has something left.
 */
export function isBehind(
  { assigned, submitted }: { assigned: number; submitted: number },
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): boolean {
  if (submitted >= assigned) return false;
  if (now >= closesAt) return true;
  const passed = (now.getTime() - opensAt.getTime()) / (closesAt.getTime() - opensAt.getTime());
  return submitted / assigned < passed - SLACK;
}

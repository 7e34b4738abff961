import type { StageDeadline } from '../seasons/rules.ts';

export type Arrival = 'early' | 'open' | 'grace' | 'late';

/**
 * Where an arrival stands to a deadline. Open is [opensAt, closesAt): the closing instant itself is
 * too late for anything but the grace, which ends with `graceUntil` (that instant still counts). Once a season was
 * ended, all is late.
 */
export function arrivalAt(deadline: StageDeadline, now: Date): Arrival {
  if (deadline.over) return 'late';
  if (now < deadline.opensAt) return 'early';
  if (now < deadline.closesAt) return 'open';
  return now <= deadline.graceUntil ? 'grace' : 'late';
}

/** A new draft is begun while the stage is open. */
export function mayBegin(deadline: StageDeadline, now: Date): boolean {
  return arrivalAt(deadline, now) === 'open';
}

/** What is saved within the grace is kept, though it does not count; afterwards nothing is saved. */
export function maySave(deadline: StageDeadline, now: Date): boolean {
  const arrival = arrivalAt(deadline, now);
  return arrival === 'open' || arrival === 'grace';
}

/**
 * Cancelling has no grace: no upload holds it up. Who was asked to complete something after the ordinary closing
 * was asked for that and nothing else.
 */
export function mayCancel(deadline: StageDeadline, now: Date): boolean {
  return arrivalAt({ ...deadline, ...deadline.asked?.ordinary }, now) === 'open';
}

/**
 * What a submission may count. `before`: what stood at the instant. `asked`: these items as they stand now, or
 * with `until` as they stood then; all else as it stood at `base`, or in the last submission.
 */
export type Countable =
  | { what: 'all' }
  | { what: 'before'; instant: Date }
  | { what: 'asked'; items: readonly string[]; base: Date | 'submission'; until: Date | null }
  | { what: 'nothing' };

/**
 * What a submission that arrives at `now` may count: `all` before the closing; within the grace, if one of
 * the uploads began before the closing, what stood then (`before`); otherwise `nothing` (1353). Whoever was asked
 * to complete something may still change that (`asked`) until it is due, with a grace after it likewise.
 */
export function countable(deadline: StageDeadline, now: Date, uploadsBegan: readonly Date[]): Countable {
  const { asked, ...latest } = deadline;
  const ordinary = countableUntil({ ...latest, ...asked?.ordinary }, now, uploadsBegan);
  if (!asked || ordinary.what === 'all' || now < deadline.opensAt) return ordinary;
  const due = countableUntil(latest, now, uploadsBegan);
  if (due.what === 'nothing') return ordinary;
  return {
    what: 'asked',
    items: asked.items,
    base: ordinary.what === 'before' ? ordinary.instant : 'submission',
    until: due.what === 'before' ? due.instant : null,
  };
}

function countableUntil(
  deadline: StageDeadline,
  now: Date,
  uploadsBegan: readonly Date[],
): Extract<Countable, { what: 'all' | 'before' | 'nothing' }> {
  const arrival = arrivalAt(deadline, now);
  if (arrival === 'open') return { what: 'all' };
  const begun = uploadsBegan.some((startedAt) => startedAt < deadline.closesAt);
  if (arrival === 'grace' && begun) return { what: 'before', instant: deadline.closesAt };
  return { what: 'nothing' };
}

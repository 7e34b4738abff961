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

/*
 * The grace is for whoever the deadline overtook while a file was on its way: an upload of the draft that began before the
 * closing and had not ended by then. A file that was there in time held nobody up, so it earns none, and neither does
 * one whose upload was broken off and is gone. (product.md: "only if one of the draft's uploads began before the deadline".)
 */

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

/** When a file's upload began and ended, by the server's clock; null while it is under way. */
export type Upload = { startedAt: Date; storedAt: Date | null };

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
 * What a submission that arrives at `now` may count: `all` before the closing; within the grace, if the closing came while
 * one of the uploads was under way, what stood then (`before`); otherwise `nothing` (1353). Whoever was asked
 * to complete something may still change that (`asked`) until it is due, with a grace after it likewise.
 */
export function countable(deadline: StageDeadline, now: Date, uploads: readonly Upload[]): Countable {
  const { asked, ...latest } = deadline;
  const ordinary = countableUntil({ ...latest, ...asked?.ordinary }, now, uploads);
  if (!asked || ordinary.what === 'all') return ordinary;
  const due = countableUntil(latest, now, uploads);
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
  uploads: readonly Upload[],
): Extract<Countable, { what: 'all' | 'before' | 'nothing' }> {
  const arrival = arrivalAt(deadline, now);
  if (arrival === 'open') return { what: 'all' };
  const { closesAt } = deadline;
  const heldUp = uploads.some(
    ({ startedAt, storedAt }) => startedAt < closesAt && (storedAt === null || storedAt >= closesAt),
  );
  if (arrival === 'grace' && heldUp) return { what: 'before', instant: deadline.closesAt };
  return { what: 'nothing' };
}

/**
 * The moments of a season of one track, from before it opens to after the last appeal, as they follow each other;
 * `reopened` and `ended` stand beside them.
 */
export type Moment =
  // The application has not opened; is open; in its grace; closed, while members can still confirm.
  | 'early'
  | 'open'
  | 'grace'
  | 'closed'
  // Panels are published and judging has not begun; it is under way; it is over.
  | 'ready'
  | 'judging'
  | 'judged'
  // Somebody has asked to finalise the result; it is final; its announcement waits for a second word, then for its time.
  | 'requested'
  | 'final'
  | 'pending'
  | 'scheduled'
  // It is released and appeals are open; they are closed.
  | 'released'
  | 'over'
  // Judging was opened again after the release; the season was ended after all of it.
  | 'reopened'
  | 'ended';

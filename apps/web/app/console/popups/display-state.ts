export type DisplayState = 'hidden' | 'coming' | 'shown' | 'over';

/** Where a display stands at `now` (milliseconds). */
export function displayState(
  { hidden, draft }: { hidden: boolean; draft: { from: string | null; until: string | null } },
  now: number,
): DisplayState {
  if (hidden) return 'hidden';
  if (draft.until && Date.parse(draft.until) <= now) return 'over';
  return draft.from && Date.parse(draft.from) > now ? 'coming' : 'shown';
}

import type { HistoryEvent, HistoryGroup } from '@chulbal/contract/applications/rows';

/** One thing that happened, as it was recorded. */
export type Happening = {
  at: Date;
  action: string;
  actorKind: 'user' | 'evaluator' | 'operator' | 'system';
  who: string;
  reason: string | null;
  /** What it was done to, where the log names it: a document, a member, a place. */
  thing: string | null;
};

const messages = new Set(['completion.request', 'members.remind', 'material.remind']);
const judging = new Set([
  'target',
  'evaluation',
  'sheet',
  'assignment',
  'conflict',
  'exclusion',
  'resultComment',
]);

/** What readers look for an entry under. */
export function groupOf({ action, actorKind }: Pick<Happening, 'action' | 'actorKind'>): HistoryGroup {
  if (actorKind === 'user') return 'team';
  if (messages.has(action)) return 'messages';
  const [noun = ''] = action.split('.');
  return actorKind === 'evaluator' || judging.has(noun) ? 'judging' : 'operators';
}

const DAY_MS = 86_400_000;
const KOREA_MS = 9 * 3_600_000;

/**
 * Happenings as events, newest first. What the same person did in the same way on the same day in Korea for the same
 * reason is one; an evaluator who sees a team and opens its documents does one thing.
 */
export function foldHistory(happenings: readonly Happening[]): HistoryEvent[] {
  const newestFirst = happenings.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const folded = Map.groupBy(newestFirst, (one) => {
    const day = Math.floor((one.at.getTime() + KOREA_MS) / DAY_MS);
    return JSON.stringify([day, shownAs(one.action), one.actorKind, one.who, one.reason]);
  });
  return [...folded.values()].flatMap((all) => {
    const [newest] = all;
    const oldest = all.at(-1);
    if (!newest || !oldest) return [];
    return {
      at: newest.at.toISOString(),
      since: oldest.at.toISOString(),
      action: shownAs(newest.action),
      group: groupOf(newest),
      who: newest.who,
      evaluator: newest.actorKind === 'evaluator',
      reason: newest.reason,
      count: all.length,
      things: new Set(all.flatMap(({ thing }) => thing ?? [])).size,
    };
  });
}

function shownAs(action: string): string {
  return action === 'target.read' ? 'target.open' : action;
}

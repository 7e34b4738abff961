import type { AssigneeUndo, BonusStanding, BonusUndo, BulkActKind } from '../tables.ts';
import type { BonusState } from './bonus.rules.ts';

/** Hours within which a bulk act can be undone. */
export const UNDO_HOURS = 24;

/** Whether an act can be undone now, and if not, why: messages have left, it is too late, or it was undone before. */
export function undoVerdict(
  act: { kind: BulkActKind; doneAt: Date; undoneAt: Date | null },
  now: Date,
): 'possible' | 'messages' | 'late' | 'undone' {
  if (act.undoneAt) return 'undone';
  if (act.kind === 'requestCompletion' || act.kind === 'remindMembers') return 'messages';
  return now.getTime() - act.doneAt.getTime() <= UNDO_HOURS * 3_600_000 ? 'possible' : 'late';
}

/**
 * The items of a bulk decision that still stand as it left them, so that undoing it takes back nobody else's work:
 * the same claim, and the very decision of that act. Of a team with an item that was decided otherwise since, the
 * other items are still undone.
 */
export function undoableItems(
  items: readonly BonusUndo[],
  act: { after: BonusState; doneBy: number; doneAt: Date },
  standing: (teamNo: number, place: number) => { sha256: string | null; decided: BonusStanding },
): BonusUndo[] {
  return items.filter(({ teamNo, place, sha256 }) => {
    const now = standing(teamNo, place);
    if (now.sha256 !== sha256) return false;
    if (act.after === 'pending' || !now.decided) return act.after === 'pending' && !now.decided;
    const { decision, decidedBy, decidedAt } = now.decided;
    return decision === act.after && decidedBy === act.doneBy && decidedAt === act.doneAt.toISOString();
  });
}

/** The applications that are still whose the act has made them. */
export function undoableAssignees(
  teams: readonly AssigneeUndo[],
  present: (teamNo: number) => number | null,
): AssigneeUndo[] {
  return teams.filter(({ teamNo, after }) => present(teamNo) === after);
}

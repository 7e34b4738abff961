import { describe, expect, test } from 'vitest';
import { undoableAssignees, undoableItems, undoVerdict } from './bulk-acts.rules.ts';

const doneAt = new Date('2026-05-20T05:00:00.000Z');
const later = (hours: number) => new Date(doneAt.getTime() + hours * 3_600_000);

describe('whether an act can be undone', () => {
  test.each([
    ['verifyBonus', null, 1, 'possible'],
    ['assign', null, 24, 'possible'],
    ['rejectBonus', null, 24.01, 'late'],
    ['verifyBonus', later(1), 2, 'undone'],
    ['remindMembers', null, 0, 'messages'],
    ['requestCompletion', null, 30, 'messages'],
  ] as const)('%s undone at %s, after %d hours: %s', (kind, undoneAt, hours, verdict) => {
    expect(undoVerdict({ kind, doneAt, undoneAt }, later(hours))).toBe(verdict);
  });
});

describe('items that still stand as a bulk decision left them', () => {
  const item = { teamNo: 7, place: 0, sha256: 'a', before: null };
  const mine = { decision: 'verified', reason: '', decidedBy: 5, decidedAt: doneAt.toISOString() } as const;
  test.each([
    ['the very decision', { sha256: 'a', decided: mine }, true],
    ['another claim since', { sha256: 'b', decided: null }, false],
    ['no claim any more', { sha256: null, decided: null }, false],
    ['taken back since', { sha256: 'a', decided: null }, false],
    ['rejected since', { sha256: 'a', decided: { ...mine, decision: 'rejected' } }, false],
    ['verified again by another', { sha256: 'a', decided: { ...mine, decidedBy: 6 } }, false],
    ['verified again later', { sha256: 'a', decided: { ...mine, decidedAt: later(1).toISOString() } }, false],
  ] as const)('%s', (_case, standing, undone) => {
    const act = { after: 'verified', doneBy: 5, doneAt } as const;
    expect(undoableItems([item], act, () => standing)).toEqual(undone ? [item] : []);
  });

  test('what was taken back is put back only where nobody has decided since', () => {
    const act = { after: 'pending', doneBy: 5, doneAt } as const;
    const undo = (decided: typeof mine | null) =>
      undoableItems([{ ...item, before: mine }], act, () => ({ sha256: 'a', decided })).length;
    expect([undo(null), undo(mine)]).toEqual([1, 0]);
  });
});

test('applications that another was given since keep that one', () => {
  const teams = [1, 2, 3].map((teamNo) => ({ teamNo, before: null, after: 5 }));
  const present = new Map([
    [1, 5],
    [2, 6],
  ]);
  expect(
    undoableAssignees(teams, (teamNo) => present.get(teamNo) ?? null).map(({ teamNo }) => teamNo),
  ).toEqual([1]);
});

import { describe, expect, test } from 'vitest';
import { type Arrangement, moveEvaluator, moveTeams, pin, pinsOf, seatOf, unpinAll } from './arrangement.ts';
import { arrangementHistory, beginArrangement, isUnsaved } from './arrangement-history.ts';

const seat = (evaluatorId: number, role: 'member' | 'alternate' = 'member', pinned = false) => ({
  evaluatorId,
  role,
  pinned,
});
const team = (teamNo: number, pinned = false) => ({ teamNo, pinned });
const start: Arrangement = [
  {
    key: 'a',
    name: '1분과',
    evaluators: [seat(1), seat(2), seat(3, 'alternate')],
    teams: [team(11), team(12)],
  },
  { key: 'b', name: '2분과', evaluators: [seat(4)], teams: [team(13)] },
];
const idsOf = (arrangement: Arrangement) =>
  arrangement.map(({ evaluators, teams }) => [
    evaluators.map(({ evaluatorId }) => evaluatorId),
    teams.map(({ teamNo }) => teamNo),
  ]);

describe('an evaluator moved by hand', () => {
  test('leaves the old panel, keeps the role and is pinned', () => {
    const next = moveEvaluator(start, { evaluatorId: 3, to: 'b' });
    expect(idsOf(next)).toEqual([
      [
        [1, 2],
        [11, 12],
      ],
      [[4, 3], [13]],
    ]);
    expect(seatOf(next, 3)?.seat).toEqual(seat(3, 'alternate', true));
  });

  test('becomes an alternate in place', () => {
    const next = moveEvaluator(start, { evaluatorId: 1, to: 'a', role: 'alternate' });
    expect(idsOf(next)).toEqual(idsOf(start));
    expect(seatOf(next, 1)?.seat).toEqual(seat(1, 'alternate', true));
  });

  test('comes from no panel and goes into none', () => {
    const next = moveEvaluator(start, { evaluatorId: 9, to: 'b' });
    expect(seatOf(next, 9)?.seat).toEqual(seat(9, 'member', true));
    expect(seatOf(moveEvaluator(next, { evaluatorId: 9, to: null }), 9)).toBeNull();
  });

  test.each([
    ['to where they are', { evaluatorId: 1, to: 'a' }],
    ['to a panel that is none', { evaluatorId: 1, to: 'z' }],
    ['out, being out already', { evaluatorId: 9, to: null }],
  ])('%s changes nothing', (_, move) => {
    expect(moveEvaluator(start, move)).toBe(start);
  });
});

describe('teams moved by hand', () => {
  test('go together and are pinned', () => {
    const next = moveTeams(start, { teamNos: [11, 12], to: 'b' });
    expect(next.map(({ teams }) => teams)).toEqual([[], [team(13), team(11, true), team(12, true)]]);
  });

  test('that are there already stay as they are', () => {
    const next = moveTeams(start, { teamNos: [11, 13], to: 'b' });
    expect(next.map(({ teams }) => teams)).toEqual([[team(12)], [team(13), team(11, true)]]);
    expect(moveTeams(start, { teamNos: [13], to: 'b' })).toBe(start);
  });

  test('may be without a panel, and come from there', () => {
    const out = moveTeams(start, { teamNos: [11], to: null });
    expect(idsOf(out)[0]).toEqual([[1, 2, 3], [12]]);
    expect(moveTeams(out, { teamNos: [11], to: null })).toBe(out);
    expect(idsOf(moveTeams(out, { teamNos: [11], to: 'b' }))[1]).toEqual([[4], [13, 11]]);
  });
});

describe('pins', () => {
  test('hold and let go', () => {
    const held = pin(
      pin(start, { kind: 'evaluator', evaluatorId: 2 }, true),
      { kind: 'teams', teamNos: [11, 13] },
      true,
    );
    expect(pinsOf(held)).toBe(3);
    expect(pinsOf(pin(held, { kind: 'teams', teamNos: [11] }, false))).toBe(2);
    expect(pinsOf(unpinAll(held))).toBe(0);
  });

  test('of what is pinned already change nothing', () => {
    expect(pin(start, { kind: 'teams', teamNos: [11] }, false)).toBe(start);
    expect(unpinAll(start)).toBe(start);
  });
});

describe('undoing', () => {
  const moved = arrangementHistory(beginArrangement(start), {
    type: 'edit',
    change: (now) => moveTeams(now, { teamNos: [11], to: 'b' }),
  });

  test('takes a step back and forth; back at what the server has nothing is unsaved', () => {
    expect(isUnsaved(moved)).toBe(true);
    const back = arrangementHistory(moved, { type: 'undo' });
    expect(back.present).toBe(start);
    expect(isUnsaved(back)).toBe(false);
    expect(arrangementHistory(back, { type: 'redo' }).present).toBe(moved.present);
  });

  test('a change that changes nothing is no step', () => {
    expect(arrangementHistory(moved, { type: 'edit', change: (now) => now })).toBe(moved);
  });

  test('a new change ends what could be done again', () => {
    const back = arrangementHistory(moved, { type: 'undo' });
    const other = arrangementHistory(back, {
      type: 'edit',
      change: (now) => moveTeams(now, { teamNos: [13], to: 'a' }),
    });
    expect(other.future).toEqual([]);
  });

  test('steps stay after saving, and undoing then is unsaved again', () => {
    const saved = arrangementHistory(moved, { type: 'saved', arrangement: moved.present });
    expect(isUnsaved(saved)).toBe(false);
    expect(isUnsaved(arrangementHistory(saved, { type: 'undo' }))).toBe(true);
  });
});

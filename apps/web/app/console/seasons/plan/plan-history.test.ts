import { describe, expect, test } from 'vitest';
import { blankPlan, blankTrack } from './new-parts.ts';
import { beginHistory, type HistoryAction, planHistory } from './plan-history.ts';
import { numbersGiven, renumbered, withoutOwnNumbers } from './plan-numbers.ts';

const named = (ko: string) => ({ ...blankPlan(2026), name: { ko, en: '' } });
const edit = (ko: string, at: string | null = null): HistoryAction => ({ type: 'edit', plan: named(ko), at });
const after = (...actions: HistoryAction[]) => actions.reduce(planHistory, beginHistory(named('처음')));
const undo: HistoryAction = { type: 'undo' };
const redo: HistoryAction = { type: 'redo' };

describe('undoing', () => {
  test.each([
    ['what was done', [edit('하나'), undo], '처음'],
    ['step by step', [edit('하나'), edit('둘'), undo], '하나'],
    ['no further than the beginning', [edit('하나'), undo, undo], '처음'],
    ['and done again', [edit('하나'), edit('둘'), undo, undo, redo, redo], '둘'],
    ['what follows an undone step is gone', [edit('하나'), undo, edit('둘'), redo], '둘'],
    ['what was written in one field, at once', [edit('ㄱ', 'name'), edit('가', 'name'), undo], '처음'],
    ['two fields one by one', [edit('ㄱ', 'name'), edit('가', 'other'), undo], 'ㄱ'],
    [
      'a field that was left and written again',
      [edit('ㄱ', 'name'), { type: 'rest' }, edit('가', 'name'), undo],
      'ㄱ',
    ],
    [
      'nothing after the server’s plan came',
      [edit('하나'), { type: 'replace', plan: named('서버') }, undo],
      '서버',
    ],
  ] as [string, HistoryAction[], string][])('%s', (_, actions, name) => {
    expect(after(...actions).present.name.ko).toBe(name);
  });

  test('keeps a hundred steps', () => {
    const many = Array.from({ length: 150 }, (_, step) => edit(String(step)));
    expect(after(...many).past).toHaveLength(100);
  });
});

describe('numbers of tracks', () => {
  const plan = { ...blankPlan(2026), tracks: [blankTrack(1, 7), blankTrack(2, -1)] };
  const held = { ...plan, tracks: [blankTrack(1, 7)] };

  test('a track that the server does not hold is sent without one', () => {
    expect(withoutOwnNumbers(plan, held).tracks.map(({ trackNo }) => trackNo)).toEqual([7, null]);
    expect(withoutOwnNumbers(plan, blankPlan(2026)).tracks.map(({ trackNo }) => trackNo)).toEqual([
      null,
      null,
    ]);
  });

  test('what the server gives takes its place in every state', () => {
    const reply = { ...plan, tracks: [blankTrack(1, 7), blankTrack(2, 12)] };
    const numbers = numbersGiven(plan, reply);
    expect([...numbers]).toEqual([[-1, 12]]);
    const history = planHistory(
      { past: [plan], present: plan, future: [held], writing: null },
      { type: 'throughout', change: (one) => renumbered(one, numbers) },
    );
    expect(history.past[0]?.tracks[1]?.trackNo).toBe(12);
    expect(history.present.tracks[1]?.trackNo).toBe(12);
    expect(history.future[0]).toBe(held);
  });
});

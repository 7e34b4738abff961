import { describe, expect, test } from 'vitest';
import {
  type Announced,
  appealWindow,
  isNews,
  isOpen,
  isSelected,
  timeProblems,
  verificationEnd,
} from './windows.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 26, 9, minute));

test.each([
  [null, null, []],
  [at(1), at(1), []],
  [at(0), null, ['appealUntil']],
  [at(1), at(0), ['verifyUntil']],
])('windows must end after the release', (appealUntil, verifyUntil, problems) => {
  expect(timeProblems({ releaseAt: at(0), appealUntil, verifyUntil })).toEqual(problems);
});

test.each([
  [null, at(0), false],
  [at(1), at(0), true],
  [at(1), at(1), false],
])('a window until %s is open at %s: %s', (until, now, open) => {
  expect(isOpen(until, now)).toBe(open);
});

type Place = Announced['team'];
const selected: Place = { decision: 'selected', reserve: null, region: 'west' };
const notSelected: Place = { decision: 'notSelected', reserve: null, region: 'west' };
const cut: Place = { ...notSelected, decision: 'cut' };
const withdrawn: Place = { ...notSelected, decision: 'withdrawn' };
const reserve = (rank: number, region = 'west', among: 'region' | 'all' = 'region'): Place => ({
  decision: 'reserve',
  reserve: { rank, among },
  region,
});

describe('a result is news to a team', () => {
  test.each([
    ['that was told nothing', null, notSelected, true],
    ['that is told the same', selected, selected, false],
    ['that is told the same for another reason', notSelected, cut, false],
    ['that moved up', notSelected, selected, true],
    ['that moved into the reserve', notSelected, reserve(3), true],
    ['that moved up in the reserve', reserve(3), reserve(2), true],
    ['whose place in the reserve stays', reserve(3), reserve(3), false],
    ['whose place counts in another region', reserve(3), reserve(3, 'east'), true],
    ['whose place counts among all now', reserve(3), reserve(3, 'west', 'all'), true],
    ['of another region, where no place counts', notSelected, { ...notSelected, region: 'east' }, false],
    ['whose withdrawal was taken up', selected, withdrawn, true],
  ])('%s', (_case, before, team, news) => {
    expect(isNews(before, team)).toBe(news);
  });
});

describe('the window of a team', () => {
  const told = (announcementId: number, team: Place, until: number | null): Announced => ({
    announcementId,
    team,
    appealUntil: until === null ? null : at(until),
  });
  const made = (...ids: number[]) => ids.map((announcementId) => ({ announcementId }));
  test.each([
    ['nothing told', [], [], null],
    ['no window', [told(1, cut, null)], [], null],
    ['its own', [told(1, cut, 10)], [], [10, 1]],
    ['a later one without a window takes nothing', [told(1, cut, 10), told(2, cut, null)], [], [10, 1]],
    ['a later one with a shorter window takes nothing', [told(1, cut, 10), told(2, cut, 5)], [], [10, 1]],
    ['a later one that is no news gives nothing', [told(1, cut, 10), told(2, cut, 20)], [], [10, 1]],
    ['news open a window of their own', [told(1, cut, 10), told(2, reserve(1), 20)], [], [20, 2]],
    ['news with a shorter window take nothing', [told(1, cut, 10), told(2, reserve(1), 5)], [], [10, 2]],
    ['news without a window take nothing', [told(1, cut, 10), told(2, reserve(1), null)], [], [10, 2]],
    ['an appeal uses its window', [told(1, cut, 10)], made(1), null],
    ['and no later one that is no news', [told(1, cut, 10), told(2, cut, 20)], made(1), null],
    ['but about news there may be another', [told(1, cut, 10), told(2, selected, 20)], made(1), [20, 2]],
    ['once', [told(1, cut, 10), told(2, selected, 20)], made(1, 2), null],
    [
      'one about the news uses the window before, too',
      [told(1, cut, 30), told(2, selected, 20)],
      made(2),
      null,
    ],
    [
      'what was no news between does not count',
      [told(1, cut, 10), told(2, cut, 30), told(3, reserve(1), 5)],
      [],
      [10, 3],
    ],
    ['back where it was is news', [told(1, cut, 1), told(2, selected, 2), told(3, cut, 3)], [], [3, 3]],
  ] as const)('%s', (_case, all, appeals, window) => {
    expect(appealWindow(all, appeals)).toEqual(window && { until: at(window[0]), announcementId: window[1] });
  });

  test('no later announcement ends it sooner, whatever was announced', () => {
    const places = [selected, notSelected, cut, withdrawn, reserve(1), reserve(2)];
    const windows = [null, 5, 10, 20];
    let before: Announced[] = [];
    for (const [step, team] of [...places, ...places].entries()) {
      for (const until of windows) {
        const all = [...before, told(step + 1, team, until)];
        const open = appealWindow(before, [])?.until.getTime() ?? 0;
        expect(appealWindow(all, [])?.until.getTime() ?? 0).toBeGreaterThanOrEqual(open);
      }
      before = [...before, told(step + 1, team, windows[step % windows.length] ?? null)];
    }
  });
});

test.each([
  [[], null],
  [[null, null], null],
  [[10, null], 10],
  [[10, 5], 10],
  [[5, 10], 10],
])('a public list with ends %j is public until %s', (ends, until) => {
  const of = (minute: number | null) => (minute === null ? null : at(minute));
  expect(verificationEnd(ends.map((end) => ({ verifyUntil: of(end) })))).toEqual(of(until));
});

test.each([
  ['selected', 'selected', true],
  ['selected', 'withdrawn', false],
  ['selected', undefined, true],
  ['reserve', 'selected', false],
  ['cut', 'cut', false],
  [undefined, 'selected', false],
])('released as %s, now %s: goes on: %s', (released, newest, expected) => {
  expect(isSelected({ released, newest })).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { isScore, readScoreKey, scoreAt, stepped, type Typed, typingPause } from './score-keys.ts';

const whole = { code: 'team', points: 30, half: false };
const halves = { ...whole, half: true };

/** What stands after these keys, `wait` ms apart. */
function typing(keys: string, scale: typeof whole, wait = 100): string | null {
  let typed: Typed | null = null;
  let score: string | null = null;
  [...keys].forEach((key, at) => {
    const read = readScoreKey(key, scale, typed, at * wait);
    if (read?.kind !== 'typed') return;
    typed = read.typed;
    score = read.score;
  });
  return score;
}

describe('digits make the score', () => {
  test.each([
    ['24', '24'],
    ['7', '7'],
    ['30', '30'],
    ['0', '0'],
    ['07', '7'],
    // 31 is more than the criterion has: the 1 begins anew
    ['31', '1'],
    ['245', '5'],
  ])('%s is %s', (keys, score) => expect(typing(keys, whole)).toBe(score));

  test('halves are typed with a point', () => {
    expect(typing('24.5', halves)).toBe('24.5');
    expect(typing('24.3', halves)).toBe('3');
    expect(typing('30.5', halves)).toBe('5');
    expect(typing('.', halves)).toBeNull();
    expect(typing('2.5', whole)).toBe('25');
  });

  test('after a pause a new score begins', () => {
    expect(typing('24', whole, typingPause + 1)).toBe('4');
  });

  test('on another criterion a new score begins', () => {
    const before = { code: 'plan', digits: '2', at: 0 };
    expect(readScoreKey('4', whole, before, 10)).toMatchObject({ score: '4' });
  });

  test('a digit above the points of a small criterion is none', () => {
    expect(readScoreKey('9', { code: 'x', points: 5, half: false }, null, 0)).toBeNull();
  });
});

test.each([
  ['ArrowRight', { kind: 'step', by: 1 }],
  ['ArrowLeft', { kind: 'step', by: -1 }],
  ['ArrowUp', { kind: 'move', by: -1 }],
  ['ArrowDown', { kind: 'move', by: 1 }],
  ['Home', { kind: 'set', score: '0' }],
  ['End', { kind: 'set', score: '30' }],
  ['Backspace', { kind: 'set', score: '' }],
  ['?', { kind: 'keys' }],
  ['a', null],
  ['Tab', null],
])('%s means %j', (key, meaning) => expect(readScoreKey(key, whole, null, 0)).toEqual(meaning));

test('a step is a point, or half of one, and stays inside', () => {
  expect(stepped('24', 1, whole)).toBe('25');
  expect(stepped('24', 1, halves)).toBe('24.5');
  expect(stepped('30', 1, whole)).toBe('30');
  expect(stepped('0', -1, whole)).toBe('0');
  expect(stepped('', 1, whole)).toBe('0');
  expect(stepped('', -1, whole)).toBe('30');
});

test('a place on the rail is the next step', () => {
  expect(scoreAt(0.5, { points: 25, half: false })).toBe('13');
  expect(scoreAt(0.5, { points: 25, half: true })).toBe('12.5');
  expect(scoreAt(-1, whole)).toBe('0');
  expect(scoreAt(2, whole)).toBe('30');
});

test.each([
  ['24', true, true],
  ['24.5', false, true],
  ['24.', false, true],
  ['31', false, false],
  ['', false, false],
  ['-1', false, false],
  ['1e1', false, false],
])('%s is a score: whole %s, with halves %s', (text, inWhole, inHalves) => {
  expect(isScore(text, whole)).toBe(inWhole);
  expect(isScore(text, halves)).toBe(inHalves);
});

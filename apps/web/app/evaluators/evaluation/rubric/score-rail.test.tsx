import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { ScoreRail } from './score-rail.tsx';

let clear = async () => {};
afterEach(() => clear());

let score = '';
function Rail({ before }: { before: string }) {
  const [value, setValue] = useState(before);
  score = value;
  return (
    <ScoreRail
      label="팀 점수"
      valueText=""
      score={value}
      points={20}
      step={1}
      active
      disabled={false}
      onScore={setValue}
    />
  );
}

/** What a browser tells of a finger that comes down on the slider where it stands for 12 and goes on. */
async function touch(
  kinds: readonly (readonly [kind: string, x: number, y: number])[],
  values: readonly number[],
) {
  const rail = document.querySelector('input');
  if (!rail) throw new Error('There is no slider.');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const left = [...values];
  for (const [kind, clientX, clientY] of kinds) {
    const init = { bubbles: true, pointerType: 'touch', clientX, clientY };
    await act(async () => rail.dispatchEvent(new PointerEvent(kind, init)));
    const value = left.shift();
    if (value === undefined) continue;
    setValue?.call(rail, String(value));
    await act(async () => rail.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

test.each([
  [
    'scrolls the page past it',
    [
      ['pointerdown', 60, 100],
      ['pointermove', 61, 80],
      ['pointercancel', 61, 70],
    ],
    [12],
  ],
  [
    'goes up where nothing scrolls',
    [
      ['pointerdown', 60, 100],
      ['pointermove', 61, 80],
      ['pointerup', 61, 60],
    ],
    [12],
  ],
] as const)('a finger that %s gives no score', async (_, kinds, values) => {
  for (const before of ['', '7']) {
    clear = await renderForTest(<Rail before={before} />);
    await touch(kinds, values);
    expect(score).toBe(before);
    await clear();
  }
});

test.each([
  [
    'taps',
    [
      ['pointerdown', 60, 100],
      ['pointerup', 61, 101],
    ],
    [12],
    '12',
  ],
  [
    'slides',
    [
      ['pointerdown', 60, 100],
      ['pointermove', 75, 101],
      ['pointermove', 90, 101],
      ['pointerup', 90, 101],
    ],
    [12, 15, 18],
    '18',
  ],
] as const)('a finger that %s gives one', async (_, kinds, values, expected) => {
  clear = await renderForTest(<Rail before="7" />);
  await touch(kinds, values);
  expect(score).toBe(expected);
});

import { afterEach, expect, test } from 'vitest';
import { renderForTest } from '../render-for-test.tsx';
import { Sparkline } from './sparkline.tsx';

let clear = async () => {};
afterEach(() => clear());

async function draw(values: (number | null)[]) {
  clear = await renderForTest(<Sparkline values={values} limit={100} label="메일" />);
  const svg = document.querySelector('svg');
  return {
    over: svg?.hasAttribute('data-over'),
    limitAt: Number(svg?.querySelector('line')?.getAttribute('y1')),
    path: svg?.querySelector('path')?.getAttribute('d') ?? '',
    dotAt: svg?.querySelector('circle')?.getAttribute('cy'),
  };
}

test('what stays below its limit is drawn below it, up to a dot where it is now', async () => {
  const { over, limitAt, path, dotAt } = await draw([0, 50, 0]);
  expect([over, limitAt, dotAt]).toEqual([false, 3, '23']);
  expect(path).toBe('M0,23L58.5,13L117,23');
});

test('what reaches its limit is set apart, and the limit makes room for it', async () => {
  const { over, limitAt } = await draw([0, 200]);
  expect([over, limitAt]).toEqual([true, 13]);
});

test('a minute without a figure is a gap, and the last one has no dot', async () => {
  const { path, dotAt } = await draw([10, null, 10, null]);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(dotAt).toBeUndefined();
});

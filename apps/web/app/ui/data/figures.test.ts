import { describe, expect, it } from 'vitest';
import { timeLeft } from '../../lib/time-left.ts';
import { secondsBetween } from '../../lib/use-seconds-left.ts';
import { layoutOf } from '../route/window-layout.ts';
import { formatBytes, percentOf, shortHash } from './bytes.ts';
import { pagesAround } from './pages-around.ts';
import { placeTip } from './place-tip.ts';

describe('Time left', () => {
  it('is counted in days and clock figures', () => {
    const seconds = secondsBetween('2026-05-20T05:03:21Z', '2026-06-01T09:00:00Z');
    expect(timeLeft(seconds)).toEqual({ days: 12, hours: 3, minutes: 56, clock: '03:56:39' });
  });
  it('is nothing after the deadline', () => {
    expect(secondsBetween('2026-06-01T09:00:01Z', '2026-06-01T09:00:00Z')).toBe(0);
  });
});

describe('Sizes', () => {
  it.each([
    [0, '0\u00a0B'],
    [999, '999\u00a0B'],
    [1200, '1\u00a0kB'],
    [4_200_000, '4.2\u00a0MB'],
    [1_073_741_824, '1.1\u00a0GB'],
  ])('%d bytes are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));
  it('an unknown total has no percentage', () => {
    expect(percentOf(10, null)).toBeNull();
    expect(percentOf(10, 0)).toBeNull();
    expect(percentOf(64, 100)).toBe(64);
  });
  it('a fingerprint is shown by its ends', () => {
    expect(shortHash(`9f2c41e8${'0'.repeat(52)}e41a`)).toBe('9f2c 41e8 … e41a');
  });
});

it.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, 4, 5]],
  [10, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])('page %d of %d shows %j', (page, total, shown) => expect(pagesAround(page, total)).toEqual(shown));

describe('A tooltip stands 10 px away', () => {
  const tip = { width: 100, height: 30 };
  const view = { width: 400, height: 600 };
  it('above, centred', () => {
    expect(placeTip({ left: 150, top: 200, bottom: 244, width: 44 }, tip, view)).toEqual({ x: 122, y: 160 });
  });
  it('below where there is no room, and inside the window', () => {
    expect(placeTip({ left: 380, top: 20, bottom: 64, width: 20 }, tip, view)).toEqual({ x: 292, y: 74 });
  });
});

it.each([
  [640, { compact: true, phone: true, tablet: false }],
  [641, { compact: true, phone: false, tablet: true }],
  [1024, { compact: true, phone: false, tablet: true }],
  [1025, { compact: false, phone: false, tablet: true }],
  [1280, { compact: false, phone: false, tablet: true }],
  [1281, { compact: false, phone: false, tablet: false }],
])('a window of %d px has the layout %j', (width, layout) => expect(layoutOf(width)).toEqual(layout));

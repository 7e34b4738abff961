import { describe, expect, test } from 'vitest';
import { backupName, backupsToDrop, isOverdue, readBackupName } from './rules.ts';

const now = new Date('2026-03-31T18:00:00Z');
const ago = (hours: number) => ({ madeAt: new Date(now.getTime() - hours * 3_600_000), hours });

describe('R-12: which backups are kept', () => {
  test.each([
    ['none', 30, [], []],
    ['the only one', 30, [0], []],
    ['all of the last two days', 30, [0, 1, 5, 24, 25, 47.9], []],
    ['one of each day before', 30, [0, 48, 50, 71.9, 72], [50, 71.9]],
    [
      'one a day for thirty days',
      30,
      [0, 29 * 24, 30 * 24 - 0.1, 30 * 24, 31 * 24],
      [30 * 24 - 0.1, 30 * 24, 31 * 24],
    ],
    ['fewer days, where that is set', 7, [0, 6 * 24, 7 * 24, 20 * 24], [7 * 24, 20 * 24]],
    ['the one just made, and nothing else, after a long pause', 30, [0, 4000, 5000], [4000, 5000]],
    ['one of a clock that ran ahead', 30, [-3, 0], []],
  ])('%s', (_, days, made, dropped) => {
    const drop = backupsToDrop(made.map(ago), { now, days });
    expect(drop.map(({ hours }) => hours)).toEqual(dropped);
  });
});

test('a backup’s name says when it was made and with which key', () => {
  const name = backupName(now, '1f2e3d4c');
  expect(name).toBe('20260331T180000.000Z-1f2e3d4c');
  expect(readBackupName(name)).toEqual({ name, madeAt: now, keyId: '1f2e3d4c' });
  for (const other of ['', 'lost+found', '20260331T180000.000Z', '20261331T180000.000Z-1f2e3d4c'])
    expect(readBackupName(other)).toBeNull();
});

test('a nightly backup may be two hours late', () => {
  expect(isOverdue(ago(26).madeAt, now)).toBe(false);
  expect(isOverdue(ago(26.1).madeAt, now)).toBe(true);
});

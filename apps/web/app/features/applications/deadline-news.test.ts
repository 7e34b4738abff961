import { describe, expect, test } from 'vitest';
import type { ApplyData } from './apply-data.ts';
import { withDeadline } from './deadline-news.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1) + hour * 3_600_000).toISOString();
const deadlineAt = (hour: number) => ({ opensAt: at(0), closesAt: at(hour), graceUntil: at(hour + 1) });
const page = (open: boolean) => ({ deadline: deadlineAt(9), now: at(8), open }) as ApplyData;

describe('what an open page takes over of newer news of its deadline', () => {
  test.each([
    ['a later deadline keeps the page open', true, 12, 8.5, true],
    ['a later deadline opens a page that was over', false, 12, 11, true],
    ['what is still over stays over', false, 9, 11, false],
    ['nothing is closed while somebody writes', true, 9, 11, true],
  ])('%s', (_name, open, closes, now, expected) => {
    const fresh = withDeadline(page(open), { deadline: deadlineAt(closes), now: at(now) });
    expect(fresh).toMatchObject({ deadline: deadlineAt(closes), open: expected });
  });

  test('news that are older than the page are none', () => {
    const loaded = page(true);
    expect(withDeadline(loaded, { deadline: deadlineAt(7), now: at(7) })).toBe(loaded);
    expect(withDeadline(loaded, null)).toBe(loaded);
  });
});

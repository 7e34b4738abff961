import { describe, expect, test } from 'vitest';
import type { ApplyData } from './apply-data.ts';
import { completionNow, mayTakeBack, withDeadline } from './deadline-news.ts';

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
    const fresh = withDeadline(page(open), { deadline: deadlineAt(closes), completion: null, now: at(now) });
    expect(fresh).toMatchObject({ deadline: deadlineAt(closes), open: expected });
  });

  test('news that are older than the page are none', () => {
    const loaded = page(true);
    expect(withDeadline(loaded, { deadline: deadlineAt(7), completion: null, now: at(7) })).toBe(loaded);
    expect(withDeadline(loaded, null)).toBe(loaded);
  });

  test('what was asked of the team is what the newest news say, also that it is asked no more', () => {
    const asked = { items: ['사업계획서'], message: '다시 올려 주세요', dueAt: at(20), answered: false };
    const loaded = { ...page(true), application: { completion: asked } } as ApplyData;
    expect(completionNow(loaded)).toBe(asked);
    const news = { deadline: deadlineAt(9), completion: null, now: at(8.5) };
    expect(completionNow(withDeadline(loaded, news))).toBeNull();
    expect(completionNow(withDeadline(page(true), { ...news, completion: asked }))).toBe(asked);
  });
});

describe('whether a submission may be taken back', () => {
  const asked = { items: ['사업계획서'], message: '다시 올려 주세요', dueAt: at(20), answered: false };
  test.each([
    ['before the deadline', 9, null, 8, true],
    ['after the deadline', 9, null, 9, false],
    ['within an extension of the team', 12, null, 11, true],
    ['before the stage closes, asked for more', 20, asked, 8, true],
    ['after the stage closed, asked for more', 20, asked, 11, false],
    ['within a later extension than what was asked for', 24, asked, 21, true],
  ])('%s', (_name, closes, completion, now, expected) => {
    const stage = { closesAt: at(9) };
    const data = { ...page(true), stage, deadline: deadlineAt(closes), completion, now: at(now) };
    expect(mayTakeBack(data as ApplyData)).toBe(expected);
  });
});

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../ui/page-for-test.tsx';
import type { MyNext } from '../../schedule/my-next.ts';
import { homeMine } from './home-mine.ko.ts';
import { HomeMine } from './home-mine.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const application = {
  ...{
    teamNo: 1,
    teamName: '물결로그',
    trackNo: 3,
    lane: 3,
    trackName: '캠퍼스',
    role: 'leader',
    stageNo: 1,
  },
  ...{
    status: 'submitted',
    number: '3-0001',
    missing: 0,
    confirming: null,
    completion: null,
    changed: false,
  },
  ...{
    stages: [],
    deadline: { closesAt: '2026-11-20T09:00:00.000Z' },
    submittedAt: '2026-11-20T08:00:00.000Z',
  },
} as unknown as MyNext['application'];

/** How often the page has looked for something new, a minute and a half after it was opened. */
async function looks(kind: MyNext['kind'], minutesLeft: number): Promise<number> {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: new Date('2026-12-01T05:00:00.000Z') });
  const calls = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  const at = new Date(Date.now() + minutesLeft * 60_000).toISOString();
  const next: MyNext = {
    ...{ kind, application, at, stageName: '서류 심사', asked: [] },
    ...{ to: '/contest/schedule?track=3', result: null },
  };
  ({ clear } = await renderPage(<HomeMine next={next} madeAt={Date.now()} />, { words: { homeMine } }));
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  return calls.mock.calls.filter(([, init]) => init?.method === 'HEAD').length;
}

test.each([
  ['a result is announced within the hour', 'announces', 10, true],
  ['the minute of the announcement has passed', 'announces', -1, true],
  ['a result is announced in days', 'announces', 2880, false],
  ['there is something to do', 'material', 10, false],
] as const)(
  'where %s, the page looks for it: it shows without being loaded again',
  async (_, kind, left, looked) => {
    expect((await looks(kind, left)) > 0).toBe(looked);
  },
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTimeout, outlivingLimit, send } from './send.ts';

const fetched = vi.fn<typeof fetch>();
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const problem = (name: string, code: number) => ({ name, code, message: '문장', fields: {} });

/** A server that never answers: the call ends when its sender gives up. */
const hang: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what an answer says', () => {
  test.each([
    [200, { version: 2 }, {}, { kind: 'done', data: { version: 2 } }],
    [401, problem('signInRequired', 401), {}, { kind: 'signedOut' }],
    [403, problem('sessionOver', 403), {}, { kind: 'signedOut' }],
    [401, null, {}, { kind: 'signedOut' }],
    [403, problem('notAllowed', 1403), {}, { kind: 'refused', problem: { name: 'notAllowed' } }],
    [401, problem('loginFailed', 4001), {}, { kind: 'refused', problem: { name: 'loginFailed' } }],
    [409, problem('draftConflict', 1409), {}, { kind: 'refused', problem: { name: 'draftConflict' } }],
    [429, problem('tooManyRequests', 429), { 'retry-after': '7' }, { kind: 'unreached', retryAfter: 7 }],
    [503, problem('unavailable', 503), { 'retry-after': '3' }, { kind: 'unreached', retryAfter: 3 }],
    [500, problem('internal', 500), {}, { kind: 'unreached', problem: { name: 'internal' } }],
    [400, null, {}, { kind: 'unreached' }],
  ])('%i %j', async (status, body, headers, expected) => {
    fetched.mockResolvedValueOnce(json(status, body, headers));
    expect(await send('/apply/command', {})).toMatchObject(expected);
  });

  test('a page of a proxy in between is no answer, and no network none either', async () => {
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
    expect(await send('/apply/command', {})).toEqual({ kind: 'unreached' });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await send('/apply/command', {})).toEqual({ kind: 'unreached' });
  });
});

test('a request that hangs is given up', async () => {
  fetched.mockImplementationOnce(hang);
  const answer = send('/apply/command', {});
  await vi.advanceTimersByTimeAsync(answerTimeout.command);
  expect(await answer).toEqual({ kind: 'unreached' });
});

describe('what outlives its page', () => {
  const kept = () => fetched.mock.calls.map(([, init]) => init?.keepalive);

  test('is counted in bytes, for all calls under way together', async () => {
    fetched.mockImplementation(hang);
    const third = '가'.repeat(outlivingLimit / 9 - 10);
    const answers = [send('/a', third), send('/a', third), send('/a', third), send('/a', third)];
    expect(kept()).toEqual([true, true, true, false]);
    await vi.advanceTimersByTimeAsync(answerTimeout.command);
    await Promise.all(answers);
    fetched.mockResolvedValueOnce(json(200, {}));
    await send('/a', third);
    expect(kept().at(-1)).toBe(true);
  });

  test('letters of one byte count once', async () => {
    fetched.mockResolvedValueOnce(json(200, {}));
    await send('/a', 'a'.repeat(outlivingLimit - 2));
    expect(kept()).toEqual([true]);
  });
});

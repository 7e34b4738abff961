import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postFile, type Wait } from './post-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const full = () => new Response('{}', { status: 503, headers: { 'retry-after': '5' } });

/** Sends a file to a server that answers so, and gives the status of the last answer and how often it was sent. */
async function send(answers: (() => Response)[], wait?: Wait) {
  let sent = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    expect(await (body as Blob).text()).toBe('abc');
    const answer = answers[sent];
    sent += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const asked = postFile('/transfer/company', new File(['abc'], 'a.png'), wait);
  await vi.advanceTimersByTimeAsync(300_000);
  return { status: (await asked)?.status ?? null, sent };
}

test.each([
  ['stored', [() => new Response('{}')], { status: 200, sent: 1 }],
  ['no place twice, then stored', [full, full, () => new Response('{}')], { status: 200, sent: 3 }],
  ['no place for half a minute', [full, full, full, full, full, full], { status: 503, sent: 5 }],
  [
    'a refusal is not asked about again',
    [() => new Response('{}', { status: 422 })],
    { status: 422, sent: 1 },
  ],
  [
    'an outage without a time to come again',
    [() => new Response('{}', { status: 503 })],
    { status: 503, sent: 1 },
  ],
  [
    'a server that was too busy to read it',
    [() => new Response('{}', { status: 408 })],
    { status: null, sent: 1 },
  ],
  ['nobody answered', [], { status: null, sent: 1 }],
])('%s', async (_what, answers, expected) => {
  expect(await send(answers)).toEqual(expected);
});

test('somebody who looks is told while it waits, for as long as the page is open', async () => {
  const onHeld = vi.fn();
  const answers = [...Array.from({ length: 8 }, () => full), () => new Response('{}')];
  expect(await send(answers, { onHeld, hasLeft: () => false })).toEqual({ status: 200, sent: 9 });
  expect(onHeld.mock.calls.flat()).toEqual(Array.from({ length: 8 }, () => [true, false]).flat());
});

test('a file whose screen is left is sent on, for half a minute', async () => {
  let left = false;
  const onHeld = (held: boolean) => {
    if (held) left = true;
  };
  const wait = { onHeld, hasLeft: () => left };
  expect(await send([full, full, () => new Response('{}')], wait)).toEqual({ status: 200, sent: 3 });
  expect(
    await send(
      Array.from({ length: 9 }, () => full),
      wait,
    ),
  ).toEqual({ status: 503, sent: 5 });
});

import { randomBytes } from 'node:crypto';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { deviceKeeper, importDeviceKey } from './device-copy.ts';
import { DocumentEngine } from './document-engine.ts';
import { useDeviceCopy } from './use-device-copy.ts';

// A place of its own: forms of other files in the same browser may still be keeping what is theirs.
const place = { userId: 1, what: 'kept-by-this-file' };
const key = randomBytes(32).toString('base64');
const given = () => new Response(JSON.stringify({ key, userId: 1 }));
const fetched = vi.fn<typeof fetch>();
const onFound = vi.fn();
let clear = async () => {};

const newEngine = (version = 1) =>
  new DocumentEngine({ version, values: {}, savedAt: null }, async () => ({ kind: 'unreached' }));

type Asking = { engine: DocumentEngine; mayTake?: () => Promise<boolean> };

function Page({ engine, ...asking }: Asking) {
  useDeviceCopy(engine, { place, keyAddress: '/apply/device-key', ready: true, onFound, ...asking });
  return null;
}

function Restless({ engine }: Asking) {
  const [count, setCount] = useState(0);
  useDeviceCopy(engine, {
    ...{ place, keyAddress: '/apply/device-key', ready: true },
    onFound: () => setCount(0),
  });
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const kept = () => Object.keys(localStorage).filter((name) => name.startsWith(`unsaved:1:${place.what}:`));
const soon = (check: () => void) => act(() => vi.waitFor(check, { timeout: 30_000 }));

async function leaveCopy() {
  await deviceKeeper(localStorage, await importDeviceKey(key), place).write({
    base: 1,
    changed: { text: '적던 글' },
  });
}

beforeEach(() => {
  localStorage.clear();
  onFound.mockClear();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

test('takes up what an earlier visit left, and keeps it in one copy', async () => {
  await leaveCopy();
  fetched.mockImplementation(async () => given());
  const engine = newEngine();
  clear = await renderForTest(<Page engine={engine} />);
  await soon(() => expect(onFound).toHaveBeenCalledTimes(1));
  expect(engine.view().content.changed).toEqual({ text: '적던 글' });
  await soon(() => expect(kept()).toHaveLength(1));
});

test('a browser without storage is asked for nothing', async () => {
  vi.stubGlobal('localStorage', null);
  clear = await renderForTest(<Page engine={newEngine()} />);
  expect(fetched).not.toHaveBeenCalled();
});

test('asks for the key once, however often the page is rendered anew', async () => {
  fetched.mockImplementation(async () => given());
  const engine = newEngine();
  clear = await renderForTest(<Restless engine={engine} />);
  const button = document.querySelector('button');
  for (const count of ['1', '2', '3']) {
    await act(async () => button?.click());
    expect(button?.textContent).toBe(count);
  }
  engine.change({ text: '쓰던 글' });
  await soon(() => expect(kept()).toHaveLength(1));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('asks for the key again where the server is busy', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 })).mockImplementation(async () => given());
  const engine = newEngine();
  clear = await renderForTest(<Page engine={engine} />);
  await soon(() => expect(timers.mock.calls.some(([, wait]) => wait === 2000)).toBe(true));
  const [again] = timers.mock.calls.find(([, wait]) => wait === 2000) ?? [];
  await act(async () => again?.());
  engine.change({ text: '쓰던 글' });
  await soon(() => expect(kept()).toHaveLength(1));
});

test('one copy, however often the network comes back while the key is on its way', async () => {
  let answer = (_: Response) => {};
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const engine = newEngine();
  clear = await renderForTest(<Page engine={engine} />);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(fetched).toHaveBeenCalledTimes(1);
  answer(given());
  engine.change({ text: '쓰던 글' });
  await soon(() => expect(kept()).toHaveLength(1));
});

test('nothing of somebody else is opened or removed', async () => {
  await leaveCopy();
  fetched.mockImplementation(async () => new Response(JSON.stringify({ key, userId: 2 })));
  const engine = newEngine();
  clear = await renderForTest(<Page engine={engine} />);
  await soon(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(engine.view().content.changed).toEqual({});
  expect(kept()).toHaveLength(1);
});

describe('where it may ask', () => {
  const mayTake = vi.fn<() => Promise<boolean>>();
  beforeEach(async () => {
    mayTake.mockReset();
    fetched.mockImplementation(async () => given());
    await leaveCopy();
  });

  test('it takes up without a question what goes on from what the server holds', async () => {
    clear = await renderForTest(<Page engine={newEngine()} mayTake={mayTake} />);
    await soon(() => expect(onFound).toHaveBeenCalledTimes(1));
    expect(mayTake).not.toHaveBeenCalled();
  });

  test('it asks where the server has gone on since, and removes what is given up', async () => {
    mayTake.mockResolvedValueOnce(false);
    const engine = newEngine(4);
    clear = await renderForTest(<Page engine={engine} mayTake={mayTake} />);
    await soon(() => expect(kept()).toEqual([]));
    expect(engine.view().content.changed).toEqual({});
  });

  test('what is loaded waits for a choice where both differ', async () => {
    mayTake.mockResolvedValueOnce(true);
    const engine = new DocumentEngine(
      { version: 4, values: { text: '다른 글' }, savedAt: null },
      async () => ({
        kind: 'unreached',
      }),
    );
    clear = await renderForTest(<Page engine={engine} mayTake={mayTake} />);
    await soon(() => expect(engine.view().content.conflicts).toHaveLength(1));
  });

  test('what is written while it asks is kept on the device too', async () => {
    mayTake.mockReturnValue(new Promise(() => {}));
    const engine = newEngine(4);
    clear = await renderForTest(<Page engine={engine} mayTake={mayTake} />);
    await soon(() => expect(mayTake).toHaveBeenCalledTimes(1));
    engine.change({ text: '쓰던 글' });
    await soon(() => expect(kept()).toHaveLength(2));
  });
});

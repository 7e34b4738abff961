import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderForTest } from '../../ui/render-for-test.tsx';
import { identity } from '../command/identity.ts';
import { dialogs } from '../dialogs.ts';
import { autosave } from './autosave.ko.ts';
import { timing } from './autosave-engine.ts';
import type { DeviceCopy } from './device-copy.ts';
import { DocumentEngine, type DocumentResult } from './document-engine.ts';
import { logOutWait, useAutosave } from './use-autosave.ts';

const saved: DocumentResult = { kind: 'saved', reply: { version: 2, savedAt: '2026-05-19T05:06:21.000Z' } };
const never = new Promise<DocumentResult>(() => {});
const theirs: DocumentResult = {
  kind: 'changedElsewhere',
  server: { version: 5, values: { text: '남의 글' }, savedAt: null },
};

let clear = async () => {};
let device: DeviceCopy | null = null;
const loggedOut = vi.fn((event: Event) => event.preventDefault());

function Page({ engine }: { engine: DocumentEngine }) {
  useAutosave(engine, { logOut: '/auth/logout' });
  return (
    <form action="/auth/logout" method="post">
      <button type="submit">로그아웃</button>
    </form>
  );
}

/** A page on which something is unsaved, whose saves are answered with these in order, the last again and again. */
async function open(...answers: (DocumentResult | Promise<DocumentResult>)[]) {
  let calls = 0;
  const engine = new DocumentEngine({ version: 1, values: {}, savedAt: null }, async () => {
    calls += 1;
    return answers[Math.min(calls, answers.length) - 1] as DocumentResult;
  });
  void engine.keepOnDevice({
    write: async (copy) => {
      device = copy;
    },
    wipe: async () => {
      device = null;
    },
  });
  clear = await renderForTest(<Page engine={engine} />, { autosave });
  document.querySelector('form')?.addEventListener('submit', loggedOut);
  await act(async () => engine.change({ text: '쓰던 글' }));
  await pass(timing.keep);
  return { engine, calls: () => calls };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
async function logOut() {
  await act(async () => document.querySelector('form')?.requestSubmit());
  await pass(0);
}
async function answer(go: boolean) {
  await act(async () => dialogs.answer(dialogs.current()?.id ?? 0, go));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  device = null;
  loggedOut.mockClear();
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
});

describe('logging out while something is unsaved', () => {
  test('saves it first', async () => {
    const { calls } = await open(saved);
    await logOut();
    expect(calls()).toBe(1);
    expect(loggedOut).toHaveBeenCalledTimes(1);
    expect(device).toBeNull();
  });

  test.each<[string, DocumentResult]>([
    ['without the network', { kind: 'unreached' }],
    ['that the server refuses', { kind: 'refused', message: '기간이 끝났어요.' }],
    ['after the session has ended', { kind: 'signedOut' }],
    ['that somebody else has changed', theirs],
  ])('%s asks, and what is unsaved stays here and on the device', async (_, result) => {
    const { engine } = await open(result);
    await logOut();
    expect(dialogs.current()?.title).toBe(autosave.logOut.title);
    await answer(false);
    expect(loggedOut).not.toHaveBeenCalled();
    expect(engine.view().content.changed).toEqual({ text: '쓰던 글' });
    expect(device?.changed).toEqual({ text: '쓰던 글' });
  });

  test('gives it up where somebody says so', async () => {
    await open({ kind: 'unreached' });
    await logOut();
    await answer(true);
    expect(loggedOut).toHaveBeenCalledTimes(1);
    expect(device).toBeNull();
  });

  test('asks after a while where the save hangs', async () => {
    await open(never);
    await logOut();
    await logOut();
    expect(dialogs.current()).toBeNull();
    await pass(logOutWait);
    expect(dialogs.current()?.title).toBe(autosave.logOut.title);
    await answer(false);
    expect(device?.changed).toEqual({ text: '쓰던 글' });
  });

  test('saves again when the log-out before it failed', async () => {
    const { engine, calls } = await open(saved, { kind: 'unreached' });
    await logOut();
    expect(loggedOut).toHaveBeenCalledTimes(1);
    await act(async () => engine.change({ text: '더 쓴 글' }));
    await pass(timing.keep);
    await logOut();
    expect(calls()).toBe(2);
    expect(loggedOut).toHaveBeenCalledTimes(1);
    await answer(false);
    expect(device?.changed).toEqual({ text: '더 쓴 글' });
  });
});

describe('a session that ends under a save', () => {
  test('is asked for over the page, once, and then the save goes on', async () => {
    const close = identity.subscribe(() => {});
    const { engine, calls } = await open({ kind: 'signedOut' }, { kind: 'signedOut' }, saved);
    await pass(timing.quiet);
    expect(identity.waiting()).toBe('logIn');
    await act(async () => identity.answer(false));
    await act(async () => engine.wake());
    expect(calls()).toBe(2);
    expect(identity.waiting()).toBeNull();
    await act(async () => engine.wake());
    expect(engine.view()).toMatchObject({ activity: 'idle', content: { changed: {} } });
    close();
  });

  test('and goes on at once where somebody logs in', async () => {
    const close = identity.subscribe(() => {});
    const { engine, calls } = await open({ kind: 'signedOut' }, saved);
    await pass(timing.quiet);
    await act(async () => identity.answer(true));
    expect(calls()).toBe(2);
    expect(engine.view().content.changed).toEqual({});
    close();
  });
});

describe('a page that may be gone', () => {
  test('saves when it is hidden, and tries again when it is seen', async () => {
    const { calls } = await open({ kind: 'unreached' }, saved);
    await see('hidden');
    expect(calls()).toBe(1);
    await see('visible');
    expect(calls()).toBe(2);
  });

  test('sends a save that hangs again once the device has another network', async () => {
    const { engine, calls } = await open(never, saved);
    await pass(timing.quiet);
    await act(async () => window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(calls()).toBe(2);
    expect(engine.view().content.changed).toEqual({});
  });

  test('that is left for another one saves what was written during a save', async () => {
    let done = (_: DocumentResult) => {};
    const slow = new Promise<DocumentResult>((resolve) => {
      done = resolve;
    });
    const { engine, calls } = await open(slow, saved);
    await pass(timing.quiet);
    await act(async () => engine.change({ text: '더 쓴 글' }));
    await clear();
    clear = async () => {};
    done(saved);
    await pass(0);
    expect(calls()).toBe(2);
    expect(engine.view().content.changed).toEqual({});
  });
});

async function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

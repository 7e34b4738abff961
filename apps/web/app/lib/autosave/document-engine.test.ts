import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timing } from './autosave-engine.ts';
import type { DeviceCopy } from './device-copy.ts';
import { type DocumentCall, DocumentEngine, type DocumentResult } from './document-engine.ts';
import type { ServerDocument } from './document-state.ts';
import type { Edited } from './edited.ts';

const savedAt = '2026-05-19T05:06:21.000Z';
const server: ServerDocument = { version: 1, values: { 'score.plan': '20' }, savedAt: null };
const saved = (version: number): DocumentResult => ({ kind: 'saved', reply: { version, savedAt } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine whose saves are answered with these, in order, the last one again and again. */
function engineWith(...answers: (DocumentResult | Promise<DocumentResult>)[]) {
  const calls: DocumentCall[] = [];
  const engine = new DocumentEngine(server, async (call) => {
    calls.push(call);
    return answers[Math.min(calls.length, answers.length) - 1] as DocumentResult;
  });
  return { engine, calls };
}

function keeper() {
  const copies: DeviceCopy[] = [];
  const wipe = vi.fn(async () => {
    copies.length = 0;
  });
  return {
    copies,
    keep: { write: async (copy: DeviceCopy) => void copies.splice(0, copies.length, copy), wipe },
  };
}

test('a change is saved soon after the last one, whole, with the version it was made on', async () => {
  const { engine, calls } = engineWith(saved(2));
  engine.change({ 'score.team': '16' });
  await vi.advanceTimersByTimeAsync(timing.quiet);
  expect(calls).toEqual([{ version: 1, values: { 'score.plan': '20', 'score.team': '16' } }]);
  expect(engine.view()).toMatchObject({ activity: 'idle', content: { version: 2, savedAt, changed: {} } });
});

test('without the network it keeps trying, keeps a copy here, and says so', async () => {
  const { engine, calls } = engineWith({ kind: 'unreached' }, { kind: 'unreached' }, saved(2));
  const { copies, keep } = keeper();
  engine.keepOnDevice(keep);
  engine.change({ 'score.plan': '24' });
  await vi.advanceTimersByTimeAsync(timing.quiet);
  expect(engine.view()).toMatchObject({ activity: 'unreached', kept: true });
  expect(copies).toEqual([{ base: 1, changed: { 'score.plan': '24' } }]);
  engine.change({ 'score.plan': '25' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.length).toBe(3);
  expect(calls.at(-1)?.values['score.plan']).toBe('25');
  expect(engine.view().activity).toBe('idle');
  expect(copies).toEqual([]);
});

test('what is written offline is on the device in a moment', async () => {
  const { engine } = engineWith({ kind: 'unreached' });
  const { copies, keep } = keeper();
  engine.keepOnDevice(keep);
  engine.change({ 'score.plan': '24' });
  await vi.advanceTimersByTimeAsync(timing.keep);
  expect(copies).toHaveLength(1);
});

test('what a killed tab left is taken up and saved', async () => {
  const { engine, calls } = engineWith(saved(2));
  const { copies, keep } = keeper();
  engine.keepOnDevice(keep, [{ base: 1, changed: { 'score.team': '12' } }]);
  await vi.advanceTimersByTimeAsync(timing.quiet);
  expect(calls[0]?.values).toMatchObject({ 'score.team': '12' });
  expect(copies).toEqual([]);
});

test('two tabs: what both wrote waits for a choice, the rest is saved', async () => {
  const theirs = { version: 5, values: { 'score.plan': '18' }, savedAt };
  const { engine, calls } = engineWith({ kind: 'changedElsewhere', server: theirs }, saved(6), saved(7));
  engine.change({ 'score.plan': '24', 'score.team': '16' });
  expect(await engine.save()).toBe(false);
  expect(engine.view().content.conflicts).toEqual([{ path: 'score.plan', mine: '24', theirs: '18' }]);
  expect(calls[1]).toEqual({ version: 5, values: { 'score.plan': '18', 'score.team': '16' } });
  expect(await engine.settle([{ path: 'score.plan', keep: 'mine' }])).toBe(true);
  expect(calls[2]).toEqual({ version: 6, values: { 'score.plan': '24', 'score.team': '16' } });
});

test('a busy server is waited for as long as it asks, and that is said', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const busy: DocumentResult = { kind: 'unreached', retryAfter: 7, problem: { message: '잠시 뒤에' } };
  const { engine, calls } = engineWith(busy, saved(2));
  engine.change({ 'score.plan': '24' });
  await vi.advanceTimersByTimeAsync(timing.quiet);
  expect(engine.view()).toMatchObject({ activity: 'unreached', message: '잠시 뒤에' });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  expect(engine.view()).toMatchObject({ activity: 'idle', message: null });
});

describe('a save that nobody answers', () => {
  const never = new Promise<DocumentResult>(() => {});

  test('is lost after a while, and the next one is sent', async () => {
    const { engine, calls } = engineWith(never, saved(2));
    engine.change({ 'score.plan': '24' });
    await vi.advanceTimersByTimeAsync(timing.quiet + timing.answer);
    expect(engine.view().activity).toBe('unreached');
    engine.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    expect(engine.view()).toMatchObject({ activity: 'idle', content: { changed: {} } });
  });

  test('does not keep a page that is left from saving what came after it', async () => {
    const { engine, calls } = engineWith(never, never, saved(2));
    engine.change({ 'score.plan': '24' });
    await vi.advanceTimersByTimeAsync(timing.quiet);
    engine.change({ 'score.plan': '25' });
    engine.leave();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(timing.answer);
    engine.leave();
    expect(calls.at(-1)?.values['score.plan']).toBe('25');
  });

  test('is sent again over a new network at once', async () => {
    const { engine, calls } = engineWith(never, saved(2));
    engine.change({ 'score.plan': '24' });
    await vi.advanceTimersByTimeAsync(timing.quiet);
    engine.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    expect(engine.view().activity).toBe('idle');
  });

  test('and is answered too late changes nothing any more', async () => {
    let answer = (_: DocumentResult) => {};
    const late = new Promise<DocumentResult>((resolve) => {
      answer = resolve;
    });
    const { engine } = engineWith(late, never);
    engine.change({ 'score.plan': '24' });
    await vi.advanceTimersByTimeAsync(timing.quiet);
    engine.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    answer(saved(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(engine.view()).toMatchObject({ activity: 'saving', content: { version: 1 } });
    await vi.advanceTimersByTimeAsync(timing.answer);
    expect(engine.view().activity).toBe('unreached');
  });

  test('but arrived is no conflict with oneself: what was written since goes on top of it', async () => {
    const own = { version: 2, values: { 'score.plan': '24' }, savedAt };
    const { engine, calls } = engineWith(never, { kind: 'changedElsewhere', server: own }, saved(3));
    engine.change({ 'score.plan': '24' });
    await vi.advanceTimersByTimeAsync(timing.quiet);
    engine.change({ 'score.plan': '25' });
    engine.reconnect();
    await vi.advanceTimersByTimeAsync(timing.longest);
    expect(engine.view().content.conflicts).toEqual([]);
    expect(calls.at(-1)).toEqual({ version: 2, values: { 'score.plan': '25' } });
    expect(engine.view().activity).toBe('idle');
  });
});

test('a copy of an earlier visit counts as taken up once it is on the device again', async () => {
  const { engine } = engineWith({ kind: 'unreached' });
  const { keep } = keeper();
  const full = { ...keep, write: () => Promise.reject(new Error('full')) };
  expect(await engine.keepOnDevice(full, [{ base: 1, changed: { 'score.plan': '12' } }])).toBe(false);
  expect(await engine.keepOnDevice(keep)).toBe(true);
});

test('what cannot be sent before it is mended is held, and says so', async () => {
  const short = ({ changed }: Edited) =>
    Object.fromEntries(Object.entries(changed).filter(([, text]) => text.length < 5));
  const send = vi.fn(async (): Promise<DocumentResult> => saved(2));
  const engine = new DocumentEngine(server, send, short);
  engine.change({ 'note.plan': '너무 긴 의견' });
  await vi.advanceTimersByTimeAsync(timing.longest);
  expect(engine.view().held).toBe(true);
  expect(send).not.toHaveBeenCalled();
  engine.change({ 'score.team': '16' });
  expect(engine.view().held).toBe(false);
  await vi.advanceTimersByTimeAsync(timing.longest);
  expect(engine.view()).toMatchObject({ held: true, content: { changed: { 'note.plan': '너무 긴 의견' } } });
  engine.change({ 'note.plan': '의견' });
  expect(engine.view().held).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timing } from './autosave-engine.ts';
import type { DeviceCopy } from './device-copy.ts';
import { type WholeCall, WholeEngine, type WholeResult } from './whole-engine.ts';
import type { ServerWhole } from './whole-state.ts';

const savedAt = '2026-05-19T05:06:21.000Z';
const server: ServerWhole = { version: 1, values: { 'score.plan': '20' }, savedAt: null };
const saved = (version: number): WholeResult => ({ kind: 'saved', reply: { version, savedAt } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine whose saves are answered with these, in order, the last one again and again. */
function engineWith(...answers: (WholeResult | Promise<WholeResult>)[]) {
  const calls: WholeCall[] = [];
  const engine = new WholeEngine(server, async (call) => {
    calls.push(call);
    return answers[Math.min(calls.length, answers.length) - 1] as WholeResult;
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
  const { engine, calls } = engineWith({ kind: 'met', server: theirs }, saved(6), saved(7));
  engine.change({ 'score.plan': '24', 'score.team': '16' });
  expect(await engine.save()).toBe(false);
  expect(engine.view().content.conflicts).toEqual([{ path: 'score.plan', mine: '24', theirs: '18' }]);
  expect(calls[1]).toEqual({ version: 5, values: { 'score.plan': '18', 'score.team': '16' } });
  expect(await engine.settle([{ path: 'score.plan', keep: 'mine' }])).toBe(true);
  expect(calls[2]).toEqual({ version: 6, values: { 'score.plan': '24', 'score.team': '16' } });
});

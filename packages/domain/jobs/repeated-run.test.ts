import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatedRun, workOff } from './repeated-run.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function handwork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, ends, endAll: () => ends.splice(0).forEach((end) => void end()) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('work is done at every interval and at every kick', async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  const repeated = repeatedRun({ work, everyMs: 1_000, report: () => {} });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(runs).toBe(2);
  repeated.kick();
  await settle();
  expect(runs).toBe(3);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  repeated.kick();
  expect(runs).toBe(3);
});

test('never twice at once; kicks during a run make one more', async () => {
  const { work, ends, endAll } = handwork();
  const repeated = repeatedRun({ work, everyMs: 1_000, report: () => {} });
  repeated.kick();
  repeated.kick();
  repeated.kick();
  expect(ends).toHaveLength(1);
  endAll();
  await settle();
  expect(ends).toHaveLength(1);
  endAll();
  await settle();
  expect(ends).toHaveLength(0);
  await repeated.stop();
});

test('a failure is reported and the next run comes', async () => {
  const reported: unknown[] = [];
  const work = () => Promise.reject(new Error('no database'));
  const repeated = repeatedRun({ work, everyMs: 1_000, report: (error) => reported.push(error) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reported).toHaveLength(2);
  await repeated.stop();
});

test('stopping waits for what is under way', async () => {
  const { work, endAll } = handwork();
  const repeated = repeatedRun({ work, everyMs: 1_000, report: () => {} });
  repeated.kick();
  let stopped = false;
  const stopping = repeated.stop().then(() => {
    stopped = true;
  });
  await settle();
  expect(stopped).toBe(false);
  endAll();
  await stopping;
  expect(stopped).toBe(true);
});

test('batches leave the database alone as long as each took, until one did nothing', async () => {
  const begun: number[] = [];
  const batch = async () => {
    begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 40));
    return begun.length < 3 ? 4 : 0;
  };
  const done = workOff(batch, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(begun.map((at) => at - (begun[0] ?? 0))).toEqual([0, 80, 160]);
});

test('what is worked off in batches stops after the one that is under way', async () => {
  let batches = 0;
  const batch = async () => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    batches += 1;
    return 4;
  };
  const work = (stopping: AbortSignal) => workOff(batch, stopping);
  const repeated = repeatedRun({ work, everyMs: 1_000, report: () => {} });
  repeated.kick();
  await vi.advanceTimersByTimeAsync(100);
  const stopped = repeated.stop();
  await vi.advanceTimersByTimeAsync(80);
  await stopped;
  expect(batches).toBe(2);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceCopy } from '../../../lib/autosave/device-copy.ts';
import { DraftEngine, type SaveCall, type SendResult } from './draft-engine.ts';
import { openDraft } from './draft-state.ts';

const server = { teamNo: 7, version: 1, fields: {}, savedAt: null };
const savedAt = '2026-05-20T05:03:21.000Z';

/** A server whose answers the test gives one by one; without one it saves. */
function serverOf(...answers: (SendResult | 'wait')[]) {
  const calls: SaveCall[] = [];
  const release: ((result: SendResult) => void)[] = [];
  const save = (call: SaveCall): SendResult => ({
    kind: 'saved',
    reply: {
      teamNo: 7,
      version: call.baseVersion + 1,
      savedAt,
      merged: {},
      conflicts: [],
      withheld: [],
      offered: [],
    },
  });
  const send = (call: SaveCall): Promise<SendResult> => {
    calls.push(call);
    const answer = answers.shift();
    if (answer === 'wait') return new Promise((resolve) => release.push(resolve));
    return Promise.resolve(answer ?? save(call));
  };
  return {
    calls,
    send,
    answer: (result?: SendResult) => release.shift()?.(result ?? save(calls.at(-1) as SaveCall)),
  };
}

function keeperOf() {
  const kept: { copy: DeviceCopy | null } = { copy: null };
  const keeper = {
    write: async (copy: DeviceCopy) => {
      kept.copy = copy;
    },
    wipe: async () => {
      kept.copy = null;
    },
  };
  return { kept, keeper };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('autosave', () => {
  test('saves once, after the writing pauses', async () => {
    const { calls, send } = serverOf();
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    await pass(1000);
    engine.change({ teamName: '한칸' });
    await pass(1199);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual([{ teamNo: 7, baseVersion: 1, changes: { teamName: '한칸' } }]);
    expect(engine.view()).toMatchObject({ activity: 'idle', content: { savedAt } });
  });

  test('saves within 5 s of a change, however long the writing goes on', async () => {
    const { calls, send } = serverOf();
    const engine = new DraftEngine(openDraft(server), send);
    for (let second = 0; second < 5; second += 1) {
      engine.change({ teamName: '가'.repeat(second + 1) });
      await pass(1000);
    }
    expect(calls.length).toBe(1);
    expect(calls[0]?.changes).toEqual({ teamName: '가가가가' });
  });

  test('never has two saves under way; what came meanwhile follows at once', async () => {
    const { calls, send, answer } = serverOf('wait');
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '가' });
    await pass(1200);
    engine.change({ teamName: '가나' });
    await pass(3000);
    expect(calls.length).toBe(1);
    answer();
    await pass(0);
    expect(calls.length).toBe(2);
    expect(calls[1]).toEqual({ teamNo: 7, baseVersion: 2, changes: { teamName: '가나' } });
  });

  test('saves at once when the page is left', async () => {
    const { calls, send } = serverOf();
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    engine.leave();
    expect(calls.length).toBe(1);
  });

  test('shows the time of the server and never that of the device', async () => {
    vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
    const { send } = serverOf();
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    await pass(1200);
    expect(engine.view().content.savedAt).toBe(savedAt);
  });

  test('makes the draft on demand, for the first upload', async () => {
    const { calls, send } = serverOf();
    const engine = new DraftEngine(openDraft({ ...server, teamNo: null, version: 0 }), send);
    expect(await engine.save({ create: true })).toBe(true);
    expect(calls).toEqual([{ teamNo: null, baseVersion: 0, changes: {} }]);
    expect(engine.view().content.teamNo).toBe(7);
  });
});

describe('when the server cannot be reached', () => {
  test('keeps what was written on the device and tries again with growing pauses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { calls, send } = serverOf({ kind: 'unreached' }, { kind: 'unreached' });
    const { kept, keeper } = keeperOf();
    const engine = new DraftEngine(openDraft(server), send);
    engine.keepOnDevice(keeper);
    engine.change({ teamName: '한' });
    await pass(1200);
    expect(engine.view()).toMatchObject({ activity: 'unreached', kept: true });
    expect(kept.copy).toEqual({ base: 1, changed: { teamName: '한' } });
    await pass(2000);
    expect(calls.length).toBe(2);
    await pass(3999);
    expect(calls.length).toBe(2);
    await pass(1);
    expect(calls.length).toBe(3);
    expect(engine.view().activity).toBe('idle');
    expect(kept.copy).toBeNull();
  });

  test('tries at once when the network is back', async () => {
    const { calls, send } = serverOf({ kind: 'unreached' });
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    await pass(1200);
    engine.wake();
    await pass(0);
    expect(calls.length).toBe(2);
  });

  test('after the session ended goes on with the same contents once somebody has logged in', async () => {
    const { calls, send } = serverOf({ kind: 'signedOut' });
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    await pass(1200);
    expect(engine.view().activity).toBe('signedOut');
    engine.wake();
    await pass(0);
    expect(calls[1]?.changes).toEqual({ teamName: '한' });
    expect(engine.view().activity).toBe('idle');
  });
});

describe('the copy on the device', () => {
  test('is written before the server is asked, and wiped when the server has everything', async () => {
    const { send, answer } = serverOf('wait');
    const { kept, keeper } = keeperOf();
    const engine = new DraftEngine(openDraft(server), send);
    engine.keepOnDevice(keeper);
    engine.change({ teamName: '한' });
    await pass(300);
    expect(kept.copy?.changed).toEqual({ teamName: '한' });
    await pass(900);
    expect(kept.copy).not.toBeNull();
    answer();
    await pass(0);
    expect(kept.copy).toBeNull();
  });

  test('of a killed tab is sent by the next visit', async () => {
    const { calls, send } = serverOf();
    const { kept, keeper } = keeperOf();
    const engine = new DraftEngine(openDraft({ ...server, version: 5 }), send);
    engine.keepOnDevice(keeper, [{ base: 2, changed: { teamName: '적던 것' } }]);
    expect(engine.view().content.changed).toEqual({ teamName: '적던 것' });
    await pass(1200);
    expect(calls).toEqual([{ teamNo: 7, baseVersion: 2, changes: { teamName: '적던 것' } }]);
    expect(kept.copy).toBeNull();
  });
});

describe('what the server refuses', () => {
  test('about one field holds up only that field', async () => {
    const refusal = { kind: 'refused', message: '', fields: { teamChar: '고쳐 주세요' } } as const;
    const { calls, send } = serverOf(refusal);
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한', teamChar: '서버만 아는 잘못' });
    await pass(1200);
    expect(engine.view().content.refused.teamChar?.message).toBe('고쳐 주세요');
    await pass(1200);
    expect(calls[1]?.changes).toEqual({ teamName: '한' });
  });

  test('as a whole is said and not tried again until something changes', async () => {
    const { calls, send } = serverOf({ kind: 'refused', message: '제출 기간이 아니에요.', fields: {} });
    const engine = new DraftEngine(openDraft(server), send);
    engine.change({ teamName: '한' });
    await pass(60_000);
    expect(calls.length).toBe(1);
    expect(engine.view()).toMatchObject({ activity: 'refused', message: '제출 기간이 아니에요.' });
  });
});

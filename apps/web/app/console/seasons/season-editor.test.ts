import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankPlan, blankTrack } from './plan/new-parts.ts';
import { addTrack } from './plan/plan-edits.ts';
import { type SaveAnswer, SeasonEditor, timing } from './season-editor.ts';

const at = '2026-03-10T01:12:45.000Z';

function season(plan: SeasonPlan, editVersion = 1): DraftedSeasonView {
  const rest = {
    status: 'draft',
    rulesVersion: 0,
    publishedAt: null,
    changed: true,
    teams: [],
    holidays: [],
  } as const;
  return { ...rest, teams: [], usedStages: [], holidays: [], plan, editVersion };
}
const named = (ko: string, plan = blankPlan(2026)) => ({ ...plan, name: { ko, en: '' } });
const call = (ko: string) => (plan: SeasonPlan) => named(ko, plan);

/** An editor whose saves are answered by hand. */
function opened(plan = named('처음')) {
  const sent: { plan: SeasonPlan; editVersion: number; answer: (answer: SaveAnswer) => Promise<void> }[] = [];
  const editor = new SeasonEditor(
    season(plan),
    (given, editVersion) =>
      new Promise((resolve) => {
        const answer = async (one: SaveAnswer) => {
          resolve(one);
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ plan: given, editVersion, answer });
      }),
  );
  const last = () => {
    const one = sent.at(-1);
    if (!one) throw new Error('nothing was sent');
    return one;
  };
  const saved = (plan = last().plan, version = 2) =>
    last().answer({ kind: 'saved', season: season(plan, version), at });
  return { editor, sent, last, saved, activity: () => editor.view().activity };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (ms: number = timing.quiet) => vi.advanceTimersByTimeAsync(ms);

describe('saving by itself', () => {
  test('a while after the last change, and the server’s time is kept', async () => {
    const { editor, sent, saved, activity } = opened();
    editor.edit('name', call('가'));
    await wait(timing.quiet - 1);
    editor.edit('name', call('가나'));
    expect([activity(), sent.length]).toEqual(['waiting', 0]);
    await wait();
    expect([activity(), sent.length]).toEqual(['saving', 1]);
    await saved();
    expect([activity(), editor.view().savedAt, editor.isSaved]).toEqual(['saved', at, true]);
  });

  test('at the latest after some seconds of typing', async () => {
    const { editor, sent } = opened();
    for (let typed = 0; typed < 8; typed += 1) {
      editor.edit('name', call(String(typed)));
      await wait(1000);
    }
    expect(sent).toHaveLength(1);
  });

  test('one save at a time; what was changed meanwhile follows on the new version', async () => {
    const { editor, sent, saved, last, activity } = opened();
    editor.edit(null, call('하나'));
    await wait();
    editor.edit(null, call('둘'));
    await wait(timing.longest);
    expect(sent).toHaveLength(1);
    await saved();
    expect(activity()).toBe('waiting');
    await wait();
    expect([last().plan.name.ko, last().editVersion]).toEqual(['둘', 2]);
  });

  test('what is undone before it was sent needs no save', async () => {
    const { editor, sent, activity } = opened();
    editor.edit(null, call('하나'));
    editor.undo();
    await wait(timing.longest);
    expect([activity(), sent.length]).toEqual(['saved', 0]);
  });

  test('a new track gets its number, also where it can be brought back to', async () => {
    const { editor, last, saved } = opened();
    editor.edit(null, (plan) => addTrack(plan)?.plan ?? plan);
    await wait();
    editor.edit(null, call('둘'));
    expect(last().plan.tracks[0]?.trackNo).toBeNull();
    await saved({ ...last().plan, tracks: [blankTrack(1, 12)] });
    expect(editor.plan.tracks[0]?.trackNo).toBe(12);
    editor.undo();
    expect(editor.plan.tracks[0]?.trackNo).toBe(12);
  });
});

describe('nothing typed is lost', () => {
  test('what the server refuses stays, says where, and is sent again when it is changed', async () => {
    const { editor, last, sent, activity } = opened();
    editor.edit('name', call('너무 길어요'));
    await wait();
    await last().answer({
      kind: 'refused',
      message: '확인해 주세요.',
      fields: { 'name.ko': '60자까지예요.' },
    });
    expect([activity(), editor.plan.name.ko, editor.view().fields['name.ko']]).toEqual([
      'refused',
      '너무 길어요',
      '60자까지예요.',
    ]);
    await wait(timing.longest * 10);
    expect(sent).toHaveLength(1);
    editor.edit('name', call('짧게'));
    await wait();
    expect(sent).toHaveLength(2);
  });

  test('a server that cannot be reached is tried again with growing pauses', async () => {
    const { editor, last, sent, saved, activity } = opened();
    editor.edit(null, call('하나'));
    await wait();
    await last().answer({ kind: 'unreached' });
    expect(activity()).toBe('unreached');
    editor.edit(null, call('둘'));
    await wait(3000);
    expect([sent.length, last().plan.name.ko]).toEqual([2, '둘']);
    await saved();
    expect(activity()).toBe('saved');
  });

  test('a server that answers why it cannot now is quoted', async () => {
    const { editor, last } = opened();
    editor.edit(null, call('하나'));
    await wait();
    await last().answer({ kind: 'unreached', problem: { message: '점검하고 있어요.' } });
    expect(editor.view().message).toBe('점검하고 있어요.');
  });

  test('a save that arrived without an answer is nobody else’s; what was changed since follows it', async () => {
    const { editor, last, sent, activity, saved } = opened();
    editor.edit(null, (plan) => addTrack(plan)?.plan ?? plan);
    const own = editor.plan;
    await wait();
    await last().answer({ kind: 'unreached' });
    editor.edit(null, call('둘'));
    await wait(3000);
    const held = { ...own, tracks: own.tracks.map((track) => ({ ...track, trackNo: 12 })) };
    await last().answer({ kind: 'conflict', theirs: season(held, 5) });
    expect([activity(), editor.plan.name.ko, editor.plan.tracks[0]?.trackNo]).toEqual(['waiting', '둘', 12]);
    await wait();
    expect([sent.length, last().plan.name.ko, last().editVersion]).toEqual([3, '둘', 5]);
    await saved();
    expect(activity()).toBe('saved');
  });

  test('after an ended session it goes on where it was', async () => {
    const { editor, last, sent, activity } = opened();
    editor.edit(null, call('하나'));
    await wait();
    await last().answer({ kind: 'signedOut' });
    expect(activity()).toBe('signedOut');
    editor.wake();
    await wait(0);
    expect([sent.length, last().plan.name.ko]).toEqual([2, '하나']);
  });
});

describe('when somebody else saved meanwhile (4043)', () => {
  async function inConflict() {
    const all = opened();
    all.editor.edit(null, call('내 것'));
    await wait();
    await all.last().answer({ kind: 'conflict', theirs: season(named('저쪽 것'), 7) });
    return all;
  }

  test('nothing is sent before a choice', async () => {
    const { editor, sent, activity } = await inConflict();
    editor.edit(null, call('더 고친 것'));
    await wait(timing.longest);
    expect(await editor.save()).toBe(false);
    expect([activity(), sent.length]).toEqual(['conflict', 1]);
  });

  test('theirs can be taken', async () => {
    const { editor, activity } = await inConflict();
    const { theirs } = editor.view();
    if (theirs) editor.adopt(theirs);
    expect([activity(), editor.plan.name.ko, editor.view().season.editVersion]).toEqual([
      'saved',
      '저쪽 것',
      7,
    ]);
  });

  test('mine can be saved over it, knowing their version', async () => {
    const { editor, last, activity, saved } = await inConflict();
    const done = editor.overwrite();
    await wait(0);
    expect([last().plan.name.ko, last().editVersion]).toEqual(['내 것', 7]);
    await saved(last().plan, 8);
    expect([await done, activity()]).toEqual([true, 'saved']);
  });
});

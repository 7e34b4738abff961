import type { PanelBoard, PanelContent } from '@chulbal/contract/panels/panels';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { autosave as en } from '../../lib/autosave/autosave.en.ts';
import { autosave as ko } from '../../lib/autosave/autosave.ko.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { all, answerEach, find, press, type Reply, said, until } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { panels as boardEn } from './panels.en.ts';
import { panels as boardKo } from './panels.ko.ts';
import { StagePage } from './stage-page.tsx';

const panel = (teams: number[]): PanelContent['panels'][number] => ({
  ...{ name: '', evaluators: [{ evaluatorId: 1, role: 'member', pinned: false }] },
  teams: teams.map((teamNo) => ({ teamNo, pinned: false })),
});
const draftOf = (content: PanelContent, revision: number) =>
  ({
    ...{ planId: 3, version: 1, state: 'draft', revision, reason: '', content },
    ...{ savedAt: '2026-05-19T05:06:21.000Z', publishedAt: null },
  }) as unknown as NonNullable<PanelBoard['draft']>;
const board = {
  ...{ trackName: '캠퍼스', stageName: '서류 심사', lane: 3, itemParts: [], regions: [], conflicts: [] },
  settings: { panelSize: 1, letters: [] },
  teams: ['솔라핀', '핏루틴'].map((teamName, at) => ({
    ...{ teamNo: at + 11, number: `3-000${at + 1}`, teamName, itemName: '', itemPart: '', region: null },
  })),
  evaluators: [
    {
      ...{ evaluatorId: 1, name: '노은솔', affiliation: '', expertise: [], loadLimit: 9, conflicts: 0 },
      ...{ load: 0, pledge: 'signed' },
    },
  ],
  ...{ draft: draftOf({ panels: [panel([11, 12])] }, 2), published: null, undo: null, notReady: 0 },
} as unknown as PanelBoard;
/** What another operator has saved meanwhile: 핏루틴 is in no panel. */
const theirs = { ...board, draft: draftOf({ panels: [panel([11])] }, 7) };

type Call = { name: string; input: { revision: number; content: PanelContent } };
let calls: Call[] = [];
let answer: (call: Call) => Reply;
const saved = ({ input }: Call): Reply => ({ status: 200, body: draftOf(input.content, input.revision + 1) });
const elsewhere =
  (held: PanelBoard) =>
  ({ name }: Call): Reply =>
    name === 'board'
      ? { status: 200, body: held }
      : { status: 409, body: { code: 4043, name: 'editedElsewhere', message: '', fields: {} } };

let clear = async () => {};
beforeEach(() => {
  answer = saved;
  calls = answerEach<Call>((call) => answer(call));
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(language: 'ko' | 'en' = 'ko', given: PanelBoard = board) {
  const part = (
    <WithTexts language={language}>
      <StagePage place={{ trackNo: 3, stageNo: 2 }} board={given} exclusions={[]} />
    </WithTexts>
  );
  ({ clear } = await renderConsolePart(part, { words: {}, language }));
}
const state = () => document.querySelector('p[data-state]')?.getAttribute('data-state');
const shown = () => document.querySelector('p[data-state]')?.textContent ?? '';
const panels = () => document.querySelectorAll('tbody th button').length;

describe.each([
  ['ko', ko, boardKo, '초안 저장됨 05.19 14:06'],
  ['en', en, boardEn, 'Draft saved 19 May 14:06'],
] as const)('saving the panels in %s', (language, words, texts, savedAt) => {
  test('waits until somebody says so, and says when it was done', async () => {
    await show(language);
    expect([state(), shown()]).toEqual(['saved', savedAt]);
    await press('button', texts.tools.add);
    expect([state(), shown()]).toEqual(['unsaved', words.unsaved]);
    expect(calls).toEqual([]);
    await press('button', texts.tools.save);
    expect(calls).toMatchObject([{ name: 'saveDraft', input: { revision: 2 } }]);
    expect([state(), shown()]).toEqual(['saved', savedAt]);
  });

  test('what another operator saved first is shown beside what was done here; theirs can stay', async () => {
    answer = elsewhere(theirs);
    await show(language);
    await press('button', texts.tools.add);
    await press('button', texts.tools.save);
    await until(() => find('dialog', words.conflicts.title));
    const text = find('dialog').textContent ?? '';
    expect(text).toContain(texts.conflict.text);
    expect(text).toContain(texts.conflict.only.replace('{{names}}', '핏루틴'));
    await press('radio', new RegExp(`^${texts.conflict.theirs}`));
    await press('button', words.conflicts.save);
    await until(() => expect(all('dialog')).toEqual([]));
    expect([state(), calls.filter(({ name }) => name === 'saveDraft')]).toMatchObject(['saved', [{}]]);
    expect(find<HTMLButtonElement>('button', texts.tools.undo).disabled).toBe(true);
  });

  test('without a connection it says so across the page, and goes on at a press', async () => {
    answer = () => 'lost';
    await show(language);
    await press('button', texts.tools.add);
    await press('button', texts.tools.save);
    await until(() => expect(said()).toContain(words.unreached));
    expect(document.querySelectorAll('p[data-state]')).toHaveLength(1);
    answer = saved;
    await press('button', texts.saving.retry);
    await until(() => expect(state()).toBe('saved'));
  });
});

test('mine can stay, over their draft, and every step can still be taken back', async () => {
  answer = elsewhere(theirs);
  await show();
  const before = panels();
  await press('button', boardKo.tools.add);
  await press('button', boardKo.tools.save);
  await until(() => find('dialog', ko.conflicts.title));
  await press('button', '닫기');
  expect(said()).toContain('다른 곳에서 고친 내용과 2곳이 달라요');
  answer = saved;
  await press('button', ko.choose);
  await press('button', ko.conflicts.save);
  await until(() => expect(state()).toBe('saved'));
  expect(calls.at(-1)).toMatchObject({ name: 'saveDraft', input: { revision: 7 } });
  expect(panels()).toBe(before + 1);
  await press('button', boardKo.tools.undo);
  expect([panels(), state()]).toEqual([before, 'unsaved']);
  await press('button', boardKo.tools.redo);
  expect([panels(), state()]).toEqual([before + 1, 'saved']);
});

test('a save that arrived without an answer is nobody else’s', async () => {
  answer = () => 'lost';
  await show();
  await press('button', boardKo.tools.add);
  await press('button', boardKo.tools.save);
  await until(() => expect(state()).toBe('unreached'));
  const [sent] = calls;
  answer = elsewhere({ ...board, draft: draftOf(sent?.input.content ?? { panels: [] }, 3) });
  await press('button', boardKo.saving.retry);
  await until(() => expect(state()).toBe('saved'));
  expect(all('dialog')).toEqual([]);
  answer = saved;
  await press('button', boardKo.tools.undo);
  await press('button', boardKo.tools.save);
  expect(calls.at(-1)).toMatchObject({ name: 'saveDraft', input: { revision: 3 } });
});

test('what is refused says why, and stays on the page', async () => {
  const message = '없는 팀이 들어 있어요.';
  answer = () => ({ status: 404, body: { code: 4050, name: 'notFound', message, fields: {} } });
  await show();
  await press('button', boardKo.tools.add);
  const done = panels();
  await press('button', boardKo.tools.save);
  await until(() => expect(said()).toContain(message));
  expect(panels()).toBe(done);
});

test('without a draft and without panels it says that there is none', async () => {
  await show('ko', { ...board, draft: null });
  expect([state(), shown()]).toEqual(['nothing', boardKo.saving.nothing]);
});

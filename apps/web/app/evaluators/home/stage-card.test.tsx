import type { MyStage } from '@chulbal/contract/pledges';
import { afterEach, expect, test } from 'vitest';
import { all } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { pointerStages as words } from './pointer-stages.ko.ts';
import { StageCard } from './stage-card.tsx';

const now = '2026-06-10T05:00:00.000Z';
const progress = { teams: 12, unread: 4, draft: 3, submitted: 5, recused: 0 };
const stage = {
  ...{ trackNo: 3, stageNo: 2, lane: 3, trackName: '캠퍼스', stageName: '서류 심사', seasonName: '2026' },
  ...{ opensAt: '2026-06-01T00:00:00.000Z', closesAt: '2026-06-12T09:00:00.000Z' },
  ...{ pledge: 'signed', phase: 'open', panelName: '2분과', progress, longer: null, signedAt: null },
} as unknown as MyStage;

let clear = async () => {};
afterEach(() => clear());

async function show(more: Partial<MyStage>) {
  const part = <StageCard stage={{ ...stage, ...more }} now={now} first />;
  ({ clear } = await renderPage(part, { words: { pointerStages: words } }));
  const step = all('link').find(({ textContent }) => textContent !== words.seePledge);
  return { text: document.body.textContent ?? '', step: step?.textContent, to: step?.getAttribute('href') };
}

test.each<[string, Partial<MyStage>, keyof typeof words.step, string | undefined]>([
  ['has begun to judge', {}, 'goOn', '/pointer/list/3/2'],
  [
    'has not opened any',
    { progress: { ...progress, submitted: 0, draft: 0, unread: 12 } },
    'begin',
    '/pointer/list/3/2',
  ],
  [
    'has submitted all',
    { progress: { ...progress, submitted: 12, draft: 0, unread: 0 } },
    'sign',
    '/pointer/list/3/2',
  ],
  ['has not signed the pledge', { pledge: 'unsigned' }, 'pledge', '/pointer/pledge/3/2'],
  [
    'has refused it',
    {
      pledge: 'refused',
      progress: { ...progress, teams: 0, unread: 0, draft: 0, submitted: 0, recused: 12 },
    },
    'refused',
    '/pointer/pledge/3/2',
  ],
  ['has refused it and was given teams again', { pledge: 'refused' }, 'pledge', '/pointer/pledge/3/2'],
])('who %s is led to the one next step', async (_who, more, step, to) => {
  expect(await show(more)).toMatchObject({ step: words.step[step], to });
});

test('before it begins there is nothing to open, and that is said', async () => {
  const { text, step } = await show({ phase: 'waiting' });
  expect([text.includes(words.step.wait), step]).toEqual([true, undefined]);
});

test('how far one is stands in words, and the deadline counts in days', async () => {
  const { text } = await show({ progress: { ...progress, recused: 1 } });
  expect(text).toContain('제출 5 · 작성 중 3 · 미열람 4 · 회피 1');
  expect(text).toContain('D-2');
});

test('who was given more time is named with the time, though the stage is over', async () => {
  const longer = { teams: 1, until: '2026-06-13T09:00:00.000Z' };
  const closesAt = '2026-06-09T09:00:00.000Z';
  const { text, step, to } = await show({ phase: 'over', closesAt, longer });
  expect([step, to]).toEqual([words.step.goOn, '/pointer/list/3/2']);
  expect(text).toContain('D-3');
  expect(text).toContain('시간을 더 받은 1팀만 평가할 수 있어요');
  expect(text).not.toContain(words.closed);
});

import type { ProgressEvaluator } from '@chulbal/contract/evaluation/progress';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { judgingProgress } from './judging-progress.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const words = judgingProgress.hand;
const option = (evaluatorId: number, name: string, teams: number) => ({
  ...{ to: [{ evaluatorId, name, teams }], teams, conflicts: 0, beyondLimit: 0, late: false },
  forecast: { at: null },
});
const alternate = (evaluatorId: number, name: string) => ({
  ...{ evaluatorId, name, panel: '', position: 1, loadLimit: 20, load: 3, lastLoginAt: null, perDay: null },
});
const options = {
  left: 5,
  options: [option(21, '윤서아', 5), option(22, '정하람', 3)],
  alternates: [alternate(21, '윤서아'), alternate(22, '정하람')],
};
const from = { evaluatorId: 9, name: '서지안', assigned: 9, submitted: 4 } as unknown as ProgressEvaluator;

async function show(...answers: Parameters<typeof answerCalls>) {
  const calls = answerCalls(...answers);
  const onClose = vi.fn();
  const part = <HandOverDialog place={{ trackNo: 4, stageNo: 2 }} from={from} onClose={onClose} />;
  ({ clear } = await renderConsolePart(part, { words: { judgingProgress } }));
  return { calls, onClose };
}

test('the first who can take most is chosen; nothing is handed over without a reason', async () => {
  const { calls, onClose } = await show({ status: 200, body: options }, { status: 200, body: { moved: 3 } });
  await until(() => find('button', '5팀 넘기기'));
  await press('radio', /정하람/);
  expect(document.body.textContent).toContain('2팀은 넘길 수 없어 그대로 남아요.');
  await press('button', '3팀 넘기기');
  expect(errorOf('textbox', /^사유/)).toBe(words.reasonNeeded);
  expect(calls).toHaveBeenCalledTimes(1);
  await fill('textbox', /^사유/, '병가');
  await press('button', '3팀 넘기기');
  expect(asked(calls)[1]).toEqual({
    name: 'handOver',
    input: { trackNo: 4, stageNo: 2, evaluatorId: 9, to: [22], reason: '병가' },
  });
  expect(said()).toContain('3팀을 넘겼어요.');
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['where nobody can take any', { status: 200, body: { ...options, options: [] } }, words.none],
  ['where the alternates did not come', { status: 500, body: null }, words.failed],
])('%s it says so and there is nothing to press but to leave', async (_case, answer, text) => {
  await show(answer);
  await until(() => expect(find('dialog').textContent).toContain(text));
  expect(all('button', /넘기기/)).toEqual([]);
  expect(all('textbox')).toEqual([]);
});

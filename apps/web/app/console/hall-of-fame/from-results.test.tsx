import type { HofSource } from '@chulbal/contract/hall-of-fame/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { FromResults } from './from-results.tsx';
import { hofFields as words } from './hof-fields.ko.ts';

const source = {
  ...{ trackNo: 3, stageNo: 5, year: 2026, lane: 3, winners: 4, made: 1 },
  ...{ trackName: { ko: '캠퍼스', en: 'Campus' }, stageName: { ko: '결선', en: 'Final' } },
} as HofSource;

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});
const show = async (...sources: HofSource[]) => {
  ({ clear } = await renderConsolePart(<FromResults sources={sources} />, { words: { hofFields: words } }));
};

test('what is missing is made by one press, which names the stage', async () => {
  const calls = answerCalls({ status: 200, body: { made: 3 } });
  await show(source);
  expect(document.body.textContent).toContain('수상 4팀 가운데 3팀이 아직 없어요');
  await press('button', '2026 캠퍼스 결선 초안 만들기');
  expect(asked(calls)).toEqual([{ name: 'make', input: { trackNo: 3, stageNo: 5 } }]);
  expect(said()).toContain('초안 3개를 만들었어요.');
});

test('where all winners are there, there is nothing to press', async () => {
  await show({ ...source, made: 4 });
  expect(document.body.textContent).toContain('수상 4팀이 모두 있어요');
  expect(all('button')).toEqual([]);
});

test('a refusal stands beside its stage', async () => {
  const message = '결과가 아직 발표되지 않았어요.';
  answerCalls({ status: 409, body: { code: 409, name: 'notAnnounced', message, fields: {} } });
  await show(source);
  await press('button', /초안 만들기$/);
  expect(document.querySelector('li')?.textContent).toContain(message);
});

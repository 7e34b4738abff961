import type { EligibilityTeam } from '@chulbal/contract/eligibility';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { eligibility as words } from './eligibility.ko.ts';
import { MoreTimeDialog } from './more-time-dialog.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const now = Date.parse('2026-05-20T05:00:00.000Z');
const teams = [{ teamNo: 3 }, { teamNo: 4 }, { teamNo: 5 }] as EligibilityTeam[];
const refused = (name: string) => ({
  status: 409,
  body: { code: 1, name, message: '쉬는 중이에요.', fields: {} },
});
const done = { status: 200, body: {} };

async function show(...answers: Parameters<typeof answerCalls>) {
  const calls = answerCalls(...answers);
  const onClose = vi.fn();
  ({ clear } = await renderConsolePart(<MoreTimeDialog teams={teams} now={now} onClose={onClose} />, {
    words: { eligibility: words },
  }));
  return { calls, onClose };
}

test('every team gets until six tomorrow, by one reason; one that was decided meanwhile is passed over', async () => {
  const { calls, onClose } = await show(done, refused('alreadyDecided'), done);
  await press('button', words.extend.ok);
  expect(errorOf('textbox', /^사유/)).toBe(words.needed.reason);
  expect(document.activeElement).toBe(find('textbox', /^사유/));
  expect(calls).not.toHaveBeenCalled();
  await fill('textbox', /^사유/, '서버 점검');
  await press('button', words.extend.ok);
  const until = '2026-05-21T09:00:00.000Z';
  expect(asked(calls).map(({ input }) => input)).toEqual(
    [3, 4, 5].map((teamNo) => ({ teamNo, decision: 'moreTime', reason: '서버 점검', until })),
  );
  expect(said()).toContain('2팀에 시간을 더 줬어요. 1팀은 그사이 결정돼 그대로 뒀어요.');
  expect(onClose).toHaveBeenCalled();
});

test('is done though the last team was decided meanwhile', async () => {
  const { onClose } = await show(done, done, refused('alreadyDecided'));
  await fill('textbox', /^사유/, '서버 점검');
  await press('button', words.extend.ok);
  expect(said()).toContain('2팀에 시간을 더 줬어요. 1팀은 그사이 결정돼 그대로 뒀어요.');
  expect(onClose).toHaveBeenCalled();
});

test('what was stopped half way says how far it came, and goes on there', async () => {
  const { calls, onClose } = await show(done, refused('outage'), done);
  await fill('textbox', /^사유/, '서버 점검');
  await press('button', words.extend.ok);
  expect(said()).toContain('3팀 가운데 1팀에 줬어요.');
  expect(said()).toContain('쉬는 중이에요.');
  expect(onClose).not.toHaveBeenCalled();
  await press('button', words.extend.ok);
  expect(asked(calls).map(({ input }) => (input as { teamNo: number }).teamNo)).toEqual([3, 4, 4, 5]);
});

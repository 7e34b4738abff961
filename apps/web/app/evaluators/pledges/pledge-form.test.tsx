import type { PledgeView } from '@chulbal/contract/pledges';
import { afterEach, expect, test, vi } from 'vitest';
import {
  all,
  answerCalls,
  asked,
  errorOf,
  fill,
  find,
  press,
  pressEnter,
  pressEscape,
  said,
} from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { PointerData } from '../shell/pointer-data.ts';
import { pledge as words } from './pledge.ko.ts';
import { PledgeForm } from './pledge-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const stage = {
  ...{ trackNo: 4, stageNo: 2, trackName: '성장', stageName: '서류 심사', lane: 4, phase: 'open' },
  ...{ closesAt: '2026-06-08T05:00:00.000Z', progress: { teams: 12, submitted: 0 }, panelName: null },
};
const pledge = {
  ...{ stage, before: null, answer: null },
  text: {
    ...{ version: 1, sha256: 'ab'.repeat(32), since: '2026-05-01T00:00:00.000Z' },
    clauses: [
      { title: '공정', body: '공정하게 심사한다.' },
      { title: '비밀', body: '비밀을 지킨다.' },
    ],
  },
} as unknown as PledgeView;
const data = {
  evaluator: { name: '한 지우' },
  stage,
  now: '2026-05-20T05:03:21.000Z',
} as unknown as PointerData;

async function show() {
  const layout = { id: 'evaluators/shell/pointer-layout', data };
  const part = <PledgeForm pledge={pledge} changed={new Map()} />;
  return renderPage(part, { words: { pledge: words }, layout });
}
const name = /^서명/;

test('is signed with every clause ticked and the name as it was appointed', async () => {
  const calls = answerCalls({ status: 200, body: { answeredAt: data.now, sha256: '' } });
  const page = await show();
  ({ clear } = page);
  await press('button', words.sign);
  expect(calls).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(words.errors.ticked);
  expect(document.activeElement).toBe(all('checkbox')[0]);
  expect(errorOf('textbox', name)).toBe(words.errors.nameMissing);
  await press('checkbox', /공정/);
  await press('checkbox', /비밀/);
  await fill('textbox', name, '한지우');
  expect(errorOf('textbox', name)).toBe(words.errors.name);
  await fill('textbox', name, ' 한  지우 ');
  expect(document.body.textContent).toContain(words.sameName);
  await pressEnter('textbox', name);
  expect(asked(calls)).toMatchObject([
    { name: 'sign', input: { trackNo: 4, stageNo: 2, typedName: ' 한  지우 ' } },
  ]);
  expect(page.path()).toBe('/pointer/list/4/2');
});

test('a text that was changed meanwhile says so, offers it, and keeps what was ticked', async () => {
  const message = '서약서가 바뀌었어요.';
  answerCalls({ status: 409, body: { code: 4054, name: 'pledgeTextChanged', message, fields: {} } });
  ({ clear } = await show());
  await press('checkbox', /공정/);
  await press('checkbox', /비밀/);
  await fill('textbox', name, '한 지우');
  await press('button', words.sign);
  expect(said()).toContain(message);
  expect(find('button', words.readAgain)).toBeDefined();
  expect(all('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true]);
});

test('refusing needs a reason that is long enough, kept when the dialog is escaped', async () => {
  const calls = answerCalls({ status: 200, body: null });
  ({ clear } = await show());
  await press('button', words.refuse);
  await fill('textbox', /^거절하는 이유/, '이해관계');
  await press('button', words.refused.submit);
  expect(errorOf('textbox', /^거절하는 이유/)).toBe(words.refused.reasonError);
  await pressEscape();
  expect(all('dialog')).toEqual([]);
  await press('button', words.refuse);
  expect(find<HTMLTextAreaElement>('textbox', /^거절하는 이유/).value).toBe('이해관계');
  await fill('textbox', /^거절하는 이유/, '지도한 팀이 있어서 맡을 수 없어요.');
  await press('button', words.refused.submit);
  expect(asked(calls)).toMatchObject([
    { name: 'refuse', input: { reason: '지도한 팀이 있어서 맡을 수 없어요.' } },
  ]);
  expect(all('dialog')).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { reasonDialog } from '../../ui/form-dialog/reason-dialog.ko.ts';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { companiesAdmin as words } from './companies-admin.ko.ts';
import { HideCompany } from './hide-company.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const { hide, show } = words.review;
const look = async (hidden: boolean) => {
  ({ clear } = await renderConsolePart(<HideCompany icNo={12} hidden={hidden} />, {
    words: { companiesAdmin: words },
  }));
};

test('a page is taken out of sight with the reason that its team reads', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await look(false);
  await press('button', hide);
  expect(find('dialog').textContent).toContain(words.review.reasonHint);
  await fill('textbox', /^사유/, '연락처가 틀려요');
  await press('button', hide);
  expect(asked(calls)).toEqual([
    { name: 'hide', input: { icNo: 12, hidden: true, reason: '연락처가 틀려요' } },
  ]);
  expect(all('dialog')).toEqual([]);
});

test('says beforehand how much the server asks, and sends no less', async () => {
  const calls = answerCalls();
  await look(false);
  await press('button', hide);
  expect(find('dialog').textContent).toContain(reasonDialog.least.five);
  await fill('textbox', /^사유/, '틀려요.');
  await press('button', hide);
  expect(asked(calls)).toEqual([]);
  expect(errorOf('textbox', /^사유/)).toBe(reasonDialog.least.five);
  await press('button', '취소');
  expect(all('dialog')).toEqual([]);
});

test('what is hidden can be shown again; a refusal is read out and keeps what was written', async () => {
  answerCalls({
    status: 400,
    body: { code: 1, name: 'notInPeriod', message: '전시가 끝났어요.', fields: {} },
  });
  await look(true);
  expect(all('button', hide)).toEqual([]);
  await press('button', show);
  await fill('textbox', /^사유/, '다시 고쳤어요');
  await press('button', show);
  expect(said()).toContain('전시가 끝났어요.');
  expect(find<HTMLInputElement>('textbox', /^사유/).value).toBe('다시 고쳤어요');
});

import { afterEach, expect, test, vi } from 'vitest';
import { all, errorOf, fill, find, press, pressEnter, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { Closing } from './closing.tsx';
import { myData } from './my-data.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const words = myData.closing;
const led = { teamNo: 7, teamName: '새벽두부', trackNo: 3, stageNo: 1, led: true };
const now = '2026-05-20T05:03:21.000Z';

async function show(teams: Parameters<typeof Closing>[0]['closing']['teams'] = []) {
  const sent = vi.fn((form: FormData) => ({
    ...{ proofs: { email: null, phone: null }, now },
    errors: form.get('currentPassword') === 'right' ? {} : { currentPassword: words.wrong },
  }));
  const closing = { days: 14, teams, keptUntil: null } as Parameters<typeof Closing>[0]['closing'];
  ({ clear } = await renderPage(<Closing closing={closing} hasPassword held={[]} now={now} />, {
    ...{ words: { myData }, actions: { '/auth/my-data': sent } },
  }));
  return sent;
}

test('who leads a team is told so first, with both ways out; the button takes no press', async () => {
  await show([led]);
  expect(document.body.textContent).toContain('‘새벽두부’ 팀의 팀장이에요');
  expect(all('link').map((link) => link.getAttribute('href'))).toEqual(['#handover', '/apply/3/1']);
  expect(find('button', words.title).getAttribute('aria-disabled')).toBe('true');
  expect(all('textbox')).toEqual([]);
});

test('not waiting changes what is said and what the button does', async () => {
  await show();
  expect(document.body.textContent).toContain(words.backTitle);
  expect(document.body.textContent).toContain('06.03');
  await press('checkbox', words.atOnce);
  expect(document.body.textContent).not.toContain(words.backTitle);
  expect(find('button', words.closeNow)).toBeDefined();
});

test('a wrong password stands beside its field, which has the keyboard; the tick stays', async () => {
  const sent = await show();
  await press('checkbox', words.atOnce);
  await fill('textbox', /^지금 비밀번호/, 'wrong');
  await pressEnter('textbox', /^지금 비밀번호/);
  await until(() => expect(errorOf('textbox', /^지금 비밀번호/)).toBe(words.wrong));
  expect(document.activeElement).toBe(find('textbox', /^지금 비밀번호/));
  expect(find<HTMLInputElement>('checkbox', words.atOnce).checked).toBe(true);
  expect(sent.mock.calls[0]?.[0].get('atOnce')).toBe('on');
  await fill('textbox', /^지금 비밀번호/, 'right');
  expect(errorOf('textbox', /^지금 비밀번호/)).toBe('');
});

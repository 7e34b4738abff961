import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogs } from '../../lib/dialogs.ts';
import { hasUnsentText } from '../../lib/unsent-text.ts';
import { all, fill, press } from '../hands-for-test.ts';
import { renderPage } from '../page-for-test.tsx';
import { LanguageSwitch } from './language-switch.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const page = (method: 'get' | 'post') => (
  <>
    <LanguageSwitch />
    <form method={method}>
      <input aria-label="이름" name="name" defaultValue="윤서준" />
    </form>
  </>
);

/** Opens the page and says where the browser is sent. */
async function open(method: 'get' | 'post') {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  ({ clear } = await renderPage(page(method), { at: '/auth/sign?next=%2Fapply' }));
  return assign;
}

test('asks before a text that was not sent is lost, and goes once somebody is sure', async () => {
  const assign = await open('post');
  await fill('textbox', '이름', '윤서준 (학교)');
  await press('link', /영어로 보기/);
  expect(dialogs.current()?.title).toBe('언어를 바꿀까요?');
  await press('button', '취소');
  expect(assign).not.toHaveBeenCalled();
  await press('link', /영어로 보기/);
  await press('button', '바꾸기');
  expect(assign.mock.calls.map(([href]) => new URL(String(href)).search)).toEqual(['?next=%2Fapply&lang=en']);
});

test('asks where a form holds answers of the steps before', async () => {
  ({ clear } = await renderPage(
    <>
      <LanguageSwitch />
      <form method="post" data-unsent="true" />
    </>,
  ));
  await press('link', /영어로 보기/);
  expect(dialogs.current()?.title).toBe('언어를 바꿀까요?');
  await press('button', '취소');
});

test('asks where something was ticked or chosen, but not where it was before or saves itself', async () => {
  const choices = (
    <>
      <input type="checkbox" aria-label="동의" defaultChecked />
      <select aria-label="나라" defaultValue="KR">
        <option value="">선택</option>
        <option value="KR">대한민국</option>
        <option value="US">미국</option>
      </select>
    </>
  );
  ({ clear } = await renderPage(
    <>
      <form method="post" aria-label="저장되는 양식" data-unsent={false}>
        <input type="checkbox" aria-label="저장됨" />
      </form>
      <form method="post">{choices}</form>
    </>,
  ));
  await press('checkbox', '저장됨');
  expect(hasUnsentText(document)).toBe(false);
  await press('checkbox', '동의');
  expect(hasUnsentText(document)).toBe(true);
  await press('checkbox', '동의');
  expect(hasUnsentText(document)).toBe(false);
  await fill('combobox', '나라', 'US');
  expect(hasUnsentText(document)).toBe(true);
});

test.each([
  ['nothing was written', 'post', '윤서준'],
  ['something is looked for', 'get', '한칸서재'],
] as const)('goes at once where %s', async (_, method, text) => {
  await open(method);
  await fill('textbox', '이름', text);
  const [link] = all('link', /영어로 보기/);
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  // The browser would go where the link leads.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => void link?.dispatchEvent(pressed));
  expect(dialogs.current()).toBeNull();
});

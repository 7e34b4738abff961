import { afterEach, expect, test } from 'vitest';
import { find, press, pressEscape, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { MyTodoLocked } from './my-todo-locked.tsx';
import { schedule } from './schedule.ko.ts';

let clear = async () => {};
afterEach(() => clear());

test('a visitor is asked before they are led away, and stays where they say no', async () => {
  const page = await renderPage(<MyTodoLocked />, { at: '/contest/schedule', words: { schedule } });
  ({ clear } = page);
  const { todo, question, go } = schedule.locked;
  expect(find('link', todo).getAttribute('href')).toBe('/auth/login?next=%2Fcontest%2Fschedule');
  await press('link', todo);
  await until(() => expect(find('dialog').textContent).toContain(question));
  await pressEscape();
  expect(page.path()).toBe('/contest/schedule');
  await press('link', todo);
  await until(() => find('dialog'));
  await press('button', go);
  await until(() => expect(page.path()).toBe('/auth/login?next=%2Fcontest%2Fschedule'));
});

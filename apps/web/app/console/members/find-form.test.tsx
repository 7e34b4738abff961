import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, pressEnter } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { FindForm } from './find-form.tsx';
import { members } from './members.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const words = members.find;
const show = () => renderConsolePart(<FindForm />, { words: { members } });

test('finds by a whole number and opens the page of whoever has it', async () => {
  const calls = answerCalls({ status: 200, body: { accountId: 12 } });
  const page = await show();
  ({ clear } = page);
  await fill('textbox', words.label, '010-1234-5678');
  await pressEnter('textbox', words.label);
  expect(asked(calls)).toEqual([{ name: 'find', input: { by: 'phone', value: '010-1234-5678' } }]);
  expect(page.path()).toBe('/console/members/12');
});

test('says beside the field that nobody has it, until something else is looked for', async () => {
  const calls = answerCalls({ status: 200, body: null });
  ({ clear } = await show());
  await press('radio', words.email);
  await fill('textbox', words.label, ' haram@example.kr ');
  await press('button', words.submit);
  expect(errorOf('textbox', words.label)).toBe(words.none);
  expect(asked(calls)).toEqual([{ name: 'find', input: { by: 'email', value: 'haram@example.kr' } }]);
  await press('radio', words.phone);
  expect(errorOf('textbox', words.label)).toBe('');
  expect(find<HTMLInputElement>('textbox', words.label).value).toBe('');
});

test('a refusal stands beside the field and keeps what was typed', async () => {
  const fields = { value: '전체 번호를 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  ({ clear } = await show());
  await fill('textbox', words.label, '010-12');
  await press('button', words.submit);
  expect(errorOf('textbox', words.label)).toBe(fields.value);
  expect(find<HTMLInputElement>('textbox', words.label).value).toBe('010-12');
});

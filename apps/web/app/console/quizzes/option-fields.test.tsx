import type { QuizOption, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { bothLanguages } from '../../ui/both-languages/both-languages.ko.ts';
import { all, fill, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { OptionFields } from './option-fields.tsx';
import { quizEditor } from './quiz-editor.ko.ts';

let clear = async () => {};
afterEach(() => clear());

const option = (iqoNo: number, right = false): QuizOption => ({ iqoNo, ko: `답 ${iqoNo}`, en: '', right });
let options: readonly QuizOption[] = [];

function Page({ variant, readOnly }: { variant: QuizVariant; readOnly: boolean }) {
  const [now, setNow] = useState(options);
  options = now;
  return (
    <OptionFields
      {...{ questionNo: 2, options: now, variant, readOnly, taken: undefined }}
      onChange={setNow}
      onAdd={() => setNow([...now, option(now.length + 1)])}
    />
  );
}
async function show(count: number, variant: QuizVariant = 'a', readOnly = false) {
  options = Array.from({ length: count }, (_, index) => option(index + 1, index === 0));
  const words = { quizEditor, bothLanguages };
  ({ clear } = await renderConsolePart(<Page variant={variant} readOnly={readOnly} />, { words }));
}
const right = () => options.filter((one) => one.right).map(({ iqoNo }) => iqoNo);

test('of one kind of quiz one answer is right, of the other any number', async () => {
  await show(3);
  await press('radio', '2번 문제의 보기 3: 정답');
  expect(right()).toEqual([3]);
  await clear();
  await show(3, 'b');
  await press('checkbox', '2번 문제의 보기 3: 정답');
  expect(right()).toEqual([1, 3]);
});

test('there are up to six options, and the one that is taken away goes', async () => {
  await show(5);
  await press('button', quizEditor.addOption);
  expect(options).toHaveLength(6);
  expect(all('button', quizEditor.addOption)).toEqual([]);
  await press('button', '2번 문제의 보기 2 지우기');
  expect(options.map(({ iqoNo }) => iqoNo)).toEqual([1, 3, 4, 5, 6]);
});

test('whoever may only read can press nothing', async () => {
  await show(2, 'a', true);
  expect(all('button')).toEqual([]);
  expect(all('radio').every((one) => (one as HTMLInputElement).disabled)).toBe(true);
});

test('a text is changed in its own option and language', async () => {
  await show(2);
  await fill('textbox', '보기 2 (영어)', 'Two');
  expect(options.map(({ ko, en }) => [ko, en])).toEqual([
    ['답 1', ''],
    ['답 2', 'Two'],
  ]);
});

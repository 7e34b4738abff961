import type { TeamNews } from '@chulbal/contract/past-companies/operators';
import { afterEach, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { NewsDialog } from './news-dialog.tsx';
import { pastAdmin as words } from './past-admin.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const news = {
  ...{
    newsNo: 3,
    peNo: 5,
    teamName: '등대',
    year: 2025,
    teller: '한겨울',
    relation: '대표',
    state: 'waiting',
  },
  ...{ happenedOn: '2026-03', text: '첫 투자를 받았어요.', correction: '', source: '', decidedBy: null },
  toldAt: '2026-04-01T00:00:00.000Z',
} as unknown as TeamNews;
const answer = new RegExp(`^${words.dialog.answer}`);

async function show() {
  const onClose = vi.fn();
  const part = <NewsDialog news={news} onClose={onClose} />;
  ({ clear } = await renderConsolePart(part, { words: { pastAdmin: words } }));
  return onClose;
}

test('is decided with an answer to whoever told it', async () => {
  const calls = answerCalls({ status: 200, body: null });
  const onClose = await show();
  await press('radio', words.states.taken);
  await fill('textbox', answer, '페이지에 실었어요.');
  await press('button', words.dialog.save);
  const input = { newsNo: 3, decision: 'taken', answer: '페이지에 실었어요.' };
  expect(asked(calls)).toEqual([{ name: 'decide', input }]);
  expect(said()).toContain(words.dialog.done);
  expect(onClose).toHaveBeenCalled();
});

test('is not decided by an answer alone: the choice is asked for where it is made', async () => {
  const calls = answerCalls({ status: 200, body: null });
  await show();
  await fill('textbox', answer, '고마워요.');
  await press('button', words.dialog.save);
  expect(calls).not.toHaveBeenCalled();
  expect(document.querySelector('dialog[open]')?.textContent).toContain(words.dialog.choose);
  expect(all('radio')).toContain(document.activeElement);
});

test('an answer that is refused says why at its field, and stays', async () => {
  const fields = { answer: '답을 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  const onClose = await show();
  await press('radio', words.states.declined);
  await fill('textbox', answer, '음');
  await press('button', words.dialog.save);
  expect(errorOf('textbox', answer)).toBe(fields.answer);
  expect(find<HTMLTextAreaElement>('textbox', answer).value).toBe('음');
  expect(onClose).not.toHaveBeenCalled();
});

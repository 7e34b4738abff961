import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { programAdmin as words } from './program-admin.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const subject = new RegExp(`^${words.messageSubject}`);
const text = new RegExp(`^${words.messageText}`);
async function show() {
  const onClose = vi.fn();
  ({ clear } = await renderConsolePart(<MessageDialog boardId={62} count={3} onClose={onClose} />, {
    words: { programAdmin: words },
  }));
  await fill('textbox', subject, '장소가 바뀌었어요');
  await fill('textbox', text, '2층으로 와 주세요.');
  return onClose;
}

test('goes to everybody who has a place, and says to how many', async () => {
  const calls = answerCalls({ status: 200, body: { sent: 3 } });
  const onClose = await show();
  await press('button', words.messageSend);
  expect(asked(calls)).toEqual([
    {
      name: 'message',
      input: { boardId: 62, subject: '장소가 바뀌었어요', message: '2층으로 와 주세요.' },
    },
  ]);
  expect(said()).toContain('3');
  expect(onClose).toHaveBeenCalled();
});

test('a refusal stands beside its field, which has the keyboard, and the letter stays', async () => {
  const fields = { message: '링크는 넣을 수 없어요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  const onClose = await show();
  await press('button', words.messageSend);
  expect(errorOf('textbox', text)).toBe(fields.message);
  expect(document.activeElement).toBe(find('textbox', text));
  expect(find<HTMLTextAreaElement>('textbox', text).value).toBe('2층으로 와 주세요.');
  expect(onClose).not.toHaveBeenCalled();
});

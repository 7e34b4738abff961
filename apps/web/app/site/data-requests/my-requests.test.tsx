import type { MyDataRequest } from '@chulbal/contract/data-requests';
import { afterEach, expect, test } from 'vitest';
import { errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import type { Lost } from '../../ui/sign-in/form-reply.ts';
import { myRequests as words } from './my-requests.ko.ts';
import { MyRequests, type RequestReply } from './my-requests.tsx';

const open: MyDataRequest = {
  ...{ requestNo: 7, kind: 'correct', state: 'open', text: '이름을 고쳐 주세요.' },
  ...{ receivedAt: '2026-05-20T05:00:00.000Z', dueOn: '2026-05-30', day: 1, left: 3 },
  extended: false,
  ...{ extensionReason: null, answer: null, answeredAt: null },
};

let clear = async () => {};
afterEach(() => clear());

async function show(
  requests: readonly MyDataRequest[],
  reply: Partial<RequestReply> | Lost = { errors: {} },
) {
  const sent: Record<string, unknown>[] = [];
  const actions = {
    '/auth/my-data': (form: FormData) => {
      sent.push(Object.fromEntries(form));
      return reply;
    },
  };
  ({ clear } = await renderPage(<MyRequests requests={requests} />, {
    words: { myRequests: words },
    actions,
  }));
  return sent;
}
const text = () => find<HTMLTextAreaElement>('textbox', /^무엇을 어떻게/);

test.each([
  [3, 'D-3'],
  [0, words.today],
  [-2, '2일 지났어요'],
])('of an open request with %i days left the term is said', async (left, term) => {
  await show([{ ...open, left }]);
  const item = document.querySelector('li')?.textContent ?? '';
  expect(item).toContain('2026.05.30까지 답해요');
  expect(item).toContain(term);
});

test('an answer is shown with its day, and no term any more', async () => {
  const answered = { answer: '고쳤어요.', answeredAt: '2026-05-22T05:00:00.000Z' };
  await show([{ ...open, state: 'done', ...answered }]);
  const item = document.querySelector('li')?.textContent ?? '';
  expect(item).toContain('답 (2026.05.22)');
  expect(item).toContain('고쳤어요.');
  expect(item).not.toContain('D-3');
});

test('what is wrong stands beside its field, and what was typed and chosen stays', async () => {
  const sent = await show([], { errors: { text: '열 글자 이상 적어 주세요.' } });
  expect(document.body.textContent).toContain(words.none);
  await press('radio', words.kinds.delete);
  await fill('textbox', /^무엇을 어떻게/, '지워요');
  await press('button', words.submit);
  await until(() => expect(errorOf('textbox', /^무엇을 어떻게/)).toBe('열 글자 이상 적어 주세요.'));
  expect(sent).toEqual([{ intent: 'request', kind: 'delete', text: '지워요' }]);
  expect(text().value).toBe('지워요');
  expect(find<HTMLInputElement>('radio', words.kinds.delete).checked).toBe(true);
});

test('a call that was lost is said, and what was typed and chosen stays', async () => {
  await show([], {
    problem: { name: 'networkError', code: 0, message: '통신이 원활하지 않아요.', fields: {} },
  });
  await press('radio', words.kinds.see);
  await fill('textbox', /^무엇을 어떻게/, '무엇을 갖고 있는지 보여 주세요.');
  await press('button', words.submit);
  await until(() => expect(said()).toContain('통신이 원활하지 않아요.'));
  expect(text().value).toBe('무엇을 갖고 있는지 보여 주세요.');
  expect(find<HTMLInputElement>('radio', words.kinds.see).checked).toBe(true);
});

test('what was received is said, and the form is empty again', async () => {
  await show([], { errors: {}, asked: true });
  await press('radio', words.kinds.see);
  await fill('textbox', /^무엇을 어떻게/, '무엇을 갖고 있는지 보여 주세요.');
  await press('button', words.submit);
  await until(() => expect(said()).toContain(words.sent));
  expect(text().value).toBe('');
});

import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press } from '../../ui/hands-for-test.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { dataRequests as words } from './data-requests.ko.ts';
import { EnterDialog } from './enter-dialog.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const form = words.form;
async function show() {
  const onClose = vi.fn();
  const page = await renderConsolePart(<EnterDialog open today="2026-05-20" onClose={onClose} />, {
    words: { dataRequests: words },
  });
  ({ clear } = page);
  return { onClose, ...page };
}

test('what came by phone is entered with the day of today, and its page is opened', async () => {
  const calls = answerCalls({ status: 200, body: { requestNo: 41 } });
  const { path, onClose } = await show();
  await fill('combobox', new RegExp(form.kind), 'delete');
  await fill('textbox', /^이름/, '정하람');
  await fill('textbox', new RegExp(`^${form.contact}`), '010-1234-5678');
  await fill('textbox', new RegExp(`^${form.text}`), '지워 주세요.');
  await press('button', form.submit);
  expect(asked(calls)).toEqual([
    {
      name: 'enter',
      input: {
        ...{ kind: 'delete', source: 'phone', name: '정하람', contact: '010-1234-5678' },
        ...{ language: 'ko', receivedOn: '2026-05-20', text: '지워 주세요.' },
      },
    },
  ]);
  expect(onClose).toHaveBeenCalled();
  expect(path()).toBe('/console/data-requests/41');
});

test('what the server refuses stands beside its field; the dialog stays with what was written', async () => {
  const fields = { contact: '메일이나 번호를 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  const { onClose } = await show();
  await fill('textbox', /^이름/, '정하람');
  await press('button', form.submit);
  expect(errorOf('textbox', new RegExp(`^${form.contact}`))).toBe(fields.contact);
  expect(find<HTMLInputElement>('textbox', /^이름/).value).toBe('정하람');
  expect(onClose).not.toHaveBeenCalled();
});

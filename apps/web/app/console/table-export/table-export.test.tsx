import { afterEach, expect, test, vi } from 'vitest';
import { reasonDialog } from '../../ui/form-dialog/reason-dialog.ko.ts';
import { errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { consoleData, renderConsolePart } from '../shell/console-page-for-test.tsx';
import { tableExport as words } from './table-export.ko.ts';
import { TableExport } from './table-export.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show() {
  const part = (
    <TableExport
      address="/console/companies/export"
      input={{ igNo: 1 }}
      fileName="companies"
      title="기업 내보내기"
      body="60곳"
    />
  );
  const confirmed = { ...consoleData('owner').operator, confirmedUntil: '2999-01-01T00:00:00.000Z' };
  ({ clear } = await renderConsolePart(part, { words: { tableExport: words }, operator: confirmed }));
  await press('button', words.name);
}
const reason = new RegExp(`^${reasonDialog.reason}`);

test('a file leaves for a reason, in the format that was chosen', async () => {
  const named: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download);
  });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('a,b'));
  await show();
  await fill('combobox', new RegExp(`^${words.format}`), 'csv');
  await fill('textbox', reason, '심사 자료 점검');
  await press('button', words.name);
  await until(() => expect(named).toEqual(['companies.csv']));
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/console/companies/export');
  expect(JSON.parse(String(init?.body))).toEqual({ igNo: 1, format: 'csv', reason: '심사 자료 점검' });
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
});

test('without a reason nothing leaves', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await show();
  await press('button', words.name);
  expect(errorOf('textbox', reason)).toBe(reasonDialog.least.three);
  expect(fetched).not.toHaveBeenCalled();
});

test('a file that could not be had is said, and the reason stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }));
  await show();
  await fill('textbox', reason, '심사 자료 점검');
  await press('button', words.name);
  await until(() => expect(said()).toContain(words.failed));
  expect(find<HTMLTextAreaElement>('textbox', reason).value).toBe('심사 자료 점검');
});

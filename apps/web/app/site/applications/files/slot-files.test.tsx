import type { StoredFile } from '@chulbal/contract/files/files';
import { act, useState, useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { find, press } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { apply } from '../apply.ko.ts';
import type { UploadResult } from './send-file.ts';
import { SlotFiles } from './slot-files.tsx';
import { Uploads } from './uploads.ts';

let clear = async () => {};
/** Ends what is on its way to the server. */
let arrive = (_result: UploadResult) => {};
let stored = (_file: StoredFile) => {};
/** Ends what was asked of the server to take out. */
let takenOut = () => {};
afterEach(() => clear());

const uploads = new Uploads<StoredFile>({
  teamNo: async () => 1,
  hash: async () => undefined,
  send: () =>
    new Promise((resolve) => {
      arrive = resolve;
    }),
  onStored: (file) => stored(file),
});

function Slot() {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  stored = (file) => setFiles([file]);
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.items);
  return (
    <SlotFiles
      slot="business"
      rule={{ hint: '', extensions: ['pdf', 'docx'], maxBytes: 10_000_000, maxFiles: 1 }}
      label="사업계획서"
      name="files.business"
      words={{ hashInFileName: '파일 이름에 #을 쓸 수 없어요.' }}
      disabled={false}
      onRemove={() => {
        takenOut = () => setFiles([]);
      }}
      {...{ files, uploading, uploads }}
    />
  );
}

async function open() {
  ({ clear } = await renderPage(<Slot />, { words: { apply } }));
}

/** Picks a file with the keyboard: the picker of the slot has the focus. */
async function pick(name: string, size: number) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('no place for a file');
  const file = new File([new Uint8Array(size)], name);
  await act(async () => {
    input.focus();
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const alertText = () => document.querySelector('[role=alert]')?.textContent?.replaceAll('\u00a0', ' ');
const here = () => document.activeElement;

test.each([
  ['one byte above the limit', '계획.pdf', 10_000_001, '파일이 너무 커요(10.1 MB). 10 MB까지'],
  ['nothing in it', '계획.pdf', 0, '내용이 없는 빈 파일이에요'],
  ['another kind', '계획.heic', 10, '이 칸에는 PDF, DOCX 파일만 올릴 수 있어요'],
  ['a name that cannot be', '계획#1.pdf', 10, '파일 이름에 #을 쓸 수 없어요'],
])('of a file with %s is said what is wrong with it', async (_, name, size, said) => {
  await open();
  await pick(name, size);
  expect(alertText()).toContain(said);
  expect(here()?.id, 'the next one is picked at once').toBe('f-files-business');
});

test('the focus stays in the slot while a file comes, when it is there, and when it is taken out', async () => {
  await open();
  await pick('계획.pdf', 10);
  expect(here()?.getAttribute('role')).toBe('group');
  const file = { serverFileName: 'a', slot: 'business', name: '계획.pdf', size: 10, sha256: 'b' };
  await act(async () => arrive({ kind: 'stored', file: file as StoredFile }));
  expect(here()?.textContent).toBe('계획.pdf');
  await press('button', '계획.pdf 지우기');
  await press('button', '지우기');
  // A browser gives the focus back to what opened the dialog.
  await act(async () => find('button', '계획.pdf 지우기').focus());
  await act(async () => takenOut());
  expect(here()?.id).toBe('f-files-business');
});

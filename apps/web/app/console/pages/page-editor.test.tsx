import type { WrittenPage } from '@chulbal/contract/pages/operators';
import type { Agreement } from '@chulbal/contract/pages/pages';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { autosave } from '../../lib/autosave/autosave.ko.ts';
import { bothLanguages } from '../../ui/both-languages/both-languages.ko.ts';
import { answerCalls, asked, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { editConflicts } from '../edit-conflicts/edit-conflicts.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { PageEditor } from './page-editor.tsx';
import { pagesAdmin as words } from './pages-admin.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const both = (ko: string) => ({ ko, en: '' });
const content: Agreement = {
  ...{
    kind: 'term',
    title: both('이용약관'),
    purpose: both('목적이에요'),
    items: both('항목'),
    period: both('1년'),
  },
  ...{ refusal: both('거부'), body: both('제1조') },
};
const first = { version: '2026.01.01', state: 'inForce', effectiveAt: '2026-01-01T00:00:00.000Z' };
const page = {
  ...{ page: 'terms', content, editVersion: 4, changed: true, savedAt: null },
  versions: [{ ...first, publishedAt: null, publishedBy: null, reason: '' }],
} as unknown as WrittenPage;

let load: (page: WrittenPage) => void;
function Page() {
  const [loaded, setLoaded] = useState(page);
  load = setLoaded;
  return <PageEditor loaded={loaded} />;
}
async function show() {
  ({ clear } = await renderConsolePart(<Page />, {
    words: { pagesAdmin: words, bothLanguages, editConflicts, autosave },
  }));
}
const title = () => find<HTMLInputElement>('textbox', /^제목$/);

test('what is typed outlives what another operator saves and publishes, and is saved over theirs once it is chosen', async () => {
  const conflict = { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} };
  const calls = answerCalls(
    { status: 409, body: conflict },
    { status: 200, body: { ...page, editVersion: 7 } },
  );
  await show();
  await fill('textbox', /^제목$/, '내 약관');
  await press('button', words.save);
  const theirs = { ...content, title: both('남의 약관'), period: both('2년') };
  const versions = [
    { ...page.versions[0], version: '2026.03.01' },
    ...page.versions,
  ] as WrittenPage['versions'];
  await act(async () => load({ ...page, editVersion: 6, content: theirs, versions }));
  expect(said()).toContain(editConflicts.met);
  const dialog = find('dialog', autosave.conflicts.title).textContent;
  for (const shown of ['내 약관', '남의 약관', words.term.title]) expect(dialog).toContain(shown);
  await press('button', autosave.conflicts.save);
  expect(asked(calls)[1]).toEqual({
    name: 'save',
    input: { page: 'terms', editVersion: 6, content: { ...theirs, title: both('내 약관') } },
  });
});

test('a page that is loaded anew while somebody types is not written over unseen', async () => {
  const calls = answerCalls({ status: 200, body: { ...page, editVersion: 5 } });
  await show();
  await fill('textbox', /^제목$/, '내 약관');
  await act(async () => load({ ...page, editVersion: 5, content: { ...content, period: both('2년') } }));
  expect(title().value).toBe('내 약관');
  await press('button', words.save);
  expect(asked(calls)[0]?.input).toMatchObject({ editVersion: 4 });
});

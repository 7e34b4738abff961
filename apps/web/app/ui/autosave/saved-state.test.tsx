import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { savedDocument } from '../../lib/autosave/document-state.ts';
import type { Edited } from '../../lib/autosave/edited.ts';
import { writeTexts } from '../../lib/autosave/edited.ts';
import type { AutosaveView } from '../../lib/autosave/saved-state.ts';
import { WithTexts } from '../../lib/with-texts.tsx';
import { renderForTest } from '../render-for-test.tsx';
import { SavedState } from './saved-state.tsx';
import { useSavedWords } from './use-saved-words.ts';

let clear = async () => {};
afterEach(() => clear());

const savedAt = '2026-05-19T05:06:21.000Z';
const sheet = savedDocument({ version: 2, values: {}, savedAt });
const changed = writeTexts(sheet, { 'score.plan': '24' });
const conflicts = [{ path: 'score.plan', mine: '24', theirs: '18' }];

function Shown({ view }: { view: AutosaveView<Edited> }) {
  return <SavedState saved={useSavedWords(view)} onConflicts={() => {}} wake={() => {}} />;
}

test.each<[string, Partial<AutosaveView<Edited>>, string]>([
  ['the acknowledged time of the server', {}, '저장됨 14:06:21'],
  ['nothing saved yet', { content: { ...sheet, savedAt: null } }, '쓰는 대로 저장돼요'],
  ['a save under way', { content: changed, activity: 'saving' }, '저장하는 중'],
  ['a change that waits', { content: changed, activity: 'waiting' }, '저장하는 중'],
  ['no network', { content: changed, activity: 'unreached' }, '연결이 끊겨 저장하지 못했어요'],
  ['no network, kept here', { content: changed, activity: 'unreached', kept: true }, '이 기기에 보관하고'],
  ['a session that is over', { content: changed, activity: 'signedOut' }, '로그인이 끝났어요'],
  ['a refusal', { activity: 'refused', message: '심사가 끝났어요.' }, '심사가 끝났어요.'],
  ['two tabs', { content: { ...changed, conflicts } }, '다른 곳에서 고친 내용과 1곳이 달라요'],
  [
    'a server that is busy',
    { content: changed, activity: 'unreached', message: '잠시 뒤에' },
    '서버가 바빠서',
  ],
  ['a text that has to be mended', { content: changed, held: true }, '고쳐야 저장'],
])('%s is said', async (_, given, words) => {
  const view: AutosaveView<Edited> = {
    content: sheet,
    activity: 'idle',
    message: null,
    kept: false,
    held: false,
    ...given,
  };
  const element = (
    <WithTexts language="ko">
      <Shown view={view} />
    </WithTexts>
  );
  const root = { language: 'ko', serverNow: Date.parse('2026-05-19T06:00:00.000Z') };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  clear = await renderForTest(<RouterProvider router={router} />);
  expect(document.body.textContent).toContain(words);
});

import { act } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { AutosaveView } from '../../../lib/autosave/autosave-engine.ts';
import { savedDocument } from '../../../lib/autosave/document-state.ts';
import type { Edited } from '../../../lib/autosave/edited.ts';
import { writeTexts } from '../../../lib/autosave/edited.ts';
import { WithTexts } from '../../../lib/with-texts.tsx';
import { renderForTest } from '../../../ui/render-for-test.tsx';
import { SavedState } from './saved-state.tsx';
import { SheetConflicts } from './sheet-conflicts.tsx';

let clear = async () => {};
afterEach(() => clear());

const savedAt = '2026-05-19T05:06:21.000Z';
const sheet = savedDocument({ version: 2, values: {}, savedAt });
const changed = writeTexts(sheet, { 'score.plan': '24' });
const conflicts = [{ path: 'score.plan', mine: '24', theirs: '18' }];

test.each<[string, Partial<AutosaveView<Edited>>, string]>([
  ['the acknowledged time of the server', {}, '저장됨 14:06:21'],
  ['nothing saved yet', { content: { ...sheet, savedAt: null } }, '적으면 바로 저장돼요'],
  ['a save under way', { content: changed, activity: 'saving' }, '저장하는 중'],
  ['a change that waits', { content: changed, activity: 'waiting' }, '저장하는 중'],
  ['no network', { content: changed, activity: 'unreached' }, '연결이 끊겨 저장하지 못했어요'],
  ['no network, kept here', { content: changed, activity: 'unreached', kept: true }, '이 기기에 적어 두고'],
  ['a session that is over', { content: changed, activity: 'signedOut' }, '다시 로그인'],
  ['a refusal', { activity: 'refused', message: '심사가 끝났어요.' }, '심사가 끝났어요.'],
  ['two tabs', { content: { ...changed, conflicts } }, '다른 창과 1곳이 달라요'],
  [
    'a text that is too long',
    { content: writeTexts(sheet, { 'note.plan': '가'.repeat(2001) }) },
    '고쳐야 저장',
  ],
])('%s is said', async (_, given, words) => {
  const view: AutosaveView<Edited> = {
    content: sheet,
    activity: 'idle',
    message: null,
    kept: false,
    ...given,
  };
  const element = (
    <WithTexts language="ko">
      <SavedState view={view} onConflicts={() => {}} onLogIn={() => {}} />
    </WithTexts>
  );
  const root = { language: 'ko', serverNow: Date.parse('2026-05-19T06:00:00.000Z') };
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  clear = await renderForTest(<RouterProvider router={router} />);
  expect(document.body.textContent).toContain(words);
});

test('a conflict shows both values, and the chosen one is kept', async () => {
  const settled = vi.fn();
  const rubric = [{ code: 'plan', name: '실현가능성', points: 30, help: '', step: 1, bands: [] }];
  clear = await renderForTest(
    <WithTexts language="ko">
      <SheetConflicts open onOpen={() => {}} rubric={rubric} conflicts={conflicts} onSettle={settled} />
    </WithTexts>,
  );
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('24점');
  expect(dialog?.textContent).toContain('18점');
  await act(async () => document.querySelector<HTMLInputElement>('input[value="theirs"]')?.click());
  const save = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '고른 대로 저장',
  );
  await act(async () => save?.click());
  expect(settled).toHaveBeenCalledWith([{ path: 'score.plan', keep: 'theirs' }]);
});

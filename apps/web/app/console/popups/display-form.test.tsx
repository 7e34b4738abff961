import type { PopupDraft } from '@chulbal/contract/popups/popups';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { editConflicts } from '../edit-conflicts/edit-conflicts.ko.ts';
import { orderedList } from '../ordered-list/ordered-list.ko.ts';
import { displayCommand } from '../shell/commands.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { DisplayForm } from './display-form.tsx';
import { displays as words } from './displays.ko.ts';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

const first = {
  ...{ popupType: 'text', mode: 'panel', titleKo: '점검', titleEn: 'Maintenance', link: '' },
  ...{ from: null, until: null, contentKo: '', contentEn: '', pictureKo: null, pictureEn: null },
} as unknown as PopupDraft;

let load: (theirs: Partial<PopupDraft>) => void;
function Loaded({ onSaved }: { onSaved: () => void }) {
  const [written, setWritten] = useState({ draft: first, editVersion: 2 });
  load = (theirs) => setWritten({ draft: { ...first, ...theirs }, editVersion: 3 });
  return (
    <DisplayForm
      {...{ kind: 'popup', hidden: true, onSaved, onDirty: () => {}, onClose: () => {} }}
      first={written.draft}
      editVersion={written.editVersion}
      send={(draft, editVersion) => displayCommand('savePopup', { displayNo: 5, editVersion, draft })}
      head={() => null}
      words={() => null}
      preview={({ draft, side }) => <p data-preview>{draft[`title${side}`]}</p>}
    />
  );
}

async function show() {
  const onSaved = vi.fn();
  ({ clear } = await renderConsolePart(<Loaded onSaved={onSaved} />, {
    words: { displays: words, orderedList, editConflicts },
  }));
  return onSaved;
}
const preview = () => document.querySelector('[data-preview]')?.textContent;
const title = (language: string) => `${words.title} (${language})`;

test('each language has its own title, and the preview shows the one that is written', async () => {
  await show();
  expect(preview()).toBe('점검');
  await press('radio', words.en);
  await fill('textbox', title(words.en), 'Down tonight');
  expect(preview()).toBe('Down tonight');
  await press('radio', words.ko);
  expect(find<HTMLInputElement>('textbox', title(words.ko)).value).toBe('점검');
});

test('what is wrong in the language that is not seen is turned to', async () => {
  const fields = { 'draft.titleEn': '영어 제목이 길어요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  const onSaved = await show();
  await press('button', orderedList.saveHidden);
  expect(errorOf('textbox', title(words.en))).toBe(fields['draft.titleEn']);
  expect(onSaved).not.toHaveBeenCalled();
});

test('saved with its period in Korea’s time, and not shown where that was not asked for', async () => {
  const calls = answerCalls({ status: 200, body: { displayNo: 5 } });
  await show();
  await fill('textbox', new RegExp(`^${words.from}`), '2026.06.01 09:00');
  await press('button', orderedList.saveHidden);
  expect(asked(calls).map(({ name }) => name)).toEqual(['savePopup']);
  expect(asked(calls)[0]?.input).toMatchObject({
    ...{ displayNo: 5, editVersion: 2 },
    draft: { from: '2026-06-01T00:00:00.000Z', until: null },
  });
  expect(said()).toContain(orderedList.savedHidden);
});

test('where somebody else saved first, what they wrote is taken over beside what was typed', async () => {
  answerCalls({ status: 409, body: { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} } });
  await show();
  await fill('textbox', title(words.ko), '오늘 밤 점검');
  await press('button', orderedList.saveHidden);
  await act(async () => load({ from: '2026-06-01T00:00:00.000Z', link: '/board/notice' }));
  expect(said()).toContain(editConflicts.met);
  expect(find<HTMLInputElement>('textbox', title(words.ko)).value).toBe('오늘 밤 점검');
  expect(find<HTMLInputElement>('textbox', new RegExp(`^${words.link}`)).value).toBe('/board/notice');
  expect(find<HTMLInputElement>('textbox', new RegExp(`^${words.from}`)).value).toContain('2026.06.01');
});

import type { PopupDraft } from '@chulbal/contract/popups/popups';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
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

async function show() {
  const onSaved = vi.fn();
  const part = (
    <DisplayForm
      {...{
        kind: 'popup',
        first,
        editVersion: 2,
        hidden: true,
        onSaved,
        onDirty: () => {},
        onClose: () => {},
      }}
      send={(draft, editVersion) => displayCommand('savePopup', { displayNo: 5, editVersion, draft })}
      head={() => null}
      words={() => null}
      preview={({ draft, side }) => <p data-preview>{draft[`title${side}`]}</p>}
    />
  );
  ({ clear } = await renderConsolePart(part, { words: { displays: words, orderedList } }));
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

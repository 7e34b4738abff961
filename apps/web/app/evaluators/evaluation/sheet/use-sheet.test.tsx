import type { SheetView } from '@chulbal/contract/evaluation/views';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedState } from '../../../ui/autosave/saved-state.tsx';
import { useSavedWords } from '../../../ui/autosave/use-saved-words.ts';
import { find, press, until } from '../../../ui/hands-for-test.ts';
import { renderPage } from '../../../ui/page-for-test.tsx';
import { judging as words } from '../judging.ko.ts';
import { useSheet } from './use-sheet.ts';

const sheet = {
  ...{ state: 'draft', version: 3, scores: { plan: 20 }, notes: {}, commentTeam: '', commentOperators: '' },
  ...{ savedAt: '2026-06-10T05:00:00.000Z' },
} as unknown as SheetView;

const closing = '2026-06-10T09:00:00.000Z';
const later = '2026-06-10T10:00:00.000Z';

function Sheet() {
  const [closesAt, setClosesAt] = useState(closing);
  const place = { trackNo: 4, stageNo: 2, targetNo: 1 };
  const { engine, view, gone } = useSheet({ place, sheet, evaluatorId: 7, writable: true, closesAt });
  return (
    <>
      <button type="button" onClick={() => engine.change({ 'note.plan': '쓰던 글' })}>
        쓰기
      </button>
      <button type="button" onClick={() => void engine.save()}>
        저장
      </button>
      <button type="button" onClick={() => setClosesAt(later)}>
        연장
      </button>
      <SavedState saved={useSavedWords(view)} onConflicts={() => {}} wake={() => {}} />
      <p>{view.content.changed['note.plan']}</p>
      {gone && <p>더 평가하지 않음</p>}
    </>
  );
}

let clear = async () => {};
const load = vi.fn();
beforeEach(() => load.mockClear());
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

/** Writes and saves where the server refuses it so. */
async function saveRefused(name: string): Promise<string> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).includes('device-key')
      ? Response.json(null, { status: 404 })
      : Response.json({ name, code: 4064, message: '이유', fields: {} }, { status: 422 }),
  );
  ({ clear } = await renderPage(<Sheet />, { words: { judging: words }, load }));
  load.mockClear();
  await press('button', '쓰기');
  await press('button', '저장');
  await until(() => find('button', '저장'));
  return document.body.textContent ?? '';
}

test.each([
  ['was submitted in another window', 'sheetSubmitted', '이유'],
  ['was signed in another window', 'stageSigned', '이유'],
  ['is judged no more', 'notInPeriod', words.refused.notInPeriod],
])('a sheet that %s is loaded again, with what was written here', async (_, name, said) => {
  const text = await saveRefused(name);
  expect(load).toHaveBeenCalledOnce();
  expect(text).toContain(said);
  expect(text).toContain('쓰던 글');
});

test('one that was taken away says so, and keeps what was written to be copied', async () => {
  const text = await saveRefused('notSubmissionSubject');
  expect(load).not.toHaveBeenCalled();
  for (const said of [words.refused.notSubmissionSubject, '쓰던 글', '더 평가하지 않음'])
    expect(text).toContain(said);
});

test('what was refused at the closing is saved without a further word once there is more time', async () => {
  expect(await saveRefused('notInPeriod')).toContain(words.refused.notInPeriod);
  const save = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      sheet: { ...sheet, version: 4, notes: { plan: '쓰던 글' } },
      serverNow: sheet.savedAt,
    }),
  );
  await press('button', '연장');
  await until(() => expect(document.querySelector('[data-state="saved"]')).not.toBeNull());
  expect(save).toHaveBeenCalled();
  expect(document.body.textContent).not.toContain(words.refused.notInPeriod);
});

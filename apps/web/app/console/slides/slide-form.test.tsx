import type { WrittenSlide } from '@chulbal/contract/slides';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { autosave } from '../../lib/autosave/autosave.ko.ts';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import {
  all,
  answerCalls,
  answerEach,
  asked,
  errorOf,
  fill,
  find,
  press,
  said,
} from '../../ui/hands-for-test.ts';
import { editConflicts } from '../edit-conflicts/edit-conflicts.ko.ts';
import { orderedList } from '../ordered-list/ordered-list.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { slideAdmin as words } from './slide-admin.ko.ts';
import { SlideForm } from './slide-form.tsx';

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(slide?: WrittenSlide) {
  const writing = { onDirty: vi.fn(), onClose: vi.fn(), onSaved: vi.fn() };
  ({ clear } = await renderConsolePart(<SlideForm slide={slide} {...writing} />, {
    words: { slideAdmin: words, orderedList, editConflicts, contentFileField },
  }));
  return writing;
}
const titleFields = () => all('textbox', '제목 (한국어)필수');

test('a new slide is saved and shown in one go, and the list knows while there is something to lose', async () => {
  const calls = answerCalls({ status: 200, body: { id: 9 } });
  const { onDirty, onSaved } = await show();
  expect(onDirty).toHaveBeenLastCalledWith(false);
  await fill('textbox', '제목 (한국어)필수', '출발');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await press('button', orderedList.saveAndShow);
  expect(asked(calls).map(({ name }) => name)).toEqual(['create', 'show']);
  expect(asked(calls)[0]?.input).toMatchObject({ draft: { titleKo: '출발' } });
  expect(asked(calls)[1]?.input).toEqual({ id: 9, shown: true });
  expect(said()).toContain(orderedList.savedShown);
  expect(onSaved).toHaveBeenCalled();
});

test('no two fields are called the same, and an error is said of its own language', async () => {
  const fields = { 'draft.titleEn': '두 줄까지 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  await show();
  const names = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(names.length);
  await fill('textbox', '제목 (영어)', 'Start');
  await press('button', orderedList.saveAndShow);
  expect(errorOf('textbox', '제목 (영어)')).toBe(fields['draft.titleEn']);
  expect(errorOf('textbox', '제목 (한국어)필수')).toBe('');
});

test('the preview follows the typing; in English only once there is an English title', async () => {
  await show();
  await fill('textbox', '제목 (한국어)필수', '출발선에 서요');
  expect(document.querySelector('[lang=ko][inert]')?.textContent).toContain('출발선에 서요');
  expect(find<HTMLInputElement>('radio', '영어').disabled).toBe(true);
});

test('what is refused stands beside its field, nothing is shown, and the text stays', async () => {
  const fields = { 'draft.titleKo': '두 줄까지 적어 주세요.' };
  const calls = answerCalls({
    status: 400,
    body: { code: 400, name: 'invalidRequest', message: '', fields },
  });
  const { onSaved } = await show();
  await fill('textbox', '제목 (한국어)필수', 'a');
  await press('button', orderedList.saveAndShow);
  expect(errorOf('textbox', '제목 (한국어)필수')).toBe(fields['draft.titleKo']);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(onSaved).not.toHaveBeenCalled();
  expect((titleFields()[0] as HTMLTextAreaElement).value).toBe('a');
});

const written = {
  ...{ id: 4, shown: true, editVersion: 3, updatedAt: '2026-05-20T05:00:00.000Z' },
  ...{ titleKo: '출발', titleEn: '', subTitleKo: '', subTitleEn: '', descKo: '', descEn: '' },
  ...{ linkTo: '', linkTextKo: '', linkTextEn: '', altKo: '', altEn: '' },
  ...{ tone: 'paper', art: 'start', picture: null, shownFrom: null, shownUntil: null },
} as WrittenSlide;

let load: (slide: WrittenSlide) => void;
function Loaded({ onSaved }: { onSaved: () => void }) {
  const [slide, setSlide] = useState(written);
  load = setSlide;
  return <SlideForm slide={slide} onDirty={() => {}} onClose={() => {}} onSaved={onSaved} />;
}

test('where somebody else saved first, both are shown as people know them, and the chosen one is saved over theirs', async () => {
  const theirs = { ...written, titleKo: '도착', tone: 'ink', descKo: '새 설명', editVersion: 4 } as const;
  let answers = 0;
  const calls = answerEach<{ name: string; input: unknown }>(() => {
    answers += 1;
    return answers === 1
      ? { status: 409, body: { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} } }
      : { status: 200, body: { id: 4 } };
  });
  const onSaved = vi.fn();
  ({ clear } = await renderConsolePart(<Loaded onSaved={onSaved} />, {
    words: { slideAdmin: words, orderedList, editConflicts, contentFileField, autosave },
  }));
  await fill('textbox', '제목 (한국어)필수', '다시 출발');
  await press('radio', words.peach);
  await press('button', orderedList.save);
  await act(async () => load(theirs));
  const dialog = find('dialog', autosave.conflicts.title).textContent;
  for (const shown of ['제목 (한국어)', '다시 출발', '도착', words.tone, words.peach, words.ink])
    expect(dialog).toContain(shown);
  await press('button', autosave.conflicts.save);
  expect(calls[1]).toMatchObject({
    name: 'save',
    input: { editVersion: 4, draft: { titleKo: '다시 출발', tone: 'peach', descKo: '새 설명' } },
  });
  expect(onSaved).toHaveBeenCalled();
});

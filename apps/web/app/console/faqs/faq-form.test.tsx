import type { WrittenFaq } from '@chulbal/contract/faqs';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { autosave } from '../../lib/autosave/autosave.ko.ts';
import { answerCalls, answerEach, asked, errorOf, fill, find, press, said } from '../../ui/hands-for-test.ts';
import { editConflicts } from '../edit-conflicts/edit-conflicts.ko.ts';
import { orderedList } from '../ordered-list/ordered-list.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import { faqAdmin as words } from './faq-admin.ko.ts';
import { FaqForm } from './faq-form.tsx';

const written = {
  ...{ faqNo: 8, category: 'apply', titleKo: '누가 낼 수 있나요', titleEn: '', contentKo: '<p>누구나</p>' },
  ...{ contentEn: '', published: true, editVersion: 3, updatedAt: '2026-05-20T05:00:00.000Z' },
} as unknown as WrittenFaq;

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(faq?: WrittenFaq) {
  const writing = { onDirty: vi.fn(), onClose: vi.fn(), onSaved: vi.fn() };
  ({ clear } = await renderConsolePart(<FaqForm faq={faq} {...writing} />, {
    words: { faqAdmin: words, orderedList, editConflicts },
  }));
  return writing;
}

test('a new question is saved and shown in one go', async () => {
  const calls = answerCalls({ status: 200, body: { faqNo: 9 } });
  const { onDirty, onSaved } = await show();
  await fill('textbox', '질문', '언제까지 내나요');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await press('button', orderedList.saveAndShow);
  expect(asked(calls).map(({ name }) => name)).toEqual(['create', 'publish']);
  expect(asked(calls)[0]?.input).toMatchObject({ draft: { titleKo: '언제까지 내나요', category: 'apply' } });
  expect(said()).toContain(orderedList.savedShown);
  expect(onSaved).toHaveBeenCalled();
});

test('what is refused is said in its own language, and what was typed stays', async () => {
  const fields = { 'draft.titleEn': '200자까지 적을 수 있어요.', 'draft.contentKo': '답을 적어 주세요.' };
  answerCalls({ status: 400, body: { code: 400, name: 'invalidRequest', message: '', fields } });
  const { onSaved } = await show(written);
  await fill('textbox', '질문 (영어)', 'Who');
  await press('button', /^저장/);
  expect(errorOf('textbox', '질문 (영어)')).toBe(fields['draft.titleEn']);
  expect(errorOf('textbox', '질문')).toBe('');
  expect(said()).toContain(fields['draft.contentKo']);
  expect(find<HTMLInputElement>('textbox', '질문 (영어)').value).toBe('Who');
  expect(onSaved).not.toHaveBeenCalled();
});

/** The first save is refused, for somebody else has saved; what is sent after it is done. */
function answerSavedElsewhere() {
  let answers = 0;
  return answerEach<{ name: string; input: unknown }>(() => {
    answers += 1;
    return answers === 1
      ? { status: 409, body: { code: 4043, name: 'editedElsewhere', message: '새로', fields: {} } }
      : { status: 200, body: { faqNo: 8 } };
  });
}

let load: (faq: WrittenFaq) => void;
function Loaded({ first = written, onSaved }: { first?: WrittenFaq; onSaved: () => void }) {
  const [faq, setFaq] = useState(first);
  load = setFaq;
  return <FaqForm faq={faq} onDirty={() => {}} onClose={() => {}} onSaved={onSaved} />;
}

test('where somebody else saved first, both texts are shown, and the one that is chosen is saved over theirs', async () => {
  const theirs = { ...written, titleKo: '누구나 낼 수 있나요', titleEn: 'Who can apply', editVersion: 4 };
  const calls = answerSavedElsewhere();
  const onSaved = vi.fn();
  ({ clear } = await renderConsolePart(<Loaded onSaved={onSaved} />, {
    words: { faqAdmin: words, orderedList, editConflicts, autosave },
  }));
  await fill('textbox', '질문', '내 질문');
  await press('button', /^저장/);
  expect(calls[0]).toMatchObject({ name: 'save', input: { faqNo: 8, editVersion: 3 } });
  await act(async () => load(theirs));
  const dialog = find('dialog', autosave.conflicts.title).textContent;
  expect(dialog).toContain('내 질문');
  expect(dialog).toContain('누구나 낼 수 있나요');
  await press('button', autosave.conflicts.save);
  expect(calls[1]).toMatchObject({
    name: 'save',
    input: { editVersion: 4, draft: { titleKo: '내 질문', titleEn: 'Who can apply' } },
  });
  expect(onSaved).toHaveBeenCalled();
});

test('who wanted to save and show has it shown, though somebody else saved first', async () => {
  const first = { ...written, published: false };
  const calls = answerSavedElsewhere();
  const onSaved = vi.fn();
  ({ clear } = await renderConsolePart(<Loaded first={first} onSaved={onSaved} />, {
    words: { faqAdmin: words, orderedList, editConflicts, autosave },
  }));
  await fill('textbox', '질문', '내 질문');
  await press('button', orderedList.saveAndShow);
  await act(async () => load({ ...first, titleKo: '누구나 낼 수 있나요', editVersion: 4 }));
  await press('button', autosave.conflicts.save);
  expect(calls.map(({ name }) => name)).toEqual(['save', 'save', 'publish']);
  expect(said()).toContain(orderedList.savedShown);
  expect(onSaved).toHaveBeenCalled();
});

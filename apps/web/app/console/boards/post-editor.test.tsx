import type { PostDraft, WrittenPost } from '@chulbal/contract/posts/operators';
import { type ComponentProps, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { autosave as autosaveEn } from '../../lib/autosave/autosave.en.ts';
import { autosave as autosaveKo } from '../../lib/autosave/autosave.ko.ts';
import { contentFileField } from '../../ui/content-file/content-file-field.ko.ts';
import { errorOf, fill, find, press, said, until } from '../../ui/hands-for-test.ts';
import { richEditor } from '../../ui/rich-editor/rich-editor.ko.ts';
import { postAdmin as en } from '../posts/post-admin.en.ts';
import { postAdmin as ko } from '../posts/post-admin.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import PostEditor from './post-editor.tsx';

const draft: PostDraft = {
  ...{ board: 'notice', kind: 'notice', pinned: false, titleKo: '모집', titleEn: '', bodyKo: '<p>글</p>' },
  ...{ bodyEn: '', attachments: [], details: {} },
};
const post: WrittenPost = {
  ...{ postNo: 7, state: 'draft', changed: true, draft, editVersion: 4, version: 0, publishAt: null },
  savedAt: '2026-05-19T05:06:21.000Z',
};
type Call = { name: string; input: Record<string, unknown> & { draft: PostDraft } };
type Reply = { status: number; body: unknown };

let calls: Call[] = [];
let answers: Record<string, (call: Call) => Reply> = {};
/** What the server holds, as it answers a save; each save is one version further. */
const saved = ({ input }: Call, more: Partial<WrittenPost> = {}): Reply => ({
  status: 200,
  body: { ...post, editVersion: Number(input.editVersion) + 1, draft: input.draft ?? draft, ...more },
});
const refused = (name: string, fields: Record<string, string> = {}, message = '확인해 주세요.'): Reply => ({
  status: name === 'editedElsewhere' ? 409 : 400,
  body: { code: 400, name, message, fields },
});

let clear = async () => {};
beforeEach(() => {
  calls = [];
  answers = { save: saved };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).includes('/command/')) return new Response(null, { status: 404 });
    const call = JSON.parse(String(init?.body)) as Call;
    calls.push(call);
    const { status, body } = answers[call.name]?.(call) ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
});
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(more: Partial<WrittenPost> = {}, language: 'ko' | 'en' = 'ko') {
  const loaderData = { ...post, ...more };
  const part = createElement(PostEditor, { loaderData } as unknown as ComponentProps<typeof PostEditor>);
  const texts = { ko: { postAdmin: ko, autosave: autosaveKo }, en: { postAdmin: en, autosave: autosaveEn } };
  const words = { ...texts[language], richEditor, contentFileField };
  ({ clear } = await renderConsolePart(part, { words, language }));
}
const names = () => calls.map(({ name }) => name);
const preview = (words: { preview: string } = ko) =>
  document.querySelector(`section[aria-label="${words.preview}"] h3`)?.textContent;

describe.each([
  ['ko', ko, autosaveKo],
  ['en', en, autosaveEn],
] as const)('writing in %s', (language, words, saving) => {
  test('what was saved is seen as visitors will see it, on the version that was read', async () => {
    await show({}, language);
    await fill('textbox', words.titleField, '참가팀 모집');
    expect(preview(words)).toBe('모집');
    await press('button', words.save);
    expect(calls[0]).toMatchObject({
      name: 'save',
      input: { postNo: 7, editVersion: 4, draft: { titleKo: '참가팀 모집' } },
    });
    expect(preview(words)).toBe('참가팀 모집');
    expect(document.body.textContent).toContain(saving.saved.replace('{{at}}', ''));
  });

  test('a text that somebody else changed meanwhile is chosen, never overwritten', async () => {
    const theirs = { ...post, editVersion: 9, draft: { ...draft, titleKo: '저쪽 제목' } };
    answers = { save: () => refused('editedElsewhere'), written: () => ({ status: 200, body: theirs }) };
    await show({}, language);
    await fill('textbox', words.titleField, '내 제목');
    await press('button', words.save);
    await until(() => find('dialog', saving.conflicts.title));
    expect(document.querySelector('dialog[open]')?.textContent).toContain('저쪽 제목');
    answers = { save: saved };
    await press('radio', new RegExp(`^${saving.conflicts.theirs}`));
    await press('button', saving.conflicts.save);
    await until(() => expect(find<HTMLInputElement>('textbox', words.titleField).value).toBe('저쪽 제목'));
  });

  test('without a connection it says so, and what was typed stays', async () => {
    answers = {};
    await show({}, language);
    await fill('textbox', words.titleField, '끊긴 제목');
    await press('button', words.save);
    expect(said()).not.toBe('');
    expect(find<HTMLInputElement>('textbox', words.titleField).value).toBe('끊긴 제목');
  });
});

describe('publishing', () => {
  test('saves first, and shows the version that was saved', async () => {
    answers.publish = (call) => saved(call, { state: 'published', version: 1 });
    await show();
    await fill('textbox', ko.titleField, '참가팀 모집');
    await press('button', ko.publish);
    expect(names()).toEqual(['save', 'publish']);
    expect(calls[1]?.input).toEqual({ postNo: 7, editVersion: 5, publishAt: null });
    expect(said()).toContain(ko.published);
    expect(find('button', ko.republish)).toBeTruthy();
  });

  test('what could not be saved is not published', async () => {
    answers = { save: () => refused('invalidRequest', { 'draft.titleKo': '200자까지예요.' }) };
    await show();
    await fill('textbox', ko.titleField, '너무 긴 제목');
    await press('button', ko.publish);
    expect(names()).toEqual(['save']);
    expect(said()).toContain('200자까지예요.');
  });

  test('an English text that is wrong is opened, with the error beside it', async () => {
    const fields = { titleEn: '영어 제목을 적어 주세요.' };
    answers.publish = () => refused('invalidRequest', fields);
    await show({ draft: { ...draft, bodyEn: '<p>Text</p>' } });
    await press('button', ko.publish);
    expect(find<HTMLInputElement>('radio', ko.en).checked).toBe(true);
    expect(errorOf('textbox', ko.titleField)).toBe(fields.titleEn);
    await press('radio', ko.ko);
    expect(errorOf('textbox', ko.titleField)).toBe('');
  });

  test('a refusal that no field explains stands above them', async () => {
    answers.publish = () => refused('noPermission', {}, '이 글은 게시할 수 없어요.');
    await show();
    await press('button', ko.publish);
    expect(said()).toContain('이 글은 게시할 수 없어요.');
  });

  test('a published post is hidden and shown again', async () => {
    answers = {
      hide: () => ({ status: 200, body: {} }),
      written: (call) => saved(call, { state: 'hidden', editVersion: 5 }),
    };
    await show({ state: 'published', version: 1, changed: false });
    await press('button', ko.hide);
    expect(calls[0]).toEqual({ name: 'hide', input: { postNo: 7, hidden: true } });
    await until(() => find('button', ko.show));
  });
});

test('each language has its title, its text and its warning', async () => {
  await show();
  expect(document.body.textContent).toContain(ko.noEnglish);
  await press('radio', ko.en);
  await fill('textbox', ko.titleField, 'Call for entries');
  expect(find('textbox', ko.titleField).lang).toBe('en');
  await press('radio', ko.ko);
  expect(find<HTMLInputElement>('textbox', ko.titleField).value).toBe('모집');
  await press('button', ko.save);
  expect(calls[0]?.input.draft).toMatchObject({ titleKo: '모집', titleEn: 'Call for entries' });
});

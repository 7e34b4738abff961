import type { PostRow } from '@chulbal/contract/posts/operators';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { all, answerCalls, asked, find, press, said } from '../../ui/hands-for-test.ts';
import { postAdmin as en } from '../posts/post-admin.en.ts';
import { postAdmin as ko } from '../posts/post-admin.ko.ts';
import { renderConsolePart } from '../shell/console-page-for-test.tsx';
import PostAdmin from './post-admin.tsx';

type Data = ComponentProps<typeof PostAdmin>['loaderData'];
const row = (postNo: number, more: Partial<PostRow> = {}): PostRow => ({
  ...{
    postNo,
    kind: 'recruit',
    title: `공지 ${postNo}`,
    state: 'published',
    pinned: false,
    hasEnglish: true,
  },
  ...{
    changed: false,
    publishAt: '2026-05-19T05:00:00.000Z',
    updatedAt: '2026-05-19T05:00:00.000Z',
    ...more,
  },
});

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(content: PostRow[], more: Partial<Data> = {}, language: 'ko' | 'en' = 'ko') {
  const posts = { content, page: 1, size: 30, totalElements: content.length, totalPages: 1 };
  const loaderData = { board: 'notice', keyword: undefined, posts, sources: [], ...more };
  const part = createElement(PostAdmin, { loaderData } as unknown as ComponentProps<typeof PostAdmin>);
  const page = await renderConsolePart(part, { words: { postAdmin: { ko, en }[language] }, language });
  ({ clear } = page);
  return page;
}
const cells = (name: RegExp) =>
  [...find('row', name).querySelectorAll('td')].map(({ textContent }) => textContent);

describe.each([
  ['ko', ko, '모집', '한국어, 영어', '한국어만'],
  ['en', en, 'Call for entries', en.english.yes, en.english.no],
] as const)('the posts of a board in %s', (language, words, kind, both, korean) => {
  test('say what they are, where they stand and in which languages', async () => {
    await show([row(1), row(2, { state: 'draft', publishAt: null, hasEnglish: false })], {}, language);
    expect(cells(/공지 1/).slice(0, 3)).toEqual([kind, words.states.published, both]);
    expect(cells(/공지 2/)).toEqual([kind, words.states.draft, korean, '–']);
  });

  test('where there is none yet, writing the first is the one thing to do', async () => {
    await show([], {}, language);
    expect(find('heading', words.boards.notice.empty)).toBeTruthy();
    expect(all('textbox')).toEqual([]);
    expect(all('button', words.boards.notice.write)).toHaveLength(1);
  });

  test('where a word finds none, that is said, and the word stays to be changed', async () => {
    await show([], { keyword: '발표' }, language);
    expect(all('heading', words.boards.notice.empty)).toEqual([]);
    expect(find<HTMLInputElement>('textbox', words.search).value).toBe('발표');
    expect(document.body.textContent).toContain('발표');
    expect(document.body.textContent).toContain(words.notFoundText);
  });
});

test('what was changed since it was shown says so, but not what was never shown', async () => {
  await show([row(1, { changed: true, pinned: true }), row(2, { state: 'draft', changed: true })]);
  expect(cells(/공지 1/)[1]).toBe(ko.states.published + ko.changed + ko.pinned);
  expect(cells(/공지 2/)[1]).toBe(ko.states.draft);
});

test('a post is opened by its title, one without a title too', async () => {
  const { path } = await show([row(1), row(2, { title: '' })]);
  await press('link', ko.untitled);
  expect(path()).toBe('/console/posts/notice/2');
});

test('writing makes an empty post of the board and opens it', async () => {
  const calls = answerCalls({ status: 200, body: { postNo: 31 } });
  const { path } = await show([row(1)]);
  await press('button', ko.boards.notice.write);
  expect(asked(calls)).toMatchObject([
    { name: 'create', input: { draft: { board: 'notice', titleKo: '', pinned: false } } },
  ]);
  expect(path()).toBe('/console/posts/notice/31');
});

test('a server that is not reached is said, and the list stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { path } = await show([row(1)]);
  await press('button', ko.boards.notice.write);
  expect(said()).not.toBe('');
  expect(path()).toBe('/console');
  expect(find('row', /공지 1/)).toBeTruthy();
});

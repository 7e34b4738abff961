import type { NoticeDetail, NoticeSummary } from '@chulbal/contract/notices';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, fill, find, press, pressEnter, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { posts as postsEn } from '../posts/posts.en.ts';
import { posts } from '../posts/posts.ko.ts';
import Notice from './notice.tsx';
import { notices as en } from './notices.en.ts';
import { notices as ko } from './notices.ko.ts';
import Notices from './notices.tsx';

const notice = (noticeNo: number, more: Partial<NoticeSummary> = {}): NoticeSummary => ({
  ...{
    noticeNo,
    noticeType: 'notice',
    noticeTitle: `공지 ${noticeNo}`,
    createdAt: '2026-05-19T05:00:00.000Z',
  },
  ...{ pinned: false, hasFiles: false, ...more },
});
const page = (content: NoticeSummary[], more = {}) => ({
  ...{ content, page: 1, size: 10, totalElements: content.length, totalPages: 1, ...more },
});
const counts = { notice: 9, recruit: 3, result: 0, event: 1 };

let clear = async () => {};
afterEach(() => clear());

async function show(query: string, notices: ReturnType<typeof page>, language: 'ko' | 'en' = 'ko') {
  const filters = postFilters(new URLSearchParams(query), ['notice', 'recruit', 'result', 'event'] as const);
  const part = createElement(Notices, {
    loaderData: { filters, notices, counts },
  } as unknown as ComponentProps<typeof Notices>);
  const words = language === 'ko' ? { notices: ko, posts } : { notices: en, posts: postsEn };
  const shown = await renderPage(part, { words, language, at: `/board/notice?${query}` });
  ({ clear } = shown);
  return { ...shown, query: () => Object.fromEntries(new URLSearchParams(shown.path().split('?')[1])) };
}
const numbers = () =>
  [...document.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent);

describe('the list of notices', () => {
  test('counts down from the newest; a pinned one says so in place of its number', async () => {
    await show(
      'page=2',
      page([notice(31, { pinned: true }), notice(30), notice(29)], { page: 2, totalElements: 23 }),
    );
    expect(numbers()).toEqual([ko.pinned, '12', '11']);
  });

  test('a title leads to its notice, and files are said to be there', async () => {
    const { path } = await show('', page([notice(7, { hasFiles: true }), notice(6)]));
    expect(find('row', /^공지 7|공지 7/).textContent).toContain(ko.hasFiles);
    expect(find('row', /공지 6/).textContent).not.toContain(ko.hasFiles);
    await press('link', '공지 7');
    expect(path()).toBe('/board/notice/detail/7');
  });

  test('a kind says how many there are and keeps the word that was looked for', async () => {
    const { query } = await show('keyword=팀&find=title&page=3', page([notice(1)]));
    await press('link', '모집3');
    expect(query()).toEqual({ type: 'recruit', keyword: '팀', find: 'title' });
    await press('link', '전체13');
    expect(query()).toEqual({ keyword: '팀', find: 'title' });
  });

  test('searching stays within the kind and begins at the first page', async () => {
    const { query } = await show('type=event&page=2', page([notice(1)]));
    await fill('combobox', posts.find, 'content');
    await fill('textbox', '공지사항 찾기', '발표');
    await pressEnter('textbox', '공지사항 찾기');
    expect(query()).toEqual({ type: 'event', find: 'content', keyword: '발표' });
  });

  test('the next page keeps kind and word', async () => {
    const { query } = await show('type=event&keyword=팀', page([notice(1)], { totalPages: 3 }));
    await press('link', '다음 쪽');
    expect(query()).toEqual({ type: 'event', keyword: '팀', page: '2' });
  });

  test.each([
    ['ko', posts, ko.title, '‘팀’에 맞는 글이 없어요'],
    ['en', postsEn, en.title, 'Nothing matches “팀”'],
  ] as const)(
    'in %s it says what was found, and where nothing was, the way back',
    async (language, words, title, none) => {
      await show('keyword=팀', page([notice(1), notice(2)]), language);
      expect(said()).toContain(words.found.replace('{{keyword}}', '팀').replace('{{count}}', '2'));
      await clear();
      const { query } = await show('keyword=팀', page([]), language);
      expect(all('heading').map(({ textContent }) => textContent)).toEqual([title, none]);
      await press('link', words.showAll);
      expect(query()).toEqual({});
      await clear();
      await show('', page([]), language);
      expect(find('heading', words.none)).toBeTruthy();
      expect(all('link', words.showAll)).toEqual([]);
    },
  );
});

describe('a notice', () => {
  const detail: NoticeDetail = {
    ...notice(7, { noticeType: 'recruit', noticeTitle: '2026 참가팀 모집' }),
    ...{
      summary: '모집해요',
      onlyKorean: false,
      noticeContent: '<p>12월 7일까지 받아요.</p>',
      attachments: [],
    },
    next: null,
    previous: { noticeNo: 6, noticeTitle: '지난 공지', createdAt: '2026-05-01T05:00:00.000Z' },
  };
  async function open(more: Partial<NoticeDetail> = {}) {
    const part = createElement(Notice, {
      loaderData: { notice: { ...detail, ...more } },
    } as unknown as ComponentProps<typeof Notice>);
    const shown = await renderPage(part, {
      words: { notices: ko, posts },
      at: '/board/notice/detail/7',
    });
    ({ clear } = shown);
    return shown;
  }

  test('leads to the one before, says that there is none after, and back to the list', async () => {
    const { path } = await open();
    expect(document.querySelector('article')?.textContent).toContain(posts.noNext);
    await press('link', /지난 공지/);
    expect(path()).toBe('/board/notice/detail/6');
    await press('link', posts.list);
    expect(path()).toBe('/board/notice');
  });

  test('in Korean only, it says so and is read as Korean', async () => {
    await open({ onlyKorean: true });
    expect(document.querySelector('[role=note]')?.textContent).toBe(posts.onlyKorean);
    expect(document.querySelector('h1 [lang=ko]')?.textContent).toBe('2026 참가팀 모집');
    await clear();
    await open();
    expect(document.querySelector('[role=note]')).toBeNull();
  });
});

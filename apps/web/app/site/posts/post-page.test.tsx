import { afterEach, describe, expect, test, vi } from 'vitest';
import { all, find, press, said, until } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { PostPage } from './post-page.tsx';
import { posts as en } from './posts.en.ts';
import { posts as ko } from './posts.ko.ts';

const file = (no: number) => ({ serverFileName: `file${no}`, name: `모집 공고 ${no}.pdf`, size: 204_800 });
const post: Parameters<typeof PostPage>[0] = {
  ...{
    crumbs: [{ text: '소식' }],
    tag: { text: '모집' },
    title: '2026 참가팀 모집',
    summary: '',
    html: '<p>글</p>',
  },
  ...{ onlyKorean: false, published: '2026-05-19T05:00:00.000Z', facts: '관리자', list: '/board/notice' },
  ...{ attachments: [file(1), file(2)], next: null, previous: null },
};

let clear = async () => {};
afterEach(async () => {
  await clear();
  vi.restoreAllMocks();
});

async function show(more: Partial<typeof post> = {}, language: 'ko' | 'en' = 'ko') {
  const page = await renderPage(<PostPage {...post} {...more} />, {
    ...{ words: { posts: { ko, en }[language] }, language, at: '/board/notice/detail/7?page=2' },
  });
  ({ clear } = page);
}

describe.each([
  ['ko', ko],
  ['en', en],
] as const)('in %s', (language, words) => {
  test('the address of the page is copied without what only this reader asked for', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show({}, language);
    await press('button', words.share);
    expect(copy).toHaveBeenCalledExactlyOnceWith(location.origin + location.pathname);
    expect(said()).toBe(words.copied);
  });

  test('a clipboard that is kept from the page is said, with what to do', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await show({}, language);
    await press('button', words.share);
    expect(said()).toBe(words.notCopied);
  });

  test('without neighbours it says that there are none, with the way back to the list', async () => {
    await show({ attachments: [] }, language);
    expect(find('link', words.list).getAttribute('href')).toBe('/board/notice');
    const near = document.querySelector(`nav[aria-label="${words.neighbours}"]`);
    expect(near?.textContent).toContain(words.noNext);
    expect(near?.textContent).toContain(words.noPrevious);
  });
});

describe('files', () => {
  const bodies = (calls: { mock: { calls: [unknown, RequestInit?][] } }) =>
    calls.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

  test('one is fetched when it is pressed, all of them in one go', async () => {
    // An address of the page itself: what stands behind another would be opened in place of it.
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF'));
    await show();
    await press('link', /모집 공고 2\.pdf/);
    await until(() => expect(bodies(calls)).toEqual([{ serverFileName: 'file2' }]));
    await press('button', ko.downloadAll);
    await until(() =>
      expect(bodies(calls).slice(1)).toEqual([{ serverFileName: 'file1' }, { serverFileName: 'file2' }]),
    );
    history.replaceState(null, '', '/');
  });

  test('one that cannot be fetched is said', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }));
    await show();
    await press('link', /모집 공고 1\.pdf/);
    await until(() => expect(said()).toContain('파일 내려받기 오류'));
  });

  test('without script each is a plain link to its file, under its own name', async () => {
    await show();
    const link = find('link', /모집 공고 1\.pdf/);
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/transfer/file/file1',
      '모집 공고 1.pdf',
    ]);
  });

  test('a single one needs no button for all, and without any there is no such part', async () => {
    await show({ attachments: [file(1)] });
    expect(all('button', ko.downloadAll)).toEqual([]);
    expect(find('heading', '첨부 파일 1')).toBeTruthy();
    await clear();
    await show({ attachments: [] });
    expect(all('heading', /첨부 파일/)).toEqual([]);
  });
});

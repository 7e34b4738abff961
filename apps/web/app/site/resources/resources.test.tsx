import type { ResourceDetail, ResourceSummary } from '@chulbal/contract/resources';
import { resourceKinds } from '@chulbal/contract/resources.values';
import { type ComponentProps, createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { all, find, press, said } from '../../ui/hands-for-test.ts';
import { renderPage } from '../../ui/page-for-test.tsx';
import { postFilters } from '../posts/post-filters.ts';
import { posts as postsEn } from '../posts/posts.en.ts';
import { posts as postsKo } from '../posts/posts.ko.ts';
import Resource from './resource.tsx';
import { resources as en } from './resources.en.ts';
import { resources as ko } from './resources.ko.ts';
import Resources from './resources.tsx';

const paper: ResourceSummary = {
  ...{ boardId: 4, kind: 'whitepaper', contentsTitle: '리그 백서', createdAt: '2026-05-19T05:00:00.000Z' },
  ...{ pinned: true, cover: null, author: '출발+ 리서치팀', year: 2025, fileCount: 2, fileSize: 3_100_000 },
};
const guide: ResourceSummary = {
  ...paper,
  ...{ boardId: 5, kind: 'guide', contentsTitle: '첫 발표 안내', pinned: false, author: '', year: null },
  ...{ fileCount: 0, fileSize: 0, cover: { serverFileName: 'a'.repeat(32), alt: '무대에 선 팀' } },
};
const words = {
  ko: { resources: ko, posts: postsKo },
  en: { resources: en, posts: postsEn },
};

let clear = async () => {};
afterEach(() => clear());

async function show(content: ResourceSummary[], query = '', language: 'ko' | 'en' = 'ko') {
  const resources = { content, page: 1, size: 12, totalElements: content.length, totalPages: 1 };
  const filters = postFilters(new URLSearchParams(query), resourceKinds);
  const loaderData = { filters, resources, counts: { whitepaper: 1, guide: 1 } };
  const part = createElement(Resources, { loaderData } as unknown as ComponentProps<typeof Resources>);
  const page = await renderPage(part, {
    words: words[language],
    language,
    at: `/support/resources?${query}`,
  });
  ({ clear } = page);
  return page;
}
/** What a part says; a size stands on one line with its unit. */
const textOf = (part: Element | null) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ');
const entry = (title: string) => textOf(find('link', title).closest('li'));

describe.each([
  ['ko', '백서', '안내서', '추천', '출발+ 리서치팀 · 2025년', '파일 2개 · 3.1 MB', '본문에서 바로 읽기'],
  [
    ...(['en', 'White paper', 'Guide', 'Recommended', '출발+ 리서치팀 · 2025'] as const),
    ...(['2 files · 3.1 MB', 'Read online'] as const),
  ],
] as const)('in %s', (language, kind, other, pinned, facts, files, online) => {
  test('an entry says what it is, by whom, and how much there is to download', async () => {
    const page = await show([paper, guide], '', language);
    for (const part of [kind, pinned, facts, files]) expect(entry('리그 백서')).toContain(part);
    expect(entry('첫 발표 안내')).toContain(other);
    expect(entry('첫 발표 안내')).toContain(online);
    expect(entry('첫 발표 안내')).not.toContain(pinned);
    await press('link', '리그 백서');
    expect(page.path()).toBe('/support/resources/detail/4');
  });

  test('where nothing is found, it says so and leads back to all', async () => {
    const page = await show([], 'type=guide&keyword=백서', language);
    const { posts } = words[language];
    expect(find('heading', posts.notFound.replace('{{keyword}}', '백서'))).toBeTruthy();
    expect(said()).toBe('');
    await press('link', posts.showAll);
    expect(page.path()).toBe('/support/resources');
  });
});

test('a picture says what it shows; without one a cover is drawn that says nothing more', async () => {
  await show([paper, guide]);
  const pictures = [...document.querySelectorAll('li [role=img]')];
  expect(pictures.map((one) => one.getAttribute('aria-label'))).toEqual(['무대에 선 팀']);
  expect(
    find('link', '리그 백서').closest('li')?.querySelector('svg[aria-hidden=true] text')?.textContent,
  ).toBe('2025');
});

describe('a resource', () => {
  const detail: ResourceDetail = {
    ...paper,
    ...{ summary: '한 해의 기록', onlyKorean: false, contents: '<p>기록이에요.</p>', previous: null },
    attachments: [{ serverFileName: 'b'.repeat(32), name: '백서.pdf', size: 3_100_000 }],
    next: { boardId: 9, contentsTitle: '다음 백서', createdAt: '2026-06-01T05:00:00.000Z' },
  };
  async function open(more: Partial<ResourceDetail> = {}) {
    const loaderData = { resource: { ...detail, ...more } };
    const part = createElement(Resource, { loaderData } as unknown as ComponentProps<typeof Resource>);
    const page = await renderPage(part, { words: words.ko, at: '/support/resources/detail/4' });
    ({ clear } = page);
    return page;
  }

  test('names its author, year and files, and leads to the next and back to its kind’s list', async () => {
    const page = await open();
    const head = textOf(document.querySelector('header'));
    for (const part of ['백서', '출발+ 리서치팀', '2025년', '2026.05.19', '파일 2개 · 3.1 MB'])
      expect(head).toContain(part);
    await press('link', /다음 백서/);
    expect(page.path()).toBe('/support/resources/detail/9');
    await press('link', postsKo.list);
    expect(page.path()).toBe('/support/resources');
  });

  test('what is not known of it is left out', async () => {
    await open({ author: '', year: null, fileCount: 0, attachments: [] });
    const head = textOf(document.querySelector('header'));
    for (const part of ['년', '파일']) expect(head).not.toContain(part);
    expect(all('link', /백서\.pdf/)).toEqual([]);
  });

  test('search engines are told what can be downloaded and by whom it is', async () => {
    await open();
    const facts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .find((one) => one['@type'] === 'Report');
    expect(facts).toMatchObject({ name: '리그 백서', creditText: '출발+ 리서치팀', copyrightYear: 2025 });
    expect(facts.encoding[0]).toMatchObject({ name: '백서.pdf', contentSize: '3100000 B' });
  });
});

import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

test('an address stands once for each of its languages, each with all of them beside it', () => {
  const text = sitemap('https://a.example', [
    { path: '/board/notice/detail/1', changedAt: '2026-05-20T05:00:00.000Z', hasEnglish: true },
    { path: '/board/notice/detail/2', hasEnglish: false },
  ]);
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://a.example/board/notice/detail/1?lang=ko',
    'https://a.example/board/notice/detail/1?lang=en',
    'https://a.example/board/notice/detail/2?lang=ko',
  ]);
  expect(text.match(/hreflang="en"/g)).toHaveLength(2);
  expect(
    text.match(/hreflang="x-default" href="https:\/\/a.example\/board\/notice\/detail\/1"/g),
  ).toHaveLength(2);
  expect(text).toContain('<lastmod>2026-05-20</lastmod>');
});

test('the index names the pages and every part of the posts', () => {
  const text = sitemapIndex('https://a.example', 2);
  expect([...text.matchAll(/<loc>.*?sitemap\/([^/]*?)\.xml/g)].map(([, name]) => name)).toEqual([
    'pages',
    'companies',
    'posts-1',
    'posts-2',
  ]);
});

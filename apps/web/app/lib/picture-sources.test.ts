import { expect, test } from 'vitest';
import { srcSetOf, withSrcSets } from './picture-sources.ts';

const src = `/transfer/file/${'a'.repeat(32)}`;

test('pictures of content have a srcset, others have none', () => {
  expect(srcSetOf(src)).toBe(`${src}?w=240 240w, ${src}?w=480 480w, ${src}?w=960 960w, ${src}?w=1600 1600w`);
  for (const other of ['/art/slide-start.svg', `/console${src}`, `${src}?w=1`, `https://a.kr${src}`]) {
    expect(srcSetOf(other)).toBeUndefined();
  }
});

test('pictures in rich text get theirs, and nothing else of it changes', () => {
  const html = `<p>a src="${src}"</p><img src="${src}" alt="그림" /><iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>`;
  expect(withSrcSets(html).replaceAll(/ srcset="[^"]+" sizes="[^"]+"/g, '')).toBe(html);
  expect(withSrcSets(html)).toContain(`<img src="${src}" srcset="${src}?w=240 240w`);
});

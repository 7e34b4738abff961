import { richTextPayloads } from '@chulbal/testing/rich-text-payloads';
import { expect, test } from 'vitest';
import {
  displayRichText,
  picturesHaveAltText,
  picturesIn,
  plainText,
  playerOf,
  sanitiseRichText,
} from './rich-text.ts';

const name = '0123456789abcdef0123456789abcdef';
const picture = `<img src="/transfer/file/${name}" alt="출발선" loading="lazy" width="800" height="400" />`;
const youtube = 'https://www.youtube-nocookie.com/embed/abc_-1';
const away = 'target="_blank" rel="noopener noreferrer nofollow"';

/** Tags and attributes that may come out; whatever else is there is a breach. */
const tag = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/g;
const tags =
  /^(p|br|h[234]|strong|em|u|s|code|blockquote|hr|a|ul|ol|li|table|thead|tbody|tr|th|td|figure|figcaption|img|iframe)$/;
const attributes =
  /^(href|target|rel|src|alt|width|height|loading|title|allowfullscreen|start|colspan|rowspan|scope|data-align)$/;

test('there are two hundred payloads and more', () => {
  expect(new Set(richTextPayloads).size).toBeGreaterThanOrEqual(200);
});

test.each(richTextPayloads.map((payload) => [payload.slice(0, 100), payload]))(
  '%j runs nothing',
  (_, payload) => {
    const clean = sanitiseRichText(`<p>a</p>${payload}<p>b</p>`);
    const rest = clean.replaceAll(tag, (_whole, element: string, given: string) => {
      expect(element).toMatch(tags);
      for (const [, attribute = '', value = ''] of given.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
        expect(attribute).toMatch(attributes);
        if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|[/#?](?![/\\]))/);
        if (attribute === 'src') expect(element === 'img' ? value : playerOf(value)).toBeTruthy();
        if (element === 'img' && attribute === 'src')
          expect(value).toMatch(/^\/transfer\/file\/[0-9a-f]{32}$/);
      }
      return '';
    });
    expect(rest).not.toMatch(/</);
    expect(sanitiseRichText(clean)).toBe(clean);
  },
);

test.each([
  ['text stays', '<p>가 <strong>나</strong> <em>다</em></p>', '<p>가 <strong>나</strong> <em>다</em></p>'],
  ['h1 is the page’s own', '<h1>가</h1>', '<h2>가</h2>'],
  [
    'b, i and del have one spelling',
    '<b>가</b><i>나</i><del>다</del>',
    '<strong>가</strong><em>나</em><s>다</s>',
  ],
  ['style and class go', '<p style="color:red" class="x">가</p>', '<p>가</p>'],
  [
    'an alignment of two stays',
    '<p data-align="center">가</p><p data-align="x">나</p>',
    '<p data-align="center">가</p><p>나</p>',
  ],
  ['a link inside stays here', '<a href="/contest/schedule">가</a>', '<a href="/contest/schedule">가</a>'],
  [
    'a link away opens beside',
    '<a href="https://a.example/">가</a>',
    `<a href="https://a.example/" ${away}>가</a>`,
  ],
  ['a picture of ours', picture, picture],
  ['a picture of others', '<p>가<img src="https://a.example/x.png" alt="x"></p>', '<p>가</p>'],
  ['an emptied frame', '<p>가</p><iframe src="https://a.example/"></iframe>', '<p>가</p>'],
  [
    'spans of cells',
    '<table><tr><td colspan="2" rowspan="x">가</td></tr></table>',
    '<table><tr><td colspan="2">가</td></tr></table>',
  ],
  ['decomposed letters', '<p>가</p>', '<p>가</p>'],
])('%s', (_name, given, expected) => {
  expect(sanitiseRichText(given)).toBe(expected);
});

test.each([
  [youtube, youtube],
  [`${youtube}?autoplay=1`, youtube],
  ['https://player.vimeo.com/video/12345', 'https://player.vimeo.com/video/12345'],
  ['https://tv.naver.com/embed/12345', 'https://tv.naver.com/embed/12345'],
  [
    'https://play-tv.kakao.com/embed/player/cliplink/123',
    'https://play-tv.kakao.com/embed/player/cliplink/123',
  ],
  ['http://player.vimeo.com/video/12345', null],
  ['https://www.youtube.com/watch?v=abc', null],
])('%s plays as %s', (src, expected) => {
  expect(playerOf(src)).toBe(expected);
});

test('tables and frames get their boxes when shown', () => {
  expect(displayRichText(`<table><tr><td>가</td></tr></table><iframe src="${youtube}"></iframe>`)).toBe(
    `<div class="rich-table" role="region" tabindex="0"><table><tr><td>가</td></tr></table></div>` +
      `<div class="rich-frame"><iframe src="${youtube}" title="동영상 (video)" loading="lazy" allowfullscreen></iframe></div>`,
  );
});

test('a table within a table has no box, whose end would close what lies around the text', () => {
  const nested = '<table><tr><td>가</td></tr><table><tr><td>나</td></tr></table></table>';
  expect(displayRichText(nested)).toBe(sanitiseRichText(nested));
});

test('pictures are found and must be told in words', () => {
  expect(picturesIn(`${picture}<p>x</p>`)).toEqual([name]);
  expect(picturesHaveAltText(picture)).toBe(true);
  expect(picturesHaveAltText(picture.replace('출발선', ' '))).toBe(false);
});

test('plain text keeps words apart', () => {
  expect(plainText('<p>가 &amp; 나</p><ul><li>다</li><li>&lt;라&gt;</li></ul>')).toBe('가 & 나 다 <라>');
});

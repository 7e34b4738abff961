import { popupDraft, posterDraft } from '@chulbal/testing/displays';
import { describe, expect, test } from 'vitest';
import { cleanPopup, cleanPoster, filesOf, inOneLanguage } from './rules.ts';

const picture = { serverFileName: 'a'.repeat(32), width: 800, height: 600 };
const other = { ...picture, serverFileName: 'b'.repeat(32) };
const image = { popupType: 'image', pictureKo: picture, altKo: '출발선', contentKo: '' } as const;
const untold = `<p><img src="/transfer/file/${'c'.repeat(32)}" alt=""></p>`;

describe('what is wrong with a popup', () => {
  test.each([
    ['nothing', {}, []],
    ['no title', { titleKo: '' }, ['titleKo']],
    ['no text', { contentKo: '<p> </p>' }, ['contentKo']],
    ['a picture in it that nothing tells of', { contentKo: untold }, ['contentKo']],
    ['an English title without a text', { titleEn: 'Last call' }, ['contentEn']],
    ['an English text without a title', { contentEn: '<p>Friday</p>' }, ['titleEn']],
    [
      'an end before its beginning',
      { from: '2026-05-02T00:00:00.000Z', until: '2026-05-01T00:00:00.000Z' },
      ['until'],
    ],
    ['an image without one', { ...image, pictureKo: null }, ['pictureKo']],
    ['an image that nothing tells of', { ...image, altKo: '' }, ['altKo']],
    ['an image with an English title alone', { ...image, titleEn: 'Last call' }, ['altEn']],
    ['nothing of an image', { ...image, titleEn: 'Last call', altEn: 'A starting line' }, []],
  ] as const)('%s', (_, given, fields) => {
    expect(Object.keys(cleanPopup({ ...popupDraft, ...given }).problems)).toEqual(fields);
  });
});

test('a popup keeps only what its type shows, and its text runs nothing', () => {
  const text = { ...popupDraft, pictureKo: picture, altKo: '그림', contentKo: '<p onclick="x()">글</p>' };
  expect(cleanPopup(text).draft).toMatchObject({ pictureKo: null, altKo: '', contentKo: '<p>글</p>' });
  expect(cleanPopup({ ...popupDraft, ...image, contentKo: '<p>글</p>' }).draft.contentKo).toBe('');
});

test('a poster needs its picture and what it shows', () => {
  expect(Object.keys(cleanPoster({ ...posterDraft, altKo: '' }).problems)).toEqual(['pictureKo', 'altKo']);
  expect(cleanPoster({ ...posterDraft, pictureKo: picture }).problems).toEqual({});
});

test('files are those of pictures, texts and document, each once', () => {
  const inText = `<p><img src="/transfer/file/${'c'.repeat(32)}" alt="그림"></p>`;
  expect(filesOf({ ...popupDraft, contentKo: inText, contentEn: inText })).toEqual(['c'.repeat(32)]);
  const file = { serverFileName: 'd'.repeat(32), name: '포스터.pdf', size: 1 };
  expect(filesOf({ ...posterDraft, pictureKo: picture, pictureEn: other, file })).toEqual([
    picture.serverFileName,
    other.serverFileName,
    file.serverFileName,
  ]);
});

test('English has its own picture or the Korean one, and nothing without a title', () => {
  const english = { ...posterDraft, pictureKo: picture, titleEn: 'Poster', altEn: 'Lanes' };
  expect(inOneLanguage({ ...posterDraft, pictureKo: picture }, 'en')).toBeNull();
  expect(inOneLanguage(english, 'en')).toEqual({ title: 'Poster', alt: 'Lanes', picture });
  expect(inOneLanguage({ ...english, pictureEn: other }, 'en')?.picture).toBe(other);
});

import { type SlideDraft, slideDraft } from '@chulbal/contract/slides';
import { describe, expect, test } from 'vitest';
import { slideIn, slideProblems } from './rules.ts';

const korean: SlideDraft = {
  titleKo: '같은 출발선,\n다른 아이디어.',
  titleEn: '',
  subTitleKo: '학생 창업 리그',
  subTitleEn: '',
  descKo: '',
  descEn: '',
  linkTo: '/about/{product}',
  linkTextKo: '알아보기',
  linkTextEn: '',
  tone: 'paper',
  art: 'start',
  picture: null,
  altKo: '',
  altEn: '',
  shownFrom: null,
  shownUntil: null,
};
const english = { titleEn: 'One line', subTitleEn: 'League', linkTextEn: 'More' };
const picture = 'a'.repeat(32);

describe('what is wrong with a slide', () => {
  test.each<[string, Partial<SlideDraft>, string[]]>([
    ['nothing, in Korean alone', {}, []],
    ['nothing, in both', english, []],
    ['nothing, without a link', { linkTo: '', linkTextKo: '' }, []],
    ['a link without words', { linkTextKo: '' }, ['linkTextKo']],
    ['words without a link', { linkTo: '' }, ['linkTo']],
    ['a picture nobody describes', { picture }, ['altKo']],
    ['a picture described in Korean alone', { picture, altKo: '사진', ...english }, ['altEn']],
    ['half an English text', { titleEn: 'One line' }, ['subTitleEn', 'linkTextEn']],
    ['English that Korean has not', { ...english, descEn: 'More of it' }, ['descEn']],
    [
      'an end before the beginning',
      { shownFrom: '2026-05-02T00:00:00.000Z', shownUntil: '2026-05-01T00:00:00.000Z' },
      ['shownUntil'],
    ],
  ])('%s', (_, change, fields) => {
    expect(Object.keys(slideProblems({ ...korean, ...change }))).toEqual(fields);
  });
});

test('a visitor gets one language, the site’s slug in the link, and a drawing where there is no picture', () => {
  const asked = { language: 'ko', slug: 'first' } as const;
  expect(slideIn({ ...korean, id: 3 }, asked)).toMatchObject({
    title: korean.titleKo,
    linkTo: '/about/first',
    imgSrc: '/art/slide-start.svg',
    imgAlt: expect.stringContaining('출발선'),
  });
  expect(slideIn({ ...korean, id: 3, picture, altKo: '사진' }, asked)).toMatchObject({
    imgSrc: `/transfer/file/${picture}`,
    imgAlt: '사진',
  });
  expect(slideIn({ ...korean, id: 3 }, { ...asked, language: 'en' })).toBeNull();
});

test('a title has at most two lines, however they end', () => {
  const title = (titleKo: string) => slideDraft.safeParse({ ...korean, titleKo });
  expect(title(' 하나, \r\n 둘. ').data?.titleKo).toBe('하나,\n둘.');
  expect(title('하나\n둘\n셋').success).toBe(false);
  expect(title('\u3164').success).toBe(false);
});

import { expect, test } from 'vitest';
import { emptySlide, moveSlide, numbered } from './content.rules.ts';
import type { CompanySlide } from './content.ts';
import { composeSlide, loneFigure, splitText } from './slides.ts';

const picture = '0'.repeat(32);

function slide(...places: (string | { alt: string })[]): CompanySlide {
  const made = emptySlide('one', '문제');
  places.forEach((given, at) => {
    const n = (at + 1) as 1 | 2 | 3;
    made[`slideContent${n}`] = typeof given === 'string' ? given : picture;
    made[`isImage${n}`] = typeof given !== 'string';
    if (typeof given !== 'string') made[`alt${n}`] = given.alt;
  });
  return made;
}

const shown = { alt: '옥상' };

test.each([
  ['nothing', slide(), 'empty', 0, 0],
  ['spaces only', slide('  ', '\n'), 'empty', 0, 0],
  ['one text without a figure', slide('비는 공짜인데 물은 왜 살까'), 'say', 1, 0],
  ['one text with a figure', slide('1,300톤. 학교 옥상에 한 해 동안 내리는 비입니다.'), 'figure', 1, 0],
  ['two texts', slide('청소\n바닥을 닦아요', '텃밭\n마르지 않아요'), 'lanes', 2, 0],
  ['three texts', slide('청소', '텃밭', '화장실'), 'lanes', 3, 0],
  ['texts around an empty place', slide('청소', '', '화장실'), 'lanes', 2, 0],
  ['a picture', slide(shown), 'pictures', 0, 1],
  ['three pictures', slide(shown, shown, shown), 'pictures', 0, 3],
  ['a text and a picture', slide('빗물받이에 끼우면 끝', shown), 'both', 1, 1],
  ['a picture before its text', slide(shown, '빗물받이에 끼우면 끝'), 'both', 1, 1],
  ['a text and two pictures', slide('네 학교에서', shown, shown), 'both', 1, 2],
  ['two texts and a picture', slide('하나', '둘', shown), 'both', 2, 1],
  ['a picture that was taken out again', { ...slide('말'), isImage2: true }, 'say', 1, 0],
  ['a cover with words', { ...slide('옥상에 내린 비', '학교 장부'), isCover: true }, 'cover', 1, 0],
  ['a cover that is a picture', { ...slide(shown), isCover: true }, 'cover', 1, 1],
] as const)('%s: %s', (_, given, layout, texts, pictures) => {
  const composed = composeSlide(given, 'ko');
  expect([composed.layout, composed.texts.length, composed.pictures.length]).toEqual([
    layout,
    texts,
    pictures,
  ]);
});

test('English takes its own words, and the Korean ones where there are none; pictures stay', () => {
  const given = slide('비를 모아요', shown);
  given.en = { ...given.en, slideTabName: 'Rain', slideContent2: 'not a picture', alt2: 'A roof' };
  const { tab, texts, pictures } = composeSlide(given, 'en');
  expect({ tab, texts, pictures }).toEqual({
    tab: 'Rain',
    texts: [{ head: '비를 모아요', text: '' }],
    pictures: [{ serverFileName: picture, alt: 'A roof' }],
  });
});

test.each([
  ['1,300톤. 학교 옥상 1,000m²에 내리는 비입니다.', '1,300', '톤', '학교 옥상 1,000m²에 내리는 비입니다.'],
  ['1,300 t. Rain on 1,000 m².', '1,300', 't', 'Rain on 1,000 m².'],
  ['−31%\n평균 농도가 이만큼 줄었어요', '−31', '%', '평균 농도가 이만큼 줄었어요'],
  ['한 달에 46톤을 아꼈어요', '46', '톤', '한 달에 46톤을 아꼈어요'],
  ['1,300톤.', '1,300', '톤', ''],
  ['오차는 0.2℃ 안이에요', '0.2', '℃', '오차는 0.2℃ 안이에요'],
] as const)('the figure of "%s"', (text, value, unit, rest) => {
  expect(loneFigure(text)).toEqual({ figure: { value, unit }, rest });
});

test.each([
  ['2025년에 시작했어요'],
  ['12곳에서 46톤을 아꼈어요'],
  ['4월 3일에 만나요'],
  ['숫자가 없는 문장'],
])('no figure is set large in "%s"', (text) => {
  expect(loneFigure(text)).toBeNull();
});

test.each([
  ['청소\n복도와 운동장', '청소', '복도와 운동장'],
  ['청소', '청소', ''],
  ['복도와 운동장을 닦는 물의 절반을 비로 바꿔요', '', '복도와 운동장을 닦는 물의 절반을 비로 바꿔요'],
])('"%s" is a heading and a text', (text, head, rest) => {
  expect(splitText(text)).toEqual({ head, text: rest });
});

const strip = numbered([
  emptySlide('a', '표지', true),
  emptySlide('b', '문제'),
  emptySlide('c', '쓰임'),
  emptySlide('d', '기록'),
]);

test.each([
  [1, 3, 'acdb'],
  [3, 1, 'adbc'],
  [0, 2, 'abcd'],
  [2, 0, 'abcd'],
  [1, 9, 'abcd'],
  [7, 1, 'abcd'],
])('slide %i moved to %i: %s, numbered anew', (from, to, order) => {
  const moved = moveSlide(strip, from, to);
  expect(moved.map(({ slideKey }) => slideKey).join('')).toBe(order);
  expect(moved.map(({ slideIndex }) => slideIndex)).toEqual([1, 2, 3, 4]);
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fitText, linesOf } from '../picture-text.ts';
import { drawSharePicture, type ShareFacts } from './share-picture.ts';

const exhibition: ShareFacts = {
  ...{ brand: '출발+', exhibition: '2026 온라인 전시', lanes: [1, 2, 3, 4, 5], company: null },
};
const rain = {
  lane: 4,
  trackName: '성장',
  teamName: '빗물장부',
  title: '옥상에 내린 비',
  logo: null,
  cover: null,
};

test.each([
  ['a company', { ...exhibition, company: rain }],
  ['the last lane', { ...exhibition, company: { ...rain, lane: 5 } }],
  ['one of nine lanes', { ...exhibition, lanes: [1, 2, 3, 4, 5, 6, 7, 8, 9], company: { ...rain, lane: 9 } }],
  ['a season of one lane', { ...exhibition, lanes: [4], company: rain }],
  ['an exhibition', exhibition],
])('%s is drawn 1200 by 630, the same each time', async (_, facts) => {
  const [once, again] = [await drawSharePicture(facts), await drawSharePicture(facts)];
  const { width, height, format } = await sharp(once).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(again.equals(once)).toBe(true);
});

test('the longest name and title stay within the lane of their team', async () => {
  const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#111111' } })
    .png()
    .toBuffer();
  const long = { teamName: 'Night Owl Desks and Friends', title: 'Empty study seats, an hour at a time' };
  const below = async (words: object) => {
    const company = { ...rain, lane: 2, logo, cover: logo, ...words };
    const drawn = await drawSharePicture({ ...exhibition, company });
    return sharp(drawn).extract({ left: 132, top: 470, width: 1068, height: 80 }).raw().toBuffer();
  };
  expect((await below(long)).equals(await below({}))).toBe(true);
  expect((await below({ teamName: '밤도깨비책상' })).equals(await below({}))).toBe(true);
});

test('what a team wrote is drawn as text, whatever it looks like', async () => {
  const teamName = '<b>R&D</b> \u0007\ud800 팀 <span size="1">';
  const drawn = await drawSharePicture({ ...exhibition, company: { ...rain, teamName, title: '' } });
  expect((await sharp(drawn).metadata()).width).toBe(1200);
});

test('lines break between words, inside one only where it alone is too wide', () => {
  const widths = new Map([
    ['옥상에', 100],
    ['내린', 80],
    ['비', 40],
    ['우리동네지역협동조합', 500],
  ]);
  expect(linesOf(['옥상에', '내린', '비'], widths, 210)).toEqual(['옥상에 내린', '비']);
  expect(linesOf(['우리동네지역협동조합', '비'], widths, 250)).toEqual(['우리동네지', '역협동조합', '비']);
  expect(linesOf([], widths, 100)).toEqual([]);
});

test('a text is as large as fits, and cut where nothing does', async () => {
  const asked = { sizes: [100, 50], weight: 'Black', width: 400, lines: 1 } as const;
  expect(await fitText('빗물장부', asked)).toEqual({ size: 100, lines: ['빗물장부'] });
  expect((await fitText('우리동네빗물장부', asked)).size).toBe(50);
  // Two lines at the larger size would break inside the word.
  expect(await fitText('밤도깨비책상', { ...asked, lines: 2 })).toEqual({
    size: 50,
    lines: ['밤도깨비책상'],
  });
  const { lines } = await fitText('아주 긴 이름을 가진 우리 동네 빗물장부 협동조합', asked);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/…$/);
});

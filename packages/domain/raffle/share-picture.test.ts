import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawRecommenderShare } from './share-picture.ts';

const facts = { brand: '출발+', eventName: '출발+ 2026 봄 추첨', band: '추천 코드', code: 'K7Q2MX' };

test.each([
  ['a code', facts],
  [
    'an event with a long name',
    { ...facts, eventName: '아주 긴 이름을 가진 2026 온라인 전시 숨은 로고 찾기와 봄 추첨 대잔치' },
  ],
])('%s is drawn 1200 by 630, the same each time', async (_, said) => {
  const [once, again] = [await drawRecommenderShare(said), await drawRecommenderShare(said)];
  const { width, height, format } = await sharp(once).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(again.equals(once)).toBe(true);
});

test('another code is another picture', async () => {
  const other = await drawRecommenderShare({ ...facts, code: 'P4W9TZ' });
  expect(other.equals(await drawRecommenderShare(facts))).toBe(false);
});

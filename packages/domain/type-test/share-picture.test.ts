import { typeTestArt } from '@chulbal/contract/type-test/type-test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTypeShare } from './share-picture.ts';

const facts = {
  brand: '출발+',
  testName: '투자자 유형 테스트',
  typeName: '페이스메이커형',
  line: '혼자 앞서기보다 옆에서 속도를 맞춰요.',
};

test('every type is drawn 1200 by 630 with its own character, the same each time', async () => {
  const pictures = new Set<string>();
  for (const art of typeTestArt.options) {
    const [once, again] = [await drawTypeShare({ ...facts, art }), await drawTypeShare({ ...facts, art })];
    const { width, height, format } = await sharp(once).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(again.equals(once)).toBe(true);
    pictures.add(once.toString('base64'));
  }
  expect(pictures.size).toBe(typeTestArt.options.length);
});

test('what an operator wrote is drawn as text, whatever it looks like', async () => {
  const typeName = '<b>R&D</b> " <svg>';
  const drawn = await drawTypeShare({ ...facts, art: 'relay', typeName, line: '' });
  expect((await sharp(drawn).metadata()).width).toBe(1200);
});

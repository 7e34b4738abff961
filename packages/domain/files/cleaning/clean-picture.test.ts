import { photoBy, picture, samsungTrailer } from '@chulbal/testing/corpus/images';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test.for(['jpeg', 'png', 'webp'] as const)('a %s loses who took it, and no pixel', async (kind) => {
  const photo = await photoBy('Kim Namu', kind);
  expect(photo.includes('Kim Namu')).toBe(true);
  const clean = cleanPicture(photo, kind);
  expect(clean.includes('Namu')).toBe(false);
  expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
  const { xmp, iptc, icc } = await sharp(clean).metadata();
  expect([xmp, iptc, Buffer.isBuffer(icc)]).toEqual([undefined, undefined, true]);
});

test('two photos that differ only in who took them become equal (S-04)', async () => {
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const [one, other] = [await photoBy('Kim Namu', kind), await photoBy('Lee Garam of Gaon', kind)];
    expect(cleanPicture(one, kind).equals(cleanPicture(other, kind)), kind).toBe(true);
  }
});

test('a photo lies as it lay', async () => {
  const clean = cleanPicture(await photoBy('Kim Namu', 'jpeg'), 'jpeg');
  expect((await sharp(clean).metadata()).orientation).toBe(6);
});

test('what stands behind a picture goes', async () => {
  const photo = await picture('jpeg');
  expect(
    cleanPicture(Buffer.concat([photo, samsungTrailer()]), 'jpeg').equals(cleanPicture(photo, 'jpeg')),
  ).toBe(true);
});

test('a JPEG of several scans stays whole; one cut off is none', async () => {
  const photo = await sharp(await picture('png'))
    .jpeg({ progressive: true })
    .toBuffer();
  const clean = cleanPicture(photo, 'jpeg');
  expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
  for (const kind of ['jpeg', 'png', 'webp'] as const) {
    const whole = await picture(kind);
    for (let cut = 0; cut < whole.length - 1; cut += 37) {
      expect(() => cleanPicture(whole.subarray(0, cut), kind), `${kind} ${cut}`).toThrow();
    }
  }
});

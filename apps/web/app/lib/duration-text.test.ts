import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [0, '1초', '1 s'],
  [44.2, '45초', '45 s'],
  [60, '1분', '1 min'],
  [90, '1분 30초', '1 min 30 s'],
  [3600, '60분', '60 min'],
])('%d seconds', (seconds, ko, en) => {
  expect(durationText(seconds, 'ko')).toBe(ko);
  expect(durationText(seconds, 'en')).toBe(en);
});

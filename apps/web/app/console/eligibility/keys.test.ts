import { expect, test } from 'vitest';
import { intentOf } from './keys.ts';

const press = { ctrlKey: false, metaKey: false, altKey: false };
const page = { typing: false, letters: true };

test.each([
  ['j', page, 'next'],
  ['ㅏ', page, 'previous'],
  ['1', page, 'eligible'],
  ['3', page, 'moreTime'],
  ['?', page, 'help'],
  ['Escape', { typing: false, letters: false }, 'close'],
  ['1', { typing: true, letters: true }, null],
  ['j', { typing: false, letters: false }, null],
  ['x', page, null],
] as const)('%s on %o means %s', (key, place, intent) => {
  expect(intentOf({ ...press, key }, place)).toBe(intent);
});

test('a key with Ctrl belongs to the browser', () => {
  expect(intentOf({ ...press, ctrlKey: true, key: 'j' }, page)).toBeNull();
});

import { expect, test } from 'vitest';
import { isPutOff, putOffCookie } from './popup-cookie.ts';

test.each([
  ['', false],
  ['serverPopup1=1', true],
  ['lang=ko; serverPopup1=1; a=b', true],
  ['serverPopup1=', true],
  ['serverPopup11=1', false],
  ['myserverPopup1=1', false],
  ['a=serverPopup1=1', false],
])('with the cookies "%s" popup 1 is put off: %s', (cookies, put) => {
  expect(isPutOff(cookies, 1)).toBe(put);
});

test('a popup is put off for a day, on every page of the site and for no other site', () => {
  expect(putOffCookie(7, false)).toBe('serverPopup7=1; max-age=86400; path=/; SameSite=Lax');
  expect(putOffCookie(7, true)).toContain('; Secure');
});

import { expect, test } from 'vitest';
import { type KeyPlace, listIntentOf } from './list-keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test.each<[string, KeyPlace, string | null]>([
  ['j', 'page', 'next'],
  ['ㅓ', 'table', 'next'],
  ['K', 'page', 'previous'],
  ['ㅌ', 'page', 'tick'],
  ['x', 'table', 'tick'],
  ['f', 'page', 'search'],
  // the search over everything is the bar's
  ['/', 'page', null],
  ['?', 'table', 'help'],
  ['Escape', 'page', 'close'],
  ['ArrowDown', 'table', 'next'],
  ['ArrowUp', 'table', 'previous'],
  // elsewhere an arrow scrolls, and in a text a letter is a letter
  ['ArrowDown', 'page', null],
  ['j', 'text', null],
  ['Escape', 'text', null],
  ['q', 'page', null],
])('%s in the %s', (key, place, intent) => {
  expect(listIntentOf(press(key), place, true)).toBe(intent);
});

test.each(['X', 'ㅌ'])('Shift and %s ticks from the team before', (key) => {
  expect(listIntentOf(press(key, { shiftKey: true }), 'table', true)).toBe('tickRange');
});

test('with a modifier a key is the browser’s', () => {
  expect(listIntentOf(press('k', { metaKey: true }), 'page', true)).toBeNull();
});

test('letters can be switched off, Escape and arrows stay', () => {
  expect(listIntentOf(press('j'), 'table', false)).toBeNull();
  expect(listIntentOf(press('Escape'), 'page', false)).toBe('close');
  expect(listIntentOf(press('ArrowDown'), 'table', false)).toBe('next');
});

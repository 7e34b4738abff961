import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['1234567', 0],
  ['새벽고양이야', 0],
  ['aaaaaaaa', 1],
  ['12345678', 1],
  ['abcdefgh', 1],
  ['abcabcabc', 1],
  ['password', 1],
  ['qwerty2026', 1],
  ['password manager of a marathon runner', 4],
  ['qkrtjdqja', 2],
  ['새벽에달린고양이', 2],
  ['새벽에 달린 고양이', 3],
  ['seojun-at-the-start', 4],
  ['새벽에 달린 고양이와 트랙', 4],
])('"%s" earns %d', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a Mac spells Hangul decomposed; it counts the same', () => {
  expect(passwordStrength('새벽에달린고양이'.normalize('NFD'))).toBe(passwordStrength('새벽에달린고양이'));
});

test.each([
  ['seojun.yoon2026!', ['seojun.yoon@example.kr']],
  ['trackstar12341234', ['010-1234-1234']],
])('one’s own address or number in it earns 1: "%s"', (password, own) => {
  expect(passwordStrength(password, own)).toBe(1);
});

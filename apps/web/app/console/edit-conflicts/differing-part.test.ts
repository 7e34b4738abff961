import { expect, test } from 'vitest';
import { differingPart } from './differing-part.ts';

const long = '가'.repeat(1_000);

test('a short text is shown whole', () => {
  expect(differingPart('회원은 …', long)).toBe('회원은 …');
  expect(differingPart('', long)).toBe('');
});

test('of a long one the part is shown in which the two differ', () => {
  const [one, other] = [`${long}처음${long}`, `${long}나중${long}`];
  expect(differingPart(one, other)).toContain('처음');
  expect(differingPart(other, one)).toContain('나중');
  expect(differingPart(one, other)).toMatch(/^…가+처음가+…$/);
});

test('where only the end differs, the end is shown', () => {
  expect(differingPart(`${long}끝`, long)).toMatch(/^…가+끝$/);
  expect(differingPart(long, `${long}끝`)).toMatch(/^…가+$/);
});

import { describe, expect, test } from 'vitest';
import { maskedBirth, maskedEmail, maskedName, maskedPhone } from './masks.ts';

describe('P-11 masked by default', () => {
  test.each([
    ['최유진', '최O진'],
    ['최진', '최O'],
    ['남궁민수', '남OO수'],
    ['황보제갈선우', '황OOOO우'],
    ['최', 'O'],
    [' 최유진 ', '최O진'],
    ['최유진'.normalize('NFD'), '최O진'],
    ['Nguyen Van An', 'N*** V*** A***'],
    ['李小龍', '李***'],
    ['최Eugene', '최***'],
    ['', ''],
  ])('the name %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  test.each([
    ['010-8123-2719', '010-****-2719'],
    ['01081232719', '010-****-2719'],
    ['02-123-4567', '02-****-4567'],
    ['+84 90 123 4567', '***'],
    ['2719', '***'],
    ['', ''],
  ])('the phone %s is %s', (phone, masked) => {
    expect(maskedPhone(phone)).toBe(masked);
  });

  test.each([
    ['sujin@example.com', 's***@example.com'],
    ['s@example.com', '***@example.com'],
    ['"a@b"@example.com', '"***@example.com'],
    ['nobody', '***'],
    ['@example.com', '***'],
    ['', ''],
  ])('the e-mail %s is %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });

  test.each([
    ['2004-11-02', '2004'],
    ['2004.11.02', '***'],
    ['', ''],
  ])('the birth date %s is %s', (birth, masked) => {
    expect(maskedBirth(birth)).toBe(masked);
  });
});

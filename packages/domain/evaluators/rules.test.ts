import { describe, expect, test } from 'vitest';
import { changedFields, emailDomainOf, evaluatorSearchText } from './rules.ts';

test.each([
  ['judge@univ.example', 'univ.example'],
  ['a@b@C.Example', 'c.example'],
])('%s belongs to %s', (email, domain) => {
  expect(emailDomainOf(email)).toBe(domain);
});

test('an evaluator is found by initial consonants of name, affiliation, school and employer', () => {
  const text = evaluatorSearchText({
    name: '윤서진',
    affiliation: '가온 창업원',
    schoolName: '나래대학교',
    department: '경영학과',
    employer: '두레은행',
  });
  for (const keyword of ['윤서진', 'ㅇㅅㅈ', '가온창업원', 'ㄱㅇㅊㅇㅇ', 'ㄴㄹㄷㅎㄱ', '경영', 'ㄷㄹㅇㅎ']) {
    expect(text).toContain(keyword);
  }
});

describe('what changed', () => {
  const before = {
    name: '윤서진',
    email: 'a@b.example',
    phone: '010-1234-5678',
    affiliation: '가온',
    affiliationIsSchool: null,
    affiliationSchoolId: null,
    schoolId: null,
    schoolName: '',
    department: '',
    employer: '',
    expertise: ['living'],
    loadLimit: 30,
  };
  test('is said by name alone', () => {
    expect(changedFields(before, { ...before, email: 'c@d.example', expertise: ['living', 'food'] })).toEqual(
      ['email', 'expertise'],
    );
    expect(changedFields(before, { ...before })).toEqual([]);
  });
});

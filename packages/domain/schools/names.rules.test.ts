import { describe, expect, test } from 'vitest';
import { schoolKey, schoolsNamedIn } from './names.rules.ts';

test.each([
  ['서울대', '서울대학교'],
  ['서울 대학교', '서울대학교'],
  ['국립부경대학교', '부경대학교'],
  ['이화여대', '이화여자대학교'],
  ['한국외대', '한국외국어대학교'],
  ['서울과기대', '서울과학기술대학교'],
  ['대구교대', '대구교육대학교'],
  ['KAIST', '한국과학기술원'],
  ['포스텍', '포항공과대학교'],
  ['가온고', '가온고등학교'],
  ['한빛여중', '한빛여자중학교'],
  ['가온대학교 대학원', '가온대학교대학원'],
  ['현대자동차', '현대자동차'],
  ['constructor', 'constructor'],
])('%s is %s', (text, expected) => {
  expect(schoolKey(text)).toBe(expected);
});

describe('a line about where somebody belongs', () => {
  test.each([
    ['서울대학교', '서울대학교'],
    ['서울대', '서울대학교'],
    ['서울대학교 경영학과', '서울대학교'],
    ['서울대학교병원', '서울대학교'],
    ['연세대 세브란스병원', '연세대학교'],
    ['KAIST 창업원', '한국과학기술원'],
    ['(전) 고려대학교 교수', '고려대학교'],
    ['창업지원단/부산외대', '부산외국어대학교'],
    ['서울 대학교', '서울대학교'],
    ['한양대학교에리카산학협력단', '한양대학교'],
  ])('%s names %s', (text, school) => {
    expect(schoolsNamedIn(text)).toContain(school);
  });

  test.each(['한빛벤처투자', '대한상공회의소', '', '대학'])('%s names none of these', (text) => {
    expect(schoolsNamedIn(text).filter((key) => /^.{2,}(대학교|고등학교)$/u.test(key))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { type Applicant, type FitRules, type Misfit, mayHaveChildren, misfitOf } from './track-fit.ts';

const today = '2026-11-23';
const sprout: FitRules = { schoolTypes: ['elementary', 'middle'], nationality: 'any' };
const challenge: FitRules = { schoolTypes: ['high'], nationality: 'any' };
const campus: FitRules = { schoolTypes: ['college', 'university', 'graduate'], nationality: 'any' };
const growth: FitRules = { schoolTypes: [], nationality: 'any' };
const global: FitRules = { ...campus, nationality: 'foreign' };

const adult = { birthDate: '2004-11-02', country: 'KR', schoolType: null };
const pupil = { birthDate: '2011-05-01', country: 'KR', schoolType: null };

test.each([
  ['a person of 22 in a track of pupils', adult, sprout, 'age'],
  ['a person of 22 in a track of high schools', adult, challenge, 'age'],
  ['a person of 22 in a track of universities', adult, campus, null],
  ['a pupil of 15 in a track of pupils', pupil, sprout, null],
  ['a pupil of 15 in a track of universities', pupil, campus, 'age'],
  ['anybody in a track without kinds of school', pupil, growth, null],
  ['a Korean in a track of international students', adult, global, 'nationality'],
  ['an international student', { ...adult, country: 'VN' }, global, null],
  ['an adult who goes to a middle school', { ...adult, schoolType: 'middle' }, sprout, null],
  ['a student of a university', { ...adult, schoolType: 'university' }, sprout, 'school'],
  ['a kind of school that the operator added', adult, { ...sprout, schoolTypes: ['evening'] }, null],
] satisfies [string, Applicant, FitRules, Misfit | null][])('%s', (_, person, track, misfit) => {
  expect(misfitOf(person, track, today)).toBe(misfit);
});

test('children may be in tracks of elementary and middle schools only', () => {
  expect([sprout, challenge, campus, growth].map(mayHaveChildren)).toEqual([true, false, false, false]);
});

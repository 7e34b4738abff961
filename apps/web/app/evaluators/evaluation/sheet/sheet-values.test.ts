import { expect, test } from 'vitest';
import { contentOf, faultOf, totalOf, valuesOf } from './sheet-values.ts';

test('a sheet becomes texts by path and comes back the same', () => {
  const content = {
    scores: { plan: 20.5, team: 0 },
    notes: { plan: '근거가 있어요' },
    commentTeam: '',
    commentOperators: '나눌 말',
  };
  expect(contentOf(valuesOf(content))).toEqual(content);
});

test('the total counts what is scored, a zero included', () => {
  const values = { 'score.plan': '20.5', 'score.team': '0', 'note.team': '9' };
  expect(totalOf(values, ['plan', 'team', 'market'])).toEqual({ total: 20.5, scored: 2 });
});

test.each([
  ['commentTeam', '연락처는 900101-1234567이에요', 'residentNumber'],
  ['note.plan', '９００１０１ １２３４５６７', 'residentNumber'],
  ['note.plan', '가'.repeat(5000), 'tooLong'],
  ['commentOperators', '02-123-4567로 물어봤어요', null],
  ['score.plan', '25', null],
])('%s with %s is held back for: %s', (path, text, fault) => {
  expect(faultOf(path, text)).toBe(fault);
});

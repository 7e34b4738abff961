import { expect, test } from 'vitest';
import { swapPeople, swapPerson } from './rules.ts';

test('leader and member change places, and nothing else changes', () => {
  const fields = {
    teamName: '한칸서재',
    'leader.tmName': '윤서준',
    'leader.tmMajor': '경영학',
    'members.a.tmName': '정하람',
    'members.a.tmSex': 'F',
    'members.a.position': '1',
    'members.a.tmNo': '12',
    'members.b.tmName': '오하늘',
  };
  const swapped = swapPeople(fields, { key: 'a', leaderTmNo: 11 });
  expect(swapped).toEqual({
    teamName: '한칸서재',
    'leader.tmName': '정하람',
    'leader.tmSex': 'F',
    'members.a.tmName': '윤서준',
    'members.a.tmMajor': '경영학',
    'members.a.position': '1',
    'members.a.tmNo': '11',
    'members.b.tmName': '오하늘',
  });
  expect(swapPeople(swapped, { key: 'a', leaderTmNo: 12 })).toEqual(fields);
});

test.each([
  ['leader', 'a'],
  ['a', 'leader'],
  ['b', 'b'],
  [undefined, undefined],
])('a document of %s is one of %s then', (before, after) => {
  expect(swapPerson(before, { key: 'a' })).toBe(after);
});

import { describe, expect, test } from 'vitest';
import { claimsOf, proofsOf } from './claims.rules.ts';
import type { SubmittedFile } from './tables.ts';

const bonuses = [
  { aaNo: 1, points: 1 },
  { aaNo: 2, points: 2 },
];
const proof = (place: number, sha256: string): SubmittedFile => ({
  slot: `applyAddition${place + 1}` as SubmittedFile['slot'],
  serverFileName: `${place}${sha256}`,
  name: '증빙.pdf',
  size: 1,
  sha256,
});
const fields = { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '창업 동아리 대상' };
const hash = (more: Record<string, string>, files = [proof(0, 'aa')]) =>
  claimsOf({ ...fields, ...more }, files, bonuses)[0]?.sha256;

describe('claimed bonus items', () => {
  test('keep their place, kind and points; what is not chosen is not claimed', () => {
    const claims = claimsOf(
      { ...fields, 'additionList.2.aaNo': '2', 'additionList.1.teamHistory': '빈' },
      [],
      bonuses,
    );
    expect(claims.map(({ sha256: _, ...claim }) => claim)).toEqual([
      { place: 0, aaNo: 1, points: 1 },
      { place: 2, aaNo: 2, points: 2 },
    ]);
  });

  test('a kind that the rules no longer name gives nothing', () => {
    expect(claimsOf({ 'additionList.0.aaNo': '9' }, [], bonuses)).toMatchObject([{ aaNo: 9, points: 0 }]);
  });

  test.each([
    ['the same', {}, [proof(0, 'aa')], true],
    ['the same bytes uploaded again', {}, [{ ...proof(0, 'aa'), serverFileName: 'other' }], true],
    ['a proof of another item', {}, [proof(0, 'aa'), proof(1, 'bb')], true],
    ['another text', { 'additionList.0.teamHistory': '우수상' }, [proof(0, 'aa')], false],
    ['another kind', { 'additionList.0.aaNo': '2' }, [proof(0, 'aa')], false],
    ['another proof', {}, [proof(0, 'bb')], false],
    ['no proof', {}, [], false],
  ])('%s', (_case, more, files, same) => {
    expect(hash(more, files) === hash({})).toBe(same);
  });

  test('the proofs of a place are the files of its slot', () => {
    const files = [proof(0, 'aa'), proof(2, 'cc')];
    expect(proofsOf(files, 2)).toEqual([files[1]]);
    expect(proofsOf(files, 1)).toEqual([]);
  });
});

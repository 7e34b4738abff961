import { describe, expect, test } from 'vitest';
import { fieldChanges } from '../field-changes.ts';
import { isStepOneLoaded, maxLength, readFields } from './fields.ts';

describe('paths of an application', () => {
  test.each([
    ['teamName', 40],
    ['teamItemExp', 1000],
    ['teamEmotion', 500],
    ['leader.tmName', 50],
    ['members.abcd1234.tmPhone', 13],
    ['members.abcd1234.position', 1],
    ['additionList.0.aaNo', 2],
    ['additionList.2.teamHistory', 100],
  ])('%s may have %i characters', (path, max) => {
    expect(maxLength(path)).toBe(max);
  });

  test.each([
    'teamname',
    'leader',
    'leader.position',
    'leader.tmNo',
    'leader.tmName.x',
    'members.abcd1234',
    'members.ABCD1234.tmName',
    'members.short.tmName',
    'members.abcd1234.teamName',
    'additionList.3.aaNo',
    'additionList.0.tmName',
    '__proto__',
    'constructor',
    'members.__proto__.tmName',
    'leader.constructor',
    '',
  ])('%s is no field', (path) => {
    expect(maxLength(path)).toBeNull();
  });

  test('S-15 unknown paths and over-long texts are refused, by their path', () => {
    expect(fieldChanges.safeParse({ teamName: '가'.repeat(40) }).success).toBe(true);
    const refused = fieldChanges.safeParse({ teamName: '가'.repeat(41), nonsense: 'x' });
    expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['teamName'], 'tooLong'],
      [['nonsense'], 'invalid'],
    ]);
  });

  test('characters are counted as people count them', () => {
    expect(fieldChanges.safeParse({ teamName: '🏃'.repeat(40) }).success).toBe(true);
    expect(fieldChanges.safeParse({ teamName: '🏃'.repeat(41) }).success).toBe(false);
  });

  test('at most 200 fields at once', () => {
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`members.m${String(at).padStart(7, '0')}.tmName`, 'x']),
      );
    expect(fieldChanges.safeParse(many(200)).success).toBe(true);
    expect(fieldChanges.safeParse(many(201)).success).toBe(false);
  });
});

describe('an application read from its fields', () => {
  test('has the defaults of the specification where nothing was written', () => {
    const form = readFields({});
    expect(form).toMatchObject({ teamCom: '0', teamReconsent: 'N', teamName: '', members: [] });
    expect(form.leader).toMatchObject({
      tmGrade: '1',
      tmRegion: '1',
      tmSchoolType: 'elementary',
      tmSchoolTypeDetail: 'elementary',
      tmStudyType: '1',
      tmName: '',
    });
    expect(form.additionList).toEqual([
      { aaNo: null, teamHistory: '' },
      { aaNo: null, teamHistory: '' },
      { aaNo: null, teamHistory: '' },
    ]);
  });

  test('has the members in their places; without a place there is none', () => {
    const form = readFields({
      'members.bbbbbbbb.position': '2',
      'members.bbbbbbbb.tmName': '둘째',
      'members.aaaaaaaa.position': '1',
      'members.aaaaaaaa.tmName': '첫째',
      'members.aaaaaaaa.tmNo': '12',
      'members.cccccccc.tmName': '자리 없음',
      'members.dddddddd.position': '3',
      'members.dddddddd.modifyType': '3',
    });
    expect(form.members.map(({ key, tmName, tmNo, removed }) => [key, tmName, tmNo, removed])).toEqual([
      ['aaaaaaaa', '첫째', 12, false],
      ['bbbbbbbb', '둘째', null, false],
      ['dddddddd', '', null, true],
    ]);
  });

  test('members of one place stand in the order of their keys', () => {
    const form = readFields({ 'members.zzzzzzzz.position': '1', 'members.aaaaaaaa.position': '1' });
    expect(form.members.map(({ key }) => key)).toEqual(['aaaaaaaa', 'zzzzzzzz']);
  });

  test('has the claimed bonus items', () => {
    const form = readFields({ 'additionList.1.aaNo': '3', 'additionList.1.teamHistory': '한칸서재' });
    expect(form.additionList[1]).toEqual({ aaNo: 3, teamHistory: '한칸서재' });
  });
});

test('the step-1 loaded flag becomes true once a non-empty team name is loaded', () => {
  expect(isStepOneLoaded(null)).toBe(false);
  expect(isStepOneLoaded({})).toBe(false);
  expect(isStepOneLoaded({ teamName: ' ' })).toBe(false);
  expect(isStepOneLoaded({ teamName: '한칸서재' })).toBe(true);
});

import { type Fields, readFields } from '@chulbal/contract/applications/fields';
import { describe, expect, test } from 'vitest';
import {
  addMember,
  keepMember,
  newMemberKey,
  placesLeft,
  removedMembers,
  removeMember,
  undoMember,
  writeMember,
} from './member-changes.ts';

const rules = { teamMax: 4, deletionFloor: 3 };
const saved = (key: string, position: number, tmNo: number): Fields => ({
  [`members.${key}.tmName`]: key,
  [`members.${key}.position`]: String(position),
  [`members.${key}.tmNo`]: String(tmNo),
});
const three = { ...saved('aaaaaaaa', 1, 11), ...saved('bbbbbbbb', 2, 12) };
const four = { ...three, ...saved('cccccccc', 3, 13) };
const member = (fields: Fields, key: string) => {
  const found = readFields(fields).members.find((each) => each.key === key);
  if (!found) throw new Error(`no member ${key}`);
  return found;
};

describe('members', () => {
  test('a newly added member takes the first free place', () => {
    expect(addMember(readFields({}), rules, 'aaaaaaaa')).toEqual({ 'members.aaaaaaaa.position': '1' });
    expect(addMember(readFields(three), rules, 'dddddddd')).toEqual({ 'members.dddddddd.position': '3' });
  });

  test('up to 4 people, the leader included', () => {
    expect(placesLeft(readFields(three), rules)).toBe(1);
    expect(addMember(readFields(four), rules, 'dddddddd')).toBeNull();
  });

  test('removing a saved member records it as deleted (3)', () => {
    const changes = removeMember(readFields(four), four, member(four, 'cccccccc'), rules);
    expect(changes).toEqual({ 'members.cccccccc.modifyType': '3' });
    const after = { ...four, ...changes };
    expect(removedMembers(readFields(after)).map(({ key }) => key)).toEqual(['cccccccc']);
    expect(
      readFields({ ...after, ...keepMember({ key: 'cccccccc' }) }).members.some((one) => one.removed),
    ).toBe(false);
  });

  test('deletion is impossible when the team has 3 or fewer', () => {
    expect(removeMember(readFields(three), three, member(three, 'bbbbbbbb'), rules)).toBeNull();
  });

  test('a member that was never submitted leaves no trace', () => {
    const fields = { ...three, 'members.dddddddd.position': '3', 'members.dddddddd.tmName': '정하람' };
    const changes = removeMember(readFields(fields), fields, member(fields, 'dddddddd'), rules);
    expect(changes).toEqual({ 'members.dddddddd.position': '', 'members.dddddddd.tmName': '' });
    expect(readFields({ ...fields, ...changes }).members).toHaveLength(2);
  });

  test('changing a saved member records it as modified (2), a new one not', () => {
    expect(writeMember({ key: 'aaaaaaaa', tmNo: 11 }, { tmName: '정하람' })).toEqual({
      'members.aaaaaaaa.tmName': '정하람',
      'members.aaaaaaaa.modifyType': '2',
    });
    expect(writeMember({ key: 'dddddddd', tmNo: null }, { tmName: '정하람' })).toEqual({
      'members.dddddddd.tmName': '정하람',
    });
  });

  test('giving up a change puts everything back', () => {
    const changed = { ...three, ...writeMember({ key: 'aaaaaaaa', tmNo: 11 }, { tmName: '다른 이름' }) };
    expect(readFields({ ...changed, ...undoMember(three, changed, 'aaaaaaaa') })).toEqual(readFields(three));
  });

  test('a key is eight letters and tells nothing', () => {
    expect(newMemberKey()).toMatch(/^[a-z0-9]{8}$/);
    expect(newMemberKey()).not.toBe(newMemberKey());
  });
});

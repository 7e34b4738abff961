import { expect, test } from 'vitest';
import { mayWriteField } from './own-entry.ts';

/** What the server lets a member read: their own entry, and of the others the name. */
const fields = {
  teamName: '한칸서재',
  'leader.tmName': '윤서준',
  'members.aaaaaaaa.tmName': '정하람',
  'members.aaaaaaaa.tmPhone': '010-0000-1125',
  'members.bbbbbbbb.tmName': '김도윤',
};

test.each([
  ['teamName', true],
  ['additionList.0.teamHistory', true],
  ['leader.tmName', false],
  ['members.aaaaaaaa.tmEmail', true],
  ['members.aaaaaaaa.position', false],
  ['members.aaaaaaaa.modifyType', false],
  ['members.bbbbbbbb.tmName', false],
])('a member may write %s: %s', (path, may) => {
  expect(mayWriteField('member', fields, path)).toBe(may);
  expect(mayWriteField('leader', fields, path)).toBe(true);
});

test('one’s own entry stays one’s own while the phone is written anew', () => {
  const emptied = { ...fields, 'members.aaaaaaaa.tmPhone': '' };
  expect(mayWriteField('member', emptied, 'members.aaaaaaaa.tmPhone')).toBe(true);
});

import { expect, test } from 'vitest';
import { type Unsent, unsentOf, type Written } from './unsent.rules.ts';

const person = (key: string, name: string) => ({
  [`members.${key}.tmName`]: name,
  [`members.${key}.position`]: '1',
});
const files = [{ serverFileName: 'plan' }];
const submitted: Written = {
  fields: { teamName: '한칸서재', ...person('aaaaaaaa', '정하람'), ...person('bbbbbbbb', '김도윤') },
  files,
};
const members = [
  { memberKey: 'aaaaaaaa', name: '정하람', status: 'refused' },
  { memberKey: 'bbbbbbbb', name: '김도윤', status: 'active' },
];
/** As the refusal leaves the draft. */
const lost = { ...submitted.fields, 'members.aaaaaaaa.modifyType': '3' };

test.each<[string, Written, Unsent]>([
  ['a refusal alone is nobody’s edit', { fields: lost, files }, { edited: false, refused: ['정하람'] }],
  [
    'a refusal and a new text',
    { fields: { ...lost, teamName: '두칸서재' }, files },
    { edited: true, refused: ['정하람'] },
  ],
  ['a refusal and a removed file', { fields: lost, files: [] }, { edited: true, refused: ['정하람'] }],
  [
    'a refusal and somebody new',
    { fields: { ...lost, ...person('cccccccc', '오세아') }, files },
    { edited: true, refused: ['정하람'] },
  ],
])('%s', (_, draft, unsent) => {
  expect(unsentOf(draft, submitted, members)).toEqual(unsent);
});

test('a refusal that a later submission knows of is said no more', () => {
  const after: Written = { fields: { teamName: '한칸서재', ...person('bbbbbbbb', '김도윤') }, files };
  expect(unsentOf({ fields: lost, files }, after, members)).toEqual({ edited: false, refused: [] });
});

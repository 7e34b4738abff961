import { describe, expect, test } from 'vitest';
import { askedFields, askedFiles, isAskedSlot, itemOfPath } from './completion.rules.ts';

test.each([
  ['teamName', 'answers'],
  ['teamComNo', 'answers'],
  ['isTrue', 'answers'],
  ['leader.tmPhone', 'members'],
  ['members.abcdefgh.tmName', 'members'],
  ['additionList.0.aaNo', 'bonus'],
])('%s belongs to %s', (path, item) => {
  expect(itemOfPath(path)).toBe(item);
});

test.each([
  ['business', ['business'], true],
  ['business', ['comPaper', 'answers'], false],
  ['applyAddition2', ['bonus'], true],
  ['applyAddition2', ['applyAddition2'], true],
  ['applyAddition2', ['applyAddition1'], false],
  ['logo', ['bonus'], false],
])('whether the files of %s were asked for by %j', (slot, items, asked) => {
  expect(isAskedSlot(slot, items)).toBe(asked);
});

describe('only what was asked for may differ from what was submitted', () => {
  const before = { teamName: '처음', 'leader.tmName': '윤서준', 'additionList.0.aaNo': '1' };
  const now = { teamName: '나중', 'leader.tmName': '최유진', 'members.abcdefgh.tmName': '한지우' };

  test.each([
    [['business'], before],
    [['answers'], { ...before, teamName: '나중' }],
    [['members'], { ...before, 'leader.tmName': '최유진', 'members.abcdefgh.tmName': '한지우' }],
    [['bonus'], { teamName: '처음', 'leader.tmName': '윤서준' }],
    [['answers', 'members', 'bonus'], now],
  ])('texts, asked for %j', (items, counting) => {
    expect(askedFields(before, now, items)).toEqual(counting);
  });

  test('files', () => {
    const file = (slot: string, name: string) => ({ slot, name });
    const [old, proof] = [file('business', 'old'), file('applyAddition1', 'old proof')];
    const [fresh, logo] = [file('business', 'new'), file('logo', 'new logo')];
    expect(askedFiles([old, proof], [fresh, logo], ['business'])).toEqual([proof, fresh]);
    expect(askedFiles([old, proof], [fresh, logo], ['bonus'])).toEqual([old]);
    expect(askedFiles([old, proof], [fresh, logo], [])).toEqual([old, proof]);
  });
});

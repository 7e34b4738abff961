import type { PledgeText } from '@chulbal/contract/pledges';
import { describe, expect, test } from 'vitest';
import { changedClauses } from './changed-clauses.ts';

const text = (...clauses: [string, string][]): PledgeText => ({
  version: 1,
  sha256: '',
  title: '서약서',
  clauses: clauses.map(([title, body]) => ({ title, body })),
  since: null,
});
const first = text(['공정', '가'], ['비밀', '나']);

describe('what was changed in a pledge', () => {
  test.each([
    ['nothing without one before', text(['공정', '가']), null, []],
    ['nothing when all is the same', first, first, []],
    ['nothing when clauses change places', text(['비밀', '나'], ['공정', '가']), first, []],
    ['other words', text(['공정', '다'], ['비밀', '나']), first, [[0, { was: '공정. 가' }]]],
    ['another title', text(['공정', '가'], ['비밀 유지', '나']), first, [[1, { was: '비밀. 나' }]]],
    ['a new clause', text(['공정', '가'], ['비밀', '나'], ['책임', '라']), first, [[2, { was: null }]]],
  ] as const)('%s', (_, now, before, changed) => {
    expect([...changedClauses(now, before)]).toEqual(changed);
  });
});

import { expect, test } from 'vitest';
import { type Alternate, chooseAlternate } from './alternates.rules.ts';

const one = (evaluatorId: number, given: Partial<Alternate> = {}): Alternate => ({
  evaluatorId,
  ofPanel: true,
  load: 0,
  loadLimit: 10,
  ...given,
});

test.each([
  ['nobody is there', [], null],
  ['the only one', [one(1)], 1],
  ['who has less to do', [one(1, { load: 4 }), one(2, { load: 3 })], 2],
  ['of equals the first by number', [one(2), one(1)], 1],
  ['one of the panel before a freer one of another', [one(1, { ofPanel: false }), one(2, { load: 9 })], 2],
  ['one of another panel where the own ones are full', [one(1, { ofPanel: false }), one(2, { load: 10 })], 1],
  ['nobody where all are full', [one(1, { load: 10 }), one(2, { load: 12 })], null],
])('a team is taken over by %s', (_, alternates, expected) => {
  expect(chooseAlternate(alternates)).toBe(expected);
});

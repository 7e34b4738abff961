import { judgingLetterKinds } from '@chulbal/contract/evaluation/values';
import { describe, expect, test } from 'vitest';
import { type EvaluatorFacts, occasionsOf, type StageFacts } from './rules.ts';

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 4, day, hour));
const stage: StageFacts = {
  planId: 5,
  publishedAt: at(1),
  beginsAt: at(10),
  closesAt: at(20),
  letters: judgingLetterKinds,
};
const judge: EvaluatorFacts = {
  evaluatorId: 7,
  teams: 12,
  left: 12,
  signed: false,
  pledged: true,
  planned: true,
  notifiedOfPlan: false,
  changedByPlan: true,
  since: at(1),
  handed: [],
  taken: [],
};
const told = (one: Partial<EvaluatorFacts>, now: Date, given: Partial<StageFacts> = {}) =>
  occasionsOf({ ...stage, ...given }, { ...judge, ...one }, now).map(
    ({ kind, send }) => `${kind}${send ? '' : ' not'}`,
  );

describe('what there is to tell an evaluator', () => {
  test.each<[string, Partial<EvaluatorFacts>, Date, Partial<StageFacts>, string[]]>([
    ['published panels', {}, at(2), {}, ['panels']],
    ['nothing of panels of long ago', {}, at(9), {}, ['panels not']],
    ['nothing to whom the plan does not touch', { changedByPlan: false }, at(2), {}, []],
    ['an alternate once', { changedByPlan: false, teams: 0, left: 0, since: null }, at(2), {}, ['panels']],
    ['and no more', { changedByPlan: false, teams: 0, notifiedOfPlan: true, since: null }, at(2), {}, []],
    ['that all was taken', { teams: 0, left: 0, since: null, planned: false }, at(2), {}, ['panels']],
    ['nothing that is switched off', {}, at(2), { letters: ['opens'] }, ['panels not']],
    ['the beginning at its instant', {}, at(10), {}, ['panels not', 'opens']],
    ['not the beginning the instant before', {}, new Date(at(10).getTime() - 1), {}, ['panels not']],
    ['no beginning a day later', {}, at(11), {}, ['panels not', 'opens not']],
    [
      'no beginning where the panels came after it',
      { since: at(12) },
      at(12),
      { publishedAt: at(12) },
      ['panels', 'opens not'],
    ],
    ['72 hours before the end who is behind', {}, at(17), {}, ['panels not', 'opens not', 'closing72']],
    ['24 hours before', {}, at(19), {}, ['panels not', 'opens not', 'closing24']],
    ['6 hours before', {}, at(20, 3), {}, ['panels not', 'opens not', 'closing6']],
    ['only a signature missing', { left: 0 }, at(19), {}, ['panels not', 'opens not', 'closing24']],
    [
      'nothing to who has done all',
      { left: 0, signed: true },
      at(19),
      {},
      ['panels not', 'opens not', 'closing24 not'],
    ],
    ['no closing to whom teams came since', { since: at(18) }, at(18), {}, ['panels not', 'opens not']],
    ['no mark from before the beginning', {}, at(17), { beginsAt: at(17) }, ['panels not', 'opens']],
    ['nothing more once closed', {}, at(20), {}, ['panels not']],
    [
      'each team that was handed over or taken',
      { handed: [{ teamNo: 3, at: at(12) }], taken: [{ teamNo: 4, at: at(12) }] },
      at(12),
      {},
      ['panels not', 'opens not', 'handed', 'handed'],
    ],
  ])('is %s', (_what, one, now, given, expected) => {
    expect(told(one, now, given)).toEqual(expected);
  });

  test('is another occasion when the closing moves, and the same one until then', () => {
    const closing = (closesAt: Date, now: Date) =>
      occasionsOf({ ...stage, closesAt }, judge, now).filter(({ kind }) => kind === 'closing24');
    expect(closing(at(20), at(19))).toEqual(closing(at(20), at(19, 20)));
    expect(closing(at(22), at(21))[0]?.occasion).not.toBe(closing(at(20), at(19))[0]?.occasion);
  });
});

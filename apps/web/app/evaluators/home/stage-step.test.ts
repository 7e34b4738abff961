import type { MyStage } from '@chulbal/contract/pledges';
import { describe, expect, test } from 'vitest';
import { pathOf, stepOf } from './stage-step.ts';

const stage: MyStage = {
  trackNo: 3,
  stageNo: 2,
  lane: 3,
  year: 2026,
  seasonName: '2026 시즌',
  trackName: '캠퍼스',
  stageName: '서류 심사',
  stageKind: 'review',
  opensAt: '2026-05-11T00:00:00.000Z',
  closesAt: '2026-05-24T09:00:00.000Z',
  phase: 'open',
  pledge: 'signed',
  panelName: null,
  progress: { teams: 3, unread: 3, draft: 0, submitted: 0, recused: 0 },
  longer: null,
  signedAt: null,
};
const signedAt = '2026-05-12T00:00:00.000Z';
const longer = { teams: 1, until: '2026-05-30T09:00:00.000Z' };
const progress = (given: Partial<MyStage['progress']>) => ({ progress: { ...stage.progress, ...given } });

describe('what to do next in a stage', () => {
  test.each([
    ['pledge', { pledge: 'unsigned' }],
    ['pledge', { pledge: 'unsigned', phase: 'waiting' }],
    ['refused', { pledge: 'refused', ...progress({ teams: 0, unread: 0, recused: 3 }) }],
    // Teams were given to them again: they are asked again.
    ['pledge', { pledge: 'refused' }],
    ['wait', { phase: 'waiting' }],
    // It has opened, but somebody can still change an application: the server says so, and no time of the stage.
    ['wait', { phase: 'waiting', opensAt: '2000-01-01T00:00:00Z' }],
    ['begin', {}],
    ['goOn', progress({ unread: 2, draft: 1 })],
    ['goOn', progress({ unread: 2, submitted: 1 })],
    ['sign', progress({ unread: 0, submitted: 3 })],
    ['signed', { ...progress({ unread: 0, submitted: 3 }), signedAt }],
    ['noTeams', progress({ teams: 0, unread: 0 })],
    ['closed', { phase: 'over' }],
    ['goOn', { phase: 'over', longer }],
    ['pledge', { phase: 'over', longer, pledge: 'unsigned' }],
    ['refused', { phase: 'over', longer, pledge: 'refused' }],
    ['closed', { phase: 'over', pledge: 'unsigned' }],
    // The result is final before the stage's time is over, and after it judging is open once more.
    ['closed', { phase: 'over', closesAt: '2999-01-01T00:00:00Z' }],
    ['begin', { phase: 'open', closesAt: '2000-01-01T00:00:00Z' }],
    ['signed', { phase: 'over', signedAt }],
    // The text has changed after signing the stage: asked again, while it is open.
    ['pledge', { signedAt, pledge: 'unsigned' }],
  ] as const)('%s', (step, given) => {
    expect(stepOf({ ...stage, ...given } as MyStage)).toBe(step);
  });

  test.each([
    ['pledge', 'unsigned', '/pointer/pledge/3/2'],
    ['refused', 'refused', '/pointer/pledge/3/2'],
    ['closed', 'unsigned', '/pointer/pledge/3/2'],
    ['closed', 'signed', '/pointer/list/3/2'],
    ['signed', 'signed', '/pointer/list/3/2'],
    ['begin', 'signed', '/pointer/list/3/2'],
    ['wait', 'signed', null],
    ['noTeams', 'signed', null],
  ] as const)('%s with the pledge %s leads to %s', (step, pledge, path) => {
    expect(pathOf(step, { ...stage, pledge })).toBe(path);
  });
});

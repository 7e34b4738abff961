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
  pledge: 'signed',
  panelName: null,
  progress: { teams: 3, unread: 3, draft: 0, submitted: 0, recused: 0 },
  signedAt: null,
};
const now = '2026-05-12T00:00:00.000Z';
const progress = (given: Partial<MyStage['progress']>) => ({ progress: { ...stage.progress, ...given } });

describe('what to do next in a stage', () => {
  test.each([
    ['pledge', { pledge: 'unsigned' }, now],
    [
      'pledge',
      { pledge: 'unsigned', opensAt: '2026-06-01T00:00:00Z', closesAt: '2026-06-09T00:00:00Z' },
      now,
    ],
    ['refused', { pledge: 'refused' }, now],
    ['wait', {}, '2026-05-10T23:59:59.999Z'],
    ['begin', {}, '2026-05-11T00:00:00.000Z'],
    ['goOn', progress({ unread: 2, draft: 1 }), now],
    ['goOn', progress({ unread: 2, submitted: 1 }), now],
    ['sign', progress({ unread: 0, submitted: 3 }), now],
    ['signed', { ...progress({ unread: 0, submitted: 3 }), signedAt: now }, now],
    ['noTeams', progress({ teams: 0, unread: 0 }), now],
    ['begin', {}, '2026-05-24T08:59:59.999Z'],
    ['closed', {}, '2026-05-24T09:00:00.000Z'],
    ['closed', { pledge: 'unsigned' }, '2026-05-24T09:00:00.000Z'],
    ['signed', { signedAt: now }, '2026-05-30T00:00:00.000Z'],
    // The text has changed after signing the stage: asked again, while it is open.
    ['pledge', { signedAt: now, pledge: 'unsigned' }, now],
  ] as const)('%s', (step, given, at) => {
    expect(stepOf({ ...stage, ...given } as MyStage, at)).toBe(step);
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

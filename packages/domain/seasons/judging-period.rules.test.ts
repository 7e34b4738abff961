import { describe, expect, test } from 'vitest';
import { isJudging, isOver, judgingPeriod, judgingPhase } from './judging-period.rules.ts';

describe('F1 judging has a beginning', () => {
  const at = (text: string) => new Date(`2026-06-${text}Z`);
  const application = {
    stageNo: 1,
    kind: 'application',
    opensAt: at('01T00:00'),
    closesAt: at('05T09:00'),
  };
  const review = { stageNo: 2, kind: 'review', opensAt: at('04T00:00'), closesAt: at('20T09:00') };
  const rules = (more: object = {}) =>
    ({
      track: { trackNo: 3, graceMinutes: 10 },
      stages: [application, review],
      extensions: [],
      completions: [],
      finished: false,
      ...more,
    }) as unknown as Parameters<typeof judgingPeriod>[0];
  const more = (teamNo: number, closesAt: string, givenAt: string) => ({
    extensions: [{ trackNo: 3, stageNo: 1, teamNo, closesAt: at(closesAt), givenAt: at(givenAt) }],
  });
  const begins = (given: object, teamNo: number | null = null) =>
    judgingPeriod(rules(given), { stageNo: 2, teamNo }).beginsAt.toISOString().slice(5, 16);
  test('after the grace of the application, though the stage opened before', () => {
    expect(begins({})).toBe('06-05T09:10');
  });
  test('a team that was given more time before then is waited for by all', () => {
    expect(begins(more(7, '06T09:00', '05T00:00'))).toBe('06-06T09:10');
  });
  test('one that is let in later is waited for alone', () => {
    const late = more(7, '09T09:00', '08T00:00');
    expect([begins(late), begins(late, 8), begins(late, 7)]).toEqual([
      '06-05T09:10',
      '06-05T09:10',
      '06-09T09:10',
    ]);
  });
  test('one that was asked to complete its application once judging has begun is judged meanwhile', () => {
    const asked = [{ trackNo: 3, stageNo: 1, teamNo: 7, dueAt: at('08T00:00'), givenAt: at('07T00:00') }];
    expect([begins({ completions: asked }), begins({ completions: asked }, 7)]).toEqual([
      '06-05T09:10',
      '06-05T09:10',
    ]);
  });
  test('R-05 sheets are written from its first instant to the one before its last', () => {
    const period = judgingPeriod(rules(), { stageNo: 2 });
    const [begins, closes] = [period.beginsAt.getTime(), period.closesAt.getTime()];
    const open = [begins - 1, begins, closes - 1, closes].map((time) => isJudging(period, new Date(time)));
    expect(open).toEqual([false, true, true, false]);
    expect([begins - 1, closes - 1, closes].map((time) => isOver(period, new Date(time)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isJudging({ ...period, ended: true }, period.beginsAt)).toBe(false);
  });
  test('F2 it ends with the final result, and goes on until the time a reopening sets', () => {
    const now = at('21T00:00');
    const open = (final: Parameters<typeof judgingPeriod>[1]['final'], when = now, signed = false) =>
      judgingPhase(judgingPeriod(rules(), { stageNo: 2, final }), { signed, now: when });
    expect(open(null)).toBe('over');
    expect(open(null, at('05T09:09'))).toBe('waiting');
    expect(open(null, at('05T09:10'))).toBe('open');
    expect(open({ reopenedUntil: null }, at('06T00:00'))).toBe('over');
    expect(open({ reopenedUntil: null }, at('06T00:00'), true), 'S-04, who has signed').toBe('open');
    expect(open({ reopenedUntil: at('22T00:00') })).toBe('open');
    expect(open({ reopenedUntil: at('22T00:00') }, at('22T00:00'))).toBe('over');
  });
});

import { describe, expect, test } from 'vitest';
import { effectiveDeadline, withCompletion } from '../seasons/rules.ts';
import { arrivalAt, countable, mayBegin, mayCancel, maySave } from './deadline.rules.ts';

const track = { trackNo: 3, graceMinutes: 10 };
const stage = {
  stageNo: 1,
  opensAt: new Date('2026-05-01T00:00:00.000Z'),
  closesAt: new Date('2026-06-01T18:00:00+09:00'),
};
const deadline = effectiveDeadline(stage, track, [], 1);
const upload = (startedAt: string, storedAt: string | null) => ({
  startedAt: new Date(startedAt),
  storedAt: storedAt === null ? null : new Date(storedAt),
});
/** The closing came while it was under way. */
const before = [upload('2026-06-01T08:59:59.999Z', '2026-06-01T09:00:40.000Z')];
const atClosing = [upload('2026-06-01T09:00:00.000Z', '2026-06-01T09:00:01.000Z')];
const inTime = [upload('2026-06-01T08:00:00.000Z', '2026-06-01T08:59:59.999Z')];
const asItCloses = [upload('2026-06-01T08:59:00.000Z', '2026-06-01T09:00:00.000Z')];
const underWay = [upload('2026-06-01T08:59:00.000Z', null)];
const underWaySince = [upload('2026-06-01T09:00:00.000Z', null)];

describe('R-05 the deadline, 18:00 KST on 1 June, grace 10 min', () => {
  test.each([
    ['the millisecond before it opens', '2026-04-30T23:59:59.999Z', 'early'],
    ['the instant it opens', '2026-05-01T00:00:00.000Z', 'open'],
    ['a second before the closing', '2026-06-01T08:59:59.000Z', 'open'],
    ['a millisecond before the closing', '2026-06-01T08:59:59.999Z', 'open'],
    ['the closing instant', '2026-06-01T09:00:00.000Z', 'grace'],
    ['a millisecond after the closing', '2026-06-01T09:00:00.001Z', 'grace'],
    ['a second after the closing', '2026-06-01T09:00:01.000Z', 'grace'],
    ['a millisecond before the grace ends', '2026-06-01T09:09:59.999Z', 'grace'],
    ['the instant the grace ends', '2026-06-01T09:10:00.000Z', 'grace'],
    ['a millisecond after the grace', '2026-06-01T09:10:00.001Z', 'late'],
    ['a second after the grace', '2026-06-01T09:10:01.000Z', 'late'],
    ['the same instant told in Los Angeles', '2026-06-01T01:59:59.999-07:00', 'open'],
    ['the closing instant told in Los Angeles', '2026-06-01T02:00:00.000-07:00', 'grace'],
    ['the closing instant told in Kathmandu', '2026-06-01T14:45:00.000+05:45', 'grace'],
    ['18:00 on the clock of London is too late', '2026-06-01T18:00:00.000+01:00', 'late'],
  ])('%s (%s) is %s', (_case, now, arrival) => {
    const at = new Date(now);
    expect(arrivalAt(deadline, at)).toBe(arrival);
    expect(mayBegin(deadline, at)).toBe(arrival === 'open');
    expect(maySave(deadline, at)).toBe(arrival === 'open' || arrival === 'grace');
    expect(mayCancel(deadline, at)).toBe(arrival === 'open');
  });

  test.each([
    ['before the closing everything counts', '2026-06-01T08:59:59.999Z', [], 'all'],
    ['at the closing without an upload nothing does', '2026-06-01T09:00:00.000Z', [], 'nothing'],
    ['at the closing with an upload begun before', '2026-06-01T09:00:00.000Z', before, 'before'],
    ['at the closing with an upload begun then', '2026-06-01T09:00:00.000Z', atClosing, 'nothing'],
    ['at the closing, all there a millisecond before', '2026-06-01T09:00:00.000Z', inTime, 'nothing'],
    ['at the closing, the last one there that instant', '2026-06-01T09:00:00.000Z', asItCloses, 'before'],
    ['at the closing, one still under way', '2026-06-01T09:00:00.000Z', underWay, 'before'],
    ['at the closing, one under way since then', '2026-06-01T09:00:00.000Z', underWaySince, 'nothing'],
    ['slow upload beside those in time', '2026-06-01T09:05:00.000Z', [...inTime, ...before], 'before'],
    ['slow upload, a millisecond before the grace ends', '2026-06-01T09:09:59.999Z', before, 'before'],
    ['slow upload, when the grace ends', '2026-06-01T09:10:00.000Z', before, 'before'],
    ['slow upload, a millisecond after the grace', '2026-06-01T09:10:00.001Z', before, 'nothing'],
    ['one of several uploads is enough', '2026-06-01T09:05:00.000Z', [...atClosing, ...before], 'before'],
    ['before it opens nothing counts', '2026-04-30T23:59:59.999Z', before, 'nothing'],
  ])('%s: %s', (_case, now, uploads, what) => {
    const counts = countable(deadline, new Date(now), uploads);
    expect(counts.what).toBe(what);
    if (counts.what === 'before') expect(counts.instant).toEqual(deadline.closesAt);
  });
});

describe('R-05 extensions', () => {
  const extended = (teamNo: number | null, minutes: number) => ({
    trackNo: 3,
    stageNo: 1,
    teamNo,
    closesAt: new Date(stage.closesAt.getTime() + minutes * 60_000),
  });
  test.each([
    ['for all, an hour later', [extended(null, 60)], 1, 60],
    ['for this team, an hour later', [extended(1, 60)], 1, 60],
    ['for another team changes nothing', [extended(2, 60)], 1, 0],
    ['for all and longer for this team', [extended(null, 30), extended(1, 60)], 1, 60],
    ['for this team and longer for all', [extended(1, 30), extended(null, 60)], 1, 60],
    ['of another stage changes nothing', [{ ...extended(null, 60), stageNo: 2 }], 1, 0],
  ])('%s', (_case, extensions, teamNo, minutes) => {
    const later = effectiveDeadline(stage, track, extensions, teamNo);
    const closing = stage.closesAt.getTime() + minutes * 60_000;
    expect(arrivalAt(later, new Date(closing - 1))).toBe('open');
    expect(arrivalAt(later, new Date(closing))).toBe('grace');
    expect(arrivalAt(later, new Date(closing + 600_000))).toBe('grace');
    expect(arrivalAt(later, new Date(closing + 600_001))).toBe('late');
  });
});

describe('R-05 a request to complete, due at 18:00 KST on 3 June', () => {
  const request = { requestId: 1, items: ['answers'], dueAt: new Date('2026-06-03T18:00:00+09:00') };
  const asked = withCompletion(deadline, request, track);
  const due = [upload('2026-06-03T08:59:59.999Z', null)];
  test.each([
    ['before the ordinary closing everything counts', '2026-06-01T08:59:59.999Z', [], 'all', null],
    ['from it on what was asked for, as it is now', '2026-06-01T09:00:00.000Z', [], 'asked', null],
    ['after the ordinary grace too', '2026-06-01T09:10:00.001Z', before, 'asked', null],
    ['a millisecond before it is due', '2026-06-03T08:59:59.999Z', [], 'asked', null],
    ['when it is due, nothing more', '2026-06-03T09:00:00.000Z', [], 'nothing', null],
    ['but with an upload begun before, as it stood', '2026-06-03T09:00:00.000Z', due, 'asked', request.dueAt],
    ['when its grace ends', '2026-06-03T09:10:00.000Z', due, 'asked', request.dueAt],
    ['a millisecond after its grace', '2026-06-03T09:10:00.001Z', due, 'nothing', null],
    ['before the stage opens nothing', '2026-04-30T23:59:59.999Z', due, 'nothing', null],
  ])('%s (%s)', (_case, now, uploads, what, until) => {
    const counts = countable(asked, new Date(now), uploads);
    expect(counts.what).toBe(what);
    if (counts.what === 'asked') expect(counts).toMatchObject({ items: ['answers'], until });
    expect(mayCancel(asked, new Date(now))).toBe(what === 'all');
  });

  test.each([
    ['until the ordinary closing', deadline.closesAt],
    ['until the millisecond before it', new Date(deadline.closesAt.getTime() - 1)],
  ])('%s changes nothing', (_case, dueAt) => {
    expect(withCompletion(deadline, { ...request, dueAt }, track)).toEqual(deadline);
  });

  test.each([
    ['earlier than the request: all is open until the extension', '2026-06-02T18:00:00+09:00', 'asked'],
    ['at the instant of the request: all is open until then', '2026-06-03T18:00:00+09:00', 'nothing'],
    ['later than the request: all stays open', '2026-06-04T18:00:00+09:00', 'all'],
  ])('and an extension %s', (_case, closesAt, what) => {
    const longer = { trackNo: 3, stageNo: 1, teamNo: null, closesAt: new Date(closesAt) };
    const both = withCompletion(effectiveDeadline(stage, track, [longer], 1), request, track);
    const shorter = Math.min(longer.closesAt.getTime(), request.dueAt.getTime());
    expect(countable(both, new Date(shorter - 1), []).what).toBe('all');
    expect(countable(both, new Date(shorter), []).what).toBe(what);
  });

  test('in a season that was ended nothing counts, at whatever time', () => {
    for (const now of ['2026-05-20T00:00:00.000Z', '2026-06-01T09:05:00.000Z', '2026-06-02T00:00:00.000Z']) {
      const over = { ...asked, over: true } as const;
      expect(countable(over, new Date(now), [...before, ...due]).what).toBe('nothing');
      for (const possible of [mayBegin, maySave, mayCancel])
        expect(possible(over, new Date(now))).toBe(false);
    }
  });
});

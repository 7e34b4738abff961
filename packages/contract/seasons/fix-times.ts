import { addDays, koreanDay, koreanInstant, timeOfKoreanDay } from '../korean-days.ts';
import { isWorkingDay } from '../korean-holidays.ts';
import { type Contradiction, stageAfter } from './contradictions.ts';
import { type FixStep, shifted } from './fix-steps.ts';
import type { PlannedStage, PlannedTrack } from './plan.ts';

/** Fixes of where a stage begins and ends, the one that changes least first. */
export function periodFixes(track: PlannedTrack, index: number, { kind, about }: Contradiction): FixStep[] {
  const stage = track.stages[index];
  if (!stage) return [];
  if (kind === 'stagesOverlap') {
    const earlier = track.stages.find(({ stageNo }) => String(stageNo) === about);
    return earlier?.closesAt ? behind(track, index, new Date(earlier.closesAt)) : [];
  }
  if (kind === 'periodReversed') return turned(track.lane, stage);
  return kind === 'stageWithoutPeriod' ? given(track, index) : [];
}

/** Fixes of the times that belong to a stage's closing. */
export function stageFixes(track: PlannedTrack, index: number, { kind }: Contradiction): FixStep[] {
  const stage = track.stages[index];
  if (!stage?.closesAt) return [];
  const closing = new Date(stage.closesAt);
  const at = { lane: track.lane, stageNo: stage.stageNo };
  if (kind === 'announcementMissing') {
    const day = workingDay(addDays(koreanDay(closing), 3));
    return [{ kind: 'setAnnouncement', ...at, to: koreanInstant(day, '14:00').toISOString() }];
  }
  if (kind === 'announcementBeforeEnd' && stage.announcesAt) {
    const to = workingInstant(closing, new Date(stage.announcesAt));
    return [{ kind: 'setAnnouncement', ...at, to: to.toISOString() }];
  }
  if (!kind.startsWith('confirmBy')) return [];
  return confirmations(closing, stageAfter(track.stages, index)).map((to) => ({
    kind: 'setConfirmBy',
    ...at,
    to: to.toISOString(),
  }));
}

/**
 * Behind `end`, on a working day at the stage's own time of day. A stage that keeps half of its length only
 * opens later; else it moves whole, and the stages after it too where there is no room.
 */
function behind(track: PlannedTrack, index: number, end: Date): FixStep[] {
  const stage = track.stages[index];
  if (!stage?.opensAt || !stage.closesAt) return [];
  const [opensAt, closesAt] = [Date.parse(stage.opensAt), Date.parse(stage.closesAt)];
  const to = workingInstant(end, new Date(opensAt));
  const whole = shifted(stage, to.getTime() - opensAt);
  const step = {
    kind: 'moveStage',
    lane: track.lane,
    stageNo: stage.stageNo,
    to: to.toISOString(),
  } as const;
  const shorter: FixStep = { ...step, closesAt: stage.closesAt, also: [] };
  const later: FixStep = { ...step, closesAt: whole.closesAt ?? stage.closesAt, also: [] };
  const others = track.stages.slice(index + 1).map(({ stageNo }) => stageNo);
  const keepsHalf = closesAt - to.getTime() >= (closesAt - opensAt) / 2;
  return keepsHalf
    ? [shorter, later, { ...later, also: others }]
    : [later, { ...later, also: others }, shorter];
}

/** A period whose ends stand the wrong way round, or at one instant. */
function turned(lane: number, { stageNo, opensAt, closesAt }: PlannedStage): FixStep[] {
  if (!opensAt || !closesAt) return [];
  const at = { kind: 'setPeriod', lane, stageNo } as const;
  const opening = new Date(opensAt);
  const longer = [7, 1].map((days): FixStep => ({ ...at, opensAt, closesAt: closing(opening, days) }));
  return opensAt === closesAt ? longer : [{ ...at, opensAt: closesAt, closesAt: opensAt }, ...longer];
}

/** A period for a stage without one: after the stage before it, of two weeks or what room there is. */
function given(track: PlannedTrack, index: number): FixStep[] {
  const stage = track.stages[index];
  const before = track.stages.slice(0, index).findLast(({ kind }) => kind !== 'material');
  if (!stage) return [];
  const opening = stage.opensAt
    ? new Date(stage.opensAt)
    : before?.closesAt && workingInstant(new Date(before.closesAt), koreanInstant('2000-01-01', '10:00'));
  if (!opening) return [];
  const at = { kind: 'setPeriod', lane: track.lane, stageNo: stage.stageNo } as const;
  const opensAt = opening.toISOString();
  if (stage.closesAt) return [{ ...at, opensAt, closesAt: stage.closesAt }];
  return [13, 6, 3, 1].map((days) => ({ ...at, opensAt, closesAt: closing(opening, days) }));
}

/** 18:00 on the working day `days` days after an opening, or the next one. */
function closing(opening: Date, days: number): string {
  return koreanInstant(workingDay(addDays(koreanDay(opening), days)), '18:00').toISOString();
}

/** When members may confirm by, at best: two days after the closing, else before the next stage opens. */
function confirmations(closing: Date, next: PlannedStage | undefined): Date[] {
  const evenings = [koreanInstant(addDays(koreanDay(closing), 2), '18:00')];
  if (!next?.opensAt) return evenings;
  const opening = new Date(next.opensAt);
  const eve = koreanInstant(addDays(koreanDay(opening), -1), '18:00');
  return [...evenings, eve, opening, closing];
}

/** The first instant from `earliest` on that is on a working day at the time of day of `like`. */
function workingInstant(earliest: Date, like: Date): Date {
  const midnight = (day: string) => koreanInstant(day, '00:00').getTime();
  const time = timeOfKoreanDay(like);
  const today = koreanDay(earliest);
  const first = midnight(today) + time < earliest.getTime() ? addDays(today, 1) : today;
  return new Date(midnight(workingDay(first)) + time);
}

/** The day itself or the next on which people work; weeks without one do not come. */
function workingDay(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

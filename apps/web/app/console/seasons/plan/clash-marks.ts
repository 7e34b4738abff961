import type { Contradiction } from '@chulbal/contract/seasons/contradictions';
import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { hoursBetween } from './korean-moment.ts';

/** What is hatched on a lane: from when until when, and how much it is. */
export type ClashMark = {
  key: string;
  kind: 'overlap' | 'reversed' | 'announcedEarly' | 'confirmEarly' | 'confirmLate' | 'rubric';
  from: string;
  until: string;
  /** Hours of the clash; of a rubric its points. */
  amount: number;
};

/** Marks of the contradictions that have a place in time. */
export function clashMarks(track: PlannedTrack, found: readonly Contradiction[]): ClashMark[] {
  const marks = found
    .filter(({ lane, weight }) => lane === track.lane && weight === 'blocks')
    .flatMap((one) => markOf(track, one) ?? []);
  // two flags on one spot would hide one another; the list says both
  return marks.filter(({ from }, at) => !marks.slice(0, at).some((before) => before.from === from));
}

function markOf(track: PlannedTrack, { kind, stageNo, about }: Contradiction): ClashMark | null {
  const at = track.stages.findIndex((one) => one.stageNo === stageNo);
  const stage = track.stages[at];
  if (!stage?.opensAt || !stage.closesAt) return null;
  const { opensAt, closesAt, announcesAt, confirmBy } = stage;
  const mark = (what: ClashMark['kind'], from: string | null | undefined, until: string | null) =>
    from && until
      ? { key: `${kind} ${stageNo} ${about}`, kind: what, from, until, amount: hoursBetween(from, until) }
      : null;
  switch (kind) {
    case 'stagesOverlap': {
      const earlier = track.stages.find((one) => String(one.stageNo) === about);
      return mark('overlap', later(opensAt, earlier?.opensAt), sooner(closesAt, earlier?.closesAt));
    }
    case 'periodReversed':
      return mark('reversed', closesAt, opensAt);
    case 'announcementBeforeEnd':
      return mark('announcedEarly', announcesAt, closesAt);
    case 'confirmByBeforeEnd':
      return mark('confirmEarly', confirmBy, closesAt);
    case 'confirmByAfterNextStage': {
      const next = track.stages.slice(at + 1).find((one) => one.kind !== 'material');
      return mark('confirmLate', next?.opensAt, confirmBy);
    }
    case 'rubricNotHundred': {
      const points = stage.rubric?.reduce((sum, criterion) => sum + criterion.points, 0) ?? 0;
      return { key: `${kind} ${stageNo}`, kind: 'rubric', from: opensAt, until: opensAt, amount: points };
    }
    default:
      return null;
  }
}

function later(one: string, other: string | null | undefined): string {
  return other && Date.parse(other) > Date.parse(one) ? other : one;
}

function sooner(one: string, other: string | null | undefined): string | null {
  return other ? (Date.parse(other) < Date.parse(one) ? other : one) : null;
}

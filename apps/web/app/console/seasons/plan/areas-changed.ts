import type { PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';

type Text = { ko: string; en: string };

/** A part of the season that differs between two plans, as far as people need to recognise it. */
export type ChangedArea =
  | { kind: 'name' | 'regions' | 'choices' | 'bonuses' }
  | { kind: 'track'; how: 'added' | 'removed' | 'changed'; lane: number; name: Text; stages: Text[] };

/** What was changed from one plan to another; tracks are the same by their number. */
export function areasChanged(before: SeasonPlan, after: SeasonPlan): ChangedArea[] {
  const areas: ChangedArea[] = [];
  for (const kind of ['name', 'regions', 'choices', 'bonuses'] as const) {
    if (differ(before[kind], after[kind])) areas.push({ kind });
  }
  for (const track of after.tracks) {
    const was = sameTrack(before, track);
    if (!was) areas.push(area('added', track, []));
    else if (differ(was, track)) areas.push(area('changed', track, stagesChanged(was, track)));
  }
  for (const track of before.tracks) {
    if (!sameTrack(after, track)) areas.push(area('removed', track, []));
  }
  return areas;
}

function area(
  how: 'added' | 'removed' | 'changed',
  { lane, name }: PlannedTrack,
  stages: Text[],
): ChangedArea {
  return { kind: 'track', how, lane, name, stages };
}

function sameTrack(plan: SeasonPlan, { trackNo }: PlannedTrack): PlannedTrack | undefined {
  return plan.tracks.find((track) => track.trackNo === trackNo);
}

function stagesChanged(before: PlannedTrack, after: PlannedTrack): Text[] {
  const gone = before.stages.filter(
    ({ stageNo }) => !after.stages.some((stage) => stage.stageNo === stageNo),
  );
  const others = after.stages.filter((stage) =>
    differ(
      stage,
      before.stages.find(({ stageNo }) => stageNo === stage.stageNo),
    ),
  );
  return [...others, ...gone].map(({ name }) => name);
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

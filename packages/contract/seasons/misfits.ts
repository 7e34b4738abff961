import type { FieldErrorName } from '../field-errors.ts';
import type { DocumentSlot } from './seasons.ts';

/** What keeps a plan from being stored at all: a part that is there twice or names one that is not there. */
export type Misfit = { path: (string | number)[]; message: FieldErrorName };

type Coded = { code: string };

/** What of a season's plan tells its parts apart. */
type Plan = {
  regions: readonly (Coded & { sidos: readonly string[] })[];
  choices: Readonly<Record<string, readonly Coded[]>>;
  bonuses: readonly { aaNo: number }[];
  tracks: readonly Track[];
};

type Track = {
  trackNo: number | null;
  lane: number;
  topLane: number | null;
  stages: readonly {
    stageNo: number;
    rubric: readonly Coded[] | null;
    material: { slots: readonly Coded[] } | null;
  }[];
  documents: readonly { slot: DocumentSlot }[];
  quotas: readonly { regionCode: string }[];
};

/** Everything in a plan that does not fit together, by its path in the plan. */
export function* misfits(plan: Plan): Generator<Misfit> {
  const { regions, choices, bonuses, tracks } = plan;
  yield* twice(regions, ({ code }) => code, ['regions'], 'code');
  for (const [index, { sidos }] of regions.entries()) {
    yield* twice(sidos, (sido) => sido, ['regions', index, 'sidos']);
  }
  for (const [field, list] of Object.entries(choices)) {
    yield* twice(list, ({ code }) => code, ['choices', field], 'code');
  }
  yield* twice(bonuses, ({ aaNo }) => aaNo, ['bonuses'], 'aaNo');
  yield* twice(tracks, ({ lane }) => lane, ['tracks'], 'lane');
  yield* twice(tracks, ({ trackNo }) => trackNo, ['tracks'], 'trackNo');
  for (const [index, track] of tracks.entries()) yield* trackMisfits(plan, track, ['tracks', index]);
}

function* trackMisfits(plan: Plan, track: Track, path: (string | number)[]): Generator<Misfit> {
  yield* twice(track.stages, ({ stageNo }) => stageNo, [...path, 'stages'], 'stageNo');
  for (const [place, { rubric, material }] of track.stages.entries()) {
    const at = [...path, 'stages', place];
    yield* twice(rubric ?? [], ({ code }) => code, [...at, 'rubric'], 'code');
    yield* twice(material?.slots ?? [], ({ code }) => code, [...at, 'material', 'slots'], 'code');
  }
  yield* twice(track.documents, ({ slot }) => slot, [...path, 'documents'], 'slot');
  yield* twice(track.quotas, ({ regionCode }) => regionCode, [...path, 'quotas'], 'regionCode');
  for (const [place, { regionCode }] of track.quotas.entries()) {
    if (!plan.regions.some(({ code }) => code === regionCode)) {
      yield { path: [...path, 'quotas', place, 'regionCode'], message: 'invalid' };
    }
  }
  if (!hasItsParent(plan.tracks, track)) yield { path: [...path, 'topLane'], message: 'invalid' };
}

function* twice<T>(
  list: readonly T[],
  keyOf: (item: T) => string | number | null,
  path: (string | number)[],
  field?: string,
): Generator<Misfit> {
  const seen = new Set<string | number>();
  for (const [index, item] of list.entries()) {
    const key = keyOf(item);
    if (key === null) continue;
    if (seen.has(key)) yield { path: [...path, index, ...(field ? [field] : [])], message: 'twice' };
    seen.add(key);
  }
}

/** Whether the track above is there, if it names one, and none above it is the track itself. */
function hasItsParent(tracks: readonly Track[], { lane, topLane }: Track): boolean {
  let above = topLane;
  for (let steps = 0; above !== null && steps <= tracks.length; steps += 1) {
    const parent = tracks.find((each) => each.lane === above);
    if (!parent || parent.lane === lane) return false;
    above = parent.topLane;
  }
  return above === null;
}

import type { RuleChange } from '@chulbal/contract/seasons/operators';
import type { PlannedTrack, SeasonPlan } from '@chulbal/contract/seasons/plan';

type Place = Pick<RuleChange, 'trackNo' | 'lane' | 'stageNo'>;
const ofSeason: Place = { trackNo: null, lane: null, stageNo: null };

/** What tells the items of a list apart, by the list's name. */
const keys: Record<string, string> = {
  regions: 'code',
  bonuses: 'aaNo',
  quotas: 'regionCode',
  documents: 'slot',
  rubric: 'code',
  stages: 'stageNo',
};

/**
 * What differs between two plans of a season, in the order of the later one: one entry for each value, texts in
 * both languages as one value; one with an empty path for a track or stage that is new or gone.
 */
export function ruleChanges(before: SeasonPlan, after: SeasonPlan): RuleChange[] {
  const { tracks: tracksBefore, year: _, ...seasonBefore } = before;
  const { tracks: tracksAfter, year: __, ...seasonAfter } = after;
  const changes = differences(ofSeason, seasonBefore, seasonAfter);
  for (const track of tracksAfter) {
    const old = tracksBefore.find(({ trackNo }) => trackNo === track.trackNo);
    changes.push(...trackChanges(old, track));
  }
  for (const track of tracksBefore) {
    if (tracksAfter.some(({ trackNo }) => trackNo === track.trackNo)) continue;
    changes.push({ ...placeOf(track), path: '', before: track, after: null });
  }
  return changes;
}

/** The same for the audit log: values by their place and path, before and after. */
export function auditOf(changes: readonly RuleChange[]): {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
} {
  const named = changes.map((change) => [nameOf(change), change] as const);
  return {
    before: Object.fromEntries(named.map(([name, { before }]) => [name, before])),
    after: Object.fromEntries(named.map(([name, { after }]) => [name, after])),
  };
}

/** A season as the audit log names it. */
export function seasonObject({ year, name }: Pick<SeasonPlan, 'year' | 'name'>) {
  return { kind: 'season', id: year, label: name.ko || String(year) };
}

/** Tracks whose teams a publishing touches: those that change, or all when the season itself does. */
export function touchedTracks(changes: readonly RuleChange[]): number[] | 'all' {
  if (changes.some(({ trackNo, path }) => trackNo === null && path !== 'name')) return 'all';
  return [...new Set(changes.flatMap(({ trackNo }) => trackNo ?? []))];
}

function nameOf({ lane, stageNo, path }: RuleChange): string {
  const parts = [lane && `lane${lane}`, stageNo && `stage${stageNo}`, path];
  return parts.filter(Boolean).join('.') || 'season';
}

function placeOf({ trackNo, lane }: PlannedTrack): Place {
  return { trackNo, lane, stageNo: null };
}

function trackChanges(before: PlannedTrack | undefined, after: PlannedTrack): RuleChange[] {
  const place = placeOf(after);
  if (!before) return [{ ...place, path: '', before: null, after }];
  const { trackNo: _, stages: stagesBefore, ...restBefore } = before;
  const { trackNo: __, stages: stagesAfter, ...restAfter } = after;
  const changes = differences(place, restBefore, restAfter);
  const numbers = (stages: PlannedTrack['stages']) => stages.map(({ stageNo }) => stageNo);
  changes.push(...orderChange(place, 'stages', numbers(stagesBefore), numbers(stagesAfter)));
  for (const stage of stagesAfter) {
    const here = { ...place, stageNo: stage.stageNo };
    const old = stagesBefore.find(({ stageNo }) => stageNo === stage.stageNo);
    if (old) changes.push(...differences(here, old, stage));
    else changes.push({ ...here, path: '', before: null, after: stage });
  }
  for (const stage of stagesBefore) {
    if (numbers(stagesAfter).includes(stage.stageNo)) continue;
    changes.push({ ...place, stageNo: stage.stageNo, path: '', before: stage, after: null });
  }
  return changes;
}

/** Differences of two values, as deep as there are names to say where. */
function differences(place: Place, before: unknown, after: unknown, path = ''): RuleChange[] {
  if (same(before, after)) return [];
  const key = path.startsWith('choices.') ? 'code' : (keys[path] ?? 'code');
  const [old, now] = [partsOf(before, key), partsOf(after, key)];
  if (!old || !now) return [{ ...place, path, before: before ?? null, after: after ?? null }];
  const under = (name: string) => (path ? `${path}.${name}` : name);
  const changes = [...new Set([...now.keys(), ...old.keys()])].flatMap((name) =>
    differences(place, old.get(name), now.get(name), under(name)),
  );
  if (!Array.isArray(after)) return changes;
  return [...orderChange(place, path, [...old.keys()], [...now.keys()]), ...changes];
}

/** The named parts of an object, or of a list whose items have a key; null for what is one value. */
function partsOf(value: unknown, key: string): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return 'ko' in value ? null : new Map(Object.entries(value));
  if (!value.every((item) => typeof item === 'object' && item !== null)) return null;
  return new Map(value.map((item) => [String(item[key]), item]));
}

/** Lists whose items stand in another order; those that also have other items say so by the items. */
function orderChange(
  place: Place,
  path: string,
  before: readonly (string | number)[],
  after: readonly (string | number)[],
): RuleChange[] {
  const sameItems = before.length === after.length && before.every((item) => after.includes(item));
  if (!sameItems || same(before, after)) return [];
  return [{ ...place, path: `${path}.order`, before, after }];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** With the names of objects in one order, however a database gives them back. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, child]) => [name, sorted(child)]));
}

import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { type MaterialRule, readMaterial, type SeasonRules } from './rules.ts';

/** A version's name that no other has had: the transaction that wrote it is part of it. */
export const versionKey = sql<string>`'rules ' || season_versions.season_id || ' ' || season_versions.version || ' ' || season_versions.xmin::text`;

/** The rules, of many kB, or null where this process has them already: a published version never changes. */
export function unlessCached(db: Db) {
  return sql<unknown>`case when ${versionKey} = any(${[...db.kept.keys()]}::text[]) then null else season_versions.rules end`;
}

/** The rules of a row read so: those of this process, or the row's, from now on kept. */
export function cachedRules(db: Db, { key, rules }: { key: string; rules: unknown }): SeasonRules {
  const kept = db.kept.get(key) as SeasonRules | undefined;
  if (kept) return kept;
  const read = frozen(revive(rules));
  db.kept.set(key, read);
  return read;
}

/** The same, and nobody can change it: everyone who asks is given this one. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    for (const each of Object.values(value)) frozen(each);
    Object.freeze(value);
  }
  return value;
}

/** Rules as JSON gives them back, with their instants as dates again. */
export function revive(stored: unknown): SeasonRules {
  const rules = stored as SeasonRules;
  for (const track of rules.tracks) {
    track.guardianForm ??= null;
    for (const stage of track.stages) {
      stage.opensAt = new Date(stage.opensAt);
      stage.closesAt = new Date(stage.closesAt);
      stage.confirmBy &&= new Date(stage.confirmBy);
      stage.announcesAt &&= new Date(stage.announcesAt);
      stage.material = readMaterial(stage.material) as MaterialRule | null;
    }
  }
  return rules;
}

import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { cachedRules, unlessCached, versionKey } from './cached-rules.queries.ts';
import { laterOf, readLater } from './later.queries.ts';
import type { Completion, Extension, SeasonRules } from './rules.ts';

/** A published season: the rules in force, and what has been extended since. */
export type PublishedSeason = {
  rules: SeasonRules;
  version: number;
  finished: boolean;
  publishedAt: Date;
  extensions: Extension[];
  completions: Completion[];
};

export type SeasonColumn = {
  status: string;
  version: number;
  publishedAt: string;
  key: string;
  rules: unknown;
  later: Parameters<typeof readLater>[0];
};

/** A published season as one column of a statement that joins `seasons` and `season_versions`, of one track or of all. */
export function seasonColumn(db: Db, trackNo: number | RawBuilder<unknown> | undefined) {
  return sql<SeasonColumn>`json_build_object('status', seasons.status, 'version', season_versions.version,
    'publishedAt', season_versions.published_at, 'key', ${versionKey}, 'rules', ${unlessCached(db)},
    'later', ${laterOf(sql.ref('seasons.id'), trackNo)})`;
}

export function readSeason(db: Db, season: SeasonColumn): PublishedSeason {
  return {
    rules: cachedRules(db, season),
    version: season.version,
    finished: season.status === 'finished',
    publishedAt: new Date(season.publishedAt),
    ...readLater(season.later),
  };
}

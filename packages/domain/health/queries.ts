import type { Health } from '@chulbal/contract/health/health';
import { backupsState, invariantsState } from '@chulbal/contract/health/rules';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import { nextClosing } from '../applications/list/overview.rules.ts';
import { findListSeason, type ListSeason } from '../applications/list/season.queries.ts';
import { lastBackup } from '../backups/queries.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { invariants } from '../invariants/all.queries.ts';
import { findLastRun, isChecking } from '../invariants/check.queries.ts';
import { listClosings } from '../seasons/closings.queries.ts';
import { measureChannels } from './channels.queries.ts';
import { measureDatabase, measureFiles, measureJobs } from './measures.queries.ts';

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Somebody who saved so long ago still counts as writing. */
const WRITING_MS = 5 * MINUTE_MS;

/** How everything is, counted now by a fixed number of statements; the store is written to once. */
export async function getHealth(
  db: Db,
  files: FileStore,
  { language, now }: { language: Language; now: Date },
): Promise<Health> {
  const season = await findListSeason(db, {});
  return {
    ...(season ? await countPeople(db, season, { language, now }) : nobody(now)),
    database: await measureDatabase(db),
    files: await measureFiles(db, files, { now }),
    ...(await measureChannels(db, { now })),
    jobs: await measureJobs(db, { now }),
    backups: await readBackups(db, { now }),
    invariants: await readInvariants(db, { language, now }),
    lastHour: await readLastHour(db, { now }),
  };
}

async function readLastHour(db: Db, { now }: { now: Date }): Promise<Health['lastHour']> {
  const minutes = await db.sql
    .selectFrom('healthMinutes')
    .selectAll()
    .where('at', '>', before(now, MINUTES * MINUTE_MS))
    .where('at', '<=', now)
    .orderBy('at')
    .execute();
  return minutes.map(({ at, ...figures }) => ({ at: at.toISOString(), ...figures }));
}

type People = Pick<Health, 'deadline' | 'writing' | 'submittedLastHour' | 'minutes' | 'tracks'>;

function nobody(now: Date): People {
  return {
    deadline: null,
    writing: 0,
    submittedLastHour: 0,
    minutes: minutesUntil(now, new Map()),
    tracks: [],
  };
}

async function countPeople(
  db: Db,
  season: ListSeason,
  { language, now }: { language: Language; now: Date },
): Promise<People> {
  const { rows: tracks } = await sql<{
    trackNo: number;
    submitted: number;
    lastHour: number;
    writing: number;
  }>`
    select track_no, count(*) filter (where status = 'submitted')::int as submitted,
      count(*) filter (where status = 'submitted' and submitted_at >= ${before(now, MINUTES * MINUTE_MS)})::int as last_hour,
      count(*) filter (where status = 'draft' and saved_at >= ${before(now, WRITING_MS)})::int as writing
    from applications where season_id = ${season.id} group by track_no`.execute(db.sql);
  const { rows: minutes } = await sql<{ at: Date; submitted: number }>`
    select date_trunc('minute', s.arrived_at) as at, count(*)::int as submitted
    from submissions s join applications a on a.team_no = s.team_no
    where a.season_id = ${season.id} and s.arrived_at >= ${before(now, MINUTES * MINUTE_MS)} group by 1`.execute(
    db.sql,
  );
  const next = nextClosing(await listClosings(db, { year: season.year, language }), now);
  const counts = season.tracks.map(({ trackNo, lane, name }) => {
    const found = tracks.find((one) => Number(one.trackNo) === trackNo);
    const { submitted = 0, lastHour = 0, writing = 0 } = found ?? {};
    return { lane, name: name[language], submitted, lastHour, writing };
  });
  return {
    deadline: next && {
      closesAt: next.closesAt.toISOString(),
      names: [...new Set(next.stages.map(({ name }) => name))],
      lanes: [...new Set(next.stages.map(({ lane }) => lane))],
    },
    writing: counts.reduce((sum, { writing }) => sum + writing, 0),
    submittedLastHour: counts.reduce((sum, { lastHour }) => sum + lastHour, 0),
    minutes: minutesUntil(now, new Map(minutes.map(({ at, submitted }) => [at.getTime(), submitted]))),
    tracks: counts,
  };
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

function minutesUntil(now: Date, counts: ReadonlyMap<number, number>): Health['minutes'] {
  const running = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: MINUTES }, (_, place) => {
    const at = running - (MINUTES - 1 - place) * MINUTE_MS;
    return { at: new Date(at).toISOString(), submitted: counts.get(at) ?? 0 };
  });
}

async function readBackups(db: Db, { now }: { now: Date }): Promise<Health['backups']> {
  const { done, tried } = await lastBackup(db);
  const failed = tried?.outcome === 'failed';
  const ageMs = done && now.getTime() - done.endedAt.getTime();
  return { state: backupsState({ ageMs, failed }), lastAt: done?.endedAt.toISOString() ?? null, failed };
}

async function readInvariants(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<Health['invariants']> {
  const last = await findLastRun(db);
  const ageMs = last && now.getTime() - last.finishedAt.getTime();
  const breaches = (last?.breaches ?? []).map((breach) => ({
    ...breach,
    promise: promises(language).get(breach.rule) ?? breach.rule,
  }));
  return {
    state: invariantsState({ ageMs, breaches: breaches.length }),
    finishedAt: last?.finishedAt.toISOString() ?? null,
    ms: last && last.finishedAt.getTime() - last.startedAt.getTime(),
    rules: last?.rules ?? invariants.length,
    breaches,
    checking: await isChecking(db),
  };
}

function promises(language: Language): Map<string, string> {
  return new Map(invariants.map(({ name, promise }) => [name, promise[language]]));
}

/** What must hold at any time, in the words of a language. */
export function listInvariants(language: Language): { rule: string; promise: string }[] {
  return invariants.map(({ name, promise }) => ({ rule: name, promise: promise[language] }));
}

import { createHash } from 'node:crypto';
import type { ApplicationFilter } from '@chulbal/contract/applications/operators';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { Application } from '../places.queries.ts';
import { lockApplications } from '../work.queries.ts';
import { filteredApplications } from './filter.queries.ts';
import { findListSeason } from './season.queries.ts';

/** Every application that a filter found when it was chosen: how many, and the mark of which. */
export type EveryOf = { filter: ApplicationFilter; count: number; mark: string };

/** Applications that a bulk act is about: these, or every one of a filter. */
export type Chosen = { teamNos?: readonly number[] | undefined; every?: EveryOf | undefined };

/** Most applications that one act changes: its transaction has seconds. */
const MOST_AT_ONCE = 3_000;

/**
 * What choosing every application of a filter chooses: how many, and a mark by which the act knows that they are
 * still the same. Two queries.
 */
export async function chooseEvery(
  db: Db,
  _actor: OperatorActor,
  { filter }: { filter: ApplicationFilter },
): Promise<{ count: number; mark: string }> {
  const teamNos = await findTeamNos(db, filter);
  return { count: teamNos.length, mark: markOf(teamNos) };
}

/**
 * The chosen applications, held until the transaction ends (`lockApplications`). Throws teamNotFound 1115;
 * setChanged 4106 when a filter no longer finds what was chosen, with `{ count }` it finds now; invalidRequest
 * unless one of the two ways of choosing is given, or beyond 3,000 applications.
 */
export async function lockChosen(
  tx: Db,
  actor: OperatorActor,
  { teamNos = [], every }: Chosen,
): Promise<Application[]> {
  if (every ? teamNos.length > 0 : teamNos.length === 0) throw fault('invalidRequest');
  if (!every) return lockApplications(tx, actor, { teamNos });
  if (every.count > MOST_AT_ONCE) throw fault('invalidRequest', { message: tooMany });
  const found = await findTeamNos(tx, every.filter);
  assertSame(found, every);
  const held = found.length > 0 ? await lockApplications(tx, actor, { teamNos: found }) : [];
  // Whoever was waited for may have changed what the filter finds.
  assertSame(await findTeamNos(tx, every.filter), every);
  return held;
}

function assertSame(teamNos: readonly number[], { count, mark }: EveryOf): void {
  if (teamNos.length === count && markOf(teamNos) === mark) return;
  throw fault('setChanged', { detail: { count: teamNos.length } });
}

async function findTeamNos(db: Db, filter: ApplicationFilter): Promise<number[]> {
  const season = await findListSeason(db, filter);
  if (!season) return [];
  const rows = await filteredApplications(db, season, filter)
    .select('a.teamNo')
    .orderBy('a.teamNo')
    .execute();
  return rows.map(({ teamNo }) => teamNo);
}

/** Sixteen letters that other teams do not give. */
function markOf(teamNos: readonly number[]): string {
  return createHash('sha256').update(teamNos.join()).digest('hex').slice(0, 16);
}

const tooMany = {
  ko: '한 번에 3,000팀까지 할 수 있어요. 조건을 더해 나눠서 해 주세요.',
  en: 'At most 3,000 teams at once. Please add a condition and do it in parts.',
};

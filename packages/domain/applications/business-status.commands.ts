import { isBusinessNumber } from '@chulbal/contract/business-number';
import type { Db } from '../db.ts';
import { openFields } from './places.queries.ts';
import type { BusinessStatusesTable } from './tables.ts';
import { MOST_NUMBERS, type TaxOffice } from './tax-office.ts';

/** When a question without an answer is asked again. */
const AGAIN_MS = 10 * 60_000;

/**
 * Asks the tax office about business numbers of submissions that it was not asked about yet, and keeps what it says. Gives
 * how many teams it took; 0 when there is nothing to do. Holds no transaction while it waits.
 *
 * @throws what the tax office failed with; these teams are asked about again ten minutes later, and others meanwhile.
 */
export async function askTaxOffice(db: Db, office: TaxOffice, { now }: { now: Date }): Promise<number> {
  const teams = await listUnasked(db, now);
  if (teams.length === 0) return 0;
  const asked = teams.flatMap(({ number }) => number ?? []);
  const write = (stateOf: (number: string) => BusinessStatusesTable['state']) =>
    keep(
      db,
      teams.map(({ number, ...team }) => ({
        ...team,
        state: number ? stateOf(number) : ('none' as const),
        askedAt: now,
      })),
    );
  try {
    const said = asked.length > 0 ? await office.statuses([...new Set(asked)]) : new Map();
    await write((number) => said.get(number) ?? 'unanswered');
  } catch (error) {
    await write(() => 'unanswered');
    throw error;
  }
  return teams.length;
}

type Unasked = { teamNo: number; submissionVersion: number; number: string | null };

/** Submitted teams of running seasons whose newest submission was not asked about, with their number, digits only. */
async function listUnasked(db: Db, now: Date): Promise<Unasked[]> {
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('seasons', 'seasons.id', 'a.seasonId')
    .innerJoin('submissions as s', (join) =>
      join.onRef('s.teamNo', '=', 'a.teamNo').onRef('s.version', '=', 'a.submissionVersion'),
    )
    .leftJoin('businessStatuses as b', (join) =>
      join.onRef('b.teamNo', '=', 'a.teamNo').onRef('b.submissionVersion', '=', 'a.submissionVersion'),
    )
    .select(['a.teamNo', 'a.submissionVersion', 's.fieldsSealed'])
    .where('a.status', '=', 'submitted')
    .where('seasons.status', '=', 'published')
    .where(({ or, and, eb }) =>
      or([
        eb('b.teamNo', 'is', null),
        and([eb('b.state', '=', 'unanswered'), eb('b.askedAt', '<=', new Date(now.getTime() - AGAIN_MS))]),
      ]),
    )
    .orderBy('a.teamNo')
    .limit(MOST_NUMBERS)
    .execute();
  return rows.map(({ fieldsSealed, ...team }) => {
    const { teamCom = '0', teamComNo = '' } = openFields(db, fieldsSealed);
    const has = teamCom !== '0' && isBusinessNumber(teamComNo);
    return { ...team, number: has ? teamComNo.replaceAll('-', '') : null };
  });
}

async function keep(db: Db, rows: readonly BusinessStatusesTable[]): Promise<void> {
  await db.sql
    .insertInto('businessStatuses')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('teamNo').doUpdateSet(({ ref }) => ({
        submissionVersion: ref('excluded.submissionVersion'),
        state: ref('excluded.state'),
        askedAt: ref('excluded.askedAt'),
      })),
    )
    .execute();
}

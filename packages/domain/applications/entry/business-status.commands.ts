import { isBusinessNumber } from '@chulbal/contract/applications/business-number';
import type { Db } from '../../db.ts';
import { openFields } from '../places.queries.ts';
import type { BusinessStatusesTable } from '../tables.ts';
import { MOST_NUMBERS, type TaxOffice } from './tax-office.ts';

/** When a question without an answer is asked again. */
const AGAIN_MS = 10 * 60_000;

/**
 * Asks the tax office about business numbers of submissions that it was not asked about yet, and keeps what it says. Gives
 * how many teams it took; 0 when there is nothing to do. Holds no transaction while it waits. However many processes do
 * it at once, each takes teams of its own: a team is written down as asked about before it is.
 *
 * @throws what the tax office failed with; these teams are asked about again ten minutes later, and others meanwhile.
 */
export async function askTaxOffice(db: Db, office: TaxOffice, { now }: { now: Date }): Promise<number> {
  const teams = await takeTeams(db, await listUnasked(db, now), now);
  const asked = teams.flatMap(({ number, ...team }) => (number ? [{ ...team, number }] : []));
  if (asked.length === 0) return teams.length;
  const said = await office.statuses([...new Set(asked.map(({ number }) => number))]);
  await keep(
    db,
    asked.map(({ number, ...team }) => ({ ...team, state: said.get(number) ?? 'unanswered', askedAt: now })),
  );
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
        and([eb('b.state', '=', 'unanswered'), eb('b.askedAt', '<=', dueBefore(now))]),
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

/** Those of the teams that no other process has taken meanwhile; they count as asked without an answer from here on. */
async function takeTeams(db: Db, teams: readonly Unasked[], now: Date): Promise<Unasked[]> {
  if (teams.length === 0) return [];
  const taken = await db.sql
    .insertInto('businessStatuses')
    .values(
      teams.map(({ number, ...team }) => ({
        ...team,
        state: number ? ('unanswered' as const) : ('none' as const),
        askedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('teamNo')
        .doUpdateSet(({ ref }) => ({
          submissionVersion: ref('excluded.submissionVersion'),
          state: ref('excluded.state'),
          askedAt: ref('excluded.askedAt'),
        }))
        .where(({ or, and, eb, ref }) =>
          or([
            eb('businessStatuses.submissionVersion', '<', ref('excluded.submissionVersion')),
            and([
              eb('businessStatuses.submissionVersion', '=', ref('excluded.submissionVersion')),
              eb('businessStatuses.state', '=', 'unanswered'),
              eb('businessStatuses.askedAt', '<=', dueBefore(now)),
            ]),
          ]),
        ),
    )
    .returning('teamNo')
    .execute();
  const own = new Set(taken.map(({ teamNo }) => teamNo));
  return teams.filter(({ teamNo }) => own.has(teamNo));
}

/** Questions of before without an answer are asked again. */
function dueBefore(now: Date): Date {
  return new Date(now.getTime() - AGAIN_MS);
}

/** What was said of teams that were taken; of one that has submitted again meanwhile nothing is known any more. */
async function keep(db: Db, rows: readonly BusinessStatusesTable[]): Promise<void> {
  await db.sql
    .insertInto('businessStatuses')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('teamNo')
        .doUpdateSet(({ ref }) => ({ state: ref('excluded.state'), askedAt: ref('excluded.askedAt') }))
        .whereRef('businessStatuses.submissionVersion', '=', 'excluded.submissionVersion'),
    )
    .execute();
}

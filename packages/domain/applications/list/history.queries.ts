import type { ApplicationDetail, HistoryEvent } from '@chulbal/contract/applications/rows';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import { maskedName } from '../../masks.ts';
import type { Application } from '../places.queries.ts';
import { foldHistory, type Happening } from './history.rules.ts';

/** Known from the submissions, with the leader's name; of applicants the log keeps no names. */
const knownBefore = ['application.submit', 'application.resubmit', 'application.takeBack'];

/** As far back as anybody reads in a drawer, in entries of the log and in what they are folded to. */
const READ = 2_000;
const SHOWN = 100;

/**
 * What happened to an application, newest first: what the team did (`application.submit`, `application.resubmit`,
 * `application.takeBack`, `completion.answer`), and with `withLog` what operators and evaluators did, as in the audit
 * log, by their names; members' names are masked. One query.
 */
export async function listHistory(
  db: Db,
  known: {
    application: Application;
    receipts: readonly { version: number; arrivedAt: Date }[];
    completions: ApplicationDetail['completions'];
    leaderName: string;
    withLog: boolean;
  },
): Promise<HistoryEvent[]> {
  const { application, receipts, completions, leaderName: who, withLog } = known;
  const byTeam = (at: Date, action: string): Happening => ({
    at,
    action,
    actorKind: 'user',
    who,
    reason: null,
    thing: null,
  });
  const happenings = receipts.map(({ version, arrivedAt }) =>
    byTeam(arrivedAt, version === 1 ? 'application.submit' : 'application.resubmit'),
  );
  if (application.cancelledAt && application.status !== 'cancelled')
    happenings.push(byTeam(application.cancelledAt, 'application.takeBack'));
  for (const { answeredAt } of completions)
    if (answeredAt) happenings.push(byTeam(new Date(answeredAt), 'completion.answer'));
  if (withLog) happenings.push(...(await listLogged(db, application.teamNo, who)));
  return foldHistory(happenings).slice(0, SHOWN);
}

async function listLogged(db: Db, teamNo: number, leaderName: string): Promise<Happening[]> {
  const rows = await db.sql
    .selectFrom('auditEntries as e')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'e.actorId').on('e.actorKind', '=', 'evaluator'),
    )
    .leftJoin('members', (join) =>
      join
        .on('members.teamNo', '=', teamNo)
        .on('e.actorKind', '=', 'user')
        .on(sql<boolean>`members.tm_no::text = e.after->>'tmNo'`),
    )
    .select(['e.at', 'e.action', 'e.actorKind', 'e.actorName', 'e.reason'])
    .select(['accounts.name as evaluator', 'members.name as member'])
    .select(
      sql<string | null>`coalesce(e.after->>'serverFileName', e.after->>'tmNo', e.after->>'place')`.as(
        'thing',
      ),
    )
    .where('e.objectKind', '=', 'team')
    .where('e.objectId', '=', String(teamNo))
    .where('e.action', 'not in', knownBefore)
    .orderBy('e.sequence', 'desc')
    .limit(READ)
    .execute();
  return rows.map(({ evaluator, member, actorName, ...row }) => ({
    ...row,
    who: evaluator || (member ? maskedName(member) : row.actorKind === 'user' ? leaderName : actorName),
  }));
}

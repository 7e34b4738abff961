import type { ApplicationDetail } from '@chulbal/contract/application-rows';
import type { Db } from '../db.ts';
import type { Application } from './places.queries.ts';

type Event = ApplicationDetail['history'][number];

/** Known from the submissions, with the leader's name; of applicants the log keeps no names. */
const knownBefore = ['application.submit', 'application.resubmit', 'application.takeBack'];

/** As far back as anybody reads in a drawer; the whole is in the audit log. */
const SHOWN = 100;

/**
 * What happened to an application, newest first: what the team did (`application.submit`, `application.resubmit`,
 * `application.takeBack`, `completion.answer`), and with `withLog` what operators did, as in the audit log.
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
): Promise<Event[]> {
  const { application, receipts, completions, leaderName: who, withLog } = known;
  const byTeam = (at: string, action: string): Event => ({ at, action, who, reason: null });
  const events: Event[] = receipts.map(({ version, arrivedAt }) =>
    byTeam(arrivedAt.toISOString(), version === 1 ? 'application.submit' : 'application.resubmit'),
  );
  if (application.cancelledAt && application.status !== 'cancelled') {
    events.push(byTeam(application.cancelledAt.toISOString(), 'application.takeBack'));
  }
  for (const { answeredAt } of completions)
    if (answeredAt) events.push(byTeam(answeredAt, 'completion.answer'));
  if (withLog) events.push(...(await listLogged(db, application.teamNo)));
  return events.sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, SHOWN);
}

async function listLogged(db: Db, teamNo: number): Promise<Event[]> {
  const rows = await db.sql
    .selectFrom('auditEntries')
    .select(['at', 'action', 'actorName', 'reason'])
    .where('objectKind', '=', 'team')
    .where('objectId', '=', String(teamNo))
    .where('action', 'not in', knownBefore)
    .orderBy('sequence', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ at, action, actorName, reason }) => ({
    at: at.toISOString(),
    action,
    who: actorName,
    reason,
  }));
}

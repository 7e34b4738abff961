import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { inBothLanguages } from '../outbox/both-languages.rules.ts';
import { type NewMessage, queueMessages } from '../outbox/commands.ts';
import { assertJudgedAfter, assertPlanJudged } from '../panels/more-time.commands.ts';
import { shareJudging } from '../panels/stages.commands.ts';
import { seasonObject } from '../seasons/changes.rules.ts';
import { lockSeasonOf } from '../seasons/commands.ts';
import { getDrafted } from '../seasons/plan.queries.ts';
import { extendDeadline, publishPlan } from '../seasons/publish.commands.ts';
import { getTrackRules, listTracksInForce } from '../seasons/queries.ts';
import {
  extendingTurn,
  listTouched,
  publishingTurn,
  type Touched,
  type Turn,
  writtenToEvaluator,
  writtenToTeam,
} from './queries.ts';

export type Notified = { teams: number; evaluators: number };

type Asked = { reason: string; tell: boolean; publicUrl: string; now: Date };

/** Messages that one statement takes. */
const BATCH = 500;

/**
 * Publishes a plan (see `publishPlan` for what it throws) and, with `tell`, writes to everybody whom a deadline that
 * moves touches: leaders of teams with a draft or a submission with their confirmed members, leaders of whom members have
 * not confirmed, evaluators who have not signed. Gives to how many teams and evaluators.
 * Publishing and letters stand or fall together; who presses twice is refused the second time. Throws as
 * `assertPlanJudged` too, where nobody would judge what still comes in.
 */
export async function publishAndTell(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { year: number; editVersion: number },
): Promise<Notified> {
  return db.transaction(async (tx) => {
    // Stages are locked before the season and the log, as everywhere.
    for (const rules of await listTracksInForce(tx, asked)) await shareJudging(tx, rules);
    await getDrafted(tx, { year: asked.year, lock: true });
    const turn = asked.tell ? await publishingTurn(tx, asked) : null;
    const touched = turn ? await listTouched(tx, turn, asked) : [];
    const standing = await listTracksInForce(tx, asked);
    await publishPlan(tx, actor, asked);
    for (const after of await listTracksInForce(tx, asked)) {
      const before = standing.find(({ track }) => track.trackNo === after.track.trackNo);
      if (before && !after.finished) await assertPlanJudged(tx, { before, after, now: asked.now });
    }
    return turn ? tell(tx, actor, { ...asked, turn, touched }) : { teams: 0, evaluators: 0 };
  });
}

/**
 * The same of a deadline that is put off for all or for one team: throws as `extendDeadline`, and as `assertJudgedAfter`
 * where nobody would judge what comes so late.
 */
export async function extendAndTell(
  db: Db,
  actor: OperatorActor,
  asked: Asked & Parameters<typeof extendDeadline>[2],
): Promise<Notified> {
  return db.transaction(async (tx) => {
    const { trackNo, stageNo, teamNo, what = 'stage', closesAt, reason, now } = asked;
    const extension = { trackNo, stageNo, teamNo, what, closesAt };
    // Stages are locked before the season and the log, as everywhere.
    if (what !== 'material') await shareJudging(tx, await getTrackRules(tx, trackNo));
    await lockSeasonOf(tx, extension);
    const turn = asked.tell ? await extendingTurn(tx, extension) : null;
    await extendDeadline(tx, actor, { ...extension, reason, now });
    await assertJudgedAfter(tx, extension);
    const touched = turn ? await listTouched(tx, turn, asked) : [];
    return turn ? tell(tx, actor, { ...asked, turn, touched }) : { teams: 0, evaluators: 0 };
  });
}

async function tell(
  tx: Db,
  actor: OperatorActor,
  asked: Asked & { turn: Turn; touched: readonly Touched[] },
): Promise<Notified> {
  const { turn, touched, now } = asked;
  const messages = touched.flatMap((one) => lettersOf(one, asked));
  for (let first = 0; first < messages.length; first += BATCH) {
    await queueMessages(tx, messages.slice(first, first + BATCH));
  }
  for (const { rules, stageNo, kind, before, after, teams, evaluators } of touched) {
    if (teams.length + evaluators.length === 0) continue;
    const about = { track: rules.track.name.ko, stageNo, kind };
    await record(tx, actor, {
      action: 'deadline.tell',
      object: seasonObject(turn.after.rules),
      before: { ...about, closesAt: before.toISOString() },
      after: {
        ...about,
        closesAt: after.toISOString(),
        ...(kind === 'judging' ? { evaluators: evaluators.length } : { teams: teams.length }),
      },
      reason: asked.reason,
      now,
    });
  }
  const count = (who: 'teams' | 'evaluators') => touched.reduce((sum, one) => sum + one[who].length, 0);
  return { teams: count('teams'), evaluators: count('evaluators') };
}

function lettersOf(touched: Touched, asked: Asked): NewMessage[] {
  const { now } = asked;
  const until = (before: Date, after: Date) => (before > after ? before : after);
  return [
    ...touched.teams.flatMap(({ leader, members, ...team }): NewMessage[] => {
      const { email, language } = leader;
      const written = writtenToTeam(touched, team, language, asked);
      const sendBy = until(team.before, team.after);
      return [email, ...members].map((to) => ({ channel: 'mail', to, language, ...written, sendBy, now }));
    }),
    ...touched.evaluators.map(({ email: to, left }): NewMessage => {
      const written = inBothLanguages((language) => writtenToEvaluator(touched, left, language, asked));
      return { channel: 'mail', to, ...written, sendBy: until(touched.before, touched.after), now };
    }),
  ];
}

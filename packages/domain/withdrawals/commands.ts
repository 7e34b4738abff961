import type { Language } from '@chulbal/contract/language';
import type { OperatorActor, UserActor } from '../actor.ts';
import { mayCancel } from '../applications/deadline.rules.ts';
import { changeStatus } from '../applications/entry/lifecycle.commands.ts';
import { hasResultSince } from '../applications/list/detail-parts.queries.ts';
import { type LeaderContact, listLeaders } from '../applications/members/leaders.queries.ts';
import { LEADER_ROLE } from '../applications/members.rules.ts';
import { type Application, getLedTeam } from '../applications/places.queries.ts';
import { listTeamMembers, type MemberRow } from '../applications/team.queries.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { forgetMessages, type NewMessage, queueMessages } from '../outbox/commands.ts';
import { lockStage } from '../panels/stages.commands.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { type WithdrawalNews, withdrawalLetter, withdrawalNote } from './letters.rules.ts';
import { refusalToWithdraw } from './rules.ts';

type Asked = { teamNo: number; reason: string; publicUrl: string; now: Date };

/**
 * A leader takes the team out after the deadline; everybody of it is told. The leader's account is enough: it hurts
 * nobody else's entry, and an operator can undo it.
 *
 * Throws teamNotFound 1115, noPermission 1354 (a member), alreadyWithdrawn 4120, stillCancellable 4121, cancelFailed
 * 1104 (not submitted), notInPeriod 1353 from the end of the last stage on.
 */
export async function withdrawApplication(db: Db, actor: UserActor, asked: Asked): Promise<void> {
  const { now } = asked;
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo: asked.teamNo, lock: true });
    const leaving = { by: 'team', accountId: actor.userId } as const;
    await takeOut(tx, application, { ...asked, ...leaving });
    await recordAs(
      tx,
      { kind: 'user', userId: actor.userId, part: 'leader' },
      { action: 'application.withdraw', object: teamObject(application), ...change, now },
    );
  });
}

/**
 * An operator takes a submitted team out, at any time; everybody of it is told. Gives the withdrawal's id. Results that
 * are final stay as they are: there a place is given on by `requestWithdrawal`.
 *
 * Throws teamNotFound 1115, also for what is not submitted; alreadyWithdrawn 4120.
 */
export async function withdrawTeam(
  db: Db,
  actor: OperatorActor,
  asked: Asked,
): Promise<{ withdrawalId: number }> {
  const { reason, now } = asked;
  return db.transaction(async (tx) => {
    const application = await hold(tx, actor, asked);
    const leaving = { by: 'operator', accountId: actor.operatorId } as const;
    const withdrawalId = await takeOut(tx, application, { ...asked, ...leaving });
    await record(tx, actor, {
      action: 'application.withdraw',
      object: teamObject(application),
      ...change,
      reason,
      now,
    });
    return { withdrawalId };
  });
}

/**
 * Brings a team back as it was, whoever took it out; it is told. Said again, it changes nothing.
 *
 * Throws teamNotFound 1115; notFound for a withdrawal of another team; withdrawalFinal 4122.
 */
export async function undoWithdrawal(
  db: Db,
  actor: OperatorActor,
  asked: Asked & { withdrawalId: number },
): Promise<void> {
  const { teamNo, withdrawalId, reason, now } = asked;
  await db.transaction(async (tx) => {
    await lockJudgedStages(tx, teamNo);
    const application = await hold(tx, actor, asked);
    const row = await tx.sql
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', withdrawalId)
      .where('teamNo', '=', teamNo)
      .executeTakeFirst();
    if (!row) throw fault('notFound');
    if (row.endedAt) return;
    const { trackNo } = application;
    if (await hasResultSince(tx, { trackNo, since: row.withdrawnAt })) throw fault('withdrawalFinal');
    await tx.sql
      .updateTable('withdrawals')
      .set({ endedBy: actor.operatorId, endedAt: now })
      .where('id', '=', withdrawalId)
      .execute();
    const rules = await getTrackRules(tx, trackNo);
    // What still waits to be sent about it is not true any more.
    await forgetMessages(tx, { about: [messagesOf(withdrawalId)] });
    await changeStatus(tx, application, { to: 'back', members: row.members, now });
    const people = await listTeamMembers(tx, teamNo);
    await tell(tx, { application, rules, people, withdrawalId }, { ...asked, what: 'undone' });
    await record(tx, actor, {
      action: 'application.undoWithdrawal',
      object: teamObject(application),
      before: change.after,
      after: change.before,
      reason,
      now,
    });
  });
}

const change = { before: { status: 'submitted' }, after: { status: 'cancelled' } } as const;

/** Whoever finalises a result waits for this, or is waited for. */
async function lockJudgedStages(tx: Db, teamNo: number): Promise<void> {
  const row = await tx.sql
    .selectFrom('applications')
    .select('trackNo')
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  if (!row) throw fault('teamNotFound');
  const { stages } = await getTrackRules(tx, row.trackNo);
  for (const { stageNo, rubric } of stages) if (rubric) await lockStage(tx, { ...row, stageNo });
}

async function hold(tx: Db, actor: OperatorActor, { teamNo }: { teamNo: number }): Promise<Application> {
  const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
  if (!application) throw fault('teamNotFound');
  return application;
}

async function takeOut(
  tx: Db,
  application: Application,
  asked: Asked & { by: 'operator' | 'team'; accountId: number },
): Promise<number> {
  const { by, accountId, reason, now } = asked;
  const { teamNo, stageNo, status } = application;
  const rules = await getTrackRules(tx, application.trackNo);
  const facts = {
    status,
    cancellable: mayCancel(deadlineFor(rules, stageNo, teamNo), now),
    lastClosesAt: new Date(Math.max(...rules.stages.map(({ closesAt }) => closesAt.getTime()))),
    over: rules.finished,
  };
  const refusal = refusalToWithdraw(by, facts, now);
  if (refusal) throw fault(refusal);
  const people = await listTeamMembers(tx, teamNo);
  const { withdrawalId = 0 } = await changeStatus(tx, application, {
    to: 'cancelled',
    by,
    accountId,
    reason,
    now,
  });
  await tell(tx, { application, rules, people, withdrawalId }, { ...asked, what: by });
  return withdrawalId;
}

type Withdrawn = { application: Application; rules: TrackRules; people: MemberRow[]; withdrawalId: number };

/** The leader by mail and SMS, everybody else who was in the team by mail. */
async function tell(
  tx: Db,
  { application, rules, people, withdrawalId }: Withdrawn,
  {
    what,
    reason,
    publicUrl,
    now,
  }: Pick<Asked, 'reason' | 'publicUrl' | 'now'> & Pick<WithdrawalNews, 'what'>,
): Promise<void> {
  const leader = (await listLeaders(tx, [application])).get(application.teamNo);
  const language: Language = leader?.language ?? 'ko';
  const news: WithdrawalNews = {
    what,
    number: application.number ?? '',
    teamName: application.teamName ?? '',
    trackName: rules.track.name[language],
    at: now,
    // Only what an operator wrote: a leader's own words are not ours to sign.
    reason: what === 'team' ? null : reason,
    url: `${publicUrl}/auth/mypage`,
  };
  const shared = { language, about: messagesOf(withdrawalId), now };
  const letter = { ...shared, ...withdrawalLetter(language, news), channel: 'mail' as const };
  await queueMessages(tx, [
    ...people
      .filter(({ role, status }) => role !== LEADER_ROLE && status === 'active')
      .map(({ person }): NewMessage => ({ ...letter, to: person.tmEmail })),
    ...toLeader(leader, { letter, note: { ...shared, ...withdrawalNote(language, news) } }),
  ]);
}

type Written = Omit<NewMessage, 'to' | 'channel'>;

function toLeader(
  leader: LeaderContact | undefined,
  { letter, note }: { letter: Written; note: Written },
): NewMessage[] {
  if (!leader) return [];
  const mail: NewMessage = { ...letter, channel: 'mail', to: leader.email };
  return leader.phone ? [mail, { ...note, channel: 'sms', to: leader.phone }] : [mail];
}

function messagesOf(withdrawalId: number): string {
  return `withdrawal:${withdrawalId}`;
}

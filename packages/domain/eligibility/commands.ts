import type { EligibilityDecision } from '@chulbal/contract/eligibility';
import type { OperatorActor } from '../actor.ts';
import { invitationFacts, sendInvitations } from '../applications/members/invitations.commands.ts';
import { type LeaderContact, listLeaders } from '../applications/members/leaders.queries.ts';
import { LEADER_ROLE } from '../applications/members.rules.ts';
import type { Application } from '../applications/places.queries.ts';
import { listTeamMembers, type MemberRow } from '../applications/team.queries.ts';
import { lockApplications, teamObject } from '../applications/work.queries.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault, fault } from '../fault.ts';
import { forgetMessages, type NewMessage, queueMessages } from '../outbox/commands.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { type EligibilityNews, eligibilityLetter, eligibilityNote } from './letters.rules.ts';
import { confirmBy, type Decision, findStanding, hasResult } from './queries.ts';
import { eligibilityOf, isDecidable } from './rules.ts';

export type Asked = {
  teamNo: number;
  decision: EligibilityDecision;
  reason: string;
  until: Date | null;
  publicUrl: string;
  now: Date;
};

/** A team that is decided about, with everything that its letter says. */
type Case = {
  application: Application;
  rules: TrackRules;
  members: MemberRow[];
  confirmed: number;
  standing: Decision | null;
};

/**
 * Decides about a team under the confirmed minimum; gives the decision's id. It takes the place of the one before. Not
 * judged: it is in no panel and no ranking from now on. More time: its members can confirm until then, and whoever has
 * not answered gets a new link. The leader is told by mail and SMS, confirmed members by mail.
 *
 * Throws teamNotFound 1115, also for what is not submitted; alreadyDecided 4075 where nothing is to decide;
 * eligibilityFinal 4084 once a result of the track is final; invalidRequest beside `until`.
 */
export async function decideEligibility(
  db: Db,
  actor: OperatorActor,
  asked: Asked,
): Promise<{ decisionId: number }> {
  const { teamNo, decision, reason, now } = asked;
  const until = decision === 'moreTime' ? asked.until : null;
  if (decision === 'moreTime' && (until === null || until <= now))
    throw fault('invalidRequest', { fields: { until: later } });
  return db.transaction(async (tx) => {
    const known = await lockCase(tx, actor, asked);
    const { application, rules, confirmed, standing } = known;
    if (!isDecidable(standingOf(known, now))) throw fault('alreadyDecided');
    if (standing) await end(tx, standing, { operatorId: actor.operatorId, reason: null, now });
    const { id } = await tx.sql
      .insertInto('eligibilityDecisions')
      .values({
        teamNo,
        decision,
        reason,
        until,
        confirmed,
        minimum: rules.track.teamMin,
        decidedBy: actor.operatorId,
        decidedAt: now,
        endedBy: null,
        endedAt: null,
        endedReason: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changed: Application = {
      ...application,
      ineligibleAt: decision === 'ineligible' ? now : null,
      confirmUntil: until ?? application.confirmUntil,
    };
    await write(tx, changed);
    await tell(tx, { ...known, application: changed }, { ...asked, until }, id);
    if (decision === 'moreTime') await inviteAgain(tx, { ...known, application: changed }, asked);
    await record(tx, actor, {
      action: 'eligibility.decide',
      object: teamObject(application),
      before: standing && { decision: standing.decision, until: standing.until?.toISOString() ?? null },
      after: { decision, until: until?.toISOString() ?? null, confirmed, minimum: rules.track.teamMin },
      reason,
      now,
    });
    return { decisionId: id };
  });
}

/**
 * Takes a decision back; said again, it changes nothing. Time that was given stays given.
 *
 * Throws teamNotFound 1115; notFound for a decision of another team; editedElsewhere 4043 for one that another decision has
 * taken the place of; eligibilityFinal 4084.
 */
export async function undoEligibility(
  db: Db,
  actor: OperatorActor,
  asked: { teamNo: number; decisionId: number; reason: string; publicUrl: string; now: Date },
): Promise<void> {
  const { teamNo, decisionId, reason, now } = asked;
  await db.transaction(async (tx) => {
    const known = await lockCase(tx, actor, asked);
    const row = await tx.sql
      .selectFrom('eligibilityDecisions')
      .selectAll()
      .where('id', '=', decisionId)
      .where('teamNo', '=', teamNo)
      .executeTakeFirst();
    if (!row) throw fault('notFound');
    if (row.endedAt && row.endedReason === null) throw fault('editedElsewhere');
    if (row.endedAt) return;
    await end(tx, row, { operatorId: actor.operatorId, reason, now });
    const changed: Application = { ...known.application, ineligibleAt: null };
    await write(tx, changed);
    await tell(tx, known, { ...asked, decision: 'undone', until: null }, decisionId);
    await record(tx, actor, {
      action: 'eligibility.undo',
      object: teamObject(known.application),
      before: { decision: row.decision, until: row.until?.toISOString() ?? null },
      after: { decision: null },
      reason,
      now,
    });
  });
}

async function lockCase(tx: Db, actor: OperatorActor, asked: { teamNo: number }): Promise<Case> {
  const known = await readCase(tx, actor, asked);
  if (await hasResult(tx, known.application.trackNo)) throw fault('eligibilityFinal');
  return known;
}

/** A team with everything that its letter says, its application held. Throws teamNotFound 1115. */
export async function readCase(tx: Db, actor: OperatorActor, { teamNo }: { teamNo: number }): Promise<Case> {
  const [application] = await lockApplications(tx, actor, { teamNos: [teamNo] });
  if (application?.status !== 'submitted') throw fault('teamNotFound');
  const members = await listTeamMembers(tx, teamNo);
  return {
    application,
    rules: await getTrackRules(tx, application.trackNo),
    members,
    confirmed: members.filter(({ status, confirmedAt }) => status === 'active' && confirmedAt).length,
    standing: await findStanding(tx, teamNo),
  };
}

function standingOf({ application, rules, confirmed, standing }: Case, now: Date) {
  const facts = {
    confirmed,
    minimum: rules.track.teamMin,
    confirmBy: confirmBy(rules, application),
    decision: standing?.decision ?? null,
  };
  return eligibilityOf(facts, now);
}

async function end(
  tx: Db,
  { id }: Decision,
  { operatorId, reason, now }: { operatorId: number; reason: string | null; now: Date },
): Promise<void> {
  await tx.sql
    .updateTable('eligibilityDecisions')
    .set({ endedBy: operatorId, endedAt: now, endedReason: reason })
    .where('id', '=', id)
    .execute();
  // What still waits to be sent about it is not true any more.
  await forgetMessages(tx, { about: [`eligibility:${id}`] });
}

async function write(tx: Db, { teamNo, ineligibleAt, confirmUntil }: Application): Promise<void> {
  await tx.sql
    .updateTable('applications')
    .set({ ineligibleAt, confirmUntil })
    .where('teamNo', '=', teamNo)
    .execute();
}

type News = Pick<EligibilityNews, 'decision' | 'reason' | 'until'> & { publicUrl: string };

/** What a letter about a decision says, in one language. */
export function newsOf(
  { application, rules, confirmed }: Case,
  news: News,
  language: LeaderContact['language'],
): EligibilityNews {
  const { trackNo, stageNo, number, teamName } = application;
  return {
    decision: news.decision,
    reason: news.reason,
    until: news.until,
    number: number ?? '',
    teamName: teamName ?? '',
    trackName: rules.track.name[language],
    confirmed,
    minimum: rules.track.teamMin,
    url: `${news.publicUrl}/apply/${trackNo}/${stageNo}`,
  };
}

/** Of the members those who are written to beside the leader: whoever takes part by their own word. */
export function isNotified({ role, status, confirmedAt }: MemberRow): boolean {
  return status === 'active' && (role === LEADER_ROLE || confirmedAt !== null);
}

async function tell(tx: Db, known: Case, news: News & { now: Date }, decisionId: number): Promise<void> {
  const { application, members } = known;
  const leader = (await listLeaders(tx, [application])).get(application.teamNo);
  const language = leader?.language ?? 'ko';
  const about = newsOf(known, news, language);
  const shared = { language, about: `eligibility:${decisionId}`, now: news.now };
  const letter = { ...shared, ...eligibilityLetter(language, about), channel: 'mail' as const };
  const messages: NewMessage[] = members
    .filter((member) => isNotified(member) && member.role !== LEADER_ROLE)
    .map(({ person }) => ({ ...letter, to: person.tmEmail }));
  if (leader) messages.push({ ...letter, to: leader.email });
  if (leader?.phone)
    messages.push({ ...shared, ...eligibilityNote(language, about), channel: 'sms', to: leader.phone });
  await queueMessages(tx, messages);
}

/** A new link for everybody who has not answered, as far as may be sent in the leader's name (S-10). */
async function inviteAgain(
  tx: Db,
  { application, rules, members }: Case,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const leader = (await listLeaders(tx, [application])).get(application.teamNo);
  const language = leader?.language ?? 'ko';
  const waiting = members.filter(
    ({ role, status, confirmedAt }) => role !== LEADER_ROLE && status === 'active' && !confirmedAt,
  );
  const leaderName = members.find(({ role }) => role === LEADER_ROLE)?.name ?? '';
  const facts = { ...invitationFacts(application, rules, { language, publicUrl, now }), leaderName };
  try {
    await sendInvitations(tx, waiting, facts);
  } catch (error) {
    if (!(error instanceof Fault && error.error === 'tooManyRequests')) throw error;
  }
}

const later = { ko: '지금보다 늦은 시각을 골라 주세요.', en: 'Please choose a time that is later than now.' };

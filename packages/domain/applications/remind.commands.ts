import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { remindable } from './invitation.rules.ts';
import { invitationFacts, sendInvitations } from './invitations.commands.ts';
import { listLeaders } from './leaders.queries.ts';
import { LEADER_ROLE } from './members.rules.ts';
import type { Application } from './places.queries.ts';
import { listTeamMembers } from './team.queries.ts';
import { holdApplications, teamObject } from './work.queries.ts';

type Asked = { teamNos: readonly number[]; publicUrl: string; now: Date };

/**
 * Sends members who have not confirmed yet their personal link again, in the language of their leader; gives to how
 * many. Nobody gets it twice within a day, after the confirmation date, or beyond what may be sent in a leader's
 * name (S-10). Throws teamNotFound 1115.
 */
export async function remindMembers(db: Db, actor: OperatorActor, asked: Asked): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await holdApplications(tx, actor, asked);
    const applications = held.filter(({ status }) => status === 'submitted');
    const leaders = await listLeaders(tx, applications);
    const rules = new Map<number, TrackRules>();
    const reminded: { application: Application; tmNos: number[] }[] = [];
    for (const application of applications) {
      const { teamNo, trackNo } = application;
      const track = rules.get(trackNo) ?? (await getTrackRules(tx, trackNo));
      rules.set(trackNo, track);
      const language = leaders.get(teamNo)?.language ?? 'ko';
      const tmNos = await remindTeam(
        tx,
        application,
        invitationFacts(application, track, { ...asked, language }),
      );
      if (tmNos.length > 0) reminded.push({ application, tmNos });
    }
    for (const { application, tmNos } of reminded) {
      await record(tx, actor, {
        action: 'members.remind',
        object: teamObject(application),
        after: { tmNos },
        now: asked.now,
      });
    }
    return reminded.reduce((sum, { tmNos }) => sum + tmNos.length, 0);
  });
}

/** Numbers of the members who got their link again. */
async function remindTeam(
  tx: Db,
  { teamNo }: Application,
  facts: ReturnType<typeof invitationFacts>,
): Promise<number[]> {
  if (facts.now >= facts.confirmBy) return [];
  const members = await listTeamMembers(tx, teamNo);
  const sent = await lastSent(tx, teamNo);
  const open = members.filter(
    ({ tmNo, role, status, confirmedAt }) =>
      role !== LEADER_ROLE &&
      status === 'active' &&
      !confirmedAt &&
      remindable(sent.get(tmNo) ?? null, facts.now),
  );
  const leaderName = members.find(({ role }) => role === LEADER_ROLE)?.name ?? '';
  try {
    await sendInvitations(tx, open, { ...facts, leaderName });
  } catch (error) {
    if (error instanceof Fault && error.error === 'tooManyRequests') return [];
    throw error;
  }
  return open.map(({ tmNo }) => tmNo);
}

async function lastSent(tx: Db, teamNo: number): Promise<Map<number, Date>> {
  const rows = await tx.sql
    .selectFrom('memberInvitations as i')
    .innerJoin('members', 'members.tmNo', 'i.tmNo')
    .select(['i.tmNo', ({ fn }) => fn.max('i.createdAt').as('sentAt')])
    .where('members.teamNo', '=', teamNo)
    .groupBy('i.tmNo')
    .execute();
  return new Map(rows.map(({ tmNo, sentAt }) => [tmNo, sentAt]));
}

import type { OperatorActor } from '../../actor.ts';
import { recordEach } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { Fault } from '../../fault.ts';
import { type NewMessage, queueMessages } from '../../outbox/commands.ts';
import { getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { remindable } from '../members/invitation.rules.ts';
import { invitationFacts, writeInvitations } from '../members/invitations.commands.ts';
import { listLeaders } from '../members/leaders.queries.ts';
import { LEADER_ROLE } from '../members.rules.ts';
import type { Application } from '../places.queries.ts';
import { listTeamMembers } from '../team.queries.ts';
import { teamObject } from '../work.queries.ts';
import { keepBulkAct } from './bulk-acts.commands.ts';
import { type Chosen, lockChosen } from './chosen.queries.ts';

type Asked = Chosen & { publicUrl: string; now: Date };

/**
 * Sends members who have not confirmed yet their personal link again, in the language of their leader; gives to how
 * many. Nobody gets it twice within a day, after the confirmation date, or beyond what may be sent in a leader's
 * name (S-10). Throws as `lockChosen`.
 */
export async function remindMembers(db: Db, actor: OperatorActor, asked: Asked): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await lockChosen(tx, actor, asked);
    const waiting = await listWaiting(tx, held, asked.now);
    const applications = held.filter(({ teamNo, status }) => status === 'submitted' && waiting.has(teamNo));
    const leaders = await listLeaders(tx, applications);
    const rules = new Map<number, TrackRules>();
    const reminded: { application: Application; tmNos: number[] }[] = [];
    const messages: NewMessage[] = [];
    for (const application of applications) {
      const { teamNo, trackNo } = application;
      const track = rules.get(trackNo) ?? (await getTrackRules(tx, trackNo));
      rules.set(trackNo, track);
      const language = leaders.get(teamNo)?.language ?? 'ko';
      const tmNos = waiting.get(teamNo) ?? [];
      const facts = invitationFacts(application, track, { ...asked, language });
      const written = await remindTeam(tx, application, { tmNos, facts });
      if (written.length > 0) reminded.push({ application, tmNos });
      messages.push(...written);
    }
    await queueMessages(tx, messages);
    await keepBulkAct(tx, actor, {
      kind: 'remindMembers',
      changed: reminded.map(({ application }) => application),
      changes: { kind: 'messages' },
      now: asked.now,
    });
    await recordEach(
      tx,
      actor,
      reminded.map(({ application, tmNos }) => ({
        action: 'members.remind',
        object: teamObject(application),
        after: { tmNos },
        now: asked.now,
      })),
    );
    return reminded.reduce((sum, { tmNos }) => sum + tmNos.length, 0);
  });
}

/** What members of a team are sent; nothing after the confirmation date or beyond what their leader may have sent. */
async function remindTeam(
  tx: Db,
  { teamNo }: Application,
  { tmNos, facts }: { tmNos: readonly number[]; facts: ReturnType<typeof invitationFacts> },
): Promise<NewMessage[]> {
  if (facts.now >= facts.confirmBy) return [];
  const members = await listTeamMembers(tx, teamNo);
  const leaderName = members.find(({ role }) => role === LEADER_ROLE)?.name ?? '';
  const open = members.filter(({ tmNo }) => tmNos.includes(tmNo));
  try {
    return await writeInvitations(tx, open, { ...facts, leaderName });
  } catch (error) {
    if (error instanceof Fault && error.error === 'tooManyRequests') return [];
    throw error;
  }
}

/** Members of these teams who have not confirmed and were sent nothing for a day, by team. One query. */
async function listWaiting(
  tx: Db,
  applications: readonly Application[],
  now: Date,
): Promise<Map<number, number[]>> {
  const rows = await tx.sql
    .selectFrom('members as m')
    .leftJoin('memberInvitations as i', 'i.tmNo', 'm.tmNo')
    .select(['m.teamNo', 'm.tmNo', ({ fn }) => fn.max('i.createdAt').as('sentAt')])
    .where('m.teamNo', 'in', [0, ...applications.map(({ teamNo }) => teamNo)])
    .where('m.status', '=', 'active')
    .where('m.role', '<>', LEADER_ROLE)
    .where('m.confirmedAt', 'is', null)
    .groupBy(['m.teamNo', 'm.tmNo', 'm.position'])
    .orderBy('m.position')
    .orderBy('m.tmNo')
    .execute();
  const waiting = rows.filter(({ sentAt }) => remindable(sentAt, now));
  const byTeam = Map.groupBy(waiting, ({ teamNo }) => teamNo);
  return new Map([...byTeam].map(([teamNo, members]) => [teamNo, members.map(({ tmNo }) => tmNo)]));
}

import type { Person } from '@chulbal/contract/applications/fields';
import type { InvitationView } from '@chulbal/contract/applications/invitations';
import type { Language } from '@chulbal/contract/language';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { secretHash } from '../../secret.ts';
import { LEADER_ROLE } from '../members.rules.ts';
import type { Application } from '../places.queries.ts';
import { confirmationDate } from '../stage-views.rules.ts';
import { listTeamMembers, type MemberRow } from '../team.queries.ts';
import { goneState, type InvitationState, invitationState } from './invitation.rules.ts';

/** By what an account is known to be the entered person's; the leader's own is never linked to a member. */
export type Linked = { phoneIndex: string; emailIndex: string; leaderId: number };

export type Invitation = {
  application: Application;
  member: MemberRow;
  linked: Linked;
  /** What the link stands at; null when there is nothing to confirm any more. */
  stateAt(confirmBy: Date, now: Date): InvitationState | null;
};

/**
 * What a personal link is about, or null when it is unknown or its application was taken back. `lock` holds
 * the application's row until the transaction ends.
 */
export async function findInvitation(
  db: Db,
  { token, lock = false }: { token: string; lock?: boolean },
): Promise<Invitation | null> {
  const link = await db.sql
    .selectFrom('memberInvitations')
    .innerJoin('members', 'members.tmNo', 'memberInvitations.tmNo')
    .select(['members.tmNo', 'members.teamNo'])
    .where('tokenHash', '=', secretHash(token))
    .executeTakeFirst();
  if (!link) return null;
  let query = db.sql.selectFrom('applications').selectAll().where('teamNo', '=', link.teamNo);
  if (lock) query = query.forUpdate();
  const application = await query.executeTakeFirst();
  if (application?.status !== 'submitted') return null;
  const members = await listTeamMembers(db, link.teamNo);
  const member = members.find(({ tmNo }) => tmNo === link.tmNo);
  if (!member) return null;
  const { phoneIndex } = member;
  const emailIndex = db.vault.index(member.person.tmEmail.trim().toLowerCase());
  return {
    application,
    member,
    linked: { phoneIndex, emailIndex, leaderId: application.leaderId },
    stateAt: (confirmBy, now) => invitationState(member, confirmBy, now),
  };
}

/**
 * What a member is asked to confirm, and everything held about them (P-03); after a refusal nothing more is
 * shown. Throws linkExpired 4030 for a link that means nothing.
 */
export async function getInvitation(
  db: Db,
  { token, language, now }: { token: string; language: Language; now: Date },
): Promise<InvitationView> {
  const invitation = await findInvitation(db, { token });
  if (!invitation) return getGone(db, { token, language });
  const { application, member } = invitation;
  const rules = await getTrackRules(db, application.trackNo);
  const stage = rules.stages.find(({ stageNo }) => stageNo === application.stageNo);
  const deadline = deadlineFor(rules, application.stageNo, application.teamNo);
  const confirmBy = confirmationDate(
    { confirmBy: stage?.confirmBy ?? null },
    deadline,
    application.confirmUntil,
  );
  const state = invitation.stateAt(confirmBy, now);
  if (!state) throw fault('linkExpired');
  const leader = await db.sql
    .selectFrom('members')
    .select('name')
    .where('teamNo', '=', application.teamNo)
    .where('role', '=', LEADER_ROLE)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return {
    state,
    teamName: application.teamName ?? '',
    itemName: application.itemName ?? '',
    seasonName: rules.seasonName[language],
    trackName: rules.track.name[language],
    lane: rules.track.lane,
    leaderName: leader?.name ?? '',
    confirmBy: confirmBy.toISOString(),
    held: state === 'refused' ? {} : heldAbout(member.person, rules.choices, language),
  };
}

/** What became of a link whose entry is in no team any more. Throws linkExpired 4030 for a link that means nothing. */
async function getGone(
  db: Db,
  { token, language }: { token: string; language: Language },
): Promise<InvitationView> {
  const row = await db.sql
    .selectFrom('memberInvitations as i')
    .innerJoin('members as m', 'm.tmNo', 'i.tmNo')
    .innerJoin('applications as a', 'a.teamNo', 'm.teamNo')
    .select(['m.status', 'a.status as standing', 'a.teamName', 'a.itemName', 'a.trackNo'])
    .where('i.tokenHash', '=', secretHash(token))
    .executeTakeFirst();
  const state = row ? goneState(row.status, row.standing) : null;
  if (!row || !state) throw fault('linkExpired');
  const { seasonName, track } = await getTrackRules(db, row.trackNo);
  return {
    state,
    teamName: row.teamName ?? '',
    itemName: row.itemName ?? '',
    seasonName: seasonName[language],
    trackName: track.name[language],
    lane: track.lane,
    leaderName: '',
    confirmBy: null,
    held: {},
  };
}

/** A person's fields that are filled in; those that were chosen from a list in the season's words. */
function heldAbout(
  person: Person,
  choices: TrackRules['choices'],
  language: Language,
): Record<string, string> {
  const said = ([name, text]: [string, string]): [string, string] => {
    const choice = choices[name]?.find(({ code }) => code === text);
    return [name, choice?.label[language] ?? text];
  };
  return Object.fromEntries(
    Object.entries(person)
      .filter(([, text]) => text !== '')
      .map(said),
  );
}

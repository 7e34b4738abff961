import type { Person } from '@chulbal/contract/applications/fields';
import type { InvitationView } from '@chulbal/contract/applications/invitations';
import type { Language } from '@chulbal/contract/language';
import { countAttempt } from '../../accounts/attempts.commands.ts';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault, refusing } from '../../fault.ts';
import { accountsOfPerson } from '../../identity-checks/queries.ts';
import { type NewMessage, queueMessage, queueMessages } from '../../outbox/commands.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { replaceFields, withNumbers } from '../draft.rules.ts';
import { writeDraft } from '../draft-versions.commands.ts';
import { invitationLetter, invitationNotice, refusalLetter } from '../letters.rules.ts';
import { logAnswer } from '../log.commands.ts';
import { LEADER_ROLE } from '../members.rules.ts';
import { type Application, getLedTeam, openDraft } from '../places.queries.ts';
import { confirmationDate } from '../stage-views.rules.ts';
import { noteOtherMembers } from '../summaries.commands.ts';
import { contactOf, listTeamMembers } from '../team.queries.ts';
import { answerEffect, newInvitation, resendWait } from './invitation.rules.ts';
import { findInvitation, getInvitation, type Invitation, type Linked } from './invitations.queries.ts';

/** What the personal links of a team's members say. */
export type InvitationFacts = {
  teamName: string;
  trackName: string;
  leaderId: number;
  leaderName: string;
  confirmBy: Date;
  language: Language;
  publicUrl: string;
  now: Date;
};

/** Who gets a link; `again`: they had confirmed an entry that says something else now. */
type Invited = { tmNo: number; person: Pick<Person, 'tmEmail' | 'tmPhone'>; again?: boolean };

/**
 * Gives each of these members a personal link by SMS, and says so by mail; only the hash of its token is kept.
 * What a leader may have written in our name to numbers they type has a limit (S-10).
 *
 * Throws tooManyRequests 429, and nothing is sent.
 */
export async function sendInvitations(
  tx: Db,
  members: readonly Invited[],
  facts: InvitationFacts,
): Promise<void> {
  await queueMessages(tx, await writeInvitations(tx, members, facts));
}

/** The same, but its messages are given to whoever queues them with others. */
export async function writeInvitations(
  tx: Db,
  members: readonly Invited[],
  facts: InvitationFacts,
): Promise<NewMessage[]> {
  if (members.length === 0) return [];
  const attempt = { limit: 'invitationsOfLeader', who: String(facts.leaderId) } as const;
  await countAttempt(tx, { attempts: [attempt], now: facts.now });
  const { language, now, publicUrl, confirmBy } = facts;
  const invited = members.map((member) => ({ ...member, ...newInvitation() }));
  await tx.sql
    .insertInto('memberInvitations')
    .values(invited.map(({ tokenHash, tmNo }) => ({ tokenHash, tmNo, createdAt: now })))
    .execute();
  return invited.flatMap(({ token, tmNo, person, again = false }): NewMessage[] => {
    const url = `${publicUrl}/apply/confirm#token=${token}`;
    const about = { ...facts, again };
    const shared = { language, now, about: `member:${tmNo}`, sendBy: confirmBy };
    return [
      { ...shared, ...invitationNotice(language, about), channel: 'mail', to: person.tmEmail },
      { ...shared, ...invitationLetter(language, { ...about, url }), channel: 'sms', to: person.tmPhone },
    ];
  });
}

/**
 * Confirms or refuses one's own entry by the personal link, until the confirmation date. Said again, it
 * changes nothing; a confirmation may become a refusal, a refusal stays.
 *
 * A confirmation links the account of whoever is logged in, if its phone or e-mail is the entered one. A
 * refusal frees the person whatever the deletion floor says, marks the entry as removed in the draft, and the
 * leader gets a message. The submission itself stands.
 *
 * Throws linkExpired 4030; memberOfOtherTeam 1111 or memberOfOtherTrack 1112 when the account is in another
 * team already.
 */
export async function answerInvitation(
  db: Db,
  actor: UserActor | null,
  asked: {
    token: string;
    answer: 'confirm' | 'refuse';
    language: Language;
    publicUrl: string;
    now: Date;
  },
): Promise<InvitationView> {
  const found = await findInvitation(db, asked);
  if (!found) throw fault('linkExpired');
  const rules = await getTrackRules(db, found.application.trackNo);
  await db.transaction(async (tx) => {
    const invitation = await findInvitation(tx, { ...asked, lock: true });
    if (!invitation) throw fault('linkExpired');
    const { application } = invitation;
    const deadline = deadlineFor(rules, application.stageNo, application.teamNo);
    const stage = rules.stages.find(({ stageNo }) => stageNo === application.stageNo);
    const confirmBy = confirmationDate(
      { confirmBy: stage?.confirmBy ?? null },
      deadline,
      application.confirmUntil,
    );
    const state = invitation.stateAt(confirmBy, asked.now);
    const effect = state && answerEffect(state, asked.answer, asked.now < confirmBy);
    if (!effect || effect === 'tooLate') throw fault('linkExpired');
    if (effect === 'confirm') await confirmEntry(tx, { invitation, actor, now: asked.now });
    if (effect === 'refuse') await refuseEntry(tx, { ...invitation, rules, letter: refusalLetter, ...asked });
    if (effect === 'confirm' || effect === 'refuse') {
      const { tmNo } = invitation.member;
      await logAnswer(tx, { application, tmNo, actor, answer: effect, now: asked.now });
    }
  });
  return getInvitation(db, asked);
}

async function confirmEntry(
  tx: Db,
  { invitation, actor, now }: { invitation: Invitation; actor: UserActor | null; now: Date },
): Promise<void> {
  const { member, linked } = invitation;
  const userId = actor && (await mayLink(tx, actor, linked)) ? actor.userId : member.userId;
  if (userId !== null) await refuseSecondTeam(tx, member, userId);
  await refusing({ members_user_once: 'memberOfOtherTeam' }, () =>
    tx.sql.updateTable('members').set({ confirmedAt: now, userId }).where('tmNo', '=', member.tmNo).execute(),
  );
}

/** A person is in one team a year, whichever account of theirs: 1111 when it is in another of this track, 1112 of another one. */
async function refuseSecondTeam(tx: Db, member: Invitation['member'], userId: number): Promise<void> {
  const elsewhere = await tx.sql
    .selectFrom('members')
    .select('trackNo')
    .where('seasonId', '=', member.seasonId)
    .where('exclusiveTrack', '=', member.exclusiveTrack)
    .where('userId', 'in', accountsOfPerson(tx, userId))
    .where('status', '=', 'active')
    .where('tmNo', '<>', member.tmNo)
    .executeTakeFirst();
  if (!elsewhere) return;
  throw fault(elsewhere.trackNo === member.trackNo ? 'memberOfOtherTeam' : 'memberOfOtherTrack');
}

/** Whether an account is that of the entered person: the same phone or e-mail, both checked at sign-up. */
async function mayLink(tx: Db, actor: UserActor, linked: Linked): Promise<boolean> {
  if (linked.leaderId === actor.userId) return false;
  const account = await tx.sql
    .selectFrom('accounts')
    .select(['phoneIndex', 'emailIndex'])
    .where('id', '=', actor.userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) return false;
  return account.phoneIndex === linked.phoneIndex || account.emailIndex === linked.emailIndex;
}

/**
 * Takes a member out who does not want to be in a team, or not any more: the person is free, the entry is marked in the
 * draft, and the leader gets a letter. The submission itself stands.
 */
export async function refuseEntry(
  tx: Db,
  refused: Pick<Invitation, 'application' | 'member'> & {
    rules: TrackRules;
    letter: typeof refusalLetter;
    language: Language;
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { application, member, rules, letter, language, publicUrl, now } = refused;
  await tx.sql
    .updateTable('members')
    .set({ status: 'refused', confirmedAt: null, userId: null })
    .where('tmNo', '=', member.tmNo)
    .execute();
  await noteOtherMembers(tx, application.teamNo);
  const draft = openDraft(tx, application);
  const members = await listTeamMembers(tx, application.teamNo);
  const fields = withNumbers(draft.fields, members);
  await writeDraft(tx, {
    application,
    draft: replaceFields(draft, fields),
    savedBy: application.leaderId,
    rules,
    now,
  });
  const leader = await contactOf(tx, application.leaderId);
  if (!leader) return;
  const url = `${publicUrl}/apply/${application.trackNo}/${application.stageNo}`;
  const about = { memberName: member.name, teamName: application.teamName ?? '', url };
  await queueMessage(tx, {
    channel: 'mail',
    to: leader.email,
    language,
    ...letter(language, about),
    now,
  });
}

/**
 * Sends a member's personal link again, as a new one; the old one still works. Throws teamNotFound 1115,
 * noPermission 1354, noMemberList 1121 (nothing submitted), notTeamMember 1106, linkExpired 4030 (answered
 * already, or too late), tooManyRequests 429 within 10 minutes of the last one, or after many.
 */
export async function resendInvitation(
  db: Db,
  actor: UserActor,
  asked: { teamNo: number; tmNo: number; language: Language; publicUrl: string; now: Date },
): Promise<void> {
  const { teamNo, tmNo, now } = asked;
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo, lock: true });
    if (application.status !== 'submitted') throw fault('noMemberList');
    const members = await listTeamMembers(tx, teamNo);
    const member = members.find((one) => one.tmNo === tmNo && one.role !== LEADER_ROLE);
    if (!member) throw fault('notTeamMember');
    const rules = await getTrackRules(tx, application.trackNo);
    const facts = invitationFacts(application, rules, asked);
    const isOpen = member.status === 'active' && !member.confirmedAt && now < facts.confirmBy;
    if (!isOpen) throw fault('linkExpired');
    const last = await tx.sql
      .selectFrom('memberInvitations')
      .select(({ fn }) => fn.max('createdAt').as('sentAt'))
      .where('tmNo', '=', tmNo)
      .executeTakeFirst();
    const wait = resendWait(last?.sentAt ?? null, now);
    if (wait > 0) throw fault('tooManyRequests', { retryAfter: wait });
    const leaderName = members.find(({ role }) => role === LEADER_ROLE)?.name ?? '';
    await sendInvitations(tx, [member], { ...facts, leaderName });
  });
}

/** What is the same in all personal links of a team. The leader's name is added by who knows it. */
export function invitationFacts(
  application: Application,
  rules: TrackRules,
  asked: { language: Language; publicUrl: string; now: Date },
): Omit<InvitationFacts, 'leaderName'> {
  const { language, publicUrl, now } = asked;
  const stage = rules.stages.find(({ stageNo }) => stageNo === application.stageNo);
  const deadline = deadlineFor(rules, application.stageNo, application.teamNo);
  return {
    teamName: application.teamName ?? '',
    trackName: rules.track.name[language],
    leaderId: application.leaderId,
    confirmBy: confirmationDate({ confirmBy: stage?.confirmBy ?? null }, deadline, application.confirmUntil),
    language,
    publicUrl,
    now,
  };
}

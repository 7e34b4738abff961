import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '@chulbal/contract/language';
import { OFFER_DAYS } from '@chulbal/contract/leadership';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import { replaceFields } from '../applications/draft.rules.ts';
import { writeDraft } from '../applications/draft-versions.commands.ts';
import { LEADER_KEY, LEADER_ROLE } from '../applications/members.rules.ts';
import {
  type Application,
  getLedTeam,
  getMyTeam,
  openDraft,
  openFields,
} from '../applications/places.queries.ts';
import { canonicalContent } from '../applications/submission.rules.ts';
import {
  contactOf,
  findLastSubmission,
  listTeamMembers,
  type MemberRow,
} from '../applications/team.queries.ts';
import { teamObject } from '../applications/work.queries.ts';
import { recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault, refusing } from '../fault.ts';
import { json } from '../json.ts';
import { maskedName } from '../masks.ts';
import { type NewMessage, queueMessages } from '../outbox/commands.ts';
import { getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { handedOverLetter, offerEndedLetter, offerLetter } from './letters.rules.ts';
import { swapPeople, swapPerson } from './rules.ts';

const DAY_MS = 86_400_000;

type Asked = { teamNo: number; language: Language; publicUrl: string; now: Date };

/** Offers a team to a member: see the endpoint. */
export async function offerLeadership(
  db: Db,
  actor: UserActor,
  asked: Asked & { tmNo: number },
): Promise<void> {
  const { teamNo, tmNo, language, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const application = await getLedTeam(tx, actor, { teamNo, lock: true });
    await assertStands(tx, application);
    const members = await listTeamMembers(tx, teamNo);
    const member = members.find((one) => one.tmNo === tmNo && mayLead(one));
    const to = member?.userId ? await contactOf(tx, member.userId) : null;
    if (!member || !to) throw fault('notTeamMember');
    const expiresAt = new Date(now.getTime() + OFFER_DAYS * DAY_MS);
    const offer = { tmNo, offeredBy: actor.userId, offeredAt: now, expiresAt };
    await tx.sql
      .insertInto('leadershipOffers')
      .values({ teamNo, ...offer })
      .onConflict((conflict) => conflict.column('teamNo').doUpdateSet(offer))
      .execute();
    const about = { ...namesOf(application, members, member), expiresAt, url: mineUrl(publicUrl) };
    await queueMessages(tx, [mailTo(to.email, { language, now }, offerLetter(language, about))]);
  });
}

/** Takes an offer back, or declines it. @throws 404 notFound where there is none of theirs. */
export async function endLeadershipOffer(db: Db, actor: UserActor, asked: Asked): Promise<void> {
  const { teamNo, language, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const { application, member, members } = await getOffer(tx, actor, asked);
    const declined = member.userId === actor.userId;
    await tx.sql.deleteFrom('leadershipOffers').where('teamNo', '=', teamNo).execute();
    const other = declined ? application.leaderId : member.userId;
    const to = other === null ? null : await contactOf(tx, other);
    if (!to) return;
    const about = { ...namesOf(application, members, member), declined, url: mineUrl(publicUrl) };
    await queueMessages(tx, [mailTo(to.email, { language, now }, offerEndedLetter(language, about))]);
  });
}

/** Takes a team over: see the endpoint. */
export async function acceptLeadership(db: Db, actor: UserActor, asked: Asked): Promise<void> {
  const { teamNo, language, publicUrl, now } = asked;
  await db.transaction(async (tx) => {
    const { application, member, members } = await getOffer(tx, actor, asked);
    const leader = members.find(({ role }) => role === LEADER_ROLE);
    if (member.userId !== actor.userId || !mayLead(member) || !leader) throw fault('notFound');
    const rules = await assertStands(tx, application);
    await swap(tx, { application, rules, leader, member, now });
    await tx.sql.deleteFrom('leadershipOffers').where('teamNo', '=', teamNo).execute();
    const about = { ...namesOf(application, members, member), url: `${publicUrl}/auth/mypage` };
    const told = [await contactOf(tx, application.leaderId), await contactOf(tx, actor.userId)];
    await queueMessages(
      tx,
      told.flatMap((one) =>
        one ? [mailTo(one.email, { language, now }, handedOverLetter(language, about))] : [],
      ),
    );
    await recordAs(
      tx,
      { kind: 'user', userId: actor.userId, part: 'leader' },
      {
        action: 'application.handOver',
        object: teamObject(application),
        before: { tmNo: leader.tmNo },
        after: { tmNo: member.tmNo },
        now,
      },
    );
  });
}

/** The offer of a team for one of the two whom it concerns, with the team held. */
async function getOffer(tx: Db, actor: UserActor, { teamNo, now }: Pick<Asked, 'teamNo' | 'now'>) {
  const { application } = await getMyTeam(tx, actor, { teamNo, lock: true });
  const offer = await tx.sql
    .selectFrom('leadershipOffers')
    .select('tmNo')
    .where('teamNo', '=', teamNo)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  const members = await listTeamMembers(tx, teamNo);
  const member = members.find(({ tmNo }) => tmNo === offer?.tmNo);
  const isTheirs = application.leaderId === actor.userId || member?.userId === actor.userId;
  if (!member || !isTheirs) throw fault('notFound');
  return { application, member, members };
}

function mayLead({ role, status, userId, confirmedAt }: MemberRow): boolean {
  return role !== LEADER_ROLE && status === 'active' && userId !== null && confirmedAt !== null;
}

async function assertStands(tx: Db, { status, trackNo }: Application): Promise<TrackRules> {
  if (status !== 'submitted') throw fault('teamNotFound');
  const rules = await getTrackRules(tx, trackNo);
  if (rules.finished) throw fault('notInPeriod');
  return rules;
}

type Swap = {
  application: Application;
  rules: TrackRules;
  leader: MemberRow;
  member: MemberRow;
  now: Date;
};

/** Both change places everywhere: entries, papers, submission, draft, and who acts for the team. */
async function swap(tx: Db, { application, rules, leader, member, now }: Swap): Promise<void> {
  const { teamNo } = application;
  const place = { key: member.memberKey, leaderTmNo: leader.tmNo };
  const set = (tmNo: number, to: Pick<MemberRow, 'memberKey' | 'role' | 'position'>) =>
    tx.sql.updateTable('members').set(to).where('tmNo', '=', tmNo).execute();
  await set(leader.tmNo, { memberKey: '', role: member.role, position: member.position });
  await set(member.tmNo, { memberKey: LEADER_KEY, role: LEADER_ROLE, position: leader.position });
  await set(leader.tmNo, { memberKey: place.key, role: member.role, position: member.position });
  await sql`
    update files set person = case person when ${LEADER_KEY} then ${place.key} else ${LEADER_KEY} end
    where team_no = ${teamNo} and person in (${LEADER_KEY}, ${place.key})`.execute(tx.sql);

  const submissionVersion = await submitSwapped(tx, application, place);
  const leaderId = member.userId ?? application.leaderId;
  await refusing({ applications_one_a_track: 'alreadyApplied' }, () =>
    tx.sql
      .updateTable('applications')
      .set({ leaderId, submissionVersion })
      .where('teamNo', '=', teamNo)
      .execute(),
  );
  await tx.sql
    .updateTable('applicationDesk')
    .set({ leaderMasked: maskedName(member.name) })
    .where('teamNo', '=', teamNo)
    .execute();
  const draft = openDraft(tx, application);
  await writeDraft(tx, {
    application: { ...application, leaderId, submissionVersion },
    draft: replaceFields(draft, swapPeople(draft.fields, place)),
    savedBy: leaderId,
    rules,
    now,
  });
}

/** What was handed in with the two in each other's places, as a version of its own that arrived when the last one did. */
async function submitSwapped(
  tx: Db,
  { teamNo }: Application,
  place: { key: string; leaderTmNo: number },
): Promise<number> {
  const last = await findLastSubmission(tx, teamNo);
  if (!last) throw new Error(`Team ${teamNo} stands without a submission.`);
  const { rulesVersion, arrivedAt } = last;
  const fields = swapPeople(openFields(tx, last.fieldsSealed), place);
  const files = last.files.map((file) => ({ ...file, person: swapPerson(file.person, place) }));
  const content = canonicalContent({ teamNo, rulesVersion, fields, files });
  const version = last.version + 1;
  await tx.sql
    .insertInto('submissions')
    .values({
      ...{ teamNo, version, rulesVersion, arrivedAt, idempotencyKey: randomUUID() },
      fieldsSealed: tx.vault.seal(JSON.stringify(fields)),
      files: json(files),
      contentSha256: createHash('sha256').update(content).digest('hex'),
    })
    .execute();
  return version;
}

function namesOf({ teamName }: Application, members: readonly MemberRow[], member: MemberRow) {
  const leaderName = members.find(({ role }) => role === LEADER_ROLE)?.name ?? '';
  return { teamName: teamName ?? '', leaderName, memberName: member.name };
}

function mineUrl(publicUrl: string): string {
  return `${publicUrl}/auth/my-data#handover`;
}

function mailTo(
  to: string,
  { language, now }: { language: Language; now: Date },
  written: Pick<NewMessage, 'subject' | 'letter'>,
): NewMessage {
  return { channel: 'mail', to, language, ...written, now };
}

/** Removes offers that nobody has answered. */
export async function sweepOffers(db: Db, { now }: { now: Date }): Promise<void> {
  await db.sql.deleteFrom('leadershipOffers').where('expiresAt', '<=', now).execute();
}

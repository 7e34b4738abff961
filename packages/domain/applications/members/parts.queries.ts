import { type Member, type Person, readFields } from '@chulbal/contract/applications/fields';
import type { PartForLeader } from '@chulbal/contract/applications/part-progress';
import { countFiles, keptMembers } from '@chulbal/contract/applications/rules';
import { koreanDay } from '@chulbal/contract/korean-days';
import type { Selectable } from 'kysely';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { getTrackRules, type TrackRules } from '../../seasons/queries.ts';
import { secretHash } from '../../secret.ts';
import type { Draft } from '../draft.rules.ts';
import type { MemberPartsTable } from '../parts.tables.ts';
import { type Application, getLedTeam, openDraft } from '../places.queries.ts';
import { formRules } from '../submission.rules.ts';
import { listTeamFiles, type TeamFile } from '../team.queries.ts';
import { listConsented } from './children.queries.ts';
import { resendWait } from './invitation.rules.ts';
import {
  entrySha256,
  findingsOfPart,
  isSamePerson,
  type PartContact,
  type PartFacts,
  progressOf,
} from './parts.rules.ts';

export type PartRow = PartFacts & Pick<Selectable<MemberPartsTable>, 'teamNo' | 'userId' | 'offeredSealed'>;

/** A part behind a link, with the application as it stands. */
export type FoundPart = {
  application: Application;
  rules: TrackRules;
  draft: Draft;
  part: PartRow;
  contact: PartContact;
  /** The entry as it stands in the draft. */
  member: Member;
  leaderName: string;
};

/** The members of a team who were asked to fill in their own part, those who are gone included. */
export async function listPartRows(db: Db, teamNo: number): Promise<PartRow[]> {
  const rows = await db.sql
    .selectFrom('memberParts')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .orderBy('memberKey')
    .execute();
  return rows.map((row) => partRow(db, row));
}

function partRow(db: Db, { contactSealed, ...row }: Selectable<MemberPartsTable>): PartRow {
  return { ...row, contact: contactSealed && (JSON.parse(db.vault.open(contactSealed)) as PartContact) };
}

/**
 * What a link leads to. `lock` holds the application's row until the transaction ends. Throws linkExpired 4030 alike for
 * a link that never was, of somebody who is gone or was made somebody else, and of a team that is out.
 */
export async function getPartOfLink(
  db: Db,
  { token, lock = false }: { token: string; lock?: boolean },
): Promise<FoundPart> {
  const link = await db.sql
    .selectFrom('memberPartSecrets')
    .select(['teamNo', 'memberKey'])
    .where('hash', '=', secretHash(token))
    .where('kind', '=', 'link')
    .executeTakeFirst();
  const found = link && (await findPart(db, { ...link, lock }));
  if (!found) throw fault('linkExpired');
  return found;
}

async function findPart(
  db: Db,
  { teamNo, memberKey, lock }: { teamNo: number; memberKey: string; lock: boolean },
): Promise<FoundPart | null> {
  let query = db.sql.selectFrom('applications').selectAll().where('teamNo', '=', teamNo);
  if (lock) query = query.forUpdate();
  const application = await query.executeTakeFirst();
  if (!application || application.status === 'cancelled' || application.emptiedAt) return null;
  const row = await db.sql
    .selectFrom('memberParts')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('memberKey', '=', memberKey)
    .executeTakeFirst();
  const draft = openDraft(db, application);
  const form = readFields(draft.fields);
  const member = keptMembers(form).find(({ key }) => key === memberKey);
  const part = row && partRow(db, row);
  if (!part?.contact || !member || !isSamePerson(part, member)) return null;
  const rules = await getTrackRules(db, application.trackNo);
  return { application, rules, draft, part, contact: part.contact, member, leaderName: form.leader.tmName };
}

type Proof = { token: string; pass?: string | undefined; now: Date; lock?: boolean };

/** The same for who has proven their phone or mailbox, or is logged in with it. Throws partNotProven 4365 too. */
export async function getProvenPart(db: Db, actor: UserActor | null, asked: Proof): Promise<FoundPart> {
  const found = await getPartOfLink(db, asked);
  if (!(await isProvenPart(db, actor, found, asked))) throw fault('partNotProven');
  return found;
}

/** Whether whoever asks may see what stands behind the link. */
export async function isProvenPart(
  db: Db,
  actor: UserActor | null,
  found: FoundPart,
  { pass, now }: Pick<Proof, 'pass' | 'now'>,
): Promise<boolean> {
  const { teamNo, memberKey } = found.part;
  const held =
    pass &&
    (await db.sql
      .selectFrom('memberPartSecrets')
      .select('hash')
      .where('hash', '=', secretHash(pass))
      .where('kind', '=', 'pass')
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', memberKey)
      .where('until', '>', now)
      .executeTakeFirst());
  return Boolean(held) || (await isAccountOf(db, actor, found));
}

/** Whether the account that is logged in is that of the entered person; the leader's own never is. */
export async function isAccountOf(db: Db, actor: UserActor | null, found: FoundPart): Promise<boolean> {
  if (!actor || actor.userId === found.application.leaderId) return false;
  const account = await db.sql
    .selectFrom('accounts')
    .select(['phoneIndex', 'emailIndex'])
    .where('id', '=', actor.userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const { phone, email } = found.contact;
  if (phone) return account?.phoneIndex === db.vault.index(phone);
  return email !== '' && account?.emailIndex === db.vault.index(email.toLowerCase());
}

/** How far each member is who was asked, as the leader is told. */
export async function listProgress(
  db: Db,
  application: Application,
  known: { rules: TrackRules; files: readonly TeamFile[]; parts: readonly PartRow[]; now: Date },
): Promise<PartForLeader[]> {
  const { rules, parts, now } = known;
  const form = readFields(openDraft(db, application).fields);
  const members = keptMembers(form);
  const asked = parts.filter(({ memberKey }) => members.some(({ key }) => key === memberKey));
  if (asked.length === 0) return [];
  const stored = known.files.filter(({ status }) => status === 'stored');
  const files = countFiles(stored.map(({ slot, person }) => ({ slot, ...(person ? { person } : {}) })));
  const consented = await listConsented(db, form, now);
  const shared = { form, files, rules: formRules(rules), today: koreanDay(now), consented };
  return asked.flatMap((part) => {
    const person = members.find(({ key }) => key === part.memberKey);
    if (!person) return [];
    const missing = findingsOfPart(part.memberKey, shared);
    return [progressOf(part, person, { missing, wait: resendWait(part.sentAt, now) })];
  });
}

/** The members of a team who have signed their own entry, with the hash of it, by key. */
export async function listSigned(
  db: Db,
  teamNo: number,
): Promise<Map<string, { signedSha256: string; doneAt: Date; userId: number | null }>> {
  const rows = await db.sql
    .selectFrom('memberParts')
    .select(['memberKey', 'signedSha256', 'doneAt', 'userId'])
    .where('teamNo', '=', teamNo)
    .where('doneAt', 'is not', null)
    .where('contactSealed', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ memberKey, signedSha256, doneAt, userId }) =>
      signedSha256 && doneAt ? [[memberKey, { signedSha256, doneAt, userId }] as const] : [],
    ),
  );
}

/** When somebody signed exactly this entry of their own; null where they did not. */
export function signedAs(
  signed: Awaited<ReturnType<typeof listSigned>>,
  { key, person }: { key: string; person: Person },
): { at: Date; userId: number | null } | null {
  const one = signed.get(key);
  return one && one.signedSha256 === entrySha256(person) ? { at: one.doneAt, userId: one.userId } : null;
}

/** How far the members of a team are with their own parts. */
export async function listTeamProgress(
  db: Db,
  application: Application,
  { now }: { now: Date },
): Promise<PartForLeader[]> {
  const { teamNo, trackNo } = application;
  const parts = await listPartRows(db, teamNo);
  const rules = await getTrackRules(db, trackNo);
  return listProgress(db, application, { rules, files: await listTeamFiles(db, teamNo), parts, now });
}

/** The same for its leader. Throws teamNotFound 1115; noPermission 1354. */
export async function listMyParts(
  db: Db,
  actor: UserActor,
  { teamNo, now }: { teamNo: number; now: Date },
): Promise<PartForLeader[]> {
  return listTeamProgress(db, await getLedTeam(db, actor, { teamNo }), { now });
}

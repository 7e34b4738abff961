import { randomUUID } from 'node:crypto';
import { mintUser, type UserActor } from '@chulbal/domain/actor';
import { saveDraft } from '@chulbal/domain/applications/entry/drafts.commands';
import { getApplicationView } from '@chulbal/domain/applications/entry/queries';
import { type Submitting, submitApplication } from '@chulbal/domain/applications/entry/submit.commands';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from './accounts.ts';

/** An instant at which the season of `publishedSeason` has tracks 1 to 3 open. */
export const seasonNow = new Date('2026-05-20T05:00:00.000Z');

/** Track 3 (캠퍼스) and its application stage, in an empty database with `publishedSeason`. */
export const campus = { trackNo: 3, stageNo: 1 };

let people = 0;

/** A phone number that no other call has given. */
export function newPhone(): string {
  people += 1;
  return `010-${String(5000 + Math.floor(people / 10_000)).padStart(4, '0')}-${String(people % 10_000).padStart(4, '0')}`;
}

/** All that the form asks of a university student, under `prefix`. */
export function personFieldsOf(
  prefix: string,
  given: Partial<Record<string, string>> = {},
): Record<string, string> {
  const phone = given.tmPhone ?? newPhone();
  const person: Record<string, string | undefined> = {
    tmName: '한지우',
    tmSex: 'F',
    tmCountry: 'KR',
    tmBirth: '2004-11-02',
    tmPhone: phone,
    tmEmail: `p${phone.replaceAll('-', '')}@test.example`,
    tmSchoolName: '가온대학교',
    tmGrade: '2',
    tmRegion: '1',
    tmMajor: '경영학',
    tmSchoolType: 'university',
    tmSchoolTypeDetail: 'university',
    tmMajority: 'business',
    tmStudyType: '1',
    ...given,
  };
  return Object.fromEntries(Object.entries(person).map(([name, text]) => [`${prefix}.${name}`, text ?? '']));
}

/** A member's eight-letter key: `memberKeyOf(1)` is `member01`. */
export function memberKeyOf(number: number): string {
  return `member${String(number).padStart(2, '0')}`;
}

/** One more member of a form, in their place. */
export function memberFieldsOf(
  number: number,
  given: Partial<Record<string, string>> = {},
): Record<string, string> {
  const prefix = `members.${memberKeyOf(number)}`;
  return {
    ...personFieldsOf(prefix, { tmName: `팀원 ${number}`, ...given }),
    [`${prefix}.position`]: String(number),
  };
}

/** A form that lacks nothing for 캠퍼스 but its files; `members` beside the leader, 2 by default. */
export function formFields(
  given: { leader?: Partial<Record<string, string>>; members?: number; teamName?: string } = {},
): Record<string, string> {
  const { leader = {}, members = 2, teamName = '한칸서재' } = given;
  const form: Record<string, string> = {
    isConsent: 'Y',
    teamName,
    teamItemName: '빈 방을 나누는 공유 서재',
    teamItemPart: 'living',
    team4dTech: 'platform',
    teamItemExp: '쓰지 않는 방을 동네 서재로 바꿔요.',
    teamEmotion: '조용히 공부할 곳이 모자라서 시작했어요.',
    teamChar: '셋이 2년 동안 동네 서점에서 일했어요.',
    isTrue: 'Y',
    isReviewConsent: 'Y',
    ...personFieldsOf('leader', { tmName: '윤서준', ...leader }),
  };
  for (let number = 1; number <= members; number += 1) Object.assign(form, memberFieldsOf(number));
  return form;
}

/** A file that has been uploaded for a team; its bytes are nowhere. */
export async function createFile(
  db: Db,
  given: {
    teamNo: number;
    ownerId: number;
    slot?: string;
    /** Whose document it is, in a slot that asks everyone. */
    person?: string;
    /** Of a stage's material. */
    stageNo?: number;
    name?: string;
    startedAt?: Date;
    /** When the upload ended; as it began, unless said. */
    storedAt?: Date;
    status?: 'uploading' | 'stored' | 'removed';
  },
): Promise<string> {
  const serverFileName = randomUUID().replaceAll('-', '');
  const { slot = 'business', name = '사업계획서.pdf', startedAt = seasonNow, status = 'stored' } = given;
  await db.sql
    .insertInto('files')
    .values({
      serverFileName,
      teamNo: given.teamNo,
      stageNo: given.stageNo ?? null,
      ownerId: given.ownerId,
      slot,
      person: given.person ?? null,
      name,
      extension: slot === 'logo' ? 'png' : 'pdf',
      mime: slot === 'logo' ? 'image/png' : 'application/pdf',
      size: 4_400_000,
      sha256: status === 'uploading' ? null : 'ab'.repeat(32),
      status,
      isPublic: slot === 'logo',
      startedAt,
      storedAt: status === 'uploading' ? null : (given.storedAt ?? startedAt),
      removedAt: null,
    })
    .execute();
  return serverFileName;
}

export type TestTeam = { actor: UserActor; teamNo: number; version: number };

/**
 * A draft that could be submitted: leader's account, filled form, both required files. Needs a published
 * season; `fields` change the form, an empty text takes a field out.
 */
export async function createDraft(
  db: Db,
  given: {
    actor?: UserActor;
    trackNo?: number;
    stageNo?: number;
    members?: number;
    teamName?: string;
    fields?: Record<string, string>;
    files?: readonly string[];
    /** When the uploads of its files ended; as they began, unless said. */
    storedAt?: Date;
    now?: Date;
  } = {},
): Promise<TestTeam> {
  const { trackNo = campus.trackNo, stageNo = campus.stageNo, now = seasonNow } = given;
  const account = given.actor ? null : await createAccount(db);
  const actor = given.actor ?? mintUser(account?.id ?? 0);
  const form = formFields({
    ...(account ? { leader: { tmPhone: account.phone, tmEmail: account.email } } : {}),
    ...(given.members === undefined ? {} : { members: given.members }),
    ...(given.teamName === undefined ? {} : { teamName: given.teamName }),
  });
  const changes = { ...form, ...given.fields };
  const saved = await saveDraft(db, actor, { trackNo, stageNo, baseVersion: 0, changes, now });
  for (const slot of given.files ?? ['business', 'schoolPaper']) {
    const { storedAt = now } = given;
    await createFile(db, { teamNo: saved.teamNo, ownerId: actor.userId, slot, startedAt: now, storedAt });
  }
  return { actor, teamNo: saved.teamNo, version: saved.version };
}

/** Where the links of the tests' messages lead. */
export const publicUrl = 'http://127.0.0.1:3000';

/** Presses submit with a new key. */
export function submitTeam(db: Db, team: TestTeam, more: Partial<Submitting> = {}) {
  return submitApplication(db, team.actor, {
    teamNo: team.teamNo,
    version: team.version,
    idempotencyKey: randomUUID(),
    language: 'ko',
    publicUrl,
    now: seasonNow,
    ...more,
  });
}

/** Saves changes on top of what stands; gives the team at its new version. */
export async function changeTeam(
  db: Db,
  team: TestTeam,
  changes: Record<string, string>,
  now = seasonNow,
): Promise<TestTeam> {
  const { trackNo, stageNo, version } = await getApplicationView(db, team.actor, team);
  const { teamNo } = team;
  const saved = await saveDraft(db, team.actor, {
    trackNo,
    stageNo,
    teamNo,
    baseVersion: version,
    changes,
    now,
  });
  return { ...team, version: saved.version };
}

/** A submitted application; its version is that of the draft afterwards. */
export async function createSubmitted(
  db: Db,
  given: Parameters<typeof createDraft>[1] = {},
): Promise<TestTeam & { number: string }> {
  const draft = await createDraft(db, given);
  const { number } = await submitTeam(db, draft, { now: given.now ?? seasonNow });
  const { version } = await getApplicationView(db, draft.actor, draft);
  return { ...draft, version, number };
}

/** Changes that make the form one of 도전 (high school). */
export function highSchoolFields(): Record<string, string> {
  return Object.fromEntries(
    ['leader', 'members.member01', 'members.member02'].flatMap((prefix) => [
      [`${prefix}.tmSchoolType`, 'high'],
      [`${prefix}.tmSchoolTypeDetail`, ''],
    ]),
  );
}

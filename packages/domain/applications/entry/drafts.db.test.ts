import { createAccount } from '@chulbal/testing/accounts';
import { campus, createDraft, createSubmitted, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { extendStage } from '../../seasons/commands.ts';
import { deadlineOf } from '../../seasons/queries.ts';
import { restoreDraft, saveDraft } from './drafts.commands.ts';
import {
  getApplicationView,
  getMyApplication,
  listDraftVersions,
  listRuledTeams,
  listSummaries,
} from './queries.ts';

let db: Db;
let actor: UserActor;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = mintUser((await createAccount(db)).id);
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
});

const after = (seconds: number) => new Date(seasonNow.getTime() + seconds * 1_000);
const atClosing = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);
const graceMs = 10 * 60_000;

function save(
  changes: Record<string, string>,
  more: Partial<Parameters<typeof saveDraft>[2]> = {},
  by = actor,
) {
  return saveDraft(db, by, { ...campus, baseVersion: 0, changes, now: seasonNow, ...more });
}

const refused = (error: string) => expect.objectContaining({ error });
const fieldsOf = async (teamNo: number) => (await getApplicationView(db, actor, { teamNo })).fields;

describe('R-04 drafts', () => {
  test('the first save begins the draft, later ones go on with it', async () => {
    const first = await save({ teamName: '한칸' });
    expect(first).toMatchObject({ version: 1, savedAt: seasonNow.toISOString(), merged: {}, conflicts: [] });
    const second = await save(
      { teamName: '한칸서재' },
      { teamNo: first.teamNo, baseVersion: 1, now: after(5) },
    );
    expect(second).toMatchObject({ teamNo: first.teamNo, version: 2, savedAt: after(5).toISOString() });
    expect(await fieldsOf(first.teamNo)).toEqual({ teamName: '한칸서재' });
  });

  test('two tabs are merged field by field, and a conflict is nobody’s loss', async () => {
    const { teamNo } = await save({ teamName: '가', teamItemName: '나' });
    await save({ teamName: '왼쪽 탭', teamChar: '왼쪽' }, { teamNo, baseVersion: 1 });
    const right = await save({ teamName: '오른쪽 탭', teamItemName: '오른쪽' }, { teamNo, baseVersion: 1 });
    expect(right).toMatchObject({
      version: 3,
      merged: { teamChar: '왼쪽' },
      conflicts: [{ path: 'teamName', mine: '오른쪽 탭', theirs: '왼쪽 탭' }],
    });
    expect(await fieldsOf(teamNo)).toEqual({ teamName: '왼쪽 탭', teamChar: '왼쪽', teamItemName: '오른쪽' });
    const insisted = await save({ teamName: '오른쪽 탭' }, { teamNo, baseVersion: right.version });
    expect(insisted.conflicts).toEqual([]);
    expect((await fieldsOf(teamNo)).teamName).toBe('오른쪽 탭');
  });

  test('a save whose answer was lost may be sent again', async () => {
    const { teamNo } = await save({ teamName: '가' });
    const again = await save({ teamName: '가' }, { now: after(9) });
    expect(again).toMatchObject({ teamNo, version: 1, savedAt: seasonNow.toISOString(), conflicts: [] });
  });

  test('a second first save of another tab goes into the same draft', async () => {
    const { teamNo } = await save({ teamName: '가' });
    const other = await save({ teamName: '나', teamChar: '다' });
    expect(other).toMatchObject({ teamNo, conflicts: [{ path: 'teamName', mine: '나', theirs: '가' }] });
  });

  test('texts are kept in Unicode NFC', async () => {
    const { teamNo } = await save({ teamName: '한칸서재'.normalize('NFD') });
    expect((await fieldsOf(teamNo)).teamName).toBe('한칸서재');
  });

  test('at most 50 versions are kept, and any of them may be loaded again', async () => {
    let version = 0;
    let teamNo: number | undefined;
    for (let turn = 1; turn <= 60; turn += 1) {
      const saved = await save(
        { teamName: `이름 ${turn}` },
        { teamNo, baseVersion: version, now: after(turn * 5) },
      );
      ({ version, teamNo } = saved);
    }
    const versions = await listDraftVersions(db, actor, { teamNo: teamNo ?? 0 });
    expect(versions).toHaveLength(50);
    expect(versions[0]).toEqual({ version: 60, savedAt: after(300).toISOString(), filled: 1, files: 0 });
    const old = versions.at(-1)?.version ?? 0;
    const view = await restoreDraft(db, actor, { teamNo: teamNo ?? 0, version: old, now: after(400) });
    expect(view).toMatchObject({ version: 61, fields: { teamName: `이름 ${old}` } });
    const gone = restoreDraft(db, actor, { teamNo: teamNo ?? 0, version: 9_007_199_254, now: after(400) });
    await expect(gone).rejects.toEqual(refused('notFound'));
  });
});

describe('the period', () => {
  test('R-05 a draft is begun before the closing, and saved until the grace ends', async () => {
    await expect(save({ teamName: '가' }, { now: atClosing(0) })).rejects.toEqual(refused('notInPeriod'));
    const { teamNo } = await save({ teamName: '가' }, { now: atClosing(-1) });
    const late = await save({ teamName: '나' }, { teamNo, baseVersion: 1, now: atClosing(graceMs) });
    expect(late.version).toBe(2);
    const tooLate = save({ teamName: '다' }, { teamNo, baseVersion: 2, now: atClosing(graceMs + 1) });
    await expect(tooLate).rejects.toEqual(refused('notInPeriod'));
  });

  test('R-05 a kept version is put back until the grace ends', async () => {
    const { teamNo } = await save({ teamName: '가' });
    const restore = (now: Date) => restoreDraft(db, actor, { teamNo, version: 1, now });
    await expect(restore(atClosing(graceMs + 1))).rejects.toEqual(refused('notInPeriod'));
    expect((await restore(atClosing(graceMs))).version).toBeGreaterThan(1);
  });

  test('an extension for one team counts for that team', async () => {
    const { teamNo } = await save({ teamName: '가' });
    await extendStage(db, {
      ...campus,
      teamNo,
      closesAt: atClosing(3_600_000),
      reason: '서버 점검',
      now: seasonNow,
    });
    const late = await save(
      { teamName: '나' },
      { teamNo, baseVersion: 1, now: atClosing(3_600_000 + graceMs) },
    );
    expect(late.version).toBe(2);
  });

  test('before it opens none can be begun, and why is told', async () => {
    const early = { trackNo: 5, stageNo: 1, language: 'ko' as const, now: seasonNow };
    expect(await getMyApplication(db, actor, early)).toMatchObject({
      application: null,
      refusal: { code: 1353, message: '제출 기간이 아니에요.' },
    });
  });

  test('4012 a Korean cannot begin in the track for foreign students', async () => {
    const opened = (await deadlineOf(db, { trackNo: 5, stageNo: 1, teamNo: null })).opensAt;
    const asked = { trackNo: 5, stageNo: 1, now: opened };
    expect(await getMyApplication(db, actor, { ...asked, language: 'en' })).toMatchObject({
      refusal: { code: 4012 },
    });
    await expect(save({ teamName: '가' }, asked)).rejects.toEqual(refused('notEligible'));
  });

  test('a stage in which nobody applies is not found', async () => {
    await expect(save({ teamName: '가' }, { stageNo: 2 })).rejects.toEqual(refused('notFound'));
    await expect(save({ teamName: '가' }, { trackNo: 99 })).rejects.toEqual(refused('notFound'));
  });

  test('a draft is saved as one of its own track', async () => {
    const { teamNo } = await save({ teamName: '가' });
    const elsewhere = { teamNo, baseVersion: 1, trackNo: 2 };
    await expect(save({ teamName: '나' }, elsewhere)).rejects.toEqual(refused('teamNotFound'));
    expect((await fieldsOf(teamNo)).teamName).toBe('가');
  });
});

describe('one track per person and year', () => {
  test('a draft in another track does not block, a submitted one does (1102)', async () => {
    await createDraft(db, { actor });
    const other = { trackNo: 2, stageNo: 1 };
    expect(await save({ teamName: '도전' }, other)).toMatchObject({ version: 1 });

    const leader = mintUser((await createAccount(db)).id);
    await createSubmitted(db, { actor: leader });
    await expect(save({ teamName: '도전' }, other, leader)).rejects.toEqual(refused('appliedElsewhere'));
    expect(await getMyApplication(db, leader, { ...other, language: 'ko', now: seasonNow })).toMatchObject({
      application: null,
      refusal: { code: 1102 },
    });
  });

  test('1101 who is a member of a submitted team of the track begins none there', async () => {
    const account = await createAccount(db);
    await createSubmitted(db, { fields: memberFieldsOf(1, { tmPhone: account.phone }) });
    await expect(save({ teamName: '가' }, {}, mintUser(account.id))).rejects.toEqual(
      refused('alreadyApplied'),
    );
  });
});

describe('what a draft refuses', () => {
  test('1106, 1108 numbers of members are not the client’s to give', async () => {
    const team = await createSubmitted(db, { actor });
    const forge = (changes: Record<string, string>) =>
      save(changes, { teamNo: team.teamNo, baseVersion: team.version });
    await expect(forge({ 'members.member09.tmNo': '4711' })).rejects.toEqual(refused('notTeamMember'));
    const { members } = await getApplicationView(db, actor, team);
    const own = String(members[0]?.tmNo);
    await expect(forge({ 'members.member02.tmNo': own })).rejects.toEqual(refused('memberModifyFailed'));
    await expect(forge({ 'members.member01.modifyType': '1' })).rejects.toEqual(
      refused('memberModifyFailed'),
    );
    expect(await forge({ 'members.member01.tmNo': own })).toMatchObject({ version: team.version });
  });

  test('1107 deletion of a saved member at 3', async () => {
    const team = await createSubmitted(db, { actor });
    const changes = { 'members.member01.modifyType': '3' };
    const removal = save(changes, { teamNo: team.teamNo, baseVersion: team.version });
    await expect(removal).rejects.toMatchObject({
      error: 'memberDeleteFailed',
      details: { fields: { 'members.member01': 'memberDeleteFailed' } },
    });
  });

  test('1116 what an operator has withdrawn, and what nobody writes', async () => {
    const { teamNo } = await save({ teamName: '가' });
    const many = Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`members.member${10 + at}.position`, '1']),
    );
    await expect(save(many, { teamNo, baseVersion: 1 })).rejects.toEqual(refused('draftSaveFailed'));
    await db.sql.updateTable('applications').set({ status: 'cancelled' }).execute();
    await expect(save({ teamName: '나' }, { teamNo, baseVersion: 1 })).rejects.toEqual(
      refused('draftSaveFailed'),
    );
  });
});

test('my page lists my applications with what is missing', async () => {
  const team = await createDraft(db, { actor, files: ['business'], fields: { isTrue: '' } });
  await save({ teamName: '둘째' }, { trackNo: 2, now: after(60) });
  const list = await listSummaries(db, await listRuledTeams(db, actor), { language: 'ko', now: after(90) });
  expect(list).toMatchObject([
    { trackNo: 2, teamName: '둘째', status: 'draft', role: 'leader', number: null, submittedAt: null },
    { teamNo: team.teamNo, trackNo: 3, lane: 3, teamName: '한칸서재', missing: 2, changed: true },
  ]);
  expect(
    await listSummaries(db, await listRuledTeams(db, mintUser((await createAccount(db)).id)), {
      language: 'ko',
      now: seasonNow,
    }),
  ).toEqual([]);
});

test.each(['900101-1234567', '９００１０１－５２３４５６７', '900101·1234567', '900101\u200b–3234567'])(
  'a draft never keeps what looks like a registration number, and says where it stands (P-04): %s',
  async (number) => {
    await expect(save({ teamName: '숲', 'leader.tmMajor': `전공 ${number}` })).rejects.toMatchObject({
      error: 'residentNumberWritten',
      details: { fields: { 'leader.tmMajor': { ko: expect.stringContaining('주민등록번호') } } },
    });
    expect((await save({ teamName: '숲' })).version).toBe(1);
  },
);

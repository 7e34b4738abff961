import { randomUUID } from 'node:crypto';
import {
  campus,
  changeTeam,
  createDraft,
  createFile,
  createSubmitted,
  highSchoolFields,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { deadlineOf } from '../../seasons/queries.ts';
import { getApplicationView } from './queries.ts';
import { getReceipt } from './receipts.queries.ts';
import type { Submitting } from './submit.commands.ts';

let db: Db;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
});

const graceMs = 10 * 60_000;
const atClosing = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);
const refused = (error: string) => expect.objectContaining({ error });
const submit = (team: TestTeam, more: Partial<Submitting> = {}) => submitTeam(db, team, more);
const change = (team: TestTeam, changes: Record<string, string>, now = seasonNow) =>
  changeTeam(db, team, changes, now);

const messages = async () =>
  (
    await db.sql.selectFrom('outbox').select(['channel', 'toSealed', 'bodySealed']).orderBy('id').execute()
  ).map(({ channel, toSealed, bodySealed }) => ({
    channel,
    to: db.vault.open(toSealed),
    letter: JSON.parse(db.vault.open(bodySealed)) as { lines: string[]; button?: { url: string } },
  }));

describe('a submission', () => {
  test('gives a receipt: number, time, every file with size and SHA-256', async () => {
    const team = await createDraft(db);
    const receipt = await submit(team);
    expect(receipt).toMatchObject({
      number: '3-0001',
      version: 1,
      latest: true,
      trackName: '캠퍼스',
      teamName: '한칸서재',
      leaderName: '윤서준',
      memberCount: 3,
      arrivedAt: seasonNow.toISOString(),
      cancelledAt: null,
      rulesVersion: 1,
      files: [
        { slot: 'business', name: '사업계획서.pdf', size: 4_400_000, sha256: 'ab'.repeat(32) },
        { slot: 'schoolPaper' },
      ],
    });
    expect(receipt.contentSha256).toMatch(/^[0-9a-f]{64}$/);
    const view = await getApplicationView(db, team.actor, team);
    expect(view).toMatchObject({
      status: 'submitted',
      number: '3-0001',
      changed: false,
      submission: { version: 1 },
    });
    expect(view.members).toMatchObject([
      { key: 'member01', name: '팀원 1', status: 'active', confirmedAt: null },
      { key: 'member02', name: '팀원 2', status: 'active', confirmedAt: null },
    ]);
    expect(view.fields['members.member01.tmNo']).toBe(String(view.members[0]?.tmNo));
  });

  test('sends the receipt to the leader and a personal link to every member’s phone, of which only a hash is kept', async () => {
    const team = await createDraft(db);
    await submit(team);
    const sent = await messages();
    expect(sent.map(({ channel }) => channel)).toEqual(['mail', 'sms', 'mail', 'sms', 'mail']);
    const receipt = sent.pop();
    expect(receipt?.letter.lines.join()).toContain('3-0001');
    expect(receipt?.letter.lines.join()).toContain('ab'.repeat(32));
    const links = sent
      .filter(({ channel }) => channel === 'sms')
      .map(({ letter }) => letter.button?.url ?? '');
    for (const link of links)
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/apply\/confirm#token=[\w-]{43}$/);
    expect(new Set(links).size).toBe(2);
    const kept = JSON.stringify(await db.sql.selectFrom('memberInvitations').selectAll().execute());
    for (const link of links) expect(kept).not.toContain(link.slice(-43));
  });

  test('numbers have no gaps: a refused submission takes none', async () => {
    await createSubmitted(db);
    const bad = await createDraft(db, { fields: { teamName: '' } });
    await expect(submit(bad)).rejects.toEqual(refused('incomplete'));
    expect((await createSubmitted(db)).number).toBe('3-0002');
    expect((await createSubmitted(db, { trackNo: 2, fields: highSchoolFields() })).number).toBe('2-0001');
  });

  test('R-02 the same key gives the same receipt, after the deadline too', async () => {
    const team = await createDraft(db);
    const idempotencyKey = randomUUID();
    const first = await submit(team, { idempotencyKey });
    expect(await submit(team, { idempotencyKey })).toEqual(first);
    expect(await submit(team, { idempotencyKey, now: atClosing(graceMs + 1) })).toEqual(first);
    expect(await messages()).toHaveLength(5);
  });

  test('pressed again with another key, but nothing new, it gives the receipt there is', async () => {
    const team = await createSubmitted(db);
    expect(await submit(team)).toMatchObject({ version: 1 });
  });

  test('pressed again with another key by whoever lost the answer, it gives the receipt there is', async () => {
    const team = await createDraft(db);
    const first = await submit(team);
    // The submission wrote the members' numbers into the draft: the page still knows the version before.
    expect((await getApplicationView(db, team.actor, team)).version).toBeGreaterThan(team.version);
    expect(await submit(team)).toEqual(first);
  });

  test('but not by whoever saw something else, or where something newer is written', async () => {
    const team = await createDraft(db);
    const changed = await change(team, { teamName: '두칸서재' });
    await submit(changed);
    await expect(submit(team)).rejects.toEqual(refused('draftConflict'));
    const view = await getApplicationView(db, team.actor, team);
    await change({ ...team, version: view.version }, { teamName: '세칸서재' });
    await expect(submit(changed)).rejects.toEqual(refused('draftConflict'));
  });

  test('after changes it gives a new version of the receipt; the old one stays readable', async () => {
    const team = await createSubmitted(db);
    const changed = await change(team, { teamName: '두칸서재' });
    expect(await getApplicationView(db, team.actor, team)).toMatchObject({
      changed: true,
      status: 'submitted',
    });
    const later = new Date(seasonNow.getTime() + 60_000);
    const second = await submit(changed, { now: later });
    expect(second).toMatchObject({ version: 2, number: team.number, teamName: '두칸서재', latest: true });
    expect(second.versions).toHaveLength(2);
    const old = await getReceipt(db, team.actor, { teamNo: team.teamNo, version: 1, language: 'en' });
    expect(old).toMatchObject({ version: 1, latest: false, teamName: '한칸서재', trackName: 'Campus' });
    const none = getReceipt(db, team.actor, { teamNo: team.teamNo, version: 9_999_999_999, language: 'ko' });
    await expect(none).rejects.toEqual(refused('notFound'));
  });

  test('4010 a draft newer than what the applicant saw is not submitted', async () => {
    const team = await createDraft(db);
    await change(team, { teamName: '다른 탭' });
    await expect(submit(team)).rejects.toEqual(refused('draftConflict'));
  });

  test('4013 not while a file is being uploaded; an upload that died holds up nothing', async () => {
    const team = await createDraft(db);
    const file = {
      teamNo: team.teamNo,
      ownerId: team.actor.userId,
      slot: 'logo',
      status: 'uploading' as const,
    };
    await createFile(db, file);
    await expect(submit(team)).rejects.toEqual(refused('uploadUnfinished'));
    expect(await submit(team, { now: new Date(seasonNow.getTime() + 10 * 60_000) })).toMatchObject({
      version: 1,
    });
  });

  test('4011 with every field that is missing, 1118 and 1119 for files', async () => {
    const incomplete = await createDraft(db, { fields: { teamChar: '', 'leader.tmName': '' } });
    await expect(submit(incomplete)).rejects.toMatchObject({
      error: 'incomplete',
      details: { fields: { teamChar: expect.anything(), 'leader.tmName': expect.anything() } },
    });
    const young = await createDraft(db, { fields: { 'leader.tmBirth': '2012-05-21' } });
    await expect(submit(young)).rejects.toMatchObject({
      error: 'underFourteen',
      details: { fields: { 'leader.tmBirth': 'underFourteen' } },
    });
    await expect(submit(await createDraft(db, { files: [] }))).rejects.toEqual(
      refused('businessPlanRequired'),
    );
    const noPaper = await createDraft(db, { files: ['business'] });
    await expect(submit(noPaper)).rejects.toEqual(refused('certificateRequired'));
  });

  test('1100, 1105 what an operator has withdrawn is not submitted', async () => {
    const draft = await createDraft(db);
    const submitted = await createSubmitted(db);
    await db.sql.updateTable('applications').set({ status: 'cancelled' }).execute();
    await expect(submit(draft)).rejects.toEqual(refused('applyFailed'));
    await expect(submit(submitted)).rejects.toEqual(refused('modifyFailed'));
  });

  test('a school counts by its id only with its own name', async () => {
    const { id } = await db.sql
      .insertInto('schools')
      .values({
        code: 'x',
        name: '가온대학교',
        schoolType: 'university',
        sido: '1',
        searchText: '가온대학교',
        choseong: 'ㄱㅇㄷㅎㄱ',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const schoolNo = String(id);
    const fields = {
      'leader.schoolNo': schoolNo,
      'members.member01.schoolNo': schoolNo,
      'members.member01.tmSchoolName': '나래대학교',
      'members.member02.schoolNo': '999999999999',
    };
    await createSubmitted(db, { fields });
    const rows = await db.sql.selectFrom('members').select('schoolId').orderBy('position').execute();
    expect(rows.map(({ schoolId }) => schoolId)).toEqual([id, null, null]);
  });
});

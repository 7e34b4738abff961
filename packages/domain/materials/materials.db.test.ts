import { createAccount } from '@chulbal/testing/accounts';
import {
  createSubmitted,
  memberKeyOf,
  newPhone,
  publicUrl,
  seasonNow,
  type TestTeam,
} from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import {
  askingSeason,
  createSlotFile,
  handIn,
  materialCloses,
  pitch,
  review,
} from '@chulbal/testing/materials';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import { listRuledTeams } from '../applications/entry/queries.ts';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { removeFile, sweepFiles } from '../files/commands.ts';
import { openDocument } from '../files/documents.commands.ts';
import { getReadableFile } from '../files/queries.ts';
import { json } from '../json.ts';
import { listMessages } from '../outbox/queries.ts';
import { extendStage } from '../seasons/commands.ts';
import { listAskedTeams, listAskingStages, listTeamMaterials } from './operators.queries.ts';
import { getMaterial, listMyApplications } from './queries.ts';
import { remindOfMaterial } from './remind.commands.ts';

let db: Db;
let team: TestTeam;

beforeEach(async () => {
  db = await testDb();
  await askingSeason(db);
  team = await createSubmitted(db, { teamName: '물결로그' });
});

const refused = (error: string) => expect.objectContaining({ error });
const closing = (milliseconds: number) => new Date(materialCloses.getTime() + milliseconds);
const asked = { language: 'ko', now: seasonNow } as const;
const view = (of = team, stageNo = review.stageNo) =>
  getMaterial(db, of.actor, { teamNo: of.teamNo, stageNo, ...asked });

describe('a team hands in', () => {
  test('and gets a receipt with the hash of every file, on record and by mail; again, the next version', async () => {
    expect(await view()).toMatchObject({ state: 'open', missing: ['발표 자료'], receipt: null });
    const slides = await createSlotFile(db, team);
    expect(await view()).toMatchObject({ missing: [], changed: true, files: [{ slot: 'slides' }] });
    const first = await handIn(db, team, [slides]);
    expect(first).toMatchObject({
      changed: false,
      submittedAt: seasonNow.toISOString(),
      receipt: {
        version: 1,
        files: [{ serverFileName: slides, label: '발표 자료', sha256: 'ab'.repeat(32) }],
      },
    });
    const extra = await createSlotFile(db, team, { slot: 'extra' });
    const second = await handIn(db, team, [slides, extra]);
    expect(second.versions.map(({ version }) => version)).toEqual([1, 2]);
    expect(second.receipt?.contentSha256).not.toBe(first.receipt?.contentSha256);
    const log = await db.sql.selectFrom('auditArrivals').select('action').execute();
    expect(log.filter(({ action }) => action === 'material.submit')).toHaveLength(2);
    const mails = await listMessages(db, { limit: 5 });
    expect(mails.filter(({ subject }) => subject.includes('서류 심사 자료를 받았어요'))).toHaveLength(2);
  });

  test('the same press or the same files make no further version (R-02)', async () => {
    const slides = await createSlotFile(db, team);
    const idempotencyKey = 'c0ffee00-0000-4000-8000-000000000001';
    await handIn(db, team, [slides], { idempotencyKey });
    await handIn(db, team, [slides], { idempotencyKey, now: closing(3_600_000) });
    expect((await handIn(db, team, [slides])).versions).toHaveLength(1);
  });

  test.each([
    ['a millisecond before the closing', -1, null],
    ['at the closing, which came while it was uploaded', 0, null],
    ['at the end of the grace', 600_000, null],
    ['a millisecond after the grace', 600_001, 'notInPeriod'],
  ])('%s', async (_when, milliseconds, error) => {
    const slides = await createSlotFile(db, team, { storedAt: closing(5_000) });
    const work = handIn(db, team, [slides], { now: closing(milliseconds) });
    if (error) await expect(work).rejects.toEqual(refused(error));
    else expect((await work).receipt?.version).toBe(1);
  });

  test('later, where the material was extended for it; that of the stage says nothing about it', async () => {
    const slides = await createSlotFile(db, team);
    const later = {
      ...review,
      teamNo: team.teamNo,
      closesAt: closing(7_200_000),
      reason: '정전',
      now: seasonNow,
    };
    await extendStage(db, { ...later, closesAt: new Date(seasonNow.getTime() + 60 * 86_400_000) });
    await expect(handIn(db, team, [slides], { now: closing(3_600_000) })).rejects.toEqual(
      refused('notInPeriod'),
    );
    await extendStage(db, { ...later, what: 'material' });
    expect(await handIn(db, team, [slides], { now: closing(3_600_000) })).toMatchObject({
      deadline: { closesAt: closing(7_200_000).toISOString() },
      receipt: { version: 1 },
    });
  });

  test('but not with too few files, with others than it saw, or while one is on its way', async () => {
    await expect(handIn(db, team, [])).rejects.toMatchObject({
      error: 'fileCountMismatch',
      details: { fields: { 'slots.slides': 'fileCountMismatch' } },
    });
    const slides = await createSlotFile(db, team);
    await expect(handIn(db, team, [])).rejects.toEqual(refused('materialFailed'));
    await createSlotFile(db, team, { slot: 'extra', status: 'uploading' });
    await expect(handIn(db, team, [slides])).rejects.toEqual(refused('uploadUnfinished'));
  });

  test('but not by a member, a stranger, once taken back, or where nothing is asked', async () => {
    const phone = newPhone();
    const linked = await createAccount(db, { phone });
    const other = await createSubmitted(db, { fields: { [`members.${memberKeyOf(1)}.tmPhone`]: phone } });
    await db.sql
      .updateTable('members')
      .set({ userId: linked.id })
      .where('teamNo', '=', other.teamNo)
      .where('memberKey', '=', memberKeyOf(1))
      .execute();
    const member = { teamNo: other.teamNo, actor: mintUser(linked.id) };
    const slides = await createSlotFile(db, other);
    await expect(handIn(db, member, [slides])).rejects.toEqual(refused('noPermission'));
    await expect(handIn(db, { ...team, teamNo: other.teamNo }, [slides])).rejects.toEqual(
      refused('teamNotFound'),
    );
    await expect(handIn(db, other, [slides], { stageNo: 4 })).rejects.toEqual(refused('notFound'));
    await cancelApplication(db, other.actor, {
      teamNo: other.teamNo,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    await expect(handIn(db, other, [slides])).rejects.toEqual(refused('notSubmissionSubject'));
    await expect(view({ ...team, ...other })).rejects.toEqual(refused('notQuerySubject'));
  });
});

describe('whom a stage behind a judged one asks', () => {
  async function announced(decision: 'selected' | 'reserve', state: 'released' | 'scheduled') {
    const by = [await createOperator(db), await createOperator(db)] as const;
    const stage = { trackNo: review.trackNo, stageNo: review.stageNo };
    await finalisedVersion(db, { ...stage, teams: [{ teamNo: team.teamNo, decision }], by, now: seasonNow });
    await db.sql
      .insertInto('announcements')
      .values({
        ...stage,
        resultVersion: 1,
        state,
        releaseAt: seasonNow,
        templates: json({}),
        shows: json({ averages: false, comments: 'none' }),
        requestedBy: by[0].operatorId,
        requestedAt: seasonNow,
        confirmedBy: by[1].operatorId,
        confirmedAt: seasonNow,
        releasedAt: state === 'released' ? seasonNow : null,
      })
      .execute();
    return by;
  }

  test('nobody before its result is released, whatever is known inside (S-04)', async () => {
    await expect(view(team, pitch.stageNo)).rejects.toEqual(refused('notQuerySubject'));
    await announced('selected', 'scheduled');
    await expect(view(team, pitch.stageNo)).rejects.toEqual(refused('notQuerySubject'));
    expect(
      (await listMyApplications(db, await listRuledTeams(db, team.actor), asked)).materials.map(
        ({ stageNo }) => stageNo,
      ),
    ).toEqual([2]);
  });

  test('the selected, until they withdraw; nobody else', async () => {
    const other = await createSubmitted(db);
    expect(await view()).toMatchObject({ stageNo: 2, told: false });
    const by = await announced('selected', 'released');
    expect(await view(), 'the stage whose result is out waits for nothing').toMatchObject({ told: true });
    expect(await view(team, pitch.stageNo)).toMatchObject({ stageNo: 3, state: 'open' });
    await expect(view(other, pitch.stageNo)).rejects.toEqual(refused('notQuerySubject'));
    await expect(handIn(db, other, [], { stageNo: pitch.stageNo })).rejects.toEqual(
      refused('notSubmissionSubject'),
    );
    const teams = [{ teamNo: team.teamNo, decision: 'withdrawn' as const }];
    await finalisedVersion(db, { ...review, version: 2, teams, by, now: seasonNow });
    await expect(view(team, pitch.stageNo)).rejects.toEqual(refused('notQuerySubject'));
  });
});

describe('files of material', () => {
  test('stay while a version names them, and are not among those of the application', async () => {
    const slides = await createSlotFile(db, team);
    await handIn(db, team, [slides]);
    await removeFile(db, team.actor, { serverFileName: slides, now: seasonNow });
    expect(await view()).toMatchObject({ files: [], changed: true, receipt: { version: 1 } });
    const store = { remove: async () => {}, removeUnfinished: async () => {}, async *list() {} };
    await sweepFiles(db, store as never, { now: new Date(seasonNow.getTime() + 3 * 86_400_000) });
    expect(
      (await getReadableFile(db, team.actor, { serverFileName: slides, now: seasonNow })).serverFileName,
    ).toBe(slides);
    const application = await db.sql
      .selectFrom('applications')
      .select('changed')
      .where('teamNo', '=', team.teamNo)
      .executeTakeFirstOrThrow();
    expect(application.changed).toBe(false);
  });

  test('are taken out until the closing only', async () => {
    const slides = await createSlotFile(db, team);
    await expect(removeFile(db, team.actor, { serverFileName: slides, now: closing(0) })).rejects.toEqual(
      refused('notInPeriod'),
    );
    await removeFile(db, team.actor, { serverFileName: slides, now: closing(-1) });
  });

  test('are opened by operators once handed in, on record (P-07)', async () => {
    const operator = await createOperator(db);
    const slides = await createSlotFile(db, team);
    const open = () => openDocument(db, operator, { serverFileName: slides, now: seasonNow });
    await expect(open()).rejects.toEqual(refused('notFound'));
    await handIn(db, team, [slides]);
    expect((await open()).name).toBe('발표 자료.pdf');
    const log = db.sql.selectFrom('auditEntries').select('category').where('action', '=', 'document.read');
    expect(await log.execute()).toEqual([{ category: 'disclosure' }]);
  });
});

test('operators see who has not handed in first, and remind those of them once a day', async () => {
  const operator = await createOperator(db);
  const other = await createSubmitted(db, { teamName: '새싹지도' });
  await handIn(db, team, [await createSlotFile(db, team)]);
  const { teams, stage } = await listAskedTeams(db, operator, { ...review, ...asked });
  expect(teams.map(({ teamName, receipt }) => [teamName, receipt?.version ?? null])).toEqual([
    ['새싹지도', null],
    ['물결로그', 1],
  ]);
  expect(stage).toMatchObject({ subjects: 2, submitted: 1, known: true });
  const ofTeam = async ({ teamNo }: TestTeam) =>
    (await listTeamMaterials(db, operator, { teamNo, ...asked })).map(({ stageNo, state, receipt }) => [
      stageNo,
      state,
      receipt?.version ?? null,
    ]);
  expect([await ofTeam(team), await ofTeam(other)]).toEqual([[[2, 'open', 1]], [[2, 'open', null]]]);
  const { stages } = await listAskingStages(db, operator, asked);
  expect(stages.find(({ trackNo, stageNo }) => trackNo === 3 && stageNo === 3)).toMatchObject({
    known: false,
    subjects: 0,
  });
  const remind = (now = seasonNow) => remindOfMaterial(db, operator, { ...review, publicUrl, now });
  expect([await remind(), await remind()]).toEqual([1, 0]);
  const [mail] = await listMessages(db, { limit: 1 });
  expect(mail?.text).toContain(`/contest/schedule?track=3&submit=2`);
  expect(other.teamNo).toBeGreaterThan(0);
  await expect(remind(closing(0))).rejects.toEqual(refused('notInPeriod'));
});

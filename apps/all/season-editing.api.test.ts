import { downloadFile } from '@chulbal/contract/files/files';
import { operatorRole } from '@chulbal/contract/operators/roles';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import * as console from '@chulbal/contract/seasons/operators';
import { getSeason } from '@chulbal/contract/seasons/seasons';
import type { Db } from '@chulbal/domain/db';
import { movableClock, request, type TestReply } from '@chulbal/testing/api';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { filledSite } from '@chulbal/testing/filled-site';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { soundPlan } from '@chulbal/testing/season-plans';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const year = 2026;
const store = temporaryStore();
let db: Db;
let apis: TestApis;
let tokens: Record<OperatorRole, string>;

beforeEach(async () => {
  db = await testDb();
  await filledSite(db);
  apis = await bothApis({ db, files: store, clock: movableClock(seasonNow).clock });
  await publishedSeason(db, { now: seasonNow });
  const entries = operatorRole.options.map(async (role) => {
    const { operatorId } = await createOperator(db, { role });
    return [role, await operatorToken(db, { operatorId, now: seasonNow })] as const;
  });
  tokens = Object.fromEntries(await Promise.all(entries)) as typeof tokens;
  return async () => {
    await apis.user.app.close();
    await apis.admin.app.close();
  };
});

type Endpoint = Parameters<typeof request>[1];
const ask = (endpoint: Endpoint, input: Record<string, unknown>, role: OperatorRole = 'contestManager') =>
  request(apis.admin.app, endpoint, input, tokens[role]);
const drafted = async () => (await ask(console.getDraftedSeason, { year })).data as console.DraftedSeasonView;

async function save(edit: (plan: console.DraftedSeasonView['plan']) => unknown): Promise<TestReply> {
  const { plan, editVersion } = await drafted();
  edit(plan);
  return ask(console.saveSeason, { year, editVersion, plan });
}

async function send(endpoint: Endpoint, query: Record<string, string>, bytes: Buffer) {
  const reply = await apis.admin.app.inject({
    method: 'POST',
    url: endpoint.path,
    query,
    headers: {
      authorization: `Bearer ${tokens.contestManager}`,
      'content-type': 'application/octet-stream',
    },
    payload: bytes,
  });
  return reply.json() as { code: number; data: Record<string, unknown> };
}

describe('roles', () => {
  test.each(operatorRole.options)(
    '%s reads seasons, and edits them only where the table of roles says',
    async (role) => {
      expect(await ask(console.listDraftedSeasons, {}, role)).toMatchObject({
        status: 200,
        data: [{ year }],
      });
      const { plan, editVersion } = await drafted();
      const allowed = role === 'contestManager' || role === 'owner';
      const code = allowed ? 200 : 1354;
      expect(await ask(console.saveSeason, { year, editVersion, plan }, role)).toMatchObject({ code });
      expect(await ask(console.createSeason, { year: 2027, copyFrom: year }, role)).toMatchObject({ code });
      expect(await ask(console.finishSeason, { year, reason: '끝났어요' }, role)).toMatchObject({ code });
    },
  );
});

describe('a season from nothing to everyone', () => {
  test('is begun, filled, refused while it contradicts itself, and published', async () => {
    const begun = (await ask(console.createSeason, { year: 2028, copyFrom: null }))
      .data as console.DraftedSeasonView;
    expect(begun.holidays.map(({ date }) => date)).toContain('2028-10-05');
    const { plan, review } = soundPlan();
    Object.assign(plan, { year: 2028 });
    Object.assign(review, { rubric: null });
    const saved = await ask(console.saveSeason, { year: 2028, editVersion: 0, plan });
    expect(saved).toMatchObject({ code: 200, data: { editVersion: 1 } });
    const publish = (editVersion: number) =>
      ask(console.publishSeason, { year: 2028, editVersion, reason: '' });
    expect(await publish(1)).toMatchObject({
      status: 422,
      code: 4040,
      data: { detail: [{ kind: 'rubricMissing', lane: 3, stageNo: 2 }] },
    });
    const again = (saved.data as console.DraftedSeasonView).plan;
    Object.assign(again.tracks[0]?.stages[1] ?? {}, { rubric: again.tracks[1]?.stages[1]?.rubric });
    await ask(console.saveSeason, { year: 2028, editVersion: 1, plan: again });
    expect(await publish(2)).toMatchObject({ code: 200, data: { status: 'published', rulesVersion: 1 } });
    expect(await request(apis.user.app, getSeason, { year: 2028 })).toMatchObject({ data: { year: 2028 } });
    expect(await ask(console.listSeasonVersions, { year: 2028 })).toMatchObject({ data: [{ version: 1 }] });
  });

  test('a published change is seen within five seconds', async () => {
    const places = async () => {
      const { data } = await request(apis.user.app, getSeason, { year });
      return (data as { tracks: { lane: number; places: number }[] }).tracks[2]?.places;
    };
    expect(await places()).toBe(200);
    await save((plan) => Object.assign(plan.tracks[2] ?? {}, { places: 250 }));
    const reply = await ask(console.publishSeason, { year, editVersion: 1, reason: '늘려요' });
    expect(reply.code).toBe(200);
    await expect.poll(places, { timeout: 30_000, interval: 250 }).toBe(250);
  }, 45_000);
});

describe('what is refused says so beside the field', () => {
  test('of a plan', async () => {
    const reply = await save((plan) => {
      Object.assign(plan.tracks[1] ?? {}, { lane: 1 });
      Object.assign(plan.tracks[2] ?? {}, { name: { ko: '가'.repeat(41), en: '' } });
    });
    expect(reply).toMatchObject({ status: 400 });
    expect(Object.keys((reply.data as { fields: object }).fields)).toEqual([
      'plan.tracks.2.name.ko',
      'plan.tracks.1.lane',
    ]);
    expect(reply.data).toMatchObject({ fields: { 'plan.tracks.1.lane': expect.stringContaining('이미') } });
  });

  test('of a publishing without a reason, and of a save that comes second', async () => {
    await save((plan) => Object.assign(plan.tracks[2] ?? {}, { places: 250 }));
    expect(await ask(console.publishSeason, { year, editVersion: 1, reason: '  ' })).toMatchObject({
      status: 400,
      data: { fields: { reason: '무엇을 왜 바꾸는지 적어 주세요.' } },
    });
    const { plan } = await drafted();
    expect(await ask(console.saveSeason, { year, editVersion: 0, plan })).toMatchObject({ code: 4043 });
  });

  test('a plan of 1 MB is taken, one of 3 MB is not', async () => {
    const texts = (count: number) => (plan: console.DraftedSeasonView['plan']) => {
      const label = { ko: '가'.repeat(60), en: 'a'.repeat(60) };
      for (let field = 0; field < count; field += 1) {
        const list = Array.from({ length: 500 }, (_, code) => ({
          code: `c${code}`,
          parentCode: null,
          label,
        }));
        plan.choices[`field${field}`] = list;
      }
    };
    expect(await save(texts(6))).toMatchObject({ code: 200 });
    expect(await save(texts(20))).toMatchObject({ status: 413 });
  });
});

describe('the form that guardians sign', () => {
  const upload = (bytes: Buffer, fileName: string) =>
    send(console.uploadGuardianForm, { fileName, size: String(bytes.length) }, bytes);
  const download = (serverFileName: unknown) =>
    request(apis.user.app, downloadFile, { serverFileName: String(serverFileName) });

  test('is anybody’s to download once a season in force names it', async () => {
    const { code, data } = await upload(pdf(), '보호자 동의서.pdf');
    expect(code).toBe(200);
    const { serverFileName, name } = data;
    expect(await download(serverFileName)).toMatchObject({ status: 404 });
    const named = await save((plan) =>
      Object.assign(plan.tracks[0] ?? {}, { guardianForm: { serverFileName, name } }),
    );
    expect(named).toMatchObject({ code: 200 });
    expect(await download(serverFileName)).toMatchObject({ status: 404 });
    await ask(console.publishSeason, { year, editVersion: 1, reason: '양식을 바꿔요' });
    expect(await download(serverFileName)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    const { data: season } = await request(apis.user.app, getSeason, { year: String(year) });
    expect(season).toMatchObject({ tracks: [{ guardianForm: { serverFileName, name } }, {}, {}, {}, {}] });
  });

  test.each([
    ['a program', Buffer.from('MZ'), 'form.exe', 1103],
    ['a picture', Buffer.from('x'), 'form.png', 1103],
    ['what is no PDF', Buffer.from('<script>'), 'form.pdf', 4021],
    [
      'a PDF that runs something',
      pdf({ more: ['<< /S /JavaScript /JS (app.alert(1)) >>'] }),
      'form.pdf',
      4021,
    ],
    ['nothing', Buffer.alloc(0), 'form.pdf', 4021],
    ['a name that lies', pdf(), 'form.exe.pdf', 4023],
  ])('is not %s', async (_name, bytes, fileName, code) => {
    expect(await upload(bytes, fileName)).toMatchObject({ code });
    expect(await db.sql.selectFrom('files').selectAll().execute()).toEqual([]);
  });

  test('is of the size that was said', async () => {
    const bytes = pdf();
    const query = { fileName: 'form.pdf', size: String(bytes.length + 1) };
    expect(await send(console.uploadGuardianForm, query, bytes)).toMatchObject({ code: 4022 });
  });
});

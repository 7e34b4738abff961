import * as contract from '@chulbal/contract/applications/operators';
import { errors } from '@chulbal/contract/errors';
import { getOverview } from '@chulbal/contract/overview';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request } from '@chulbal/testing/api';
import { createSubmitted, memberFieldsOf, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { bytes, canary } from '@chulbal/testing/object-team';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

/** Personal data that must not leave masked; each such that no other text here holds it by chance. */
const leader = {
  tmName: '황보석주',
  tmPhone: '010-7391-8264',
  tmEmail: 'hwangbo.seokju@secret.example',
  tmBirth: '2003-07-19',
};
const member = {
  tmName: '독고윤별',
  tmPhone: '010-6482-9173',
  tmEmail: 'dokgo.yunbyeol@secret.example',
  tmBirth: '2002-12-28',
};
const secrets = [leader, member].flatMap(({ tmName, tmPhone, tmEmail, tmBirth }) => [
  tmName,
  tmPhone,
  tmPhone.replaceAll('-', ''),
  tmPhone.slice(4, 8),
  tmEmail,
  tmEmail.split('@')[0] ?? '',
  tmBirth,
  tmBirth.slice(5),
]);

const store = temporaryStore();
let db: Db;
let api: AdminApi;
let team: TestTeam;
let owner: OperatorActor;
let token: string;
let file: string;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  api = await createAdminApi(adminApiServices({ db, files: store, clock: () => seasonNow }));
  const leaderFields = Object.fromEntries(
    Object.entries(leader).map(([name, text]) => [`leader.${name}`, text]),
  );
  const claim = { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '창업 동아리' };
  const fields = { ...leaderFields, ...memberFieldsOf(1, member), ...claim };
  team = await createSubmitted(db, { fields, files: ['business', 'schoolPaper', 'applyAddition1'] });
  const rows = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('slot', '=', 'business')
    .execute();
  file = rows[0]?.serverFileName ?? '';
  await store.write(file, bytes());
  owner = await createOperator(db, { name: '오운영' });
  token = await operatorToken(db, { operatorId: owner.operatorId, now: seasonNow, confirmed: true });
  return async () => {
    await api.app.close();
  };
});

const ask = (endpoint: Parameters<typeof request>[1], input: Record<string, unknown> = {}, by = token) =>
  request(api.app, endpoint, input, by);

describe('P-11 what operators get is masked by the server', () => {
  test('no reply but the one that reveals holds a name, phone, e-mail or birth date', async () => {
    const dueAt = new Date(seasonNow.getTime() + 86_400_000).toISOString();
    const { teamNo } = team;
    const calls: [string, Awaited<ReturnType<typeof ask>>][] = [];
    const call = async (endpoint: Parameters<typeof request>[1], input: Record<string, unknown> = {}) => {
      calls.push([endpoint.path, await ask(endpoint, input)]);
    };
    await call(contract.revealPeople, { teamNo, reason: '본인 확인 전화' });
    await call(contract.saveView, { name: '모두', query: 'keyword=팀' });
    await call(contract.decideBonus, { teamNos: [teamNo], place: 0, decision: 'verified' });
    const completion = { items: ['answers'], message: '소개를 더 적어 주세요.', dueAt };
    await call(contract.requestCompletion, { teamNos: [teamNo], ...completion });
    await call(contract.assignApplications, { teamNos: [teamNo], operatorId: owner.operatorId });
    await call(contract.remindMembers, { teamNos: [teamNo] });
    await call(contract.listApplications, { sort: 'number' });
    await call(contract.getApplication, { teamNo });
    await call(contract.searchConsole, { keyword: member.tmName.slice(0, 2) });
    await call(contract.searchConsole, { keyword: '한칸' });
    await call(contract.listSavedViews);
    await call(contract.listAssignees);
    await call(getOverview);
    for (const [path, { status }] of calls) expect(status, path).toBe(200);
    const [[, revealed] = ['', null], ...others] = calls;
    expect(JSON.stringify(revealed?.data)).toContain(member.tmPhone);
    for (const [path, { data }] of others) {
      const said = JSON.stringify(data);
      expect(
        secrets.filter((secret) => said.includes(secret)),
        path,
      ).toEqual([]);
    }
    const log = await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
    expect(log.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => JSON.stringify(log).includes(secret))).toEqual([]);
  });

  test('the search of people says whom it found without saying their name', async () => {
    const { data } = await ask(contract.searchConsole, { keyword: member.tmName });
    expect(data).toMatchObject({ people: [{ teamNo: team.teamNo, name: '독OO별' }] });
  });
});

describe('a document', () => {
  test('comes as a download that is not to be sniffed, and is on record', async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: contract.readDocument.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { serverFileName: file },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(canary);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'application/pdf',
    });
    expect(String(reply.headers['content-disposition'])).toMatch(/^attachment;/);
    const entry = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'address'])
      .where('action', '=', 'document.read')
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'document.read' });
  });

  test('whose bytes are gone is not found', async () => {
    const rows = await db.sql
      .selectFrom('files')
      .select('serverFileName')
      .where('slot', '=', 'schoolPaper')
      .execute();
    const reply = await ask(contract.readDocument, { serverFileName: rows[0]?.serverFileName ?? '' });
    expect(reply).toMatchObject({ status: 404, code: errors.notFound.code });
  });
});

describe('who may', () => {
  test('a viewer sees masked data and works on nothing; nothing of a refusal is written', async () => {
    const viewer = await createOperator(db, { role: 'viewer' });
    const theirs = await operatorToken(db, { operatorId: viewer.operatorId, now: seasonNow });
    const { teamNo } = team;
    const entries = async () =>
      (await db.sql.selectFrom('auditEntries').select('sequence').orderBy('sequence').execute()).length;
    const before = await entries();
    expect(await ask(contract.getApplication, { teamNo }, theirs)).toMatchObject({ status: 200 });
    for (const [endpoint, input] of [
      [contract.revealPeople, { teamNo, reason: '궁금해서' }],
      [contract.readDocument, { serverFileName: file }],
      [contract.decideBonus, { teamNos: [teamNo], place: null, decision: 'verified' }],
      [contract.remindMembers, { teamNos: [teamNo] }],
    ] as const) {
      expect(await ask(endpoint, input, theirs), endpoint.path).toMatchObject({
        code: errors.noPermission.code,
      });
    }
    expect(await entries()).toBe(before);
  });

  test('what is wrong is said beside its field, in the asker’s language', async () => {
    const reply = await ask(contract.decideBonus, { teamNos: [team.teamNo], place: 0, decision: 'rejected' });
    expect(reply).toMatchObject({
      status: 400,
      data: { fields: { reason: '반려하는 사유를 적어 주세요.' } },
    });
    const bad = [
      [contract.listApplications, { status: 'nonsense' }],
      [contract.listApplications, { page: 0 }],
      [contract.requestCompletion, { teamNos: [], items: [], message: '', dueAt: 'soon' }],
      [contract.revealPeople, { teamNo: team.teamNo, reason: '   ' }],
    ] as const;
    for (const [endpoint, input] of bad) expect(await ask(endpoint, input)).toMatchObject({ status: 400 });
  });
});

import { createHmac, randomUUID } from 'node:crypto';
import * as contract from '@chulbal/contract/applications/applications';
import * as invitations from '@chulbal/contract/applications/invitations';
import * as teamContract from '@chulbal/contract/applications/teams';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { myApplications } from '@chulbal/contract/materials/materials';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import {
  accessToken,
  movableClock,
  request,
  type TestReply,
  testSecrets,
  userApiServices,
} from '@chulbal/testing/api';
import {
  campus,
  createDraft,
  createFile,
  createSubmitted,
  formFields,
  memberFieldsOf,
  seasonNow,
  type TestTeam,
} from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const files = temporaryStore();
let db: Db;
let app: UserApi['app'];
let clock: ReturnType<typeof movableClock>;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  clock = movableClock(seasonNow);
  ({ app } = await createUserApi(userApiServices({ db, files, clock: clock.clock })));
  return () => app.close();
});

type Asker = { userId: number; token: string };

async function newUser(
  given: Parameters<typeof createAccount>[1] = {},
): Promise<Asker & { phone: string; email: string }> {
  const { id, phone, email } = await createAccount(db, given);
  return { userId: id, phone, email, token: await tokenOf(id) };
}

const tokenOf = (accountId: number) => accessToken(db, { kind: 'user', accountId, now: clock.clock() });

const call = (endpoint: AnyEndpoint, input: Record<string, unknown>, token?: string): Promise<TestReply> =>
  request(app, endpoint, input, token);

const submission = (team: TestTeam) => ({
  teamNo: team.teamNo,
  version: team.version,
  idempotencyKey: randomUUID(),
});

describe('a student applies, over HTTP', () => {
  test('saves, submits, gets the receipt and its PDF, edits and submits again', async () => {
    const me = await newUser();
    const before = await call(contract.myApplication, campus, me.token);
    expect(before).toMatchObject({ status: 200, data: { application: null, refusal: null } });

    const changes = formFields({ leader: { tmPhone: me.phone, tmEmail: me.email } });
    const saved = await call(contract.saveDraft, { ...campus, baseVersion: 0, changes }, me.token);
    expect(saved).toMatchObject({
      code: 200,
      data: { version: 1, savedAt: seasonNow.toISOString(), conflicts: [] },
    });
    const { teamNo } = saved.data as { teamNo: number };
    for (const slot of ['business', 'schoolPaper'])
      await createFile(db, { teamNo, ownerId: me.userId, slot });

    const first = await call(
      contract.submitApplication,
      { teamNo, version: 1, idempotencyKey: randomUUID() },
      me.token,
    );
    expect(first).toMatchObject({ code: 200, data: { number: '3-0001', version: 1, memberCount: 3 } });

    const pdf = await call(contract.receiptPdf, { teamNo }, me.token);
    expect(pdf.status).toBe(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(pdf.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('접수증-3-0001-1.pdf')}`,
    );
    expect(Number(pdf.headers['content-length'])).toBeGreaterThan(10_000);

    const now = await call(contract.myApplication, campus, me.token);
    const { version } = (now.data as { application: { version: number } }).application;
    const edited = await call(
      contract.saveDraft,
      { ...campus, teamNo, baseVersion: version, changes: { teamName: '새 이름' } },
      me.token,
    );
    expect(edited.data).toMatchObject({ version: version + 1 });
    const again = { teamNo, version: version + 1, idempotencyKey: randomUUID() };
    expect(await call(contract.submitApplication, again, me.token)).toMatchObject({
      data: { number: '3-0001', version: 2, teamName: '새 이름' },
    });
    expect(await call(myApplications, {}, me.token)).toMatchObject({
      data: {
        applications: [{ teamNo, status: 'submitted', number: '3-0001', missing: 0, changed: false }],
      },
    });
  });

  test('a second member confirms by link, logged in, and finds the application on their page', async () => {
    const friend = await newUser({ name: '정하람' });
    const team = await createSubmitted(db, {
      fields: memberFieldsOf(1, { tmName: '정하람', tmPhone: friend.phone, tmEmail: friend.email }),
    });
    const rows = await db.sql
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'sms')
      .orderBy('id')
      .execute();
    const token = /token=([\w-]{43})/.exec(rows[0] ? db.vault.open(rows[0].bodySealed) : '')?.[1] ?? '';
    expect(await call(invitations.getInvitation, { token })).toMatchObject({
      data: { state: 'open', teamName: '한칸서재', held: { tmPhone: friend.phone } },
    });
    const confirmed = await call(invitations.answerInvitation, { token, answer: 'confirm' }, friend.token);
    expect(confirmed).toMatchObject({ code: 200, data: { state: 'confirmed' } });
    expect(await call(myApplications, {}, friend.token)).toMatchObject({
      data: { applications: [{ teamNo: team.teamNo, role: 'member' }] },
    });
    expect(await call(contract.cancelApplication, { teamNo: team.teamNo }, friend.token)).toMatchObject({
      status: 422,
      code: 1354,
    });
  });

  test('refusals are told in the reader’s language, tied to their fields', async () => {
    const team = await createDraft(db, { fields: { teamName: '' } });
    const token = await tokenOf(team.actor.userId);
    expect(await call(contract.submitApplication, submission(team), token)).toMatchObject({
      status: 422,
      code: 4011,
      message: '아직 채우지 않은 항목이 있어요.',
      data: { error: 'incomplete', fields: { teamName: '꼭 필요한 항목이에요.' } },
    });
  });
});

describe('codes of the specification (section 8), as they leave the server', () => {
  test('the deadline is the arrival that the web server signed, not the clock of this one', async () => {
    const team = await createDraft(db);
    const rules = await call(contract.myApplication, campus, await tokenOf(team.actor.userId));
    const { closesAt, graceUntil } = (rules.data as { deadline: { closesAt: string; graceUntil: string } })
      .deadline;
    clock.set(new Date(Date.parse(graceUntil) + 1_000));
    const token = await tokenOf(team.actor.userId);
    expect(await call(contract.submitApplication, submission(team), token)).toMatchObject({
      status: 422,
      code: 1353,
    });
    const arrivedAt = Date.parse(closesAt) - 1;
    const facts = { arrivedAt, address: '203.0.113.7', requestId: 'r1', language: 'en' };
    const body = Buffer.from(JSON.stringify(facts)).toString('base64url');
    const edge = (secret: string) => `${body}.${createHmac('sha256', secret).update(body).digest('hex')}`;
    const press = async (secret: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: contract.submitApplication.path,
        headers: { authorization: `Bearer ${token}`, 'x-edge': edge(secret) },
        payload: submission(team),
      });
      return reply.json();
    };
    expect(await press('somebody else’s secret')).toMatchObject({ code: 1353 });
    expect(await press(testSecrets.service)).toMatchObject({
      code: 200,
      data: { trackName: 'Campus', arrivedAt: new Date(arrivedAt).toISOString() },
    });
  });

  test('4010 a draft conflict names the version that stands', async () => {
    const team = await createDraft(db);
    const token = await tokenOf(team.actor.userId);
    const input = { ...submission(team), version: 99 };
    expect(await call(contract.submitApplication, input, token)).toMatchObject({
      status: 409,
      code: 4010,
      data: { detail: { version: 1 } },
    });
  });

  test('1104, 1117, 1121, 4030 and 429', async () => {
    const team = await createDraft(db);
    const token = await tokenOf(team.actor.userId);
    const { teamNo } = team;
    expect(await call(contract.cancelApplication, { teamNo }, token)).toMatchObject({
      status: 422,
      code: 1104,
    });
    expect(await call(invitations.resendInvitation, { teamNo, tmNo: 1 }, token)).toMatchObject({
      code: 1121,
    });
    expect(await call(contract.deleteDraft, { teamNo }, token)).toMatchObject({ code: 200, data: null });
    expect(await call(contract.deleteDraft, { teamNo }, token)).toMatchObject({ status: 422, code: 1117 });
    expect(await call(invitations.getInvitation, { token: 'x'.repeat(43) })).toMatchObject({ code: 4030 });
    const submitted = await createSubmitted(db);
    const { tmNo } = await db.sql
      .selectFrom('members')
      .select('tmNo')
      .where('role', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow();
    const again = await call(
      invitations.resendInvitation,
      { teamNo: submitted.teamNo, tmNo },
      await tokenOf(submitted.actor.userId),
    );
    expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  });
});

describe('S-04 the public list', () => {
  test('is the same for a visitor and for the leader of a draft that is not in it', async () => {
    await createSubmitted(db);
    const draft = await createDraft(db, { teamName: '비밀 팀' });
    const asVisitor = await call(teamContract.listTeams, {});
    const asLeader = await call(teamContract.listTeams, {}, await tokenOf(draft.actor.userId));
    expect(asLeader.data).toEqual(asVisitor.data);
    expect(JSON.stringify(asVisitor.data)).not.toContain('비밀');
    expect(await call(teamContract.getTeam, { teamNo: draft.teamNo })).toMatchObject({
      status: 404,
      code: 1115,
    });
  });
});

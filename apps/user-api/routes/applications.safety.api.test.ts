import { randomUUID } from 'node:crypto';
import * as contract from '@chulbal/contract/applications/applications';
import * as invitations from '@chulbal/contract/applications/invitations';
import * as teamContract from '@chulbal/contract/applications/teams';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, request, type TestReply, userApiServices } from '@chulbal/testing/api';
import { campus, createDraft, createSubmitted, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const files = temporaryStore();
let db: Db;
let app: UserApi['app'];

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  ({ app } = await createUserApi(userApiServices({ db, files, clock: () => seasonNow })));
  return () => app.close();
});

async function newUser(): Promise<{ userId: number; phone: string; token: string }> {
  const { id, phone } = await createAccount(db);
  return { userId: id, phone, token: await tokenOf(id) };
}

const tokenOf = (accountId: number) => accessToken(db, { kind: 'user', accountId, now: seasonNow });

const call = (endpoint: AnyEndpoint, input: Record<string, unknown>, token?: string): Promise<TestReply> =>
  request(app, endpoint, input, token);

const submission = (team: TestTeam) => ({
  teamNo: team.teamNo,
  version: team.version,
  idempotencyKey: randomUUID(),
});

describe('S-02 identity comes from the token alone', () => {
  /** Every endpoint that names a team, with what a leader would send. */
  const endpoints: [string, AnyEndpoint, Record<string, unknown>][] = [
    ['saveDraft', contract.saveDraft, { ...campus, baseVersion: 0, changes: { teamName: '남의 팀' } }],
    ['listDraftVersions', contract.listDraftVersions, {}],
    ['restoreDraft', contract.restoreDraft, { version: 1 }],
    ['deleteDraft', contract.deleteDraft, {}],
    ['submitApplication', contract.submitApplication, { version: 1, idempotencyKey: randomUUID() }],
    ['cancelApplication', contract.cancelApplication, {}],
    ['getReceipt', contract.getReceipt, {}],
    ['receiptPdf', contract.receiptPdf, {}],
    ['resendInvitation', invitations.resendInvitation, { tmNo: 1 }],
  ];

  test.each(endpoints)(
    '%s of a stranger’s team is 1115, as of one that does not exist',
    async (_name, endpoint, input) => {
      const team = await createSubmitted(db);
      const stranger = await newUser();
      const theirs = await call(endpoint, { ...input, teamNo: team.teamNo }, stranger.token);
      const missing = await call(endpoint, { ...input, teamNo: 4711 }, stranger.token);
      expect(theirs).toMatchObject({ status: 404, code: 1115 });
      expect({ ...theirs, headers: {} }).toEqual({ ...missing, headers: {} });
      const stands = await db.sql
        .selectFrom('applications')
        .select(['teamName', 'status'])
        .executeTakeFirstOrThrow();
      expect(stands).toEqual({ teamName: '한칸서재', status: 'submitted' });
      expect((await call(endpoint, { ...input, teamNo: team.teamNo })).status).toBe(401);
    },
  );

  test('a userId in the body or query is refused and widens nothing', async () => {
    const team = await createDraft(db);
    const stranger = await newUser();
    const asked = { ...campus, userId: team.actor.userId };
    expect(await call(contract.myApplication, asked, stranger.token)).toMatchObject({ code: 400 });
    expect(await call(contract.myApplication, campus, stranger.token)).toMatchObject({
      data: { application: null },
    });
  });

  test('my team in another track’s address is 1115', async () => {
    const team = await createDraft(db);
    const token = await tokenOf(team.actor.userId);
    const input = { trackNo: 2, stageNo: 1, teamNo: team.teamNo, baseVersion: 0, changes: { teamName: 'x' } };
    expect(await call(contract.saveDraft, input, token)).toMatchObject({ code: 1115 });
  });
});

describe('S-15 input is explicit', () => {
  test.each([
    ['an unknown path', { 'leader.isAdmin': 'Y' }, 'leader.isAdmin'],
    ['a prototype', { 'members.__proto__.tmName': 'x' }, 'members.__proto__.tmName'],
    ['a text that is too long', { teamName: '가'.repeat(41) }, 'teamName'],
  ])('400 for %s, tied to its field', async (_case, changes, path) => {
    const me = await newUser();
    const reply = await call(contract.saveDraft, { ...campus, baseVersion: 0, changes }, me.token);
    expect(reply).toMatchObject({ status: 400, code: 400 });
    const { fields } = reply.data as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([`changes.${path}`]);
  });

  test.each([
    [
      'a stage beyond any number',
      contract.myApplication,
      { trackNo: 3, stageNo: 9_007_199_254_740_991 },
      404,
    ],
    [
      'a receipt version beyond any number',
      contract.getReceipt,
      { teamNo: 1, version: 9_007_199_254_740_991 },
      404,
    ],
    ['a team beyond any number', teamContract.getTeam, { teamNo: 9_007_199_254_740_991 }, 404],
    ['a page beyond any list', teamContract.listTeams, { page: 100_000, size: 100 }, 200],
    ['a keyword of control characters', teamContract.listTeams, { keyword: '\u0000\u0001' }, 200],
    ['a region with a control character', teamContract.listTeams, { region: '\u0000' }, 200],
    ['a link of the wrong length', invitations.getInvitation, { token: 'short' }, 400],
    ['a key that is none', contract.submitApplication, { teamNo: 1, version: 1, idempotencyKey: 'x' }, 400],
  ] as [string, AnyEndpoint, Record<string, unknown>, number][])(
    '%s',
    async (_case, endpoint, input, status) => {
      const me = await newUser();
      await createDraft(db, { actor: mintUser(me.userId) });
      expect((await call(endpoint, input, me.token)).status).toBe(status);
    },
  );

  test('control characters typed into a name are kept nowhere', async () => {
    const me = await newUser();
    const team = await createDraft(db, {
      actor: mintUser(me.userId),
      fields: { teamName: '한\u0000칸', 'leader.tmPhone': me.phone },
    });
    const reply = await call(contract.submitApplication, submission(team), me.token);
    expect(reply.data).toMatchObject({ teamName: '한칸' });
  });
});

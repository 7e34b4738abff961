import * as operators from '@chulbal/contract/operators/operators';
import { permissionsOf } from '@chulbal/contract/operators/values';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { OperatorActor } from '@chulbal/domain/actor';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Db } from '@chulbal/domain/db';
import { createOwner } from '@chulbal/domain/operators/accounts.commands';
import { listMessages } from '@chulbal/domain/outbox/queries';
import { adminApiServices, movableClock, request } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken, testTotpSecret } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const start = new Date('2026-03-02T01:00:00.000Z');
const MINUTE = 60_000;
const password = '느티나무 아래 출발선';
const time = movableClock(start);

type Session = { accessToken: string; refreshToken: string; refreshExpiresIn: number };
type Me = { role: string; mustChangePassword: boolean; confirmedUntil: string | null };

let db: Db;
let api: AdminApi;
let passwordHash: string;
let owner: OperatorActor;

beforeAll(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files: temporaryStore(), clock: time.clock }));
  passwordHash = await hashPassword(password);
  return async () => {
    await api.app.close();
  };
});
beforeEach(async () => {
  await testDb();
  time.set(start);
  owner = await createOperator(db, { name: '한지우', email: 'jiwoo@test.example', passwordHash });
});

const ask = (endpoint: { method: 'GET' | 'POST'; path: string }, input = {}, token?: string) =>
  request(api.app, endpoint, input, token);
const code = (secret = testTotpSecret) => totpCode(secret, time.clock());
const logIn = (given = {}) =>
  ask(operators.operatorLogin, { loginId: 'jiwoo@test.example', password, totp: code(), ...given });
const ownerToken = () => operatorToken(db, { operatorId: owner.operatorId, now: time.clock() });
const newestLink = async () =>
  (await listMessages(db, { limit: 1 }))[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';

describe('logging in to the console', () => {
  test('tells who one is and what one may', async () => {
    const { data } = await logIn({
      loginId: ' Jiwoo@TEST.example',
      totp: `${code().slice(0, 3)} ${code().slice(3)}`,
    });
    const { accessToken, ...session } = data as Session;
    expect(session).toMatchObject({
      refreshExpiresIn: 1_800,
      persistent: false,
      operatorInfo: { userId: owner.operatorId, name: '한지우' },
    });
    expect((await ask(operators.operatorMe, {}, accessToken)).data).toEqual({
      userId: owner.operatorId,
      name: '한지우',
      loginId: 'jiwoo@test.example',
      role: 'owner',
      permissions: permissionsOf('owner'),
      mustChangePassword: false,
      confirmedUntil: null,
      hasPasskeys: false,
    });
  });

  test('S-09 a wrong id, password and code, and a used code, get the same bytes', async () => {
    await logIn();
    const used = code();
    const replies = [
      await logIn({ loginId: 'nobody@test.example' }),
      await logIn({ password: 'not the password' }),
      await logIn({ totp: '000000' }),
      await logIn({ totp: used }),
    ].map(({ headers: _, ...reply }) => reply);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject({
      status: 422,
      code: 4001,
      data: { fields: { totp: expect.stringContaining('인증 번호를 다시 확인') } },
    });
  });

  test('asks for six digits beside their field', async () => {
    expect(await logIn({ totp: '12345' })).toMatchObject({
      status: 400,
      data: { fields: { totp: '번호 6자리를 모두 입력해 주세요.' } },
    });
  });

  test('A-17 a session is renewed for 30 minutes at a time, and over when it was not', async () => {
    const first = (await logIn()).data as Session;
    time.advance(20 * MINUTE);
    const second = (await ask(operators.operatorRefresh, { refreshToken: first.refreshToken }))
      .data as Session;
    expect(second.refreshExpiresIn).toBe(1_800);
    time.advance(30 * MINUTE);
    expect(await ask(operators.operatorRefresh, { refreshToken: second.refreshToken })).toMatchObject({
      code: 403,
    });
  });

  test('logging out ends the session, at once', async () => {
    const { accessToken, refreshToken } = (await logIn()).data as Session;
    expect(await ask(operators.operatorLogout, {}, accessToken)).toMatchObject({ code: 200 });
    expect(await ask(operators.operatorMe, {}, accessToken)).toMatchObject({ code: 403 });
    expect(await ask(operators.operatorRefresh, { refreshToken })).toMatchObject({ code: 403 });
  });

  test('S-11 confirming counts for five minutes, with a code of its own', async () => {
    const { accessToken } = (await logIn()).data as Session;
    const confirm = () => ask(operators.confirmOperator, { password, totp: code() }, accessToken);
    expect(await confirm()).toMatchObject({ status: 422, code: 4001 });
    time.advance(30_000);
    const confirmedUntil = new Date(time.clock().getTime() + 5 * MINUTE).toISOString();
    expect(await confirm()).toMatchObject({ code: 200, data: { confirmedUntil } });
    const me = async () => (await ask(operators.operatorMe, {}, accessToken)).data as Me;
    expect((await me()).confirmedUntil).toBe(confirmedUntil);
    time.advance(5 * MINUTE);
    expect((await me()).confirmedUntil).toBeNull();
  });
});

test('the first owner must change the one-time password before anything else', async () => {
  const email = 'first@test.example';
  const asked = { name: '첫 소유자', email, another: true, address: 'server', now: start };
  const created = await createOwner(db, asked);
  const first = { loginId: email, password: created?.password, totp: code(created?.totpSecret) };
  const { accessToken } = (await logIn(first)).data as Session;
  expect(await ask(operators.listOperators, {}, accessToken)).toMatchObject({ status: 422, code: 4042 });
  expect((await ask(operators.operatorMe, {}, accessToken)).data).toMatchObject({ mustChangePassword: true });
  const change = { currentPassword: created?.password, password };
  expect(await ask(operators.operatorChangePassword, change, accessToken)).toMatchObject({ code: 200 });
  expect(await ask(operators.listOperators, {}, accessToken)).toMatchObject({ code: 200 });
});

describe('an owner', () => {
  test('invites somebody, who joins by the link and may what the role says', async () => {
    const invited = { name: ' 강민서 ', email: 'Minseo@test.example', role: 'contestManager' };
    const token = await ownerToken();
    expect(await ask(operators.inviteOperator, invited, token)).toMatchObject({ code: 200 });
    const link = await newestLink();
    const shown = (await ask(operators.getOperatorInvitation, { token: link })).data as {
      totpSecret: string;
    };
    expect(shown).toMatchObject({ name: '강민서', email: 'minseo@test.example', role: 'contestManager' });
    const join = { token: link, password, totp: code(shown.totpSecret) };
    const { accessToken } = (await ask(operators.joinAsOperator, join)).data as Session;
    const me = (await ask(operators.operatorMe, {}, accessToken)).data as Me;
    expect(me).toMatchObject({ role: 'contestManager', permissions: permissionsOf('contestManager') });
    expect(await ask(operators.listOperators, {}, accessToken)).toMatchObject({ status: 422, code: 1354 });
    expect(await ask(operators.joinAsOperator, join)).toMatchObject({ status: 422, code: 4030 });
  });

  test('takes a role away at once, and works by disabling at once', async () => {
    const { operatorId } = await createOperator(db);
    const [token, theirs] = [await ownerToken(), await operatorToken(db, { operatorId, now: start })];
    expect(await ask(operators.listOperators, {}, theirs)).toMatchObject({ code: 200 });
    await ask(operators.changeOperatorRole, { operatorId, role: 'viewer' }, token);
    expect(await ask(operators.listOperators, {}, theirs)).toMatchObject({ code: 1354 });
    await ask(operators.setOperatorStatus, { operatorId, status: 'disabled', reason: '퇴사' }, token);
    expect(await ask(operators.operatorMe, {}, theirs)).toMatchObject({ code: 403 });
  });

  test('is told beside the field what does not go', async () => {
    const token = await ownerToken();
    const self = owner.operatorId;
    const invite = { name: '또 나', email: 'jiwoo@test.example', role: 'viewer' };
    expect(await ask(operators.inviteOperator, invite, token)).toMatchObject({
      status: 409,
      code: 4046,
      data: { fields: { email: '이미 운영자인 이메일이에요.' } },
    });
    const viewer = { operatorId: self, role: 'viewer' };
    expect(await ask(operators.changeOperatorRole, viewer, token)).toMatchObject({ code: 4045 });
    const unreasoned = { operatorId: self, status: 'disabled', reason: ' ' };
    expect(await ask(operators.setOperatorStatus, unreasoned, token)).toMatchObject({
      status: 400,
      data: { fields: { reason: '꼭 필요한 항목이에요.' } },
    });
  });

  test('resets a log-in: the phone that was lost opens nothing, the link everything', async () => {
    const email = 'minseo@test.example';
    const { operatorId } = await createOperator(db, { role: 'viewer', email, passwordHash });
    await ask(operators.resetOperator, { operatorId, reason: '휴대전화 분실' }, await ownerToken());
    expect(await logIn({ loginId: email })).toMatchObject({ code: 4001 });
    const token = await newestLink();
    const { totpSecret } = (await ask(operators.getOperatorInvitation, { token })).data as {
      totpSecret: string;
    };
    const anew = { token, password: '다시 출발선으로 간다', totp: code(totpSecret) };
    expect(await ask(operators.joinAsOperator, anew)).toMatchObject({ code: 200 });
    time.advance(MINUTE);
    const now = { loginId: email, password: '다시 출발선으로 간다', totp: code(totpSecret) };
    expect(await logIn(now)).toMatchObject({ code: 200 });
  });
});

import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { adminApiServices, movableClock, request } from '@chulbal/testing/api';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const password = '느티나무 아래 출발선';
const other = '결승선 너머 느티나무';
const email = 'judge@university.example';

let db: Db;
let api: AdminApi;
let passwordHash: string;
const time = movableClock(new Date('2026-05-20T05:00:00Z'));

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

beforeEach(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files: temporaryStore(), clock: time.clock }));
});

type Tokens = { accessToken: string; refreshToken: string };

function ask(endpoint: Parameters<typeof request>[1], input: Record<string, unknown> = {}, token?: string) {
  return request(api.app, endpoint, input, token);
}

function logIn(given: Record<string, unknown> = {}) {
  return ask(evaluators.pointerLogin, { userId: email, password, ...given });
}

describe('an evaluator logs in', () => {
  test('by e-mail, whatever its capitals, and is told who they are', async () => {
    const name = '윤서진';
    await createEvaluator(db, { name, email, passwordHash, affiliation: '가온대학교 창업지원단' });
    const entered = await logIn({ userId: ' Judge@University.example ' });
    expect(entered.data).toMatchObject({ pointerInfo: { name }, mustChangePassword: false });
    const { accessToken } = entered.data as Tokens;
    expect((await ask(evaluators.pointerMe, {}, accessToken)).data).toMatchObject({
      name,
      affiliation: '가온대학교 창업지원단',
      mustChangePassword: false,
    });
  });

  test('S-09 a wrong password, no account, an account that is no evaluator and a disabled one get one answer', async () => {
    await createEvaluator(db, { email, passwordHash });
    await createEvaluator(db, { email: 'gone@test.example', passwordHash, disabledAt: time.clock() });
    await createAccount(db, { email: 'student@test.example', passwordHash });
    const answers = [
      await logIn({ password: other }),
      await logIn({ userId: 'nobody@test.example' }),
      await logIn({ userId: 'student@test.example' }),
      await logIn({ userId: 'gone@test.example' }),
    ];
    const [first] = answers;
    expect(first).toMatchObject({ status: 422, code: 4001 });
    for (const { code, message, data } of answers) {
      expect({ code, message, data }).toEqual({
        code: first?.code,
        message: first?.message,
        data: first?.data,
      });
    }
  });

  test('S-10 many wrong passwords slow down and never lock', async () => {
    await createEvaluator(db, { email, passwordHash });
    let refused = 0;
    for (let tried = 0; tried < 20; tried += 1) {
      const { code, data } = await logIn({ password: other });
      if (code === 429) {
        refused += 1;
        time.advance(((data as { retryAfter: number }).retryAfter + 1) * 1_000);
      }
    }
    expect(refused).toBeGreaterThan(5);
    time.advance(300_000);
    expect(await logIn()).toMatchObject({ code: 200 });
  });

  test('S-07 a refresh token used again later ends the session', async () => {
    await createEvaluator(db, { email, passwordHash });
    const { refreshToken } = (await logIn()).data as Tokens;
    const next = (await ask(evaluators.pointerRefresh, { refreshToken })).data as Tokens;
    expect(await ask(evaluators.pointerRefresh, { refreshToken })).toMatchObject({ code: 200 });
    time.advance(11_000);
    expect(await ask(evaluators.pointerRefresh, { refreshToken })).toMatchObject({ code: 403 });
    expect(await ask(evaluators.pointerMe, {}, next.accessToken)).toMatchObject({ code: 403 });
  });

  test('and out: the session is over, others stay', async () => {
    await createEvaluator(db, { email, passwordHash });
    const [one, two] = [(await logIn()).data as Tokens, (await logIn()).data as Tokens];
    expect(await ask(evaluators.pointerLogout, {}, one.accessToken)).toMatchObject({ code: 200 });
    expect(await ask(evaluators.pointerMe, {}, one.accessToken)).toMatchObject({ code: 403 });
    expect(await ask(evaluators.pointerRefresh, one)).toMatchObject({ code: 400 });
    expect(await ask(evaluators.pointerMe, {}, two.accessToken)).toMatchObject({ code: 200 });
  });
});

describe('an evaluator changes the password', () => {
  test('which was given to them first, and other devices are logged out', async () => {
    const { evaluatorId } = await createEvaluator(db, { email, passwordHash, mustChangePassword: true });
    const elsewhere = await evaluatorToken(db, evaluatorId, { now: time.clock() });
    const { accessToken } = (await logIn()).data as Tokens;
    const change = (input: Record<string, unknown>) =>
      ask(evaluators.pointerChangePassword, { currentPassword: password, ...input }, accessToken);

    expect(await change({ password })).toMatchObject({
      code: 400,
      data: { fields: { password: expect.any(String) } },
    });
    expect(await change({ currentPassword: '아무것도 아닌 말', password: other })).toMatchObject({
      code: 4001,
      data: { fields: { currentPassword: expect.any(String) } },
    });
    expect(await change({ password: other })).toMatchObject({ code: 200 });
    expect((await ask(evaluators.pointerMe, {}, accessToken)).data).toMatchObject({
      mustChangePassword: false,
    });
    expect(await ask(evaluators.pointerMe, {}, elsewhere)).toMatchObject({ code: 403 });
    expect(await logIn()).toMatchObject({ code: 4001 });
    expect(await logIn({ password: other })).toMatchObject({ code: 200 });
  });
});

test('log-ins, failures of known evaluators and changes of password are on record by number alone', async () => {
  const { evaluatorId } = await createEvaluator(db, { name: '윤서진', email, passwordHash });
  await logIn({ userId: 'nobody@test.example' });
  await logIn({ password: other });
  const { accessToken } = (await logIn()).data as Tokens;
  await ask(evaluators.pointerLogout, {}, accessToken);
  const entries = await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
  expect(entries.map(({ action, objectId, actorKind }) => [action, objectId, actorKind])).toEqual([
    ['evaluator.logInFailed', String(evaluatorId), 'system'],
    ['evaluator.logIn', String(evaluatorId), 'evaluator'],
    ['evaluator.logOut', String(evaluatorId), 'evaluator'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/윤서진|judge@/);
});

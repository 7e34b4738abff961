import * as accounts from '@chulbal/contract/accounts';
import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import * as operators from '@chulbal/contract/operators/operators';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { movableClock, request } from '@chulbal/testing/api';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const time = movableClock(new Date('2026-03-02T01:00:00.000Z'));
const password = '느티나무 아래 출발선';

let db: Db;
let apis: TestApis;
beforeAll(async () => {
  db = await testDb();
  apis = await bothApis({ db, files: temporaryStore(), clock: time.clock });
  const passwordHash = await hashPassword(password);
  await createAccount(db, { name: 'user', email: 'user@test.example', passwordHash });
  await createEvaluator(db, { name: 'evaluator', email: 'evaluator@test.example', passwordHash });
  await createOperator(db, { name: 'operator', email: 'operator@test.example', passwordHash });
  return async () => {
    await apis.user.app.close();
    await apis.admin.app.close();
  };
});

type Tokens = { accessToken: string; refreshToken: string };

/** A code counts once, so each log-in comes half a minute after the one before. */
function enter(endpoint: typeof evaluators.pointerLogin | typeof operators.operatorLogin, who: string) {
  time.advance(30_000);
  const email = `${who}@test.example`;
  const proof =
    endpoint === operators.operatorLogin
      ? { loginId: email, totp: totpCode(testTotpSecret, time.clock()) }
      : { userId: email };
  return request(apis.admin.app, endpoint, { ...proof, password });
}

const kinds = [
  {
    kind: 'evaluator',
    other: 'operator',
    login: evaluators.pointerLogin,
    refresh: evaluators.pointerRefresh,
    me: evaluators.pointerMe,
    otherMe: operators.operatorMe,
    otherRefresh: operators.operatorRefresh,
  },
  {
    kind: 'operator',
    other: 'evaluator',
    login: operators.operatorLogin,
    refresh: operators.operatorRefresh,
    me: operators.operatorMe,
    otherMe: evaluators.pointerMe,
    otherRefresh: evaluators.pointerRefresh,
  },
] as const;

describe.each(kinds)('S-08 an $kind', ({ kind, other, login, refresh, me, otherMe, otherRefresh }) => {
  test('logs in, is known, and refreshes', async () => {
    const { accessToken, refreshToken } = (await enter(login, kind)).data as Tokens;
    expect((await request(apis.admin.app, me, {}, accessToken)).data).toMatchObject({ name: kind });
    const next = (await request(apis.admin.app, refresh, { refreshToken })).data as Tokens;
    expect((await request(apis.admin.app, me, {}, next.accessToken)).data).toMatchObject({ name: kind });
  });

  test('cannot be entered by a user or the other kind', async () => {
    for (const who of ['user', other]) {
      expect(await enter(login, who)).toMatchObject({ status: 422, code: 4001 });
    }
  });

  test('has tokens that are worth nothing elsewhere', async () => {
    const { accessToken, refreshToken } = (await enter(login, kind)).data as Tokens;
    expect(await request(apis.admin.app, otherMe, {}, accessToken)).toMatchObject({ status: 403 });
    expect(await request(apis.user.app, accounts.myProfile, {}, accessToken)).toMatchObject({ status: 403 });
    expect(await request(apis.admin.app, otherRefresh, { refreshToken })).toMatchObject({ status: 403 });
    expect(await request(apis.user.app, accounts.refresh, { refreshToken })).toMatchObject({ status: 403 });
    expect(await request(apis.admin.app, refresh, { refreshToken })).toMatchObject({ status: 200 });
  });
});

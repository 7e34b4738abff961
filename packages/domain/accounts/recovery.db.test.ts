import { codeSentTo, createAccount } from '@chulbal/testing/accounts';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { type CodeTarget, sendCode, verifyCode } from './codes.commands.ts';
import { findId } from './commands.ts';
import { resetPassword } from './password.commands.ts';
import { passwordMatches } from './passwords.ts';

const now = new Date('2026-03-02T01:00:00Z');
const caller = { address: '192.0.2.1', language: 'ko', now } as const;
const person = { name: '윤서준', email: 'seojun@test.example', phone: '010-4711-0326' };
const password = '다시 출발선으로 간다';

let db: Db;
let accountId: number;
beforeEach(async () => {
  db = await testDb();
  accountId = (await createAccount(db, person)).id;
});

const send = (target: CodeTarget, on: Db = db) => sendCode(on, { target, caller });
const codeFor = async (to: string) => (await codeSentTo(db, to)) ?? 'none';
const refusal = (doing: Promise<unknown>) =>
  doing.then(
    (answer) => ({ answer }),
    (error) => ({ error: error.error, details: error.details }),
  );

describe('S-09 finding one’s id', () => {
  const target = { purpose: 'findId', name: person.name, phone: person.phone } as const;

  test('gives it to whoever holds the phone, once', async () => {
    const { requestId } = await send({ ...target, name: '윤 서준'.normalize('NFD') });
    const code = await codeFor(person.phone);
    const found = await findId(db, { requestId, code, caller });
    expect(found).toEqual({ loginId: person.email, joinedAt: '2026-01-05T00:00:00.000Z' });
    expect(await refusal(findId(db, { requestId, code, caller }))).toMatchObject({ error: 'codeWrong' });
  });

  test('tells nothing to somebody with another name or phone', async () => {
    for (const stranger of [
      { ...target, name: '윤서중' },
      { ...target, phone: '010-0000-0000' },
    ]) {
      const { requestId } = await send(stranger);
      expect(await codeSentTo(db, stranger.phone)).toBeNull();
      const guess = await refusal(findId(db, { requestId, code: '123456', caller }));
      expect(guess).toEqual({ error: 'codeWrong', details: { fields: { code: 'codeWrong' } } });
      await db.sql.deleteFrom('attempts').execute();
    }
  });
});

describe('S-09 a new password', () => {
  const target = { purpose: 'resetPassword', email: person.email } as const;
  const reset = (requestId: string, code: string, given = password, on: Db = db) =>
    resetPassword(on, { requestId, code, password: given, caller });
  const hash = async () =>
    (
      await db.sql
        .selectFrom('accounts')
        .select('passwordHash')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).passwordHash;

  test('is set with the code, ends all sessions, and its owner is told', async () => {
    const secret = 'a key of the test that is long enough';
    const opened = { kind: 'user', accountId, persistent: true, now, secret } as const;
    const sessions = [await openSession(db, opened), await openSession(db, opened)];
    const { requestId } = await send(target);
    const code = await codeFor(person.email);
    await verifyCode(db, { requestId, code, caller });
    await reset(requestId, code);
    expect(await passwordMatches(await hash(), password)).toBe(true);
    for (const { familyId } of sessions) expect((await findSession(db, familyId))?.revoked).toBe(true);
    const [notice] = await listMessages(db, { limit: 1 });
    expect(notice).toMatchObject({ to: person.email, subject: '[출발+] 비밀번호를 새로 정했어요' });
    expect(await refusal(reset(requestId, code))).toMatchObject({ error: 'codeWrong' });
  });

  test('that is refused leaves the code as it was', async () => {
    const { requestId } = await send(target);
    const code = await codeFor(person.email);
    expect(await refusal(reset(requestId, code, 'password1'))).toMatchObject({ error: 'passwordTooCommon' });
    await reset(requestId, code);
    expect(await passwordMatches(await hash(), password)).toBe(true);
  });

  test('is not set with the code of another purpose', async () => {
    const { requestId } = await send({ purpose: 'findId', name: person.name, phone: person.phone });
    const code = await codeFor(person.phone);
    expect(await refusal(reset(requestId, code))).toMatchObject({ error: 'codeWrong' });
    expect(await hash()).toBe('none');
  });

  test('of two at once with one code, one is set', async () => {
    const { requestId } = await send(target);
    const code = await codeFor(person.email);
    const both = await Promise.all([1, 2].map(() => refusal(reset(requestId, code))));
    expect(both.filter((result) => 'answer' in result)).toHaveLength(1);
  });
});

describe('S-09 existing and absent accounts cannot be told apart', () => {
  const pairs: [string, CodeTarget, CodeTarget][] = [
    [
      'asking for a new password',
      { purpose: 'resetPassword', email: person.email },
      { purpose: 'resetPassword', email: 'absent@test.example' },
    ],
    [
      'asking for the id',
      { purpose: 'findId', name: person.name, phone: person.phone },
      { purpose: 'findId', name: person.name, phone: '010-0000-0000' },
    ],
    [
      'asking for the id under another name',
      { purpose: 'findId', name: person.name, phone: person.phone },
      { purpose: 'findId', name: '다른 이름', phone: person.phone },
    ],
    [
      'signing up',
      { purpose: 'signUpEmail', email: person.email },
      { purpose: 'signUpEmail', email: 'absent@test.example' },
    ],
  ];

  test.each(pairs)('by %s: same answer, same statements, one message', async (_case, existing, absent) => {
    const seen = [];
    for (const target of [existing, absent]) {
      await db.sql.deleteFrom('attempts').execute();
      await db.sql.deleteFrom('outbox').execute();
      const noting = notingStatements(db);
      const answer = await sendCode(noting.db, { target, caller });
      const messages = await db.sql.selectFrom('outbox').select('channel').orderBy('id').execute();
      seen.push({
        answer: { ...answer, requestId: answer.requestId.length },
        statements: noting.statements,
        messages,
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.messages).toHaveLength(1);
  });

  test('by entering a wrong code: same refusal, same statements', async () => {
    const seen = [];
    for (const email of [person.email, 'absent@test.example']) {
      const { requestId } = await send({ purpose: 'resetPassword', email });
      const wrong = (await codeFor(email)) === '111111' ? '222222' : '111111';
      const noting = notingStatements(db);
      const answers = [];
      for (let round = 0; round < 7; round += 1) {
        answers.push(await refusal(resetPassword(noting.db, { requestId, code: wrong, password, caller })));
      }
      seen.push({ answers, statements: noting.statements });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.answers.every((answer) => 'error' in answer && answer.error === 'codeWrong')).toBe(true);
  });

  test('only the mailbox itself learns that there is no account', async () => {
    await send({ purpose: 'resetPassword', email: 'absent@test.example' });
    const [mail] = await listMessages(db, { limit: 1 });
    expect(mail?.to).toBe('absent@test.example');
    expect(mail?.text).toContain('가입한 계정이 없어서');
  });
});

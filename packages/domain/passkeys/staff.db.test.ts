import { createAccount } from '@chulbal/testing/accounts';
import type { Untrue } from '@chulbal/testing/authenticator';
import { rowsOf } from '@chulbal/testing/database-state';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { passkeysNow as now, passkeyScenario, passkeyPassword as password } from '@chulbal/testing/passkeys';
import {
  addedAt,
  staffBrowser as browser,
  type StaffPasskeys,
  staffEvaluator,
  staffOperator,
  tryAt,
} from '@chulbal/testing/staff-passkeys';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintEvaluator, mintOperator, mintUser } from '../actor.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { renewFirstPassword, setEvaluatorStatus } from '../evaluators/commands.ts';
import { beginEvaluatorPasskey } from '../evaluators/passkeys.commands.ts';
import { resetLogIn, setStatus } from '../operators/commands.ts';
import { beginPasskeyConfirm, confirmByPasskey } from '../operators/passkeys.commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { listPasskeysOf } from './queries.ts';
import { siteAt } from './rules.ts';

const failed = { error: 'passkeyFailed' };
const unknown = { error: 'passkeyUnknown' };
const site = siteAt('https://portal.example');
const asked = { reason: '기기를 잃어버림', publicUrl: 'https://portal.example', now };

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const { added: addedByStudent, beginLogin, finishLogin } = passkeyScenario(() => ({ db, actor: student }));
let student = mintUser(0);
const createStudent = async () => {
  student = mintUser((await createAccount(db, { passwordHash: await hashPassword(password) })).id);
};

const log = async () =>
  (await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute()).map(
    ({ action }) => action,
  );
const subjects = async () => (await listMessages(db, { limit: 20 })).map(({ subject }) => subject);

const kinds: ['operator' | 'evaluator', (on: Db) => Promise<StaffPasskeys>][] = [
  ['operator', staffOperator],
  ['evaluator', staffEvaluator],
];

describe.each(kinds)('a passkey of an %s', (kind, staffOf) => {
  let staff: StaffPasskeys;
  beforeEach(async () => {
    staff = await staffOf(db);
  });

  test('is password and code at their staff, told by mail and on record', async () => {
    const passkey = await addedAt(staff);
    expect(await tryAt(staff, passkey)).toMatchObject({ account: { id: staff.id } });
    const [{ passkeyNo } = { passkeyNo: 0 }] = await listPasskeysOf(db, { accountId: staff.id });
    await staff.rename(passkeyNo, '집 컴퓨터');
    expect(await listPasskeysOf(db, { accountId: staff.id })).toMatchObject([{ name: '집 컴퓨터' }]);
    await staff.remove(passkeyNo);
    await expect(tryAt(staff, passkey)).rejects.toMatchObject(unknown);
    const verbs = ['addPasskey', 'logInByPasskey', 'renamePasskey', 'removePasskey'];
    expect(await log()).toEqual(verbs.map((verb) => `${kind}.${verb}`));
    expect(await subjects()).toEqual(['[출발+] 패스키 하나를 지웠어요', '[출발+] 패스키를 더했어요']);
  });

  test('is named and removed by nobody else, whose log-in is none of theirs', async () => {
    await addedAt(staff);
    const [{ passkeyNo } = { passkeyNo: 0 }] = await listPasskeysOf(db, { accountId: staff.id });
    const other = await staffOf(db);
    await expect(other.rename(passkeyNo, 'x')).rejects.toMatchObject({ error: 'notFound' });
    await expect(other.remove(passkeyNo)).rejects.toMatchObject({ error: 'notFound' });
    const before = await rowsOf(db, staff.id);
    await tryAt(other, await addedAt(other));
    expect(await rowsOf(db, staff.id)).toEqual(before);
    expect(await listPasskeysOf(db, { accountId: staff.id })).toHaveLength(1);
  });

  const untrue: [string, Untrue][] = [
    ['of a page at another address', { origin: 'https://portal.example.evil' }],
    ['of a page without TLS', { origin: 'http://portal.example' }],
    ['of a page in a frame of another site', { crossOrigin: true }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['with a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['that is none to a log-in', { type: 'webauthn.create' }],
    ['without the owner having shown who they are', { userVerified: false }],
    ['without anybody there', { userPresent: false, userVerified: false }],
  ];
  test.each(untrue)('opens nothing by an answer %s', async (_what, tale) => {
    const passkey = await addedAt(staff);
    await expect(tryAt(staff, passkey, tale)).rejects.toMatchObject(failed);
    expect(await log()).toEqual([`${kind}.addPasskey`]);
  });

  test('opens nothing twice by one answer', async () => {
    const passkey = await addedAt(staff);
    const login = await staff.beginLogin();
    const credential = browser.get(passkey, login);
    await staff.finishLogin(login.attempt, credential);
    await expect(staff.finishLogin(login.attempt, credential)).rejects.toMatchObject(failed);
  });

  test('that was copied opens nothing, which is told and on record', async () => {
    const passkey = await addedAt(staff);
    await tryAt(staff, passkey, { counter: 5 });
    await expect(tryAt(staff, passkey, { counter: 5 })).rejects.toMatchObject({ error: 'passkeyCloned' });
    expect(await subjects()).toContain('[출발+] 복사된 것으로 보이는 패스키를 막았어요');
    expect(await log()).toContain(`${kind}.refusePasskeyCopy`);
  });

  test('S-08 opens no other staff, nor does a student’s open this one', async () => {
    const passkey = await addedAt(staff);
    const otherStaff = await (kind === 'operator' ? staffEvaluator : staffOperator)(db);
    await expect(tryAt(otherStaff, passkey)).rejects.toMatchObject(unknown);
    const atStudents = await beginLogin();
    await expect(finishLogin(atStudents.attempt, browser.get(passkey, atStudents))).rejects.toMatchObject(
      unknown,
    );
    await createStudent();
    await expect(tryAt(staff, await addedByStudent())).rejects.toMatchObject(unknown);
  });

  test('S-08 opens nothing by a challenge that another staff gave', async () => {
    const passkey = await addedAt(staff);
    const otherStaff = await (kind === 'operator' ? staffEvaluator : staffOperator)(db);
    for (const login of [await beginLogin(), await otherStaff.beginLogin()]) {
      await expect(staff.finishLogin(login.attempt, browser.get(passkey, login))).rejects.toMatchObject(
        failed,
      );
    }
  });

  test('opens nothing by a challenge that was given for adding', async () => {
    const passkey = await addedAt(staff);
    const { attempt, challenge } = await staff.beginAdding();
    const credential = browser.get(passkey, { attempt, challenge, rpId: site.rpId });
    await expect(staff.finishLogin(attempt, credential)).rejects.toMatchObject(failed);
  });

  test('is added by nobody else’s attempt', async () => {
    const theirs = await (await staffOf(db)).beginAdding();
    const { credential } = browser.create(theirs);
    await expect(staff.add(theirs.attempt, credential)).rejects.toMatchObject(failed);
    expect(await listPasskeysOf(db, { accountId: staff.id })).toEqual([]);
  });

  test('S-09 of somebody who is disabled is as good as none, and works again when they may', async () => {
    const passkey = await addedAt(staff);
    const owner = await createOperator(db);
    const set = (status: 'active' | 'disabled') =>
      kind === 'operator'
        ? setStatus(db, owner, { ...asked, operatorId: staff.id, status })
        : setEvaluatorStatus(db, owner, { ...asked, evaluatorId: staff.id, status });
    await set('disabled');
    await expect(tryAt(staff, passkey)).rejects.toMatchObject(unknown);
    await set('active');
    expect(await tryAt(staff, passkey)).toMatchObject({ account: { id: staff.id } });
  });

  test('is gone when their log-in is set anew, with what was begun', async () => {
    const passkey = await addedAt(staff);
    const begun = await staff.beginAdding();
    const owner = await createOperator(db);
    await (kind === 'operator'
      ? resetLogIn(db, owner, { ...asked, operatorId: staff.id })
      : renewFirstPassword(db, owner, { ...asked, evaluatorId: staff.id }));
    await expect(tryAt(staff, passkey)).rejects.toMatchObject(unknown);
    await expect(staff.add(begun.attempt, browser.create(begun).credential)).rejects.toMatchObject(failed);
  });
});

describe('S-11 a passkey confirms an operator inside a session', () => {
  async function inSession() {
    const staff = await staffOperator(db);
    const open = { kind: 'operator', accountId: staff.id, persistent: false, now, secret: 'test' } as const;
    const { familyId } = await openSession(db, open);
    const who = { operatorId: staff.id, name: '김하늘', role: 'owner', address: '192.0.2.1' } as const;
    return { staff, actor: mintOperator(who, familyId), familyId, outside: mintOperator(who) };
  }

  test('and nowhere else, and is on record', async () => {
    const { staff, actor, familyId, outside } = await inSession();
    const passkey = await addedAt(staff);
    const { attempt, ...begun } = await beginPasskeyConfirm(db, actor, { site, now });
    const credential = browser.get(passkey, { attempt, ...begun });
    const answer = { attempt, credential, site, language: 'ko', now } as const;
    await expect(confirmByPasskey(db, outside, answer)).rejects.toMatchObject({ error: 'sessionOver' });
    await confirmByPasskey(db, actor, answer);
    expect((await findSession(db, familyId))?.confirmedUntil).toEqual(new Date(now.getTime() + 300_000));
    expect(await log()).toContain('operator.confirmByPasskey');
  });

  test('not by another operator’s, nor by an answer to a log-in, nor without verification', async () => {
    const { staff, actor, familyId } = await inSession();
    const mine = await addedAt(staff);
    const theirs = await addedAt(await staffOperator(db));
    const confirm = (attempt: string, credential: ReturnType<typeof browser.get>) =>
      confirmByPasskey(db, actor, { attempt, credential, site, language: 'ko', now });
    const first = await beginPasskeyConfirm(db, actor, { site, now });
    await expect(confirm(first.attempt, browser.get(theirs, first))).rejects.toMatchObject(unknown);
    const login = await staff.beginLogin();
    await expect(confirm(login.attempt, browser.get(mine, login))).rejects.toMatchObject(failed);
    const second = await beginPasskeyConfirm(db, actor, { site, now });
    const unverified = browser.get(mine, second, { userVerified: false });
    await expect(confirm(second.attempt, unverified)).rejects.toMatchObject(failed);
    const third = await beginPasskeyConfirm(db, actor, { site, now });
    await expect(staff.finishLogin(third.attempt, browser.get(mine, third))).rejects.toMatchObject(failed);
    expect((await findSession(db, familyId))?.confirmedUntil).toBeNull();
  });
});

describe('S-11 an evaluator adds one after showing who they are', () => {
  const begin = (accountId: number, currentPassword: string, totp = '') =>
    beginEvaluatorPasskey(db, mintEvaluator(accountId), { site, brand: '출발+', currentPassword, totp, now });

  test('by the password', async () => {
    const { id } = await staffEvaluator(db);
    await expect(begin(id, 'wrong')).rejects.toMatchObject({ error: 'wrongCredentials' });
    await expect(begin(id, password)).resolves.toMatchObject({ known: [] });
  });

  test('and by a code where an authenticator is on, which counts once', async () => {
    const { id } = await staffEvaluator(db);
    const totpSealed = db.vault.seal(testTotpSecret);
    await db.sql.updateTable('evaluators').set({ totpSealed }).where('accountId', '=', id).execute();
    await expect(begin(id, password)).rejects.toMatchObject({ error: 'invalidRequest' });
    const code = totpCode(testTotpSecret, now);
    await expect(begin(id, password, code)).resolves.toBeDefined();
    await expect(begin(id, password, code)).rejects.toMatchObject({ error: 'invalidRequest' });
  });
});

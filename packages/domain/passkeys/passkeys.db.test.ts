import { createAccount } from '@chulbal/testing/accounts';
import { passkeysNow as now, passkeyScenario, passkeyPassword as password } from '@chulbal/testing/passkeys';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { unlinkSocialLogin } from '../social-logins/commands.ts';
import { sweepPasskeyAttempts } from './attempts.commands.ts';
import { removePasskey, renamePasskey } from './commands.ts';
import { keepPasskey } from './keys.commands.ts';
import { listPasskeys } from './queries.ts';
import { MOST_PASSKEYS, siteAt } from './rules.ts';

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const language = 'ko';

let db: Db;
let me: { id: number; email: string };
let actor: UserActor;

beforeEach(async () => {
  db = await testDb();
  me = await createAccount(db, { passwordHash: await hashPassword(password) });
  actor = mintUser(me.id);
});

const { browser, beginAdding, finishAdding, added, beginLogin, logInBy } = passkeyScenario(() => ({
  db,
  actor,
}));

const mails = async () =>
  (await listMessages(db, { limit: 20 })).filter(({ to }) => to === me.email).map(({ subject }) => subject);

describe('a passkey of one’s own', () => {
  test('is added after the password, told by mail, and opens the account alone', async () => {
    await expect(beginAdding(actor, 'wrong')).rejects.toMatchObject({ error: 'wrongCredentials' });
    const passkey = await added();
    expect(await mails()).toEqual(['[출발+] 패스키를 더했어요']);
    const { account, session } = await logInBy(passkey);
    expect([account.id, session.accountId]).toEqual([me.id, me.id]);
    await logInBy(passkey);
    expect(await listPasskeys(db, actor)).toMatchObject([{ name: '내 휴대전화', usedAt: now.toISOString() }]);
  });

  test('says nothing of whose it is to who holds the device, and the same for all of an account', async () => {
    const [first, second] = [await beginAdding(), await beginAdding()];
    expect(first.user.id).toBe(second.user.id);
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
  });

  test('that does not count its uses works again and again', async () => {
    const passkey = await added(actor, { counter: 0 });
    await logInBy(passkey, { counter: 0 });
    expect(await logInBy(passkey, { counter: 0 })).toMatchObject({ account: { id: me.id } });
  });

  test('is named anew and removed, by its owner only', async () => {
    const passkey = await added();
    const [{ passkeyNo } = { passkeyNo: 0 }] = await listPasskeys(db, actor);
    const other = mintUser((await createAccount(db)).id);
    await expect(renamePasskey(db, other, { passkeyNo, name: 'x' })).rejects.toMatchObject({
      error: 'notFound',
    });
    await expect(removePasskey(db, other, { passkeyNo, language, now })).rejects.toMatchObject({
      error: 'notFound',
    });
    await renamePasskey(db, actor, { passkeyNo, name: '학교 컴퓨터' });
    expect(await listPasskeys(db, actor)).toMatchObject([{ name: '학교 컴퓨터' }]);
    expect(await listPasskeys(db, other)).toEqual([]);
    await removePasskey(db, actor, { passkeyNo, language, now });
    expect(await listPasskeys(db, actor)).toEqual([]);
    expect(await mails()).toContain('[출발+] 패스키 하나를 지웠어요');
    await expect(logInBy(passkey)).rejects.toMatchObject({ error: 'passkeyUnknown' });
  });

  test('as the last way in stays, and lets a provider go', async () => {
    await added();
    await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', me.id).execute();
    const [{ passkeyNo } = { passkeyNo: 0 }] = await listPasskeys(db, actor);
    await expect(removePasskey(db, actor, { passkeyNo, language, now })).rejects.toMatchObject({
      error: 'lastWayIn',
    });
    await db.sql
      .insertInto('socialLogins')
      .values({ provider: 'kakao', subjectIndex: 'x', accountId: me.id, linkedAt: now, usedAt: null })
      .execute();
    await unlinkSocialLogin(db, actor, { provider: 'kakao', language, now });
    expect(await listPasskeys(db, actor)).toHaveLength(1);
  });

  test('of two last ways removed at once, one stays', async () => {
    await added();
    await added();
    await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', me.id).execute();
    const mine = await listPasskeys(db, actor);
    const done = await Promise.allSettled(
      mine.map(({ passkeyNo }) => removePasskey(db, actor, { passkeyNo, language, now })),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listPasskeys(db, actor)).toHaveLength(1);
  });

  test('is confirmed by a fresh log-in where there is no password', async () => {
    const passkey = await added();
    await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', me.id).execute();
    await expect(beginAdding(actor, '')).rejects.toMatchObject({ error: 'freshLogInNeeded' });
    const { session } = await logInBy(passkey);
    await expect(beginAdding(mintUser(me.id, session.familyId), '')).resolves.toBeDefined();
  });

  test(`is one of ${MOST_PASSKEYS} at most`, async () => {
    const early = await beginAdding();
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await added();
    await expect(beginAdding()).rejects.toMatchObject({ error: 'passkeysFull' });
    await expect(finishAdding(early.attempt, browser.create(early).credential)).rejects.toMatchObject({
      error: 'passkeysFull',
    });
    const other = mintUser((await createAccount(db, { passwordHash: await hashPassword(password) })).id);
    expect((await beginAdding(other)).known).toEqual([]);
    await added(other);
    expect(await listPasskeys(db, other)).toHaveLength(1);
  });

  test('is added by whoever began, and not once their account is gone', async () => {
    const other = mintUser((await createAccount(db)).id);
    const asked = await beginAdding();
    const { credential } = browser.create(asked);
    await expect(finishAdding(asked.attempt, credential, { who: other })).rejects.toMatchObject({
      error: 'passkeyFailed',
    });
    const { attempt, ...again } = await beginAdding();
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', me.id).execute();
    const { credential: made } = browser.create({ attempt, ...again });
    const late = { attempt, name: 'x', credential: made, site: siteAt('https://portal.example'), now };
    const keeping = keepPasskey(db, { kind: 'user', accountId: me.id }, late, async () => {});
    await expect(keeping).rejects.toMatchObject({ error: 'sessionOver' });
  });
});

test('a session by a passkey is one like any other, and another account’s says nothing of who adds', async () => {
  const other = await createAccount(db);
  await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', me.id).execute();
  const open = { kind: 'user', accountId: other.id, persistent: false, now, secret: 'test' } as const;
  const { familyId } = await openSession(db, open);
  await expect(beginAdding(mintUser(me.id, familyId), '')).rejects.toMatchObject({
    error: 'freshLogInNeeded',
  });
});

test('P-14 attempts are swept away a day after they ran out', async () => {
  await beginLogin();
  const left = () => db.sql.selectFrom('passkeyAttempts').select('challenge').execute();
  await sweepPasskeyAttempts(db, { now: later(60) });
  expect(await left()).toHaveLength(1);
  await sweepPasskeyAttempts(db, { now: later(60 * 25) });
  expect(await left()).toEqual([]);
});

import { keptMs } from '@chulbal/contract/retention/retention';
import { codeSentTo } from '@chulbal/testing/accounts';
import { publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import {
  codesLater,
  codesPassword,
  createHolder,
  type Holder,
  logInWith,
} from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { turnOffAuthenticator } from '../accounts/authenticator.commands.ts';
import {
  askForReset,
  beginResetByPassword,
  getResetByLink,
  removeLostAuthenticators,
  stopResetByLink,
} from '../accounts/authenticator-reset.commands.ts';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { RESET_WAIT_MS } from '../authenticators/resets.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { confirmReset, declineReset, lookAtReset } from './resets.commands.ts';
import { listResets } from './resets.queries.ts';

const now = codesLater(10);
const due = new Date(now.getTime() + RESET_WAIT_MS);
const reason = '학교에 전화해 본인임을 확인함';
const caller = { address: '192.0.2.1', language: 'ko', now } as const;

let db: Db;
let me: Holder;
let one: OperatorActor;
let other: OperatorActor;
let phone: string;
beforeEach(async () => {
  db = await testDb();
  me = await createHolder(db);
  [one, other] = [
    await createOperator(db, { role: 'privacyOfficer', name: '한지우' }),
    await createOperator(db),
  ];
  phone = (await getContact(db, { accountId: me.id })).phone ?? '';
});

const begin = (password = codesPassword, who = me) =>
  beginResetByPassword(db, { loginId: who.email, password, caller });
const askWith = async (requestId = '', to = phone) =>
  askForReset(db, { requestId, code: (await codeSentTo(db, to)) ?? '', caller });
const ask = async () => askWith((await begin()).code?.requestId);
const only = async () => (await listResets(db, one))[0];
async function waiting() {
  await ask();
  const { resetNo = 0 } = (await only()) ?? {};
  await lookAtReset(db, one, { resetNo, reason, now });
  await confirmReset(db, other, { resetNo, publicUrl, now });
  const letters = (await listMessages(db, { limit: 20 })).filter(({ text }) => text.includes('#token='));
  return { resetNo, letters, token: letters[0]?.text.match(/#token=([\w-]{43})/)?.[1] ?? '' };
}
const isOn = async (who = me) =>
  logInWith(db, who.email, { at: due }).then(
    () => false,
    (error: { error: string }) => error.error === 'authenticatorNeeded',
  );

describe('who has lost phone and recovery codes', () => {
  test('proves the password and the phone first, and nothing else happens', async () => {
    await expect(begin('another password')).rejects.toMatchObject({ error: 'wrongCredentials' });
    const { code } = await begin();
    await expect(
      askForReset(db, { requestId: code?.requestId ?? '', code: '000000', caller }),
    ).rejects.toMatchObject({ error: 'codeWrong' });
    expect(await listResets(db, one)).toEqual([]);
    expect(await isOn()).toBe(true);
  });

  test('may look how it stands again and again: a right password is no failure', async () => {
    const open = await ask();
    for (let times = 0; times < 8; times += 1) expect(await begin()).toEqual({ code: null, open });
  });

  test('is one request however often it is asked, masked in the console', async () => {
    const asked = await ask();
    expect(asked).toEqual({ askedAt: now.toISOString(), removesAt: null });
    expect(await begin()).toEqual({ code: null, open: asked });
    expect(await listResets(db, one)).toMatchObject([
      { accountId: me.id, phone: `010-****-${phone.slice(-4)}`, looked: null, removesAt: null, next: 'look' },
    ]);
  });

  test('is looked at by two operators, and is told by mail and phone at once', async () => {
    await ask();
    const { resetNo = 0 } = (await only()) ?? {};
    await expect(confirmReset(db, one, { resetNo, publicUrl, now })).rejects.toMatchObject({
      error: 'resetOver',
    });
    await lookAtReset(db, one, { resetNo, reason, now });
    await expect(confirmReset(db, one, { resetNo, publicUrl, now })).rejects.toMatchObject({
      error: 'resetSecondLook',
    });
    await expect(lookAtReset(db, other, { resetNo, reason, now })).rejects.toMatchObject({
      error: 'resetOver',
    });
    expect(await only()).toMatchObject({ looked: { by: '한지우' }, next: null });
    await confirmReset(db, other, { resetNo, publicUrl, now });
    const letters = (await listMessages(db, { limit: 20 })).filter(({ text }) => text.includes('#token='));
    expect(letters.map(({ to }) => to).sort()).toEqual([phone, me.email].sort());
    expect(await only()).toMatchObject({ removesAt: due.toISOString(), next: null });
    const logged = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'objectId', 'reason'])
      .orderBy('sequence')
      .execute();
    expect(logged).toEqual([
      { action: 'member.lookReset', objectId: String(me.id), reason },
      { action: 'member.confirmReset', objectId: String(me.id), reason: null },
    ]);
  });

  test('is waited for 72 hours, then the authenticator is gone and every session with it', async () => {
    await waiting();
    const { familyId } = await openSession(db, {
      ...{ kind: 'user', accountId: me.id, persistent: true, now, secret: 'a key of the test' },
    });
    await removeLostAuthenticators(db, { now: new Date(due.getTime() - 1) });
    expect(await isOn()).toBe(true);
    await removeLostAuthenticators(db, { now: due });
    expect(await isOn()).toBe(false);
    expect(await findSession(db, familyId)).toMatchObject({ revoked: true });
    expect(await listResets(db, one)).toEqual([]);
    expect((await listMessages(db, { limit: 1 }))[0]?.text).toContain('인증 앱을 끄고');
    await expect(begin()).rejects.toMatchObject({ error: 'authenticatorOff' });
  });

  test('a log-in with a code of the app stops it', async () => {
    await waiting();
    const at = codesLater(20);
    await logInWith(db, me.email, { totp: me.codeAt(at), at });
    await removeLostAuthenticators(db, { now: due });
    expect(await isOn()).toBe(true);
    expect(await listResets(db, one)).toEqual([]);
  });

  test('so does the link in either letter, once', async () => {
    const { token } = await waiting();
    expect(await getResetByLink(db, { token })).toEqual({ removesAt: due.toISOString() });
    await stopResetByLink(db, { token, now });
    await removeLostAuthenticators(db, { now: due });
    expect(await isOn()).toBe(true);
    await expect(stopResetByLink(db, { token, now })).rejects.toMatchObject({ error: 'linkExpired' });
  });

  test('an operator turns it down, and the owner is told why', async () => {
    const { resetNo } = await waiting();
    await declineReset(db, one, { resetNo, reason: '본인이 아니라고 함', now });
    await removeLostAuthenticators(db, { now: due });
    expect(await isOn()).toBe(true);
    expect((await listMessages(db, { limit: 1 }))[0]?.text).toContain('본인이 아니라고 함');
    await expect(declineReset(db, one, { resetNo, reason, now })).rejects.toMatchObject({
      error: 'resetOver',
    });
  });

  test('nobody else’s is shown, counted or removed with it', async () => {
    const another = await createHolder(db);
    await waiting();
    const theirs = (await getContact(db, { accountId: another.id })).phone ?? '';
    const { code, open } = await begin(codesPassword, another);
    expect(open).toBeNull();
    expect(await askWith(code?.requestId, theirs)).toMatchObject({ removesAt: null });
    await removeLostAuthenticators(db, { now: due });
    expect([await isOn(), await isOn(another)]).toEqual([false, true]);
    await expect(begin()).rejects.toMatchObject({ error: 'authenticatorOff' });
    const third = await createHolder(db);
    await logInWith(db, third.email, { totp: third.codes[0] ?? '', at: codesLater(20) });
    expect(await listResets(db, one)).toMatchObject([{ accountId: another.id }]);
  });

  test('a code that was sent while the app was on asks for nothing once its owner has turned it off', async () => {
    const { code } = await begin();
    const proof = { currentPassword: codesPassword, totp: me.codes[0] ?? '' };
    await turnOffAuthenticator(db, me.actor, { ...proof, language: 'ko', now });
    await expect(askWith(code?.requestId)).rejects.toMatchObject({ error: 'authenticatorOff' });
    expect(await listResets(db, one)).toEqual([]);
  });

  test('what was ended is kept for as long as a session, and no longer', async () => {
    const { resetNo } = await waiting();
    await declineReset(db, one, { resetNo, reason, now });
    const kept = async (at: Date) => {
      await removeLostAuthenticators(db, { now: at });
      return (await db.sql.selectFrom('authenticatorResets').select('resetNo').execute()).length;
    };
    const over = now.getTime() + keptMs('session');
    expect([await kept(due), await kept(new Date(over)), await kept(new Date(over + 1))]).toEqual([1, 1, 0]);
  });
});

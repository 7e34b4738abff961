import { createAccount, signUpForm } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { rotateSession } from '../sessions/commands.ts';
import { listDevices } from '../sessions/devices.queries.ts';
import { findSession } from '../sessions/queries.ts';
import { endDevice, endOtherDevices, openUserSession } from './devices.commands.ts';
import { logIn } from './log-in.commands.ts';
import { changePassword } from './password.commands.ts';
import { hashPassword } from './passwords.ts';
import { signUp } from './sign-up.commands.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const chrome =
  'Mozilla/5.0 (Linux; Android 16; SM-S921N) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

let db: Db;
let me: { id: number; email: string };
beforeEach(async () => {
  db = await testDb();
  me = await createAccount(db, { passwordHash });
});

type From = { id?: string | null; address?: string; at?: number; language?: 'ko' | 'en' };

async function logInOn({ id = 'phone', address = '203.0.113.251', at = 0, language = 'ko' }: From = {}) {
  const asked = {
    loginId: me.email,
    password,
    stayLoggedIn: true,
    address,
    language,
    secret,
    now: after(at),
  };
  const { session } = await logIn(db, { ...asked, device: { id, agent: chrome } });
  return { ...session, actor: mintUser(me.id, session.familyId) };
}

const letters = async () =>
  (await listMessages(db, { limit: 50 })).filter(({ to }) => to === me.email).reverse();

describe('S-06 a log-in is kept with when, on what and from where', () => {
  test('in words, with half of the address, and this one marked', async () => {
    const phone = await logInOn();
    const computer = await logInOn({ id: 'computer', at: 1 });
    const known = { browser: 'chrome', system: 'android', place: '203.0.*.*', way: 'password', ended: null };
    expect(await listDevices(db, computer.actor, { now: after(1) })).toEqual([
      {
        ...known,
        sessionId: computer.familyId,
        current: true,
        at: after(1).toISOString(),
        seenAt: after(1).toISOString(),
      },
      {
        ...known,
        sessionId: phone.familyId,
        current: false,
        at: start.toISOString(),
        seenAt: start.toISOString(),
      },
    ]);
  });

  test('and stays so when it is renewed, until it runs out', async () => {
    const { refreshToken, familyId, actor } = await logInOn();
    await rotateSession(db, { kind: 'user', refreshToken, now: after(5), secret });
    expect(await listDevices(db, actor, { now: after(5) })).toMatchObject([
      { sessionId: familyId, seenAt: after(5).toISOString(), browser: 'chrome', ended: null },
    ]);
    expect(await listDevices(db, actor, { now: after(24 * 15) })).toMatchObject([{ ended: { why: 'out' } }]);
  });

  test('of nobody else', async () => {
    await logInOn();
    const other = mintUser((await createAccount(db)).id);
    expect(await listDevices(db, other, { now: start })).toEqual([]);
  });
});

describe('logging out from afar', () => {
  test('ends one at once, once and for all, and only one’s own', async () => {
    const [phone, computer] = [await logInOn(), await logInOn({ id: 'computer' })];
    const stranger = mintUser((await createAccount(db)).id);
    const asked = { sessionId: phone.familyId, now: after(1) };
    await expect(endDevice(db, stranger, asked)).rejects.toMatchObject({ error: 'notFound' });
    expect(await findSession(db, phone.familyId)).toMatchObject({ revoked: false });
    await endDevice(db, computer.actor, asked);
    await endDevice(db, computer.actor, { ...asked, now: after(2) });
    expect(await findSession(db, phone.familyId)).toMatchObject({ revoked: true });
    const { refreshToken } = phone;
    const renewing = rotateSession(db, { kind: 'user', refreshToken, now: after(1), secret });
    await expect(renewing).rejects.toMatchObject({ error: 'sessionOver' });
    expect(await listDevices(db, computer.actor, { now: after(1) })).toMatchObject([
      { current: true, ended: null },
      { sessionId: phone.familyId, ended: { at: after(1).toISOString(), why: 'device' } },
    ]);
  });

  test('ends all others', async () => {
    const [phone, tablet, computer] = [
      await logInOn(),
      await logInOn({ id: 'tablet' }),
      await logInOn({ id: 'pc' }),
    ];
    await endOtherDevices(db, computer.actor, { now: after(1) });
    for (const { familyId } of [phone, tablet]) {
      expect(await findSession(db, familyId)).toMatchObject({ revoked: true });
    }
    expect(await findSession(db, computer.familyId)).toMatchObject({ revoked: false });
  });

  test('is what a new password does, too', async () => {
    const [phone, computer] = [await logInOn(), await logInOn({ id: 'computer' })];
    const asked = {
      currentPassword: password,
      password: '동백꽃 핀 언덕의 아침',
      language: 'ko',
      now: after(1),
    } as const;
    await changePassword(db, computer.actor, asked);
    expect(await findSession(db, phone.familyId)).toMatchObject({ revoked: true });
    expect(await findSession(db, computer.familyId)).toMatchObject({ revoked: false });
  });
});

describe('a mail tells of a new device', () => {
  test('in the language of who logs in there, with what is known of it', async () => {
    await logInOn();
    await logInOn({ id: 'computer', at: 1, address: '198.51.100.7', language: 'en' });
    const [first, second] = await letters();
    expect(first?.subject).toBe('[출발+] 새 기기에서 로그인했어요');
    expect(first?.text).toContain('크롬 · 안드로이드');
    expect(first?.text).toContain('203.0.*.*');
    expect(second?.subject).toContain('New log-in on your account');
    expect(second?.text).toContain('Chrome · Android');
    expect(second?.text).toContain('198.51.*.*');
  });

  test('not of one that is known, wherever it is, nor of one that another account was used on', async () => {
    await logInOn();
    await logInOn({ at: 1, address: '198.51.100.7' });
    expect(await letters()).toHaveLength(1);
    me = await createAccount(db, { passwordHash });
    await logInOn();
    expect(await letters()).toHaveLength(1);
  });

  test('not of signing up, nor of the first log-in after it', async () => {
    await seedTerms(db, { now: start });
    const form = await signUpForm(db, start, { password });
    const device = { id: 'phone', agent: chrome };
    const caller = { address: '203.0.113.251', language: 'ko', now: start, device } as const;
    const { account } = await signUp(db, { form, caller, secret });
    me = { id: account.id, email: form.email };
    await logInOn({ at: 2 });
    const told = async () => (await letters()).filter(({ subject }) => subject.includes('새 기기'));
    expect(await told()).toEqual([]);
    await logInOn({ id: 'computer', at: 3 });
    expect(await told()).toHaveLength(1);
  });

  test('three times a day at most, of however many at once', async () => {
    await logInOn();
    const by = { accountId: me.id, way: 'passkey', persistent: false, address: '203.0.113.9', secret };
    const wave = Array.from({ length: 8 }, (_, place) =>
      db.transaction((tx) => {
        const device = { id: `new ${place}`, agent: chrome };
        return openUserSession(tx, { ...by, device, language: 'ko', now: after(1) });
      }),
    );
    await Promise.all(wave);
    await logInOn({ id: null, at: 2 });
    expect(await letters()).toHaveLength(3);
    const them = me;
    me = await createAccount(db, { passwordHash });
    await logInOn({ id: 'of somebody else', at: 2 });
    expect(await letters()).toHaveLength(1);
    me = them;
    await logInOn({ id: 'next day', at: 26 });
    expect(await letters()).toHaveLength(4);
  });
});

import { startStandInSocial } from '@chulbal/demo/stand-in-social';
import { createAccount } from '@chulbal/testing/accounts';
import { codesLater, codesPassword, type Holder, turnedOn } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { turnOffAuthenticator } from '../accounts/authenticator.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Db } from '../db.ts';
import { beginSocialLink, beginSocialLogin, sweepSocialAttempts } from './attempts.commands.ts';
import { finishSocialLogin, unlinkSocialLogin } from './commands.ts';
import { finishSocialStep } from './entry.commands.ts';
import { type SocialProvider, socialProviderAt } from './provider.ts';
import { getWaysIn } from './queries.ts';

const now = codesLater(5);
const language = 'ko';
const callerAt = (at: Date) => ({ address: '192.0.2.1', language, now: at }) as const;
const secret = 'a key of the test that is long enough';
const who = '3000000001';

let db: Db;
let standIn: Awaited<ReturnType<typeof startStandInSocial>>;
let kakao: SocialProvider;
let me: Holder;

beforeAll(async () => {
  standIn = await startStandInSocial();
});
afterAll(() => standIn.close());

async function answerOf(address: string): Promise<string> {
  const page = await fetch(`${address}&who=${who}`, { redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '').search.slice(1);
}

/** Somebody with a provider linked and an authenticator turned on since. */
beforeEach(async () => {
  db = await testDb();
  const [settings] = standIn.settings;
  if (!settings) throw new Error('no stand-in');
  kakao = socialProviderAt(settings, 'https://portal.example/oauth/kakao');
  const account = await createAccount(db, { passwordHash: await hashPassword(codesPassword) });
  me = await turnedOn(db, account);
  const linking = await beginSocialLink(db, me.actor, {
    ...{ provider: kakao, currentPassword: codesPassword, now },
  });
  const answer = await answerOf(linking.address);
  const caller = callerAt(now);
  await finishSocialLogin(db, me.actor, {
    provider: kakao,
    attempt: linking.attempt,
    answer,
    caller,
    secret,
  });
});

async function comeBy() {
  const { address, attempt } = await beginSocialLogin(db, { provider: kakao, address: '192.0.2.1', now });
  const answer = await answerOf(address);
  return finishSocialLogin(db, null, { provider: kakao, attempt, answer, caller: callerAt(now), secret });
}

async function stepOf(): Promise<string> {
  const done = await comeBy();
  if (done.outcome !== 'code') throw new Error(`no step but ${done.outcome}`);
  return done.ticket;
}

const finish = (ticket: string, totp: string, at = now) =>
  finishSocialStep(db, { ticket, totp, caller: callerAt(at), secret });

const sessions = async () =>
  (await db.sql.selectFrom('sessionFamilies').select('id').orderBy('id').execute()).length;

describe('S-11 a log-in by a provider', () => {
  test('opens no session before the code, and one with it', async () => {
    const ticket = await stepOf();
    expect(await sessions()).toBe(0);
    expect((await getWaysIn(db, me.actor)).links[0]?.usedAt).toBeNull();
    expect(await finish(ticket, me.codeAt(now))).toMatchObject({ account: { id: me.id } });
    expect(await sessions()).toBe(1);
    expect((await getWaysIn(db, me.actor)).links[0]?.usedAt).toEqual(now);
  });

  test('takes a recovery code, too', async () => {
    expect(await finish(await stepOf(), me.codes[0] ?? '')).toMatchObject({ account: { id: me.id } });
  });

  test('may try a wrong code again, and a step counts once', async () => {
    const ticket = await stepOf();
    await expect(finish(ticket, '000000')).rejects.toMatchObject({ error: 'secondCodeWrong' });
    await finish(ticket, me.codeAt(now));
    await expect(finish(ticket, me.codes[0] ?? '')).rejects.toMatchObject({ error: 'secondStepOver' });
  });

  test('of two who end one step at once, one comes in', async () => {
    const ticket = await stepOf();
    const all = await Promise.allSettled(me.codes.slice(0, 2).map((code) => finish(ticket, code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessions()).toBe(1);
  });

  test('shares its guesses with the password: no code is tried without end', async () => {
    const ticket = await stepOf();
    for (let n = 0; n < 5; n += 1) {
      await expect(finish(ticket, '000000')).rejects.toMatchObject({ error: 'secondCodeWrong' });
    }
    await expect(finish(await stepOf(), '000000')).rejects.toMatchObject({ error: 'tooManyRequests' });
  });

  test('is over after ten minutes, for a ticket of nobody, and once the provider is unlinked', async () => {
    const ticket = await stepOf();
    const late = codesLater(15);
    for (const [given, at] of [
      [ticket, late],
      ['a'.repeat(43), now],
    ] as const) {
      await expect(finish(given, me.codeAt(at), at)).rejects.toMatchObject({ error: 'secondStepOver' });
    }
    await unlinkSocialLogin(db, me.actor, { provider: 'kakao', language, now });
    await expect(finish(ticket, me.codeAt(now))).rejects.toMatchObject({ error: 'secondStepOver' });
    expect(await sessions()).toBe(0);
  });

  test('logs in at once where the authenticator is off', async () => {
    const proof = { currentPassword: codesPassword, totp: me.codeAt(now), language, now } as const;
    await turnOffAuthenticator(db, me.actor, proof);
    expect(await comeBy()).toMatchObject({ outcome: 'loggedIn', account: { id: me.id } });
  });

  test('leaves no step behind a day after it ran out', async () => {
    await stepOf();
    const steps = async () => (await db.sql.selectFrom('socialSteps').selectAll().execute()).length;
    const day = 24 * 60;
    await sweepSocialAttempts(db, { now: codesLater(day) });
    expect(await steps()).toBe(1);
    await sweepSocialAttempts(db, { now: codesLater(day + 16) });
    expect(await steps()).toBe(0);
  });
});

import { startStandInSocial } from '@chulbal/demo/stand-in-social';
import { createAccount, provenRequest, signUpForm } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '../accounts/log-in.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { beginSocialLink, beginSocialLogin, sweepSocialAttempts } from './attempts.commands.ts';
import { finishSocialLogin, getTicket, signUpBySocial, unlinkSocialLogin } from './commands.ts';
import { type SocialProvider, socialProviderAt } from './provider.ts';
import { getWaysIn } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const caller = { address: '192.0.2.1', language: 'ko', now } as const;
const secret = 'a key of the test that is long enough';
const back = 'https://portal.example/oauth/kakao';
const [haeun, seojun, nameless] = ['3000000001', '3000000002', '3000000003'];

let db: Db;
let standIn: Awaited<ReturnType<typeof startStandInSocial>>;
let kakao: SocialProvider;
let naver: SocialProvider;

beforeAll(async () => {
  standIn = await startStandInSocial();
});
afterAll(() => standIn.close());

beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  const [first, second] = standIn.settings;
  if (!first || !second) throw new Error('no stand-in');
  kakao = socialProviderAt(first, back);
  naver = socialProviderAt(second, 'https://portal.example/oauth/naver');
});

/** What somebody at the provider's page chooses, and the query that they bring back. */
async function answerOf(address: string, who = ''): Promise<string> {
  const page = await fetch(`${address}&who=${who}`, { redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '').search.slice(1);
}

const begin = (provider = kakao) => beginSocialLogin(db, { provider, address: '192.0.2.1', now });

function finish(
  attempt: string,
  answer: string,
  more: { provider?: SocialProvider; actor?: UserActor; at?: Date } = {},
) {
  const { provider = kakao, actor = null, at = now } = more;
  return finishSocialLogin(db, actor, { provider, attempt, answer, caller: { ...caller, now: at }, secret });
}

async function comeBy(who: string | undefined, provider = kakao) {
  const { address, attempt } = await begin(provider);
  return finish(attempt, await answerOf(address, who), { provider });
}

async function ticketOf(who: string | undefined, provider = kakao): Promise<string> {
  const done = await comeBy(who, provider);
  if (done.outcome !== 'new') throw new Error(`no ticket but ${done.outcome}`);
  return done.ticket;
}

/** A form without password, with a phone that is proven. */
async function formOf(ticket: string, more: object = {}) {
  const { password: _none, emailRequestId: _unused, ...form } = await signUpForm(db, now);
  return { ...form, ticket, email: 'haeun@kakao.example', ...more };
}

const signUp = async (ticket: string, more: object = {}) =>
  signUpBySocial(db, { form: await formOf(ticket, more), caller, secret });

const count = async (table: 'accounts' | 'socialLogins' | 'socialTickets' | 'socialAttempts') =>
  Number(
    (
      await db.sql
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('somebody who comes by a provider for the first time', () => {
  test('signs up with a checked e-mail and no password, and is let in the next time', async () => {
    const ticket = await ticketOf(haeun);
    expect(await getTicket(db, { ticket, now })).toMatchObject({
      provider: 'kakao',
      email: 'haeun@kakao.example',
    });
    expect(await count('accounts')).toBe(0);
    const { account } = await signUp(ticket);
    expect(await comeBy(haeun)).toMatchObject({ outcome: 'loggedIn', account });
    expect(await getWaysIn(db, mintUser(account.id))).toMatchObject({
      hasPassword: false,
      links: [{ provider: 'kakao' }],
    });
  });

  test('has no password that could be guessed', async () => {
    await signUp(await ticketOf(haeun));
    for (const password of ['', 'null', 'none']) {
      const asked = { loginId: 'haeun@kakao.example', password, stayLoggedIn: false, address: '192.0.2.9' };
      await expect(logIn(db, { ...asked, language: 'ko', now, secret })).rejects.toMatchObject({
        error: 'wrongCredentials',
      });
    }
  });

  test('proves another e-mail by a code, and one that the provider does not tell', async () => {
    const ticket = await ticketOf(nameless);
    await expect(signUp(ticket)).rejects.toMatchObject({ details: { fields: { email: 'codeWrong' } } });
    const email = 'mine@school.example';
    const emailRequestId = await provenRequest(db, { purpose: 'signUpEmail', email }, now);
    await expect(signUp(ticket, { email })).rejects.toMatchObject({
      ...{ error: 'codeWrong', details: { fields: { email: 'codeWrong' } } },
    });
    await signUp(ticket, { email, emailRequestId });
    expect(await comeBy(nameless)).toMatchObject({ outcome: 'loggedIn' });
  });

  test('signs up once by a ticket, within half an hour', async () => {
    const ticket = await ticketOf(haeun);
    await signUp(ticket);
    await expect(signUp(ticket, { email: 'other@school.example' })).rejects.toMatchObject({
      error: 'socialFailed',
    });
    const late = { ticket: await ticketOf(nameless), now: later(30) };
    await expect(getTicket(db, late)).rejects.toMatchObject({ error: 'socialFailed' });
  });

  test('is nobody’s account by an equal e-mail', async () => {
    await createAccount(db, { email: 'seojun@demo.chulbal.example' });
    const ticket = await ticketOf(seojun);
    await expect(signUp(ticket, { email: 'seojun@demo.chulbal.example' })).rejects.toMatchObject({
      error: 'emailRegistered',
    });
    expect(await count('socialLogins')).toBe(0);
  });

  test('P-02 under 14 leaves nothing, the ticket neither', async () => {
    const ticket = await ticketOf(haeun);
    await expect(signUp(ticket, { birthDate: '2014-05-05' })).rejects.toMatchObject({
      error: 'underFourteen',
    });
    expect([await count('accounts'), await count('socialTickets')]).toEqual([0, 0]);
  });

  test('of whom two presses make one account', async () => {
    const ticket = await ticketOf(haeun);
    const forms = [await formOf(ticket), await formOf(ticket, { email: 'haeun@kakao.example' })];
    const done = await Promise.allSettled(forms.map((form) => signUpBySocial(db, { form, caller, secret })));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await count('accounts'), await count('socialLogins')]).toEqual([1, 1]);
  });
});

describe('an answer that proves nothing', () => {
  const failed = { error: 'socialFailed' };

  test('turned back is said, and keeps nothing', async () => {
    await expect(comeBy('')).rejects.toMatchObject({ error: 'socialCancelled' });
    expect(await count('socialTickets')).toBe(0);
  });

  test('S-07 works once', async () => {
    const { address, attempt } = await begin();
    const answer = await answerOf(address, haeun);
    await finish(attempt, answer);
    await expect(finish(attempt, answer)).rejects.toMatchObject(failed);
  });

  test('of two at once, one is heard', async () => {
    const { address, attempt } = await begin();
    const answer = await answerOf(address, haeun);
    const done = await Promise.allSettled([1, 2, 3, 4, 5].map(() => finish(attempt, answer)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of another browser, of another attempt, with another state, or none', async () => {
    const mine = await begin();
    const theirs = await begin();
    const answer = await answerOf(theirs.address, haeun);
    await expect(finish(mine.attempt, answer)).rejects.toMatchObject(failed);
    const other = await begin();
    const params = new URLSearchParams(await answerOf(other.address, haeun));
    params.set('state', crypto.randomUUID());
    await expect(finish(other.attempt, String(params))).rejects.toMatchObject(failed);
    const third = await begin();
    await expect(finish(third.attempt, 'code=abc')).rejects.toMatchObject(failed);
    await expect(finish('x'.repeat(43), answer)).rejects.toMatchObject(failed);
  });

  test('of another provider', async () => {
    const { address, attempt } = await begin(kakao);
    const answer = await answerOf(address, haeun);
    await expect(finish(attempt, answer, { provider: naver })).rejects.toMatchObject(failed);
    const mixed = await begin(naver);
    const params = new URLSearchParams(answer);
    params.set('state', new URL(mixed.address).searchParams.get('state') ?? '');
    await expect(finish(mixed.attempt, String(params), { provider: naver })).rejects.toMatchObject(failed);
  });

  test('after ten minutes, or with a code that nobody gave', async () => {
    const { address, attempt } = await begin();
    await expect(finish(attempt, await answerOf(address, haeun), { at: later(10) })).rejects.toMatchObject(
      failed,
    );
    const other = await begin();
    const params = new URLSearchParams(await answerOf(other.address, haeun));
    params.set('code', 'made-up');
    await expect(finish(other.attempt, String(params))).rejects.toMatchObject(failed);
  });
});

describe('linking a provider to one’s own account', () => {
  const password = 'a password of one’s own';
  let me: { id: number; email: string };
  let actor: UserActor;

  beforeEach(async () => {
    me = await createAccount(db, { passwordHash: await hashPassword(password) });
    actor = mintUser(me.id);
  });

  const beginLink = (given = password) =>
    beginSocialLink(db, actor, { provider: kakao, currentPassword: given, now });
  async function link(who = haeun) {
    const { address, attempt } = await beginLink();
    return finish(attempt, await answerOf(address, who), { actor });
  }

  test('needs the password, and is told by mail', async () => {
    await expect(beginLink('wrong')).rejects.toMatchObject({ error: 'wrongCredentials' });
    expect(await link()).toEqual({ outcome: 'linked' });
    expect(await comeBy(haeun)).toMatchObject({ outcome: 'loggedIn', account: { id: me.id } });
    const messages = await listMessages(db, { limit: 10 });
    expect(messages.filter(({ to }) => to === me.email)).toHaveLength(1);
    expect(await link()).toEqual({ outcome: 'linked' });
    expect(await listMessages(db, { limit: 10 })).toHaveLength(1);
  });

  test('is nobody else’s to finish, nor anybody’s who has left', async () => {
    const { address, attempt } = await beginLink();
    const answer = await answerOf(address, haeun);
    const other = mintUser((await createAccount(db)).id);
    await expect(finish(attempt, answer, { actor: other })).rejects.toMatchObject({ error: 'socialFailed' });
    const again = await beginLink();
    await expect(finish(again.attempt, await answerOf(again.address, haeun))).rejects.toMatchObject({
      error: 'socialFailed',
    });
    expect(await count('socialLogins')).toBe(0);
  });

  test('one person of a provider is one account’s, and one account has one of them', async () => {
    await signUp(await ticketOf(haeun));
    await expect(link(haeun)).rejects.toMatchObject({ error: 'socialTaken' });
    await link(nameless);
    await expect(link(seojun)).rejects.toMatchObject({ error: 'socialAlready' });
  });

  test('the last way in stays', async () => {
    await link();
    const asked = { provider: 'kakao', language: 'ko', now } as const;
    await unlinkSocialLogin(db, actor, asked);
    await unlinkSocialLogin(db, actor, asked);
    expect(await count('socialLogins')).toBe(0);
    const { account } = await signUp(await ticketOf(haeun));
    const newcomer = mintUser(account.id);
    await expect(unlinkSocialLogin(db, newcomer, asked)).rejects.toMatchObject({ error: 'lastWayIn' });
    await expect(
      beginSocialLink(db, newcomer, { provider: naver, currentPassword: 'x', now }),
    ).rejects.toMatchObject({ error: 'passwordNeeded' });
  });
});

test('P-14 attempts and tickets are swept away', async () => {
  await ticketOf(haeun);
  await sweepSocialAttempts(db, { now: later(60) });
  expect([await count('socialAttempts'), await count('socialTickets')]).toEqual([1, 1]);
  await sweepSocialAttempts(db, { now: later(60 * 26) });
  expect([await count('socialAttempts'), await count('socialTickets')]).toEqual([0, 0]);
});

import { createAccount } from '@chulbal/testing/accounts';
import type { Untrue } from '@chulbal/testing/authenticator';
import { publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { passkeysNow as now, passkeyScenario, passkeyPassword as password } from '@chulbal/testing/passkeys';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { closeAccount } from '../my-data/closing.commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { listPasskeys } from './queries.ts';

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

const { site, browser, beginAdding, finishAdding, added, beginLogin, finishLogin, logInBy } = passkeyScenario(
  () => ({
    db,
    actor,
  }),
);

const mails = async () =>
  (await listMessages(db, { limit: 20 })).filter(({ to }) => to === me.email).map(({ subject }) => subject);

const failed = { error: 'passkeyFailed' };

describe('an answer to a log-in that proves nothing', () => {
  const untrue: [string, Untrue][] = [
    ['of a page at another address', { origin: 'https://portal.example.evil' }],
    ['of a page of a neighbour', { origin: 'https://www.portal.example' }],
    ['of a page without TLS', { origin: 'http://portal.example' }],
    ['of a page at another port', { origin: 'https://portal.example:8443' }],
    ['of a page in a frame of another site', { crossOrigin: true }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made for a domain above', { rpId: 'example' }],
    ['with a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['without a challenge', { challenge: '' }],
    ['that is none to a log-in', { type: 'webauthn.create' }],
    ['without the owner having shown who they are', { userVerified: false }],
    ['without anybody there', { userPresent: false, userVerified: false }],
  ];

  test.each(untrue)('%s', async (_what, tale) => {
    const passkey = await added();
    await expect(logInBy(passkey, tale)).rejects.toMatchObject(failed);
    expect(await listPasskeys(db, actor)).toMatchObject([{ usedAt: null }]);
  });

  test('S-07 counts once', async () => {
    const passkey = await added();
    const asked = await beginLogin();
    const credential = browser.get(passkey, asked);
    await finishLogin(asked.attempt, credential);
    await expect(finishLogin(asked.attempt, credential)).rejects.toMatchObject(failed);
    const again = await beginLogin();
    await expect(finishLogin(again.attempt, credential)).rejects.toMatchObject(failed);
  });

  test('of five at once, one is heard', async () => {
    const passkey = await added();
    const asked = await beginLogin();
    const credential = browser.get(passkey, asked);
    const done = await Promise.allSettled([1, 2, 3, 4, 5].map(() => finishLogin(asked.attempt, credential)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('used up by an untrue one, the challenge is gone for the true one as well', async () => {
    const passkey = await added();
    const asked = await beginLogin();
    await expect(
      finishLogin(asked.attempt, browser.get(passkey, asked, { userVerified: false })),
    ).rejects.toMatchObject(failed);
    await expect(finishLogin(asked.attempt, browser.get(passkey, asked))).rejects.toMatchObject(failed);
  });

  test('after five minutes, to the millisecond', async () => {
    const passkey = await added();
    const [asked, again] = [await beginLogin(), await beginLogin()];
    const end = later(5);
    await expect(finishLogin(asked.attempt, browser.get(passkey, asked), end)).rejects.toMatchObject(failed);
    const last = new Date(end.getTime() - 1);
    expect(await finishLogin(again.attempt, browser.get(passkey, again), last)).toBeTruthy();
  });

  test('of another browser, or of an attempt that nobody began', async () => {
    const passkey = await added();
    const [mine, theirs] = [await beginLogin(), await beginLogin()];
    await expect(finishLogin(mine.attempt, browser.get(passkey, theirs))).rejects.toMatchObject(failed);
    await expect(finishLogin('x'.repeat(43), browser.get(passkey, await beginLogin()))).rejects.toMatchObject(
      failed,
    );
  });

  test('to a challenge that was given for adding', async () => {
    const passkey = await added();
    const adding = await beginAdding();
    const asked = { attempt: adding.attempt, challenge: adding.challenge, rpId: site.rpId };
    await expect(finishLogin(asked.attempt, browser.get(passkey, asked))).rejects.toMatchObject(failed);
  });

  test('by a passkey that nobody has', async () => {
    const { passkey } = browser.create(await beginAdding());
    await expect(logInBy(passkey)).rejects.toMatchObject({ error: 'passkeyUnknown' });
  });

  test('by a key that is not the passkey’s, under its name', async () => {
    const passkey = await added();
    const { passkey: forged } = browser.create(await beginAdding());
    await expect(logInBy({ ...forged, id: passkey.id })).rejects.toMatchObject(failed);
  });

  test('in the name of another account', async () => {
    const passkey = await added();
    const other = mintUser((await createAccount(db, { passwordHash: await hashPassword(password) })).id);
    const theirs = await added(other);
    const asked = { ...passkey, userHandle: theirs.userHandle };
    await expect(logInBy(asked)).rejects.toMatchObject(failed);
  });

  test('with bytes changed after they were signed', async () => {
    const passkey = await added();
    const asked = await beginLogin();
    const credential = browser.get(passkey, asked);
    const data = Buffer.from(credential.authenticatorData, 'base64url');
    data.writeUInt32BE(5000, 33);
    const changed = { ...credential, authenticatorData: data.toString('base64url') };
    await expect(finishLogin(asked.attempt, changed)).rejects.toMatchObject(failed);
  });

  test.each(['clientDataJSON', 'authenticatorData', 'signature'] as const)(
    'with noise for %s',
    async (part) => {
      const passkey = await added();
      const asked = await beginLogin();
      const credential = { ...browser.get(passkey, asked), [part]: 'AAAA' };
      await expect(finishLogin(asked.attempt, credential)).rejects.toMatchObject(failed);
    },
  );

  test.each([
    ['goes back', 1],
    ['stands still', 3],
    ['is not told any more', 0],
  ])('whose count of uses %s: a copy, which is told by mail', async (_what, counter) => {
    const passkey = await added();
    await logInBy(passkey, { counter: 3 });
    await expect(logInBy(passkey, { counter })).rejects.toMatchObject({ error: 'passkeyCloned' });
    expect(await mails()).toContain('[출발+] 복사된 것으로 보이는 패스키를 막았어요');
    // The true one goes on.
    expect(await logInBy(passkey, { counter: 4 })).toMatchObject({ account: { id: me.id } });
  });

  test('of an evaluator’s or operator’s account, which has none', async () => {
    const passkey = await added();
    await db.sql.updateTable('accounts').set({ kind: 'evaluator' }).where('id', '=', me.id).execute();
    await expect(logInBy(passkey)).rejects.toMatchObject({ error: 'passkeyUnknown' });
  });

  test('P-13 of an account that is gone, of which nothing is left', async () => {
    const passkey = await added();
    await beginAdding();
    const asked = { currentPassword: password, atOnce: true, language, publicUrl, now } as const;
    await closeAccount(db, actor, asked, temporaryStore());
    await expect(logInBy(passkey)).rejects.toMatchObject({ error: 'passkeyUnknown' });
    expect(await db.sql.selectFrom('passkeys').select('passkeyNo').execute()).toEqual([]);
    const mine = db.sql.selectFrom('passkeyAttempts').select('challenge').where('accountId', '=', me.id);
    expect(await mine.execute()).toEqual([]);
  });
});

describe('an answer that adds nothing', () => {
  const untrue: [string, Untrue][] = [
    ['of a page at another address', { origin: 'https://portal.example.evil' }],
    ['of a page in a frame of another site', { crossOrigin: true }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['with a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['that is one to a log-in', { type: 'webauthn.get' }],
    ['without the owner having shown who they are', { userVerified: false }],
    ['without anybody there', { userPresent: false, userVerified: false }],
  ];

  test.each(untrue)('%s', async (_what, tale) => {
    const asked = await beginAdding();
    const { credential } = browser.create(asked, tale);
    await expect(finishAdding(asked.attempt, credential)).rejects.toMatchObject(failed);
    expect(await listPasskeys(db, actor)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('twice, or after five minutes', async () => {
    const asked = await beginAdding();
    const { credential } = browser.create(asked);
    await expect(finishAdding(asked.attempt, credential, { at: later(6) })).rejects.toMatchObject(failed);
    await finishAdding(asked.attempt, credential);
    await expect(finishAdding(asked.attempt, credential)).rejects.toMatchObject(failed);
  });

  test('by somebody else’s attempt, to whichever account', async () => {
    const other = mintUser((await createAccount(db, { passwordHash: await hashPassword(password) })).id);
    const theirs = await beginAdding(other);
    const { credential } = browser.create(theirs);
    await expect(finishAdding(theirs.attempt, credential)).rejects.toMatchObject(failed);
    const mine = await beginAdding();
    await expect(finishAdding(mine.attempt, credential)).rejects.toMatchObject(failed);
  });

  test('to a challenge that was given for a log-in', async () => {
    const login = await beginLogin();
    const adding = await beginAdding();
    const { credential } = browser.create({ ...adding, challenge: login.challenge });
    await expect(finishAdding(login.attempt, credential)).rejects.toMatchObject(failed);
    await expect(finishAdding(adding.attempt, credential)).rejects.toMatchObject(failed);
  });

  test('of a passkey that is somebody’s already', async () => {
    const passkey = await added();
    const other = mintUser((await createAccount(db, { passwordHash: await hashPassword(password) })).id);
    const asked = await beginAdding(other);
    await expect(
      finishAdding(asked.attempt, browser.attest(passkey, asked), { who: other }),
    ).rejects.toMatchObject({ error: 'passkeyTaken' });
    expect(await logInBy(passkey)).toMatchObject({ account: { id: me.id } });
  });

  test('under a name that is not the one that was made', async () => {
    const asked = await beginAdding();
    const { credential } = browser.create(asked);
    const other = browser.create(asked).credential.id;
    await expect(finishAdding(asked.attempt, { ...credential, id: other })).rejects.toMatchObject(failed);
  });

  test('for a password that was guessed too often', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(beginAdding(actor, `guess ${tries}`)).rejects.toMatchObject({ error: 'wrongCredentials' });
    }
    await expect(beginAdding()).rejects.toMatchObject({ error: 'tooManyRequests' });
  });
});

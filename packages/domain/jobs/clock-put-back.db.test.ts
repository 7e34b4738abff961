import { randomBytes, randomUUID } from 'node:crypto';
import { createAccount } from '@chulbal/testing/accounts';
import { picture } from '@chulbal/testing/corpus/images';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { campusTeam } from '@chulbal/testing/uploads';
import { createDelivery, createHook, startReceiver } from '@chulbal/testing/webhooks';
import { describe, expect, test } from 'vitest';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { submitApplication } from '../applications/entry/submit.commands.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { logInOperator } from '../operators/log-in.commands.ts';
import { deliverPending, queueMessage } from '../outbox/commands.ts';
import type { Transports } from '../outbox/transports.ts';
import { deliverWebhooks } from '../webhooks/deliver.commands.ts';

// A clock stood an hour ahead for a while, and has been put back: nobody waits for the hour to pass.
const now = seasonNow;
const ahead = new Date(now.getTime() + 3_600_000);
const soon = new Date(now.getTime() + 1_000);

/** A mail service that notes what it got, or refuses everything. */
function mailOf(got: string[], { dead = false } = {}): Transports {
  const send = async ({ to }: { to: string }) => {
    if (dead) throw Object.assign(new Error('no route'), { code: 'EHOSTDOWN' });
    got.push(to);
  };
  return { mail: { name: 'mail', send }, sms: { name: 'sms', send } };
}

const letter = (db: Db, at: Date) =>
  queueMessage(db, {
    ...{ channel: 'mail', to: 'seojun@test.example', language: 'ko', subject: '인증 번호', now: at },
    ...{ letter: { lines: ['123456'] }, sendBy: new Date(at.getTime() + 600_000) },
  });

describe('messages', () => {
  test('one that was written ahead leaves at once', async () => {
    const db = await testDb();
    const got: string[] = [];
    await letter(db, ahead);
    expect(await deliverPending(db, mailOf(got), { now: soon })).toBe(1);
    expect(got).toEqual(['seojun@test.example']);
  });

  test('one that was tried ahead and failed is tried, and then waits as ever', async () => {
    const db = await testDb();
    const got: string[] = [];
    await letter(db, ahead);
    await deliverPending(db, mailOf(got, { dead: true }), { now: ahead });
    expect(await deliverPending(db, mailOf(got, { dead: true }), { now: soon })).toBe(1);
    expect(await deliverPending(db, mailOf(got), { now: soon })).toBe(0);
    expect(await deliverPending(db, mailOf(got), { now: new Date(now.getTime() + 60_000) })).toBe(1);
    expect(got).toHaveLength(1);
  });

  test('one that is refused does not run through all its tries', async () => {
    const db = await testDb();
    await letter(db, ahead);
    const dead = mailOf([], { dead: true });
    let taken = 0;
    for (let look = 0; look < 10; look += 1) taken += await deliverPending(db, dead, { now: soon });
    expect(taken).toBe(1);
  });
});

test('webhooks: an event that was written ahead is sent at once, and once', async () => {
  const db = await testDb();
  const { url, got } = await startReceiver(() => 500);
  const { webhookNo } = await createHook(db, { url });
  await createDelivery(db, { webhookNo, at: ahead });
  const look = () =>
    deliverWebhooks(db, {
      ...{ reach: { inside: true }, clock: () => soon, publicUrl, stopping: new AbortController().signal },
    });
  for (let time = 0; time < 3; time += 1) await look();
  expect(got).toHaveLength(1);
});

test('tries: whoever had to wait ahead tries again', async () => {
  const db = await testDb();
  const attempts = [{ limit: 'logInAtAddress', who: 'somebody' }] as const;
  for (let tried = 0; tried < 5; tried += 1) await countAttempt(db, { attempts, now: ahead });
  await expect(countAttempt(db, { attempts, now: ahead })).rejects.toMatchObject({
    error: 'tooManyRequests',
  });
  await countAttempt(db, { attempts, now });
  await expect(countAttempt(db, { attempts, now })).rejects.toMatchObject({ error: 'tooManyRequests' });
});

test('an operator who logged in ahead logs in with the code of now, once', async () => {
  const db = await testDb();
  const password = '느티나무 아래 출발선';
  const loginId = 'jiwoo@test.example';
  await createOperator(db, { email: loginId, passwordHash: await hashPassword(password) });
  const logIn = (at: Date) =>
    logInOperator(db, {
      ...{ loginId, password, totp: totpCode(testTotpSecret, at), now: at },
      ...{ address: '192.0.2.1', secret: 'a key of the test that is long enough' },
    });
  await logIn(ahead);
  await expect(logIn(now)).resolves.toBeTruthy();
  await expect(logIn(now)).rejects.toMatchObject({ error: 'wrongCredentials' });
});

describe('uploads that never ended ahead', () => {
  async function teamWithLost(count: number) {
    const team = await campusTeam();
    const owner = await createAccount(team.db);
    for (let lost = 0; lost < count; lost += 1) {
      await team.db.sql
        .insertInto('files')
        .values({
          ...{ serverFileName: randomBytes(16).toString('hex'), teamNo: team.teamNo, stageNo: null },
          ...{ slot: 'business', isPublic: false, mime: 'application/pdf', byMember: false },
          ...{ ownerId: owner.id, name: '계획.pdf', extension: 'pdf', size: 3, sha256: null },
          ...{ status: 'uploading', startedAt: ahead, storedAt: null, removedAt: null },
        })
        .execute();
    }
    return team;
  }

  test('keep nobody from uploading', async () => {
    const team = await teamWithLost(10);
    await expect(
      team.upload({ slot: 'logo', bytes: await picture('png'), fileName: '로고.png', now }),
    ).resolves.toMatchObject({ name: '로고.png' });
  });

  test('nor from submitting: what is missing is said, and not that something is on its way', async () => {
    const team = await teamWithLost(1);
    const asked = { teamNo: team.teamNo, idempotencyKey: randomUUID(), language: 'ko', publicUrl } as const;
    const { draftVersion } = await team.db.sql
      .selectFrom('applications')
      .select('draftVersion')
      .where('teamNo', '=', team.teamNo)
      .executeTakeFirstOrThrow();
    const refused = (at: Date) =>
      submitApplication(team.db, team.actor, { ...asked, version: draftVersion, now: at }).then(
        () => 'submitted',
        (error: { error: string }) => error.error,
      );
    expect(await refused(ahead)).toBe('uploadUnfinished');
    expect(await refused(now)).not.toBe('uploadUnfinished');
  });
});

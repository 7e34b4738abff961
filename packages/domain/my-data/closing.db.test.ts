import { codeSentTo, createAccount, signUpForm } from '@chulbal/testing/accounts';
import { everythingIn } from '@chulbal/testing/database-state';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { type JoinedTeam, joinTeam } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { createPasskey } from '@chulbal/testing/passkeys';
import { createProgram, programNow } from '@chulbal/testing/programs';
import { publishedSeason } from '@chulbal/testing/seasons';
import { turnedOn } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendCode } from '../accounts/codes.commands.ts';
import { logIn } from '../accounts/log-in.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { getContact } from '../accounts/queries.ts';
import { signUp } from '../accounts/sign-up.commands.ts';
import { mintUser, type UserActor } from '../actor.ts';
import { revealPeople } from '../applications/list/disclosure.commands.ts';
import type { Db } from '../db.ts';
import { sweep } from '../jobs/sweep.ts';
import { acceptLeadership, offerLeadership } from '../leadership/commands.ts';
import { deliverPending } from '../outbox/commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { applyForProgram } from '../programs/commands.ts';
import { listMyPrograms } from '../programs/mine.queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { openSession } from '../sessions/commands.ts';
import { createVault } from '../vault.ts';
import { closeAccount } from './closing.commands.ts';

const now = seasonNow;
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const password = '느티나무 아래 출발선';
const store = temporaryStore();
const secret = 'a key of the test that is long enough';
const asked = { currentPassword: password, atOnce: false, language: 'ko', publicUrl, now } as const;
const taking = { name: 'taking', send: async () => {} };

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

async function createUser(given: { name?: string; email?: string; phone?: string; birthDate?: string } = {}) {
  return createAccount(db, { ...given, passwordHash: await hashPassword(password) });
}
const statusOf = (id: number) =>
  db.sql.selectFrom('accounts').select('status').where('id', '=', id).executeTakeFirstOrThrow();

describe('an account is closed', () => {
  test('P-13 for 14 days logging in takes it back, and says so', async () => {
    const { id, email } = await createUser();
    await closeAccount(db, mintUser(id), asked, store);
    await sweep({ db, files: store, clock: () => later(13) });
    const place = {
      language: 'ko',
      loginId: email,
      address: '192.0.2.1',
      stayLoggedIn: false,
      secret,
    } as const;
    await logIn(db, { ...place, password, now: later(13) });
    await sweep({ db, files: store, clock: () => later(15) });
    expect(await statusOf(id)).toEqual({ status: 'active' });
    const subjects = (await listMessages(db, { limit: 9 })).filter(({ to }) => to === email);
    expect(subjects.map(({ text }) => text).join()).toContain('되돌아와요');
    expect(subjects.map(({ text }) => text).join()).toContain('거뒀어요');
  });

  test('P-13 then it is gone, its address is free, and nobody can log in', async () => {
    const { id, email } = await createUser();
    await closeAccount(db, mintUser(id), asked, store);
    await sweep({ db, files: store, clock: () => later(15) });
    expect(await statusOf(id)).toEqual({ status: 'withdrawn' });
    const place = {
      language: 'ko',
      loginId: email,
      address: '192.0.2.1',
      stayLoggedIn: false,
      secret,
    } as const;
    await expect(logIn(db, { ...place, password, now: later(15) })).rejects.toMatchObject({
      error: 'wrongCredentials',
    });
    await createUser({ email });
  });

  test('P-13 its places in programmes go at once to who waits', async () => {
    const { boardId } = await createProgram(db, { details: { capacity: 1 } });
    const [leaves, waits] = [mintUser((await createUser()).id), mintUser((await createUser()).id)];
    const pressed = { boardId, language: 'ko', publicUrl, now: programNow } as const;
    await applyForProgram(db, leaves, pressed);
    expect(await applyForProgram(db, waits, pressed)).toMatchObject({ participation: 'waiting' });
    await closeAccount(db, leaves, { ...asked, now: programNow }, store);
    const listed = { boardId, language: 'ko', now: programNow } as const;
    expect(await listMyPrograms(db, waits, listed)).toMatchObject([{ participation: 'placed' }]);
    expect(await listMyPrograms(db, leaves, listed)).toMatchObject([{ participation: 'cancelled' }]);
  });

  test('not without saying who one is', async () => {
    const { id } = await createUser();
    const wrong = { ...asked, currentPassword: '아무 말' };
    await expect(closeAccount(db, mintUser(id), wrong, store)).rejects.toMatchObject({
      error: 'wrongCredentials',
    });
    const { id: social } = await createUser();
    await db.sql.updateTable('accounts').set({ passwordHash: null }).where('id', '=', social).execute();
    await expect(closeAccount(db, mintUser(social), asked, store)).rejects.toMatchObject({
      error: 'freshLogInNeeded',
    });
    const open = { kind: 'user', accountId: social, persistent: false, secret } as const;
    const old = await openSession(db, { ...open, now: new Date(now.getTime() - 600_000) });
    await expect(closeAccount(db, mintUser(social, old.familyId), asked, store)).rejects.toMatchObject({
      error: 'freshLogInNeeded',
    });
    const fresh = await openSession(db, { ...open, now: new Date(now.getTime() - 599_000) });
    await closeAccount(db, mintUser(social, fresh.familyId), asked, store);
    expect(await db.sql.selectFrom('accountClosings').select('accountId').execute()).toEqual([
      { accountId: social },
    ]);
  });

  test('not by the leader of a team that stands; a member is taken out and the leader told of the seat only', async () => {
    const member = await createUser({ name: '정하람' });
    const team = await joinTeam(db, member);
    await db.sql
      .updateTable('accounts')
      .set({ passwordHash: await hashPassword(password) })
      .where('id', '=', team.actor.userId)
      .execute();
    await expect(closeAccount(db, team.actor, asked, store)).rejects.toMatchObject({
      error: 'leadsStandingTeam',
    });
    await closeAccount(db, mintUser(member.id), asked, store);
    const row = await db.sql
      .selectFrom('members')
      .select(['status', 'userId'])
      .where('teamNo', '=', team.teamNo)
      .where('name', '=', '정하람')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'refused', userId: null });
    const told = (await listMessages(db, { limit: 30 })).find(({ text }) => text.includes('자리가 비었어요'));
    expect(told?.text).not.toContain('정하람');
  });
});

test('P-13 P-14 S-09 of a person who has left no table and no file says anything, sealed columns included', async () => {
  await seedTerms(db, { now });
  const canary = {
    name: '카나리아',
    email: 'canary.hidden@canary.example',
    phone: '010-8642-9753',
    birthDate: '2003-03-07',
  };
  const device = '카나리아의 전화';
  const form = await signUpForm(db, now, { ...canary, password });
  const caller = { address: '203.0.113.251', language: 'ko', now } as const;
  const { account } = await signUp(db, { form, caller, secret });
  await createPasskey(db, { accountId: account.id, name: device });
  const app = (await turnedOn(db, { id: account.id, email: canary.email, password })).secret;
  const own = { tmName: canary.name, tmBirth: canary.birthDate, tmMajor: '카나리아학과' };
  const team = await joinTeam(db, { ...canary, id: account.id }, own);
  await handOverAndBack(team);
  const operator = await createOperator(db);
  await revealPeople(db, operator, { teamNo: team.teamNo, reason: '연락처 확인', now });
  await sendCode(db, {
    target: { purpose: 'resetPassword', email: canary.email },
    caller: { ...caller, now: later(1) },
  });
  expect(await codeSentTo(db, canary.email)).toMatch(/^\d{6}$/);
  const before = await everythingIn(db);
  for (const value of [...Object.values(canary), '카나리아학과', device, app])
    expect(before.includes(value), value).toBe(true);
  const paper = await ownPaper(mintUser(account.id), team);

  await closeAccount(db, mintUser(account.id), { ...asked, atOnce: true, now: later(2) }, store);
  await deliverPending(db, { mail: taking, sms: taking }, { now: later(2) });
  await sweep({ db, files: store, clock: () => later(2) });

  const after = await everythingIn(db);
  const indexes = [canary.email, canary.phone].map((text) => db.vault.index(text));
  for (const value of [...Object.values(canary), 'canary', app, ...indexes]) {
    expect(after.includes(value), value).toBe(false);
  }
  expect(await store.read(paper)).toBeNull();

  // What the judging may still need is kept apart, opens with its own key only, and ends with it.
  const kept = await db.sql
    .selectFrom('keptRecords as r')
    .innerJoin('keptKeys as k', 'k.recordId', 'r.id')
    .select(['r.sealed', 'r.keptUntil', 'k.keySealed'])
    .executeTakeFirstOrThrow();
  expect(createVault(db.vault.open(kept.keySealed)).open(kept.sealed)).toContain('카나리아학과');
  await sweep({ db, files: store, clock: () => kept.keptUntil });
  expect(await db.sql.selectFrom('keptRecords').select('id').execute()).toEqual([]);
  expect(await db.sql.selectFrom('keptKeys').select('recordId').execute()).toEqual([]);
});

/** The leader hands the team to the member, who hands it back: each reads the name of the other. */
async function handOverAndBack({ teamNo, actor, member }: JoinedTeam): Promise<void> {
  const offer = { teamNo, language: 'ko', publicUrl, now } as const;
  for (const [from, to] of [
    [actor, member],
    [member, actor],
  ] as const) {
    const { tmNo } = await db.sql
      .selectFrom('members')
      .select('tmNo')
      .where('userId', '=', to.userId)
      .executeTakeFirstOrThrow();
    await offerLeadership(db, from, { ...offer, tmNo });
    await acceptLeadership(db, to, offer);
  }
  const { email } = await getContact(db, { accountId: actor.userId });
  const told = (await listMessages(db, { limit: 30 })).filter(({ to }) => to === email);
  expect(told.map(({ text }) => text).join()).toContain('카나리아');
}

/** A stored file that is this member's own paper. */
async function ownPaper(actor: UserActor, team: { teamNo: number }): Promise<string> {
  const { memberKey } = await db.sql
    .selectFrom('members')
    .select('memberKey')
    .where('userId', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const serverFileName = 'c'.repeat(32);
  await store.write(
    serverFileName,
    (async function* () {
      yield Buffer.from('카나리아의 재학증명서');
    })(),
  );
  await db.sql
    .insertInto('files')
    .values({
      ...{ serverFileName, teamNo: team.teamNo, ownerId: actor.userId, slot: 'school', person: memberKey },
      ...{
        name: '카나리아.pdf',
        extension: 'pdf',
        mime: 'application/pdf',
        size: 10,
        sha256: 'c'.repeat(64),
      },
      ...{ status: 'stored', isPublic: false, startedAt: now, storedAt: now, removedAt: null },
    })
    .execute();
  return serverFileName;
}

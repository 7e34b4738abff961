import { signUpForm } from '@chulbal/testing/accounts';
import { createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { askedGuardian, child, consentedGuardian, provenGuardian } from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../accounts/sign-up.commands.ts';
import { mintUser } from '../actor.ts';
import { getMyApplication } from '../applications/entry/queries.ts';
import { revealPeople } from '../applications/list/disclosure.commands.ts';
import type { Db } from '../db.ts';
import { childConsent } from '../guardians/child.commands.ts';
import { getChildRequest, getGuardianRequest } from '../guardians/queries.ts';
import { listMessages } from '../outbox/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { withdrawAsGuardian } from './guardian-closing.commands.ts';
import { getHeldForGuardian } from './guardian-held.queries.ts';

const now = seasonNow;
const store = temporaryStore();
const caller = { address: '192.0.2.1', language: 'ko', now } as const;

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  await publishedSeason(db, { now });
});

async function joinedChild() {
  const guardian = await consentedGuardian(db, { now });
  const form = await signUpForm(db, now, child);
  const { account, session } = await signUp(db, {
    ...{ form, caller, secret: 'a key of the test that is long enough' },
    child: childConsent(guardian.claim),
  });
  return { ...guardian, form, accountId: account.id, session, actor: mintUser(account.id) };
}

/** What a form says of the child who signed up. */
const fieldsOf = (prefix: string, { form }: Awaited<ReturnType<typeof joinedChild>>) => ({
  [`${prefix}.tmName`]: child.name,
  [`${prefix}.tmBirth`]: child.birthDate,
  [`${prefix}.tmPhone`]: form.phone,
  [`${prefix}.tmEmail`]: form.email,
});

test('P-02 a child with consent leads a team and submits; one without does not', async () => {
  const joined = await joinedChild();
  const team = await createSubmitted(db, { actor: joined.actor, fields: fieldsOf('leader', joined) });
  expect(team.number).toMatch(/^3-/);
  const place = { trackNo: 3, stageNo: 1, language: 'ko', now } as const;
  expect(await getMyApplication(db, joined.actor, place)).toMatchObject({
    consented: [`${joined.form.phone} ${child.birthDate}`],
  });
  const other = createSubmitted(db, { fields: { 'leader.tmBirth': child.birthDate } });
  await expect(other).rejects.toMatchObject({ error: 'underFourteen' });
});

test('P-02 a child with consent is entered as a member', async () => {
  const joined = await joinedChild();
  const team = await createSubmitted(db, { fields: fieldsOf('members.member01', joined) });
  expect(team.number).toBeTruthy();
});

test('P-15 a guardian sees by their link who opened the data of their child, and of no other', async () => {
  const [mine, other] = [await joinedChild(), await joinedChild()];
  const team = await createSubmitted(db, { actor: mine.actor, fields: fieldsOf('leader', mine) });
  const operator = await createOperator(db, { role: 'contestManager' });
  await revealPeople(db, operator, { teamNo: team.teamNo, reason: '서류 보완 연락', now });
  const looksOf = async ({ token, pass }: typeof mine) =>
    (await getHeldForGuardian(db, { language: 'ko', token, pass, now })).looks;
  expect(await looksOf(mine)).toEqual([
    expect.objectContaining({ by: 'contestManager', what: 'contact', reason: '서류 보완 연락' }),
  ]);
  expect(await looksOf(other)).toEqual([]);
  await expect(
    getHeldForGuardian(db, { language: 'ko', token: mine.token, pass: other.pass, now }),
  ).rejects.toMatchObject({
    error: 'guardianNotProven',
  });
});

test('P-13 a guardian takes it back: out of the session, the team and the account, and nothing is left of either', async () => {
  const joined = await joinedChild();
  const team = await createSubmitted(db, { actor: joined.actor, fields: fieldsOf('leader', joined) });
  const { token, pass, claim, phone, accountId } = joined;
  await withdrawAsGuardian(db, { token, pass, publicUrl, now }, store);
  await withdrawAsGuardian(db, { token, pass, publicUrl, now }, store);
  const account = await db.sql
    .selectFrom('accounts')
    .select(['status', 'name', 'guardianConsentedAt'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(account).toEqual({ status: 'withdrawn', name: '', guardianConsentedAt: null });
  const sessions = await db.sql
    .selectFrom('sessionFamilies')
    .select('id')
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute();
  expect(sessions).toEqual([]);
  const { status } = await db.sql
    .selectFrom('applications')
    .select('status')
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirstOrThrow();
  expect(status, 'a team without its leader does not run').not.toBe('submitted');
  const told = (await listMessages(db, { limit: 99 })).filter(({ to }) => to === phone);
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('동의를 거뒀어요')]);
  expect(await getGuardianRequest(db, { token, now })).toMatchObject({
    state: 'withdrawn',
    guardianName: '',
  });
  expect(await getChildRequest(db, { claim, now })).toMatchObject({ state: 'withdrawn', child: null });
});

test('nothing is taken back where nobody has consented', async () => {
  const asked = await askedGuardian(db, { now });
  const pass = await provenGuardian(db, { ...asked, now });
  const withdrawing = withdrawAsGuardian(db, { token: asked.token, pass, publicUrl, now }, store);
  await expect(withdrawing).rejects.toMatchObject({ error: 'linkExpired' });
  expect(await getGuardianRequest(db, { token: asked.token, now })).toMatchObject({ state: 'waiting' });
});

test('a consent that nobody has used yet is taken back, too', async () => {
  const { token, pass, claim } = await consentedGuardian(db, { now });
  await withdrawAsGuardian(db, { token, pass, publicUrl, now }, store);
  const form = await signUpForm(db, now, child);
  const joining = signUp(db, { form, caller, secret: 'a key', child: childConsent(claim) });
  await expect(joining).rejects.toMatchObject({ error: 'underFourteen' });
});

import { codeSentTo, signUpForm } from '@chulbal/testing/accounts';
import { publicUrl } from '@chulbal/testing/factories';
import {
  answer,
  askedGuardian,
  child,
  consentedGuardian,
  linkSentTo,
  newGuardianPhone,
  provenGuardian,
} from '@chulbal/testing/guardians';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../accounts/sign-up.commands.ts';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { seedTerms } from '../seeds/terms.ts';
import { getEntrant } from '../tickets/queries.ts';
import { childConsent, consentForMyself } from './child.commands.ts';
import {
  askGuardian,
  askGuardianAgain,
  changeGuardian,
  proveGuardian,
  sendGuardianCode,
  sweepGuardians,
} from './commands.ts';
import { consentAsGuardian, refuseAsGuardian } from './decision.commands.ts';
import { getChildRequest, getGuardianRequest, getHeldOfChild, getOwnGuardian } from './queries.ts';

const now = new Date('2026-11-23T05:03:00Z');
const secret = 'a key of the test that is long enough';
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const at = (moment: Date) => ({ address: '192.0.2.1', language: 'ko', now: moment }) as const;
const { birthDate } = child;

let db: Db;
beforeAll(async () => {
  db = await testDb();
  await seedTerms(db, { now });
});

const ask = (phone?: string, moment = now) => askedGuardian(db, { now: moment, ...(phone ? { phone } : {}) });
const prove = (token: string, phone: string, moment = now) =>
  provenGuardian(db, { token, phone, now: moment });
const consented = () => consentedGuardian(db, { now: after(0.1) });

async function join(claim: string | undefined, more: Parameters<typeof signUpForm>[2] = {}) {
  const moment = after(0.2);
  const form = await signUpForm(db, moment, { name: '이새봄', birthDate, ...more });
  return { form, done: signUp(db, { form, caller: at(moment), secret, child: childConsent(claim) }) };
}

/** Every row of every table as text: what somebody would read who has stolen the database. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db.sql);
  const all = await Promise.all(
    rows.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db.sql),
    ),
  );
  return all.flatMap(({ rows: found }) => found.map(({ row }) => row)).join('\n');
}

describe('P-02 while a guardian is waited for', () => {
  test('nothing of the child is kept, and the guardian’s name and number only sealed', async () => {
    const { claim, phone, token } = await ask();
    const text = await dump();
    expect(text).not.toContain('한지윤');
    expect(text).not.toContain(phone);
    expect(text, 'the day of birth is looked at only').not.toContain(birthDate);
    for (const held of [claim, token]) expect(text).not.toContain(held);
    expect(await getChildRequest(db, { claim, now })).toMatchObject({
      ...{ state: 'waiting', day: 1, guardianName: '한지윤', child: null, hasAccount: false },
      guardianPhone: expect.stringContaining('••••'),
    });
    expect(await getGuardianRequest(db, { token, now })).toMatchObject({ state: 'waiting' });
  });

  test('after five days it counts for nothing, and the sweep leaves no trace', async () => {
    const { claim, phone, token } = await ask();
    const rest = { now: after(120) };
    await expect(getChildRequest(db, { claim, ...rest })).rejects.toMatchObject({ error: 'linkExpired' });
    await expect(sendGuardianCode(db, { token, caller: at(after(120)) })).rejects.toMatchObject({
      error: 'linkExpired',
    });
    await sweepGuardians(db, { now: after(120) });
    const rows = await db.sql.selectFrom('guardianConsents').select('phoneIndex').execute();
    expect(rows.map(({ phoneIndex }) => phoneIndex)).not.toContain(db.vault.index(phone));
    expect((await listMessages(db, { limit: 500 })).some(({ to }) => to === phone)).toBe(false);
  });

  test('somebody of 14 needs nobody', async () => {
    const asked = { guardianName: '한지윤', guardianPhone: newGuardianPhone(), publicUrl, caller: at(now) };
    await expect(askGuardian(db, { ...asked, birthDate: '2012-11-23' })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { birthDate: expect.anything() } },
    });
  });

  test('sent again the link is another, and the one before opens nothing', async () => {
    const { claim, phone, token } = await ask();
    await askGuardianAgain(db, { claim, publicUrl, caller: at(after(1)) });
    const again = await linkSentTo(db, phone);
    expect(again).not.toBe(token);
    await expect(getGuardianRequest(db, { token, now: after(1) })).rejects.toMatchObject({
      error: 'linkExpired',
    });
    expect(await getGuardianRequest(db, { token: again, now: after(1) })).toMatchObject({ state: 'waiting' });
  });

  test('a wrong number is corrected, and the first one forgotten', async () => {
    const { claim, phone } = await ask();
    const other = newGuardianPhone();
    await changeGuardian(db, {
      ...{ claim, guardianName: '한지운', guardianPhone: other, publicUrl },
      caller: at(after(1)),
    });
    const messages = await listMessages(db, { limit: 500 });
    expect(messages.some(({ to }) => to === phone)).toBe(false);
    expect(await getChildRequest(db, { claim, now: after(1) })).toMatchObject({ guardianName: '한지운' });
    expect(await linkSentTo(db, other)).not.toBe('');
  });
});

test('one number stands for three children at most, and for another once one is refused', async () => {
  const phone = newGuardianPhone();
  const three = [];
  for (const hour of [0, 1, 2]) three.push(await ask(phone, after(hour)));
  await expect(ask(phone, after(3))).rejects.toMatchObject({
    error: 'guardianFull',
    details: { fields: { guardianPhone: 'guardianFull' } },
  });
  const token = await linkSentTo(db, phone);
  const pass = await prove(token, phone, after(4));
  await refuseAsGuardian(db, { token, pass, now: after(4) });
  expect(await ask(phone, after(5))).toBeTruthy();
});

describe('a decision', () => {
  test('needs the code on the guardian’s own phone', async () => {
    const { token, phone } = await ask();
    const wrong = { token, pass: 'x'.repeat(43), now, ...answer };
    await expect(consentAsGuardian(db, wrong)).rejects.toMatchObject({ error: 'guardianNotProven' });
    const { requestId } = await sendGuardianCode(db, { token, caller: at(now) });
    const other = await ask();
    const code = (await codeSentTo(db, phone)) ?? '';
    await expect(
      proveGuardian(db, { token: other.token, requestId, code, caller: at(now) }),
      'the code of another guardian',
    ).rejects.toMatchObject({ error: 'codeWrong' });
  });

  test('is signed by the guardian who was asked, for a child under 14', async () => {
    const { token, phone } = await ask();
    const pass = await prove(token, phone);
    const wrong = { ...answer, token, pass, now, signature: '다른 사람', birthDate: '2001-01-01' };
    await expect(consentAsGuardian(db, wrong)).rejects.toMatchObject({
      details: { fields: { signature: expect.anything(), birthDate: expect.anything() } },
    });
  });

  test('of refusing keeps nothing of the guardian, and the child is told', async () => {
    const { claim, token, phone } = await ask();
    const pass = await prove(token, phone);
    await refuseAsGuardian(db, { token, pass, now });
    expect(await getChildRequest(db, { claim, now })).toMatchObject({ state: 'refused', guardianName: '' });
    expect(
      (await listMessages(db, { limit: 500 })).some(({ to, text }) => to === phone && text.includes('#')),
    ).toBe(false);
    await expect(consentAsGuardian(db, { token, pass, now, ...answer })).rejects.toMatchObject({
      error: 'linkExpired',
    });
    await expect((await join(claim)).done).rejects.toMatchObject({ error: 'underFourteen' });
  });

  test('of consenting said twice is one, with a copy on the phone', async () => {
    const { token, pass, phone, claim } = await consented();
    await consentAsGuardian(db, { token, pass, now: after(0.2), ...answer });
    const copies = (await listMessages(db, { limit: 500 })).filter(
      ({ to, text }) => to === phone && text.includes('이새봄'),
    );
    expect(copies).toHaveLength(1);
    expect(await getChildRequest(db, { claim, now: after(24 * 9) })).toMatchObject({
      ...{ state: 'consented', child },
    });
  });
});

describe('a child with consent', () => {
  test('signs up, counts as one person, and is seen by the guardian', async () => {
    const { claim, token, pass } = await consented();
    const { form, done } = await join(claim);
    const { account } = await done;
    const actor = mintUser(account.id, null);
    expect(await getEntrant(db, actor)).toMatchObject({ guardianConsented: true });
    expect(await getHeldOfChild(db, { language: 'ko', token, pass, now: after(0.3) })).toMatchObject({
      ...{ child, fourteenOn: '2030-05-08' },
      account: { email: form.email, phone: form.phone, teams: [] },
    });
    await expect((await join(claim)).done, 'one consent, one account').rejects.toMatchObject({
      error: 'underFourteen',
    });
  });

  test.each([
    ['another name', { name: '이새벽' }, { name: 'guardianMismatch' }],
    ['another day', { birthDate: '2016-05-09' }, { birthDate: 'guardianMismatch' }],
  ])('does not sign up as %s', async (_, more, fields) => {
    const { claim } = await consented();
    const { done } = await join(claim, more);
    await expect(done).rejects.toMatchObject({ error: 'guardianMismatch', details: { fields } });
  });

  test('does not sign up with the guardian’s number, nor by a claim that is none', async () => {
    const { claim, phone } = await consented();
    await expect((await join(claim, { phone })).done).rejects.toMatchObject({ error: 'guardiansOwnPhone' });
    const { form, done } = await join('x'.repeat(43));
    await expect(done).rejects.toMatchObject({ error: 'underFourteen' });
    const kept = (await listMessages(db, { limit: 500 })).filter(({ to }) => to === form.phone);
    expect(kept, 'P-02 the codes are forgotten, too').toEqual([]);
  });

  test('consents alone from 14 on, and the guardian sees nothing more', async () => {
    const { claim, token, pass } = await consented();
    const { account } = await (await join(claim)).done;
    const actor = mintUser(account.id, null);
    await expect(consentForMyself(db, actor, { now: after(1) })).rejects.toMatchObject({
      error: 'ownConsentEarly',
    });
    const birthday = new Date('2030-05-07T15:00:00Z');
    expect(await getOwnGuardian(db, actor, { now: birthday })).toMatchObject({ asksOwn: true });
    await consentForMyself(db, actor, { now: birthday });
    expect(await getOwnGuardian(db, actor, { now: birthday })).toBe(null);
    await expect(getHeldOfChild(db, { language: 'ko', token, pass, now: after(0.3) })).rejects.toBeTruthy();
  });
});

test('an adult needs no guardian, whatever claim is brought', async () => {
  const { done } = await join((await ask()).claim, { birthDate: '2005-07-21' });
  expect((await done).account.id).toBeGreaterThan(0);
});

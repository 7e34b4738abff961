import { signUpForm } from '@chulbal/testing/accounts';
import { publicUrl } from '@chulbal/testing/factories';
import {
  answer,
  askedGuardian,
  child,
  consentedGuardian,
  provenGuardian,
  scanned,
} from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { setConsent } from '../accounts/commands.ts';
import { getProfile, listGuardianTerms, listTermTexts } from '../accounts/queries.ts';
import { signUp } from '../accounts/sign-up.commands.ts';
import { mintUser } from '../actor.ts';
import type { Db } from '../db.ts';
import { seedTerms } from '../seeds/terms.ts';
import { childConsent, consentForMyself } from './child.commands.ts';
import { chooseAsGuardian } from './choices.commands.ts';
import { consentAsGuardian, endConsent } from './decision.commands.ts';
import { confirmGuardianPaper, recordGuardianPaper } from './paper.commands.ts';
import { findProven, getHeldOfChild, listWaitingGuardians } from './queries.ts';

const now = new Date('2026-11-23T05:03:00Z');
const language = 'ko';
let db: Db;
let version: string;
beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  version = (await listGuardianTerms(db, { language, now }))[0]?.version ?? '';
});

type Named = { token: string; pass: string };
const choicesOf = async (named: Named, moment = now) =>
  Object.fromEntries(
    (await getHeldOfChild(db, { ...named, language, now: moment })).choices.map(({ text, agreed }) => [
      text.term,
      agreed,
    ]),
  );
async function consented(choices: { term: string; version: string; agreed: boolean }[] = []) {
  const asked = await askedGuardian(db, { now });
  const pass = await provenGuardian(db, { ...asked, now });
  await consentAsGuardian(db, { token: asked.token, pass, now, ...answer, choices });
  return { ...asked, pass };
}
async function join(claim: string) {
  const form = await signUpForm(db, now, { name: child.name, birthDate: child.birthDate });
  const caller = { address: '192.0.2.1', language, now } as const;
  const { account } = await signUp(db, {
    form,
    caller,
    secret: 'a key of the test that is long enough',
    child: childConsent(claim),
  });
  return mintUser(account.id, null);
}
const yes = (term: string) => ({ term, version, agreed: true });

describe('P-01 what a guardian may choose', () => {
  test('is asked of guardians with purpose, items, period and right to refuse, and of nobody else', async () => {
    const terms = await listGuardianTerms(db, { language, now });
    expect(terms.map(({ term }) => term)).toEqual(['marketing', 'childName']);
    for (const { purpose, items, period, refusal, required } of terms) {
      expect(required).toBe(false);
      for (const said of [purpose, items, period, refusal]) expect(said).not.toBe('');
    }
    expect((await listTermTexts(db, { language, now })).map(({ term }) => term)).toEqual([
      'service',
      'privacy',
      'marketing',
    ]);
  });

  test('refusing everything blocks nothing, and every answer is kept with its text and time', async () => {
    const named = await consented();
    expect(await choicesOf(named)).toEqual({ marketing: false, childName: false });
    const actor = await join(named.claim);
    const rows = await db.sql
      .selectFrom('consents')
      .select(['term', 'version', 'agreed', 'givenBy', 'at'])
      .where('accountId', '=', actor.userId)
      .orderBy('term')
      .execute();
    expect(rows).toEqual([
      { term: 'childName', version, agreed: false, givenBy: 'guardian', at: now },
      { term: 'marketing', version, agreed: false, givenBy: 'guardian', at: now },
      { term: 'privacy', version, agreed: true, givenBy: 'self', at: now },
      { term: 'service', version, agreed: true, givenBy: 'self', at: now },
    ]);
  });

  test('what was ticked under another text is refused', async () => {
    expect(await choicesOf(await consented([{ ...yes('childName'), version: '2020.01.01' }]))).toMatchObject({
      childName: false,
    });
  });

  test('what the guardian ticked is the child’s consent, whatever the child’s own form says', async () => {
    const named = await consented([yes('childName')]);
    const { consents } = await getProfile(db, { userId: (await join(named.claim)).userId, language, now });
    expect(consents.map(({ term, agreed, byGuardian }) => [term, agreed, byGuardian])).toEqual([
      ['service', true, false],
      ['privacy', true, false],
      ['marketing', false, true],
      ['childName', true, true],
    ]);
    expect(await db.sql.selectFrom('guardianChoices').selectAll().execute()).toEqual([]);
  });

  test('is changed later by the link, before the child has an account and after', async () => {
    const named = await consented();
    const choose = (term: string, agreed: boolean) => chooseAsGuardian(db, { ...named, term, agreed, now });
    await choose('childName', true);
    expect(await choicesOf(named)).toEqual({ marketing: false, childName: true });
    const actor = await join(named.claim);
    await choose('childName', false);
    await choose('marketing', true);
    expect(await choicesOf(named)).toEqual({ marketing: true, childName: false });
    expect((await getProfile(db, { userId: actor.userId, language, now })).consents).toMatchObject([
      {},
      {},
      { term: 'marketing', agreed: true },
      { term: 'childName', agreed: false },
    ]);
    await expect(choose('service', false)).rejects.toMatchObject({ error: 'notFound' });
    await expect(
      chooseAsGuardian(db, { ...named, pass: 'x'.repeat(43), term: 'marketing', agreed: false, now }),
    ).rejects.toMatchObject({ error: 'guardianNotProven' });
  });

  test('a child takes one back and gives none', async () => {
    const named = await consented([yes('childName')]);
    const actor = await join(named.claim);
    const set = (term: string, agreed: boolean) => setConsent(db, actor, { term, agreed, now });
    await expect(set('marketing', true)).rejects.toMatchObject({ error: 'guardiansChoice' });
    await set('childName', false);
    expect(await choicesOf(named)).toMatchObject({ childName: false });
    await expect(set('childName', true)).rejects.toMatchObject({ error: 'guardiansChoice' });
  });

  test('at 14 it ends with the guardian’s consent, and the child says for themselves', async () => {
    const named = await consented([yes('childName'), yes('marketing')]);
    const actor = await join(named.claim);
    const birthday = new Date('2030-05-07T15:00:00Z');
    await consentForMyself(db, actor, { now: birthday });
    const mine = async () =>
      (await getProfile(db, { userId: actor.userId, language, now: birthday })).consents;
    expect(await mine()).toMatchObject([{}, {}, { term: 'marketing', agreed: false, byGuardian: false }]);
    await setConsent(db, actor, { term: 'marketing', agreed: true, now: birthday });
    expect((await mine())[2]).toMatchObject({ agreed: true });
  });

  test('of a form on paper, once another operator has looked at it', async () => {
    const { claim } = await askedGuardian(db, { now });
    const [one, other] = [await createOperator(db, { role: 'privacyOfficer' }), await createOperator(db)];
    const consentNo =
      (await listWaitingGuardians(db, { page: 1, size: 1, operatorId: one.operatorId, now })).content[0]
        ?.consentNo ?? 0;
    const scan = await scanned(db, one);
    await recordGuardianPaper(db, one, {
      ...scan,
      receivedOn: '2026-11-23',
      consentNo,
      choices: [yes('childName')],
      now,
    });
    expect(await db.sql.selectFrom('guardianChoices').selectAll().execute()).toEqual([]);
    await confirmGuardianPaper(db, other, { consentNo, publicUrl, now });
    const actor = await join(claim);
    expect((await getProfile(db, { userId: actor.userId, language, now })).consents[3]).toMatchObject({
      term: 'childName',
      agreed: true,
    });
  });

  test('goes with a consent that is taken back before there is an account', async () => {
    const named = await consentedGuardian(db, { now });
    expect(await db.sql.selectFrom('guardianChoices').select('term').orderBy('term').execute()).toHaveLength(
      2,
    );
    await endConsentOf(named);
    expect(await db.sql.selectFrom('guardianChoices').selectAll().execute()).toEqual([]);
  });
});

async function endConsentOf({ token, pass }: Named) {
  const { consentNo } = await findProven(db, { token, pass, now });
  await endConsent(db, { consentNo, as: 'withdrawn', now });
}

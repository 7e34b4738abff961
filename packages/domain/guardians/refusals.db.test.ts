import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import {
  answer,
  askedGuardian,
  consentedGuardian,
  createWaitingGuardian,
  newGuardianPhone,
  provenGuardian,
  scanned,
} from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { seedTerms } from '../seeds/terms.ts';
import { chooseAsGuardian } from './choices.commands.ts';
import { askGuardianAgain, changeGuardian, sendGuardianCode, sweepGuardians } from './commands.ts';
import { consentAsGuardian, refuseAsGuardian } from './decision.commands.ts';
import { recordGuardianPaper } from './paper.commands.ts';
import { getHeldOfChild } from './queries.ts';

const caller = { address: '192.0.2.1', language: 'ko', now } as const;
const expired = { error: 'linkExpired' };

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
});

test('P-02 while nothing is decided a guardian chooses nothing and sees nothing of a child', async () => {
  const { token, phone } = await askedGuardian(db, { now });
  const pass = await provenGuardian(db, { token, phone, now });
  const choose = chooseAsGuardian(db, { token, pass, term: 'childName', agreed: true, now });
  await expect(choose).rejects.toMatchObject(expired);
  await expect(getHeldOfChild(db, { token, pass, language: 'ko', now })).rejects.toMatchObject(expired);
});

test('P-02 what was decided is neither asked again, nor changed, nor refused', async () => {
  const { token, pass, claim } = await consentedGuardian(db, { now });
  await expect(askGuardianAgain(db, { claim, publicUrl, caller })).rejects.toMatchObject(expired);
  const other = { claim, guardianName: '한지운', guardianPhone: newGuardianPhone(), publicUrl, caller };
  await expect(changeGuardian(db, other)).rejects.toMatchObject(expired);
  await expect(refuseAsGuardian(db, { token, pass, now })).rejects.toMatchObject(expired);
});

test('P-02 who has refused is sent no code, for nobody knows the number any more', async () => {
  const { token, phone } = await askedGuardian(db, { now });
  await refuseAsGuardian(db, { token, pass: await provenGuardian(db, { token, phone, now }), now });
  await expect(sendGuardianCode(db, { token, caller })).rejects.toMatchObject(expired);
});

test('P-14 the sweep takes what has lapsed, and leaves who waits and who has consented', async () => {
  const until = new Date(now.getTime() + 3_600_000);
  const { consentNo } = await createWaitingGuardian(db, { until });
  const { token, pass } = await consentedGuardian(db, { now });
  const left = async () =>
    (await db.sql.selectFrom('guardianConsents').select('consentNo').orderBy('consentNo').execute()).length;
  await sweepGuardians(db, { now: new Date(until.getTime() - 1) });
  expect(await left()).toBe(2);
  await sweepGuardians(db, { now: until });
  expect(await left()).toBe(1);
  expect(consentNo).toBeGreaterThan(0);
  await consentAsGuardian(db, { token, pass, now, ...answer });
});

test('a form on paper is recorded with a scan of one’s own', async () => {
  const { consentNo } = await createWaitingGuardian(db);
  const [one, other] = [await createOperator(db), await createOperator(db)];
  const record = async (of: typeof one) =>
    recordGuardianPaper(db, one, { consentNo, ...(await scanned(db, of)), now });
  await expect(record(other)).rejects.toMatchObject({
    error: 'invalidRequest',
    details: { fields: { serverFileName: expect.anything() } },
  });
  await record(one);
});

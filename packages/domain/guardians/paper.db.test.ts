import { Readable } from 'node:stream';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import {
  answer,
  askedGuardian,
  child,
  createWaitingGuardian,
  linkSentTo,
  provenGuardian,
} from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from '../files/commands.ts';
import { storeGuardianPaper } from '../files/guardian-form.commands.ts';
import { getReadableFile } from '../files/queries.ts';
import { listMessages } from '../outbox/queries.ts';
import { sweepGuardians } from './commands.ts';
import { consentAsGuardian } from './decision.commands.ts';
import {
  confirmGuardianPaper,
  declineGuardianPaper,
  openGuardianPaper,
  recordGuardianPaper,
} from './paper.commands.ts';
import { getGuardianRequest, listWaitingGuardians } from './queries.ts';

const DAY = 86_400_000;
const at = (days: number) => new Date(now.getTime() + days * DAY);
const phone = '010-7222-4402';
const store = temporaryStore();

let db: Db;
let one: OperatorActor;
let other: OperatorActor;
let consentNo: number;
beforeEach(async () => {
  db = await testDb();
  one = await createOperator(db, { role: 'privacyOfficer', name: '한지우' });
  other = await createOperator(db, { name: '오세린' });
  ({ consentNo } = await createWaitingGuardian(db, { phone, askedAt: at(-1), until: at(4) }));
});

async function upload(bytes = pdf(), fileName = '동의서 한지윤.pdf') {
  const body = Readable.from([bytes]);
  const { serverFileName } = await storeGuardianPaper(db, one, store, {
    ...{ fileName, size: bytes.length, now, clock: () => now, body },
  });
  return serverFileName;
}
const recorded = async (more = {}) =>
  recordGuardianPaper(db, one, {
    ...{ consentNo, serverFileName: await upload(), relation: 'father', childName: child.name },
    ...{ birthDate: child.birthDate, receivedOn: '2026-05-09', choices: [], now: at(0), ...more },
  });
const confirm = (actor: OperatorActor) => confirmGuardianPaper(db, actor, { consentNo, publicUrl, now });
const list = async () =>
  (await listWaitingGuardians(db, { page: 1, size: 9, operatorId: one.operatorId, now })).content;
const today = () => now.toISOString().slice(0, 10);
const files = () => db.sql.selectFrom('files').select(['name', 'isPublic']).orderBy('startedAt').execute();

test('P-02 a form on paper counts once another operator has looked at it, and the guardian is told', async () => {
  await recorded({ receivedOn: today() });
  expect(await list()).toMatchObject([{ paper: { by: '한지우', mine: true, receivedOn: today() } }]);
  await expect(confirm(one)).rejects.toMatchObject({ error: 'secondLook' });
  await confirm(other);
  expect(await list()).toEqual([]);
  const token = await linkSentTo(db, phone);
  expect(await getGuardianRequest(db, { token, now })).toMatchObject({ state: 'consented' });
  const [message] = await listMessages(db, { limit: 1 });
  expect(message?.text).toContain(child.name);
  await expect(confirm(other)).rejects.toMatchObject({ error: 'linkExpired' });
  const entries = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
  expect(entries.map(({ action }) => action)).toEqual([
    ...['guardian.uploadPaper', 'guardian.recordPaper', 'guardian.confirmPaper'],
  ]);
});

test('S-03 the scan is read by operators alone, each time on record, and its name is in no log', async () => {
  await recorded({ receivedOn: today() });
  const { serverFileName, name } = await openGuardianPaper(db, other, { consentNo, now });
  expect(name).toBe('동의서 한지윤.pdf');
  expect(await files()).toEqual([{ name, isPublic: false }]);
  await expect(getReadableFile(db, null, { serverFileName, now })).rejects.toMatchObject({
    error: 'notFound',
  });
  const entries = await db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
  expect(entries.at(-1)).toMatchObject({ category: 'disclosure', action: 'guardian.readPaper' });
  expect(JSON.stringify(entries)).not.toContain('한지윤');
});

test('a form that is taken back, and one of a request that lapses, go with their scan', async () => {
  await recorded({ receivedOn: today() });
  await declineGuardianPaper(db, other, { consentNo, reason: '서명이 없어요', now });
  expect(await list()).toMatchObject([{ paper: null }]);
  await recorded({ receivedOn: today() });
  await sweepFiles(db, store, { now: at(2) });
  expect(await files()).toHaveLength(1);
  await sweepGuardians(db, { now: at(4) });
  expect(await db.sql.selectFrom('guardianPapers').select('consentNo').execute()).toEqual([]);
  await sweepFiles(db, store, { now: at(4) });
  expect(await files()).toEqual([]);
});

test('P-02 a form nobody has looked at yet goes with its scan where the guardian consents by phone meanwhile', async () => {
  const { token, phone: asked } = await askedGuardian(db, { now });
  const pass = await provenGuardian(db, { token, phone: asked, now });
  const [latest] = await db.sql
    .selectFrom('guardianConsents')
    .select('consentNo')
    .orderBy('consentNo', 'desc')
    .limit(1)
    .execute();
  consentNo = latest?.consentNo ?? 0;
  await recorded({ receivedOn: today() });
  await consentAsGuardian(db, { token, pass, now, ...answer });
  expect(await db.sql.selectFrom('guardianPapers').select('consentNo').execute()).toEqual([]);
  await sweepFiles(db, store, { now: at(2) });
  expect(await files()).toEqual([]);
});

test.each([
  ['birthDate', { birthDate: '2001-01-01' }],
  ['receivedOn', { receivedOn: '2099-01-01' }],
  ['serverFileName', { serverFileName: 'ab'.repeat(16) }],
])('what is wrong is said beside %s, and nothing is recorded', async (field, wrong) => {
  await expect(recorded({ receivedOn: today(), ...wrong })).rejects.toMatchObject({
    error: 'invalidRequest',
    details: { fields: { [field]: expect.anything() } },
  });
  expect(await list()).toMatchObject([{ paper: null }]);
});

test('S-05 a scan passes the checks of every upload', async () => {
  await expect(upload(Buffer.from('MZ no pdf'), 'a.pdf')).rejects.toMatchObject({ error: 'fileRefused' });
  await expect(upload(pdf(), 'a.hwp')).rejects.toMatchObject({ error: 'extensionRefused' });
  await expect(upload(pdf(), 'a#.pdf')).rejects.toMatchObject({ error: 'hashInFileName' });
  expect(await files()).toEqual([]);
});

import { Readable } from 'node:stream';
import { errors } from '@chulbal/contract/errors';
import { hwp, hwpx } from '@chulbal/testing/corpus/documents';
import { hostileFiles } from '@chulbal/testing/corpus/hostile';
import { pdf } from '@chulbal/testing/corpus/pdf';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { allOf } from '@chulbal/testing/uploads';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from './commands.ts';
import { storeGuardianForm } from './guardian-form.commands.ts';
import { getReadableFile } from './queries.ts';

const store = temporaryStore();
const clock = () => now;
const dayLater = new Date(Date.now() + 25 * 60 * 60 * 1000);
let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const upload = (bytes: Buffer, fileName: string, size = bytes.length) =>
  storeGuardianForm(db, actor, store, {
    fileName,
    size,
    now,
    clock,
    body: Readable.from([bytes]),
  });
const isStored = async (serverFileName: string) => {
  const found = await store.read(serverFileName);
  found?.stream.destroy();
  return found !== null;
};

test.each([
  ['PDF', pdf(), '동의서.pdf'],
  ['HWP', hwp(), '동의서.hwp'],
  ['HWPX', hwpx(), '동의서.hwpx'],
])('a form may be %s', async (_kind, bytes, fileName) => {
  const { serverFileName, name, size } = await upload(bytes, fileName);
  expect([name, size]).toEqual([fileName, bytes.length]);
  expect(await isStored(serverFileName)).toBe(true);
});

test('S-05 no hostile file is one, and nothing of it stays', async () => {
  const before = (await allOf(store.list())).length;
  const hostile = (await hostileFiles()).filter(
    ({ fileName, says, breaksOffAfter }) =>
      /\.(pdf|hwpx?)$/.test(fileName) && !says?.sha256 && breaksOffAfter === undefined,
  );
  expect(hostile.length).toBeGreaterThan(30);
  for (const { what, fileName, bytes, code, says } of hostile) {
    const { error } = (await upload(bytes, fileName, says?.size).catch((refusal: unknown) => refusal)) as {
      error: keyof typeof errors;
    };
    expect(errors[error]?.code ?? 'stored', what).toBe(code);
  }
  expect(await allOf(store.list())).toHaveLength(before);
  expect(await db.sql.selectFrom('files').selectAll().execute()).toEqual([]);
});

describe('a stored form', () => {
  const inPlan = (guardianForm: { serverFileName: string; name: string }) =>
    publishedSeason(db, { now, change: ({ tracks }) => Object.assign(tracks[0] ?? {}, { guardianForm }) });

  test('is anyone’s to read while a season in force names it, and stays for as long as a version does', async () => {
    const { size: _, ...form } = await upload(pdf(), 'form.pdf');
    const { serverFileName } = form;
    await expect(getReadableFile(db, null, { ...form, now })).rejects.toMatchObject({ error: 'notFound' });
    await inPlan(form);
    expect(await getReadableFile(db, null, { ...form, now })).toMatchObject({
      serverFileName,
      mime: 'application/pdf',
    });
    await db.sql.updateTable('tracks').set({ guardianForm: null }).execute();
    expect(await sweepFiles(db, store, { now: dayLater })).toMatchObject({ removed: 0 });
    expect(await isStored(serverFileName)).toBe(true);
  });

  test('of a plan that is not published is nobody’s yet, and stays', async () => {
    const form = await upload(pdf(), 'form.pdf');
    await publishedSeason(db, { now });
    const guardianForm = JSON.stringify(form);
    await db.sql.updateTable('tracks').set({ guardianForm }).where('lane', '=', 1).execute();
    await expect(getReadableFile(db, null, { ...form, now })).rejects.toMatchObject({ error: 'notFound' });
    expect(await sweepFiles(db, store, { now: dayLater })).toMatchObject({ removed: 0 });
  });

  test('that no season names is swept after a day', async () => {
    const { serverFileName } = await upload(pdf(), 'form.pdf');
    expect(await sweepFiles(db, store, { now })).toMatchObject({ removed: 0 });
    expect(await sweepFiles(db, store, { now: dayLater })).toMatchObject({ removed: 1 });
    expect(await isStored(serverFileName)).toBe(false);
  });
});

import { buffer } from 'node:stream/consumers';
import { readArchive, schemaProblem } from '@chulbal/testing/archives';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createJoined } from '@chulbal/testing/joined-member';
import { publishedSeason } from '@chulbal/testing/seasons';
import { turnedOn } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { getContact } from '../accounts/queries.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from '../files/commands.ts';
import { sweep } from '../jobs/sweep.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { askForExport, makeExports, openMyExport, readMyExport } from './export.commands.ts';
import { getMyExport } from './export.queries.ts';

const now = seasonNow;
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const password = '느티나무 아래 출발선';
const store = temporaryStore();

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

async function loggedIn(accountId: number): Promise<UserActor> {
  await db.sql
    .updateTable('accounts')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', accountId)
    .execute();
  const { familyId } = await openSession(db, {
    kind: 'user',
    accountId,
    persistent: false,
    now,
    secret: 'test',
  });
  return mintUser(accountId, familyId);
}

async function exported(actor: UserActor) {
  await askForExport(db, actor, { language: 'ko', now }, store);
  expect(await makeExports(db, store, { now, publicUrl })).toBe(1);
  await openMyExport(db, actor, { currentPassword: password, now });
  const { stream } = await readMyExport(db, actor, { now }, store);
  const entries = await readArchive(await buffer(stream));
  return new Map(entries.map(({ name, content }) => [name, content]));
}

test('P-12 an export holds everything of a person as page, JSON by its schema, tables and files, and nobody else', async () => {
  const team = await createJoined(db);
  const leader = await loggedIn(team.actor.userId);
  const files = await db.sql.selectFrom('files').selectAll().where('teamNo', '=', team.teamNo).execute();
  for (const { serverFileName } of files) {
    await store.write(
      serverFileName,
      (async function* () {
        yield Buffer.from(serverFileName);
      })(),
    );
  }
  const { email } = await getContact(db, { accountId: leader.userId });
  const { secret } = await turnedOn(db, { id: leader.userId, email, password });
  const archive = await exported(leader);
  const text = (name: string) => archive.get(name)?.toString('utf8') ?? '';

  const json = JSON.parse(text('data.json')) as {
    teams: object[];
    files: { path: string }[];
    texts: object[];
  };
  expect(schemaProblem(JSON.parse(text('schema.json')), json)).toBeNull();
  expect(json.teams).toHaveLength(1);
  expect(json.files.map(({ path }) => archive.get(path)?.toString()).sort()).toEqual(
    files.map(({ serverFileName }) => serverFileName).sort(),
  );
  const csv = parse(archive.get('tables/texts.csv') ?? '', { bom: true }) as string[][];
  expect(csv.length).toBe(json.texts.length + 1);
  expect(csv[0]).toEqual(['팀', '어디에', '항목', '내용']);
  expect(text('index.html')).toContain('<html lang="ko">');

  const all = [...archive.values()].map((content) => content.toString('utf8')).join('\n');
  expect(text('tables/authenticator.csv')).toContain('남은 복구 코드');
  expect(all.includes(secret)).toBe(false);
  expect(all.includes(team.memberEmail)).toBe(false);
  expect(all.includes('정하람')).toBe(false);
  const member = await exported(await loggedIn(team.member.userId));
  expect(member.get('data.json')?.toString()).toContain('정하람');
});

test('P-12 an export is told by mail, opened by the session that confirmed who it is, and gone after 7 days', async () => {
  const { actor } = await createJoined(db);
  const me = await loggedIn(actor.userId);
  await askForExport(db, me, { language: 'ko', now }, store);
  await askForExport(db, me, { language: 'ko', now }, store);
  expect(await getMyExport(db, me)).toMatchObject({ readyAt: null, failed: false });
  await expect(openMyExport(db, me, { currentPassword: password, now })).rejects.toMatchObject({
    error: 'notFound',
  });
  expect(await makeExports(db, store, { now, publicUrl })).toBe(1);
  expect(await makeExports(db, store, { now, publicUrl })).toBe(0);
  expect((await listMessages(db, { limit: 1 }))[0]?.text).toContain('한 파일에 담았어요');

  const missing = expect.objectContaining({ error: 'notFound' });
  await expect(readMyExport(db, me, { now }, store)).rejects.toEqual(missing);
  await expect(openMyExport(db, me, { currentPassword: '아무 말', now })).rejects.toMatchObject({
    error: 'wrongCredentials',
  });
  await openMyExport(db, me, { currentPassword: password, now });
  await expect(readMyExport(db, await loggedIn(actor.userId), { now }, store)).rejects.toEqual(missing);
  expect((await readMyExport(db, me, { now }, store)).size).toBeGreaterThan(0);

  const { serverFileName } = await db.sql
    .selectFrom('dataExports')
    .select('serverFileName')
    .executeTakeFirstOrThrow();
  await sweepFiles(db, store, { now: later(2) });
  expect(await store.read(serverFileName ?? '')).not.toBeNull();
  await sweep({ db, files: store, clock: () => later(7) });
  expect(await store.read(serverFileName ?? '')).toBeNull();
  expect(await getMyExport(db, me)).toBeNull();
});

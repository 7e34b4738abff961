import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { applicationFilter } from '@chulbal/contract/applications/operators';
import { type ReadEntry, readArchive } from '@chulbal/testing/archives';
import { createDraft, createFile, seasonNow, submitTeam, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { exportApplications } from './commands.ts';

let db: Db;
let actor: OperatorActor;
const store = temporaryStore();

beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
  await publishedSeason(db, { now: seasonNow });
});

/** A submitted team with these files, each with its bytes in the store. */
async function submitted(teamName: string, files: Record<string, string>): Promise<TestTeam> {
  const team = await createDraft(db, { teamName, files: [] });
  for (const [name, content] of Object.entries(files)) {
    const slot = name.normalize('NFC').startsWith('재학') ? 'schoolPaper' : 'business';
    const ownerId = team.actor.userId;
    const serverFileName = await createFile(db, { teamNo: team.teamNo, ownerId, slot, name });
    const { size, sha256 } = await store.write(serverFileName, bytesOf(content));
    await db.sql
      .updateTable('files')
      .set({ size, sha256 })
      .where('serverFileName', '=', serverFileName)
      .execute();
  }
  await submitTeam(db, team);
  return team;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

function begin(from = store) {
  const filter = applicationFilter.parse({});
  const asked = { format: 'zip', filter, columns: ['number'], reason: '서류 심사', language: 'ko' } as const;
  return exportApplications(db, actor, { ...asked, now: seasonNow }, { store: from, clock: () => seasonNow });
}

async function archive(): Promise<ReadEntry[]> {
  return readArchive(await buffer((await begin()).stream));
}

test('every team has a folder by number and name, and every file its name', async () => {
  await submitted('한칸서재', {
    '사업계획서.pdf': '%PDF 하나',
    ['재학 증명.pdf'.normalize('NFD')]: '%PDF 둘',
  });
  await submitted('../../x', { '사업계획서.pdf': '%PDF 셋', '재학.pdf': '%PDF 넷' });
  await createDraft(db);
  const entries = await archive();
  expect(entries.map(({ name, content }) => [name, content.toString()]).slice(0, -1)).toEqual([
    ['3-0001_한칸서재/사업계획서.pdf', '%PDF 하나'],
    ['3-0001_한칸서재/재학 증명.pdf', '%PDF 둘'],
    ['3-0002__.._x/사업계획서.pdf', '%PDF 셋'],
    ['3-0002__.._x/재학.pdf', '%PDF 넷'],
  ]);
  expect(entries.every(({ isUtf8, name }) => isUtf8 && name === name.normalize('NFC'))).toBe(true);
});

test('the list of files holds the SHA-256 of what is in the archive, and names what the store has lost', async () => {
  const team = await submitted('=1+1', { '사업계획서.pdf': '%PDF 하나', '재학.pdf': '%PDF 둘' });
  const lost = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('teamNo', '=', team.teamNo)
    .where('slot', '=', 'schoolPaper')
    .executeTakeFirstOrThrow();
  await store.remove(lost.serverFileName);
  const entries = await archive();
  expect(entries.map(({ name }) => name)).toEqual(['3-0001_=1+1/사업계획서.pdf', '파일 목록.csv']);
  const [headings, ...rows] = parse(entries.at(-1)?.content ?? '', { bom: true }) as string[][];
  expect(headings?.slice(5)).toEqual(['크기 (바이트)', 'SHA-256', '비고']);
  const sha256 = createHash('sha256')
    .update(entries[0]?.content ?? '')
    .digest('hex');
  expect(rows.map((row) => row.slice(1))).toEqual([
    ["'=1+1", '사업계획서', '3-0001_=1+1/사업계획서.pdf', '사업계획서.pdf', '11', sha256, ''],
    [
      "'=1+1",
      expect.any(String),
      '3-0001_=1+1/재학.pdf',
      '재학.pdf',
      '8',
      expect.any(String),
      expect.any(String),
    ],
  ]);
  expect(rows[1]?.at(-1)).toBe('저장소에 파일이 없어요');
});

test('files of applications that find nothing are an archive that says so', async () => {
  const entries = await archive();
  expect(entries.map(({ name }) => name)).toEqual(['파일 목록.csv']);
  expect(entries[0]?.content.toString()).toContain('조건에 맞는 신청이 없어요.');
});

test('a download that is killed closes the files and leaves the export without an end', async () => {
  await submitted('한칸서재', { '사업계획서.pdf': 'x'.repeat(3_000_000), '재학.pdf': 'y' });
  const { stream } = await begin();
  let taken = 0;
  for await (const chunk of stream) {
    taken += chunk.length;
    if (taken > 100_000) break;
  }
  if (!stream.closed) await new Promise((resolve) => stream.once('close', resolve));
  const [row] = await db.sql.selectFrom('exports').selectAll().execute();
  expect(row).toMatchObject({ format: 'zip', applications: 1, bytes: null, finishedAt: null });
});

test('a file that is shorter than the store said breaks the download off, and nobody takes it for whole', async () => {
  await submitted('한칸서재', { '사업계획서.pdf': '%PDF 하나', '재학.pdf': 'y' });
  const broken = {
    ...store,
    read: async (name: string) => {
      const found = await store.read(name);
      return found && { ...found, size: found.size + 1 };
    },
  };
  const { stream } = await begin(broken);
  await expect(buffer(stream)).rejects.toThrow('bytes');
  const [row] = await db.sql.selectFrom('exports').select('finishedAt').execute();
  expect(row).toEqual({ finishedAt: null });
});

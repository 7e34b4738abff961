import { buffer } from 'node:stream/consumers';
import { applicationFilter, exportColumn } from '@chulbal/contract/applications/operators';
import { readArchive } from '@chulbal/testing/archives';
import { createDraft, createSubmitted, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { type Export, exportApplications } from './commands.ts';

let db: Db;
let actor: OperatorActor;
const store = temporaryStore();
const endedAt = new Date(seasonNow.getTime() + 60_000);
const reason = '심사위원 배정 회의 자료';

beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db, { role: 'contestManager', name: '한지우' });
});

function begin(given: Partial<Export> & { chips?: Record<string, unknown> } = {}) {
  const { chips = {}, ...more } = given;
  const asked: Export = {
    format: 'csv',
    filter: applicationFilter.parse(chips),
    columns: ['number', 'teamName', 'status'],
    reason,
    language: 'ko',
    now: seasonNow,
    ...more,
  };
  return exportApplications(db, actor, asked, { store, clock: () => endedAt });
}

async function table(given: Parameters<typeof begin>[0] = {}): Promise<string[][]> {
  const { stream } = await begin({ ...given, format: 'csv' });
  return parse(await buffer(stream), { bom: true, relax_column_count: true });
}

const listed = () => db.sql.selectFrom('exports').selectAll().orderBy('id').execute();

describe('without a published season', () => {
  test.each(['csv', 'xlsx', 'zip'] as const)('an empty %s says so', async (format) => {
    const { stream, fileName } = await begin({ format });
    const bytes = await buffer(stream);
    const text =
      format === 'xlsx'
        ? (await readSheet(bytes)).join('\n')
        : format === 'zip'
          ? (await readArchive(bytes)).map(({ content }) => content.toString()).join('\n')
          : bytes.toString();
    expect(text).toContain('조건에 맞는 신청이 없어요.');
    expect(fileName).toBe(`신청-20260520-1400.${format}`);
  });
});

describe('an export', () => {
  beforeEach(async () => {
    await publishedSeason(db, { now: seasonNow });
  });

  test('as CSV and XLSX says the same, whatever a team is called', async () => {
    const hostile = ['=HYPERLINK("http://evil.example")', '../../x', 'CON', '가'.repeat(40), '둘, "셋"'];
    for (const teamName of hostile) await createSubmitted(db, { teamName });
    await createDraft(db);
    const rows = await table();
    expect(rows).toEqual([
      ['접수번호', '팀 이름', '상태'],
      ['3-0001', `'${hostile[0]}`, '제출 완료'],
      ['3-0002', '../../x', '제출 완료'],
      ['3-0003', 'CON', '제출 완료'],
      ['3-0004', hostile[3], '제출 완료'],
      ['3-0005', hostile[4], '제출 완료'],
      ['', '', '작성 중'],
    ]);
    const { stream, contentType, fileName } = await begin({ format: 'xlsx' });
    const sheet = await readSheet(await buffer(stream));
    expect(sheet).toEqual(
      rows.map((row) => row.map((cell) => (cell === `'${hostile[0]}` ? hostile[0] : cell || null))),
    );
    expect(contentType).toContain('spreadsheetml');
    expect(fileName).toBe('2026-신청-20260520-1400.xlsx');
  });

  test('holds what the chips find, in the language of whoever asks', async () => {
    await createSubmitted(db, { teamName: '막차지도' });
    await createSubmitted(db, { teamName: '한칸서재' });
    const rows = await table({
      chips: { keyword: '막차' },
      columns: ['teamName', 'track', 'status'],
      language: 'en',
    });
    expect(rows).toEqual([
      ['Track', 'Team name', 'Status'],
      ['Campus', '막차지도', 'Submitted'],
    ]);
  });

  test('that finds nothing says so below its headings', async () => {
    expect(await table({ chips: { keyword: '없는 팀' } })).toEqual([
      ['접수번호', '팀 이름', '상태'],
      ['조건에 맞는 신청이 없어요.'],
    ]);
  });

  test('reads batch after batch and misses none', async () => {
    await createSubmitted(db);
    const [first] = await db.sql.selectFrom('applications').selectAll().execute();
    if (!first) throw new Error('No application.');
    const { teamNo: _, ...row } = first;
    const copies = Array.from({ length: 450 }, (_unused, at) => ({
      ...row,
      status: 'cancelled' as const,
      number: `3-${1000 + at}`,
      serial: 1000 + at,
      searchTokens: null,
      fieldVersions: '{}',
    }));
    await db.sql.insertInto('applications').values(copies).execute();
    const rows = await table({ columns: ['number', 'members', 'answers', 'files'] });
    expect(rows.length).toBe(452);
    expect(new Set(rows.map(([number]) => number)).size).toBe(452);
  });

  test('P-09 stands on record before it streams, and with its end when the last byte is taken', async () => {
    await createSubmitted(db);
    const { stream } = await begin({ chips: { trackNo: [3], keyword: '한칸' } });
    const started = {
      operatorId: actor.operatorId,
      operatorName: '한지우',
      address: '192.0.2.1',
      format: 'csv',
      filter: { trackNo: [3], keyword: '한칸' },
      columns: ['number', 'teamName', 'status'],
      reason,
      applications: 1,
      startedAt: seasonNow,
    };
    expect(await listed()).toMatchObject([{ ...started, bytes: null, finishedAt: null }]);
    const bytes = (await buffer(stream)).length;
    expect(await listed()).toMatchObject([{ ...started, bytes, finishedAt: endedAt }]);
    const entries = await db.sql
      .selectFrom('auditEntries')
      .selectAll()
      .where('category', '=', 'export')
      .orderBy('sequence')
      .execute();
    expect(entries).toMatchObject([
      {
        action: 'applications.export',
        actorId: actor.operatorId,
        address: '192.0.2.1',
        objectKind: 'export',
        objectId: '1',
        objectLabel: 'CSV 2026',
        reason,
        after: { format: 'csv', filter: { trackNo: [3], keyword: '한칸' }, applications: 1 },
      },
    ]);
  });

  test('that is broken off stays without an end', async () => {
    await createSubmitted(db);
    const { stream } = await begin({ columns: exportColumn.options });
    for await (const _ of stream) break;
    if (!stream.closed) await new Promise((resolve) => stream.once('close', resolve));
    expect(await listed()).toMatchObject([{ bytes: null, finishedAt: null }]);
  });

  test('P-11 names and contacts are in the clear only where contacts are asked for', async () => {
    const fields = memberFieldsOf(1, {
      tmName: '카나리아',
      tmPhone: '010-7777-1234',
      tmEmail: 'canary@canary.example',
      tmBirth: '2003-03-07',
    });
    await createSubmitted(db, { fields });
    const canaries = ['카나리아', '010-7777-1234', 'canary@canary.example', '2003-03-07', '윤서준'];
    const withContacts = JSON.stringify(await table({ columns: exportColumn.options }));
    for (const canary of canaries) expect(withContacts).toContain(canary);
    const columns = exportColumn.options.filter((column) => column !== 'contacts');
    const without = JSON.stringify(await table({ columns }));
    for (const canary of canaries) expect(without).not.toContain(canary);
    expect(without).toContain('카OO아');
  });
});

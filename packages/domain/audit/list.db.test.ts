import { createOperator } from '@chulbal/testing/operators';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { chainArrivals } from './chain.commands.ts';
import { type AuditRecord, record, recordAs, reviewExports } from './commands.ts';
import { reportExports } from './exports.queries.ts';
import { type AuditFilter, listAudit } from './queries.ts';

let db: Db;
let jiwoo: OperatorActor;
let minseo: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  jiwoo = await createOperator(db, { name: '한지우' });
  minseo = await createOperator(db, { name: '강민서' });
});

const team = (id: number, label: string) => ({ kind: 'team', id, label });
const at = (text: string) => new Date(`${text}+09:00`);

async function write(actor: OperatorActor, entry: AuditRecord): Promise<void> {
  await db.transaction((tx) => record(tx, actor, entry));
}

async function fill(): Promise<void> {
  await write(jiwoo, {
    action: 'season.publish',
    object: { kind: 'season', id: 2026, label: '2026' },
    reason: '모집 요강 확정 100%',
    now: at('2026-04-30T23:59:59.999'),
  });
  await write(minseo, {
    action: 'bonus.decide',
    object: team(7, '3-0007 한칸서재'),
    now: at('2026-05-01T00:00:00'),
  });
  await write(jiwoo, {
    category: 'disclosure',
    action: 'people.reveal',
    object: team(7, '3-0007 한칸서재'),
    after: { tmNo: 21, place: 1 },
    reason: '연락처 확인',
    now: at('2026-05-31T23:59:59.999'),
  });
  await db.transaction((tx) =>
    recordAs(
      tx,
      { kind: 'user', userId: jiwoo.operatorId, part: 'leader' },
      {
        action: 'application.submit',
        object: team(8, '3-0008 두칸 Studio'),
        now: at('2026-06-01T00:00:00'),
      },
    ),
  );
  await chainArrivals(db);
}

async function found(filter: AuditFilter): Promise<number[]> {
  const { content, totalElements } = await listAudit(db, { filter, page: 1, size: 100 });
  expect(totalElements).toBe(content.length);
  return content.map(({ sequence }) => sequence);
}

describe('the log', () => {
  beforeEach(fill);

  test.each<[AuditFilter, number[]]>([
    [{}, [4, 3, 2, 1]],
    [{ category: 'disclosure' }, [3]],
    [{ objectKind: 'team' }, [4, 3, 2]],
    [{ objectKind: 'team', objectId: '7' }, [3, 2]],
    [{ from: '2026-05-01' }, [4, 3, 2]],
    [{ to: '2026-05-01' }, [2, 1]],
    [{ from: '2026-05-01', to: '2026-05-31' }, [3, 2]],
    [{ keyword: '칸' }, [4, 3, 2]],
    [{ keyword: '한칸' }, [3, 2]],
    [{ keyword: '한칸서재'.normalize('NFD') }, [3, 2]],
    [{ keyword: '한칸 확인' }, [3]],
    [{ keyword: '한지우' }, [3, 1]],
    [{ keyword: '팀장' }, [4]],
    [{ keyword: 'STUDIO' }, [4]],
    [{ keyword: 'publish' }, [1]],
    [{ keyword: '3-0007' }, [3, 2]],
    [{ keyword: '100%' }, [1]],
    [{ keyword: '1%0' }, []],
    [{ keyword: '없는말' }, []],
    [{ keyword: '   ' }, [4, 3, 2, 1]],
    [{ keyword: '한칸', category: 'change', from: '2026-05-01' }, [2]],
  ])('%j finds %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  test('of an operator is not that of a user of the same number', async () => {
    expect(await found({ operatorId: jiwoo.operatorId })).toEqual([3, 1]);
  });

  test('comes in pages, by two queries however many entries there are', async () => {
    for (const filter of [{}, { keyword: '칸' }]) {
      const noting = notingStatements(db);
      const page = await listAudit(noting.db, { filter, page: 2, size: 2 });
      expect(noting.statements).toHaveLength(2);
      expect(page).toMatchObject({ page: 2, size: 2, totalPages: 2 });
      expect(page.content.length).toBe(page.totalElements - 2);
    }
  });

  test.each([
    [
      'a keyword',
      `audit_tokens(audit_text(action, object_id, object_label, actor_name, reason)) @> '{한칸}'`,
    ],
    ['an object', `object_kind = 'team' and object_id = '7'`],
    ['an operator', `actor_kind = 'operator' and actor_id = 1`],
    ['a category', `category = 'export'`],
    ['days', `at >= '2026-05-01' and at < '2026-05-02'`],
  ])('%s is found by an index', async (_, condition) => {
    const plan = await db.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx.sql);
      return sql
        .raw<Record<string, string>>(`explain select count(*) from audit_entries where ${condition}`)
        .execute(tx.sql);
    });
    const text = plan.rows.flatMap(Object.values).join('\n');
    expect(text).toMatch(/Index (Only )?(Scan|Cond)/);
    expect(text).not.toContain('Seq Scan');
  });
});

describe('P-09 the report of a month', () => {
  test('counts disclosures by Korean days, and tells finished exports from others', async () => {
    await fill();
    // the same person again, and another one
    for (const tmNo of [21, 22]) {
      await write(jiwoo, {
        category: 'disclosure',
        action: 'people.reveal',
        object: team(7, '3-0007 한칸서재'),
        after: { tmNo, place: 2 },
        now: at('2026-05-02T00:00:00'),
      });
    }
    await write(minseo, {
      category: 'disclosure',
      action: 'document.read',
      object: team(8, '3-0008'),
      now: at('2026-05-01T00:00:00'),
    });
    const row = {
      operatorId: jiwoo.operatorId,
      operatorName: '한지우',
      address: '192.0.2.1',
      format: 'csv' as const,
      filter: '{"trackNo":[3]}',
      columns: '["number"]',
      reason: '심사위원 배정 회의',
      applications: 27,
    };
    await db.sql
      .insertInto('exports')
      .values([
        { ...row, bytes: null, startedAt: at('2026-05-01T00:00:00'), finishedAt: null },
        { ...row, bytes: 4096, startedAt: at('2026-05-31T23:59:59'), finishedAt: at('2026-06-01T00:00:01') },
        { ...row, bytes: 1, startedAt: at('2026-06-01T00:00:00'), finishedAt: at('2026-06-01T00:00:01') },
      ])
      .execute();
    const may = await reportExports(db, { month: '2026-05' });
    expect(may.exports).toMatchObject([
      { bytes: 4096, finishedAt: at('2026-06-01T00:00:01').toISOString(), filter: { trackNo: [3] } },
      { bytes: null, finishedAt: null, reason: '심사위원 배정 회의', applications: 27 },
    ]);
    expect(may.disclosures).toEqual([
      { operatorId: jiwoo.operatorId, operatorName: '한지우', people: 2, documents: 0 },
      { operatorId: minseo.operatorId, operatorName: '강민서', people: 0, documents: 1 },
    ]);
    expect(may.review).toBeNull();
    expect((await reportExports(db, { month: '2026-12' })).exports).toEqual([]);
  });

  test('a review is on record at once, and none is written for a month to come', async () => {
    const now = at('2026-06-01T00:00:00');
    await reviewExports(db, jiwoo, { month: '2026-05', note: '이상 없음', now });
    const ahead = reviewExports(db, jiwoo, { month: '2026-07', note: '미리', now });
    await expect(ahead).rejects.toMatchObject({ error: 'invalidRequest' });
    expect((await reportExports(db, { month: '2026-05' })).review).toEqual({
      reviewedBy: '한지우',
      reviewedAt: now.toISOString(),
      note: '이상 없음',
    });
    expect(await found({ keyword: '이상' })).toEqual([1]);
  });
});

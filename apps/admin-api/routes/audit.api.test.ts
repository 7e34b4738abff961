import * as audit from '@chulbal/contract/audit';
import { errors } from '@chulbal/contract/errors';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '@chulbal/domain/actor';
import { record } from '@chulbal/domain/audit/commands';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request, type TestReply } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
let db: Db;
let api: AdminApi;
let actor: OperatorActor;
const store = temporaryStore();

beforeEach(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files: store, clock: () => now }));
  actor = await createOperator(db, { name: '한지우' });
  await db.transaction((tx) =>
    record(tx, actor, {
      category: 'disclosure',
      action: 'people.reveal',
      object: { kind: 'team', id: 7, label: '3-0007 한칸서재' },
      reason: '연락처 확인',
      now,
    }),
  );
});

async function ask(
  endpoint: (typeof audit)['listAudit' | 'verifyAudit' | 'exportReport' | 'reviewExports'],
  input: Record<string, unknown> = {},
  role: OperatorRole = 'owner',
): Promise<TestReply> {
  const { operatorId } = await createOperator(db, { role });
  return request(api.app, endpoint, input, await operatorToken(db, { operatorId, now }));
}

test.each([
  ['viewer', false, false],
  ['contentEditor', false, false],
  ['contestManager', true, false],
  ['privacyOfficer', true, true],
  ['owner', true, true],
] as const)('a %s reads the log: %s; reviews exports: %s', async (role, reads, reviews) => {
  const code = (allowed: boolean) => (allowed ? 200 : errors.noPermission.code);
  expect((await ask(audit.listAudit, {}, role)).code).toBe(code(reads));
  expect((await ask(audit.verifyAudit, {}, role)).code).toBe(code(reads));
  expect((await ask(audit.exportReport, { month: '2026-05' }, role)).code).toBe(code(reviews));
  expect((await ask(audit.reviewExports, { month: '2026-05', note: '확인' }, role)).code).toBe(code(reviews));
});

test('the log says who, when, from where, what and why', async () => {
  const { data } = await ask(audit.listAudit, { keyword: '한칸' });
  expect(data).toEqual({
    content: [
      {
        sequence: 1,
        at: now.toISOString(),
        category: 'disclosure',
        action: 'people.reveal',
        actorKind: 'operator',
        actorId: actor.operatorId,
        actorName: '한지우',
        address: '192.0.2.1',
        object: { kind: 'team', id: '7', label: '3-0007 한칸서재' },
        before: null,
        after: null,
        reason: '연락처 확인',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
    page: 1,
    size: 10,
    totalElements: 1,
    totalPages: 1,
  });
});

test('the chain is whole', async () => {
  const { data } = await ask(audit.verifyAudit);
  expect(data).toMatchObject({ entries: 1, brokenAt: null, checkedAt: now.toISOString() });
});

describe('a month of exports', () => {
  test('is reviewed, and reviewed again, and both reviews stay in the log', async () => {
    for (const note of ['모두 확인', '다시 확인']) {
      expect((await ask(audit.reviewExports, { month: '2026-05', note })).code).toBe(200);
    }
    const { data } = await ask(audit.exportReport, { month: '2026-05' });
    expect(data).toMatchObject({
      month: '2026-05',
      disclosures: [{ operatorId: actor.operatorId, operatorName: '한지우', people: 1, documents: 0 }],
      review: { note: '다시 확인', reviewedAt: now.toISOString() },
    });
    const log = await ask(audit.listAudit, { category: 'export' });
    expect(log.data).toMatchObject({ content: [{ reason: '다시 확인' }, { reason: '모두 확인' }] });
  });

  test('that has not begun in Korea is not reviewed', async () => {
    const reply = await ask(audit.reviewExports, { month: '2026-06', note: '확인' });
    expect(reply.code).toBe(400);
    expect(reply.data).toMatchObject({ fields: { month: expect.any(String) } });
  });
});

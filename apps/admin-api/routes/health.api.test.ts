import { errors } from '@chulbal/contract/errors';
import { checkInvariants, getHealth, type Health, listInvariants } from '@chulbal/contract/health/health';
import { operatorRole } from '@chulbal/contract/operators/roles';
import type { Db } from '@chulbal/domain/db';
import { runAsked } from '@chulbal/domain/invariants/commands';
import { adminApiServices, request } from '@chulbal/testing/api';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { createDraft, createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { createWaitingMessage } from '@chulbal/testing/outbox';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

let db: Db;
let api: AdminApi;
const files = temporaryStore();

beforeEach(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files, clock: () => now }));
});

async function asOwner<T>(endpoint: Parameters<typeof request>[1]): Promise<T> {
  const { operatorId } = await createOperator(db, { role: 'owner' });
  const reply = await request(api.app, endpoint, {}, await operatorToken(db, { operatorId, now }));
  expect(reply.code).toBe(200);
  return reply.data as T;
}

test.each(operatorRole.options)('a %s sees how everything is only as an owner', async (role) => {
  const { operatorId } = await createOperator(db, { role });
  const token = await operatorToken(db, { operatorId, now });
  for (const endpoint of [getHealth, listInvariants, checkInvariants]) {
    const { code, data } = await request(api.app, endpoint, {}, token);
    expect([endpoint.path, code]).toEqual([endpoint.path, role === 'owner' ? 200 : errors.noPermission.code]);
    if (role !== 'owner') expect(data).toEqual({ error: 'noPermission' });
  }
});

test('an evaluator sees nothing of it', async () => {
  const evaluator = await createEvaluator(db);
  const token = await evaluatorToken(db, evaluator.evaluatorId, { now });
  const { data } = await request(api.app, getHealth, {}, token);
  expect(data).toEqual({ error: 'sessionOver' });
});

describe('an owner', () => {
  test('sees an installation without a season, and what has never been done', async () => {
    expect(await asOwner<Health>(getHealth)).toMatchObject({
      ...{ deadline: null, writing: 0, submittedLastHour: 0, tracks: [] },
      ...{ database: { state: 'fine' }, files: { state: 'fine', stored: 0, bytes: 0 } },
      mail: { state: 'fine', waiting: 0, waitingMs: 0, retrying: [] },
      jobs: { state: 'slow', sweptAt: null },
      invariants: { state: 'slow', finishedAt: null, checking: false, breaches: [] },
    });
  });

  test('sees who writes and what came in, by track and minute', async () => {
    await publishedSeason(db, { now });
    const { teamNo } = await createSubmitted(db);
    await db.sql.updateTable('applications').set({ submittedAt: now }).where('teamNo', '=', teamNo).execute();
    await db.sql.updateTable('submissions').set({ arrivedAt: now }).where('teamNo', '=', teamNo).execute();
    const draft = await createDraft(db, { files: [] });
    await db.sql
      .updateTable('applications')
      .set({ savedAt: now })
      .where('teamNo', '=', draft.teamNo)
      .execute();
    const { deadline, writing, submittedLastHour, minutes, tracks } = await asOwner<Health>(getHealth);
    expect(deadline?.names).toHaveLength(1);
    expect({ writing, submittedLastHour }).toEqual({ writing: 1, submittedLastHour: 1 });
    expect(minutes).toHaveLength(60);
    expect(minutes.at(-1)?.submitted).toBe(1);
    expect(tracks.reduce((sum, { submitted }) => sum + submitted, 0)).toBe(1);
  });

  test('sees why mail waits', async () => {
    await createWaitingMessage(db, { lastError: '535' });
    const { mail, sms } = await asOwner<Health>(getHealth);
    expect(mail).toMatchObject({
      ...{ state: 'broken', waiting: 1 },
      retrying: [{ failure: 'settings', code: '535', count: 1 }],
    });
    expect(sms.state).toBe('fine');
  });

  test('has everything checked, once however often it is said, and sees what does not hold', async () => {
    await publishedSeason(db, { now });
    const { teamNo } = await createSubmitted(db);
    await asOwner(checkInvariants);
    await asOwner(checkInvariants);
    expect((await asOwner<Health>(getHealth)).invariants.checking).toBe(true);
    await db.sql.updateTable('applicationDesk').set({ pending: 7 }).where('teamNo', '=', teamNo).execute();
    const clock = () => now;
    expect([await runAsked(db, files, { clock }), await runAsked(db, files, { clock })]).toEqual([
      true,
      false,
    ]);
    const { invariants } = await asOwner<Health>(getHealth);
    expect(invariants).toMatchObject({ state: 'broken', checking: false });
    expect(invariants.breaches).toContainEqual(
      expect.objectContaining({ rule: 'bonusCountsAddUp', count: 1, ids: [String(teamNo)], error: null }),
    );
  });
});

import { createHash } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import * as evaluation from '@chulbal/contract/evaluation/evaluation';
import * as decisions from '@chulbal/contract/results/decisions';
import * as judges from '@chulbal/contract/results/judges';
import * as contract from '@chulbal/contract/results/results';
import type { Db } from '@chulbal/domain/db';
import { recompute } from '@chulbal/domain/results/recompute.rules';
import { adminApiServices, request } from '@chulbal/testing/api';
import { judgingNow as now, signedPledge } from '@chulbal/testing/evaluation';
import { evaluatorToken } from '@chulbal/testing/evaluators';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { rulesOf } from '@chulbal/testing/result-cases';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const store = temporaryStore();
let db: Db;
let api: AdminApi;
let judged: JudgedStage;
let owner: string;
let manager: string;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  api = await createAdminApi(adminApiServices({ db, files: store, clock: () => now }));
  judged = await createJudged(db, { totals: [five(70), five(90), five(80), five(80)] });
  owner = await tokenOf('owner', true);
  manager = await tokenOf('contestManager', true);
  return async () => {
    await api.app.close();
  };
});

async function tokenOf(role: 'owner' | 'contestManager', confirmed: boolean): Promise<string> {
  const { operatorId } = await createOperator(db, { role });
  return operatorToken(db, { operatorId, now, confirmed });
}

const ask = (endpoint: Parameters<typeof request>[1], input: Record<string, unknown> = {}, by = owner) =>
  request(api.app, endpoint, { ...review, ...input }, by);
const rules = (count: number) => rulesOf({ select: { kind: 'count', count } });
const result = async () => (await ask(contract.getResult)).data as { sha256: string };
const reason = '심사 마감';

/** Rules saved, the tie decided, asked for and confirmed. */
async function finalise(): Promise<void> {
  const [, , c, d] = judged.teamNos;
  expect(await ask(contract.saveResultRules, { rules: rules(2), reason })).toMatchObject({ code: 200 });
  expect(await ask(decisions.decideTie, { order: [d, c], reason })).toMatchObject({ code: 200 });
  const { sha256 } = await result();
  const asked = { version: 1, sha256, confirmerId: null, reason };
  const { data } = await ask(contract.requestFinalising, asked);
  const { requestId: resultRequestId } = data as { requestId: number };
  const confirmed = await request(api.app, contract.confirmFinalising, { resultRequestId }, manager);
  expect(confirmed).toMatchObject({ code: 200, data: { version: 1, sha256 } });
}

async function exported(): Promise<{ body: string; disposition: string }> {
  const reply = await api.app.inject({
    method: 'POST',
    url: contract.exportResultVersion.path,
    headers: { authorization: `Bearer ${owner}` },
    payload: { ...review, version: 1, reason: '이의 신청 대응' },
  });
  return { body: reply.body, disposition: String(reply.headers['content-disposition']) };
}

describe('from the sheets to a version', () => {
  test('what-if, tie, request, confirmation, and a file that anybody can calculate once more', async () => {
    const before = await ask(contract.previewResult, { rules: rules(3) });
    expect(before).toMatchObject({ code: 200, data: { selected: 3, openTies: [] } });
    const tied = await ask(contract.previewResult, { rules: rules(2) });
    expect(tied.data).toMatchObject({ openTies: [judged.teamNos.slice(2)] });
    await finalise();
    const { body, disposition } = await exported();
    expect(disposition).toContain('result-3-2-v1.json');
    const { sha256 } = await result();
    const rest = body.toString().replace(`,"sha256":"${sha256}"}`, '}');
    expect(createHash('sha256').update(rest).digest('hex')).toBe(sha256);
    expect(recompute(body)).toMatchObject({ outcome: 'same', selected: 2 });
    const entry = db.sql.selectFrom('auditEntries').select(['action', 'category', 'reason']);
    expect(await entry.orderBy('sequence', 'desc').executeTakeFirst()).toEqual({
      action: 'result.export',
      category: 'export',
      reason: '이의 신청 대응',
    });
    // P-09
    const listed = await db.sql.selectFrom('exports').selectAll().executeTakeFirstOrThrow();
    expect(listed).toMatchObject({ format: 'json', reason: '이의 신청 대응', finishedAt: expect.any(Date) });
    expect(listed).toMatchObject({ applications: judged.teamNos.length, bytes: Buffer.byteLength(body) });
    const stages = await request(api.app, contract.listResultStages, {}, owner);
    expect(stages.data).toContainEqual(expect.objectContaining({ ...review, version: 1, requested: false }));
  });

  test('what would be finalised is said with what still keeps it from being so', async () => {
    await ask(contract.saveResultRules, { rules: rules(2), reason });
    const { sha256 } = await result();
    const asked = { version: 1, sha256, confirmerId: null, reason };
    expect(await ask(contract.requestFinalising, asked)).toMatchObject({
      code: errors.resultNotReady.code,
      data: { detail: ['ties'] },
    });
  });

  test('evaluators beside one another, and the sheets of a team', async () => {
    const { data } = await ask(judges.judgeStatistics);
    expect(data).toMatchObject({
      judges: Array(5).fill({ submitted: 4, assigned: 4, signed: true, severity: 0 }),
    });
    const [teamNo] = judged.teamNos;
    const scores = await ask(judges.getTeamScores, { teamNo });
    expect(scores.data).toMatchObject({ teamNo, sheets: Array(5).fill({ total: '70.0000', valid: true }) });
  });

  test.each([
    ['no reason', { reason: ' ' }],
    [
      'more kept for regions than there are places',
      { rules: { ...rules(1), quotas: [{ region: 'capital', places: 2 }] } },
    ],
    ['an unknown rule', { rules: { ...rules(1), luck: 1 } }],
    ['a cut line of quarter points', { rules: { ...rules(1), cutLine: 60.25 } }],
  ])('rules with %s are refused', async (_case, change) => {
    const reply = await ask(contract.saveResultRules, { rules: rules(1), reason, ...change });
    expect(reply).toMatchObject({ code: errors.invalidRequest.code });
  });

  test('4041 nobody asks for, confirms or exports without having just confirmed who they are', async () => {
    const stale = await tokenOf('owner', false);
    const asked = { version: 1, sha256: '0'.repeat(64), confirmerId: null, reason };
    const calls = [
      request(api.app, contract.requestFinalising, { ...review, ...asked }, stale),
      request(api.app, contract.requestWithdrawal, { ...review, ...asked, teamNo: 1 }, stale),
      request(api.app, contract.confirmFinalising, { resultRequestId: 1 }, stale),
      request(api.app, contract.exportResultVersion, { ...review, version: 1, reason }, stale),
    ];
    for (const call of calls) expect(await call).toMatchObject({ code: errors.confirmYourself.code });
  });
});

describe('S-04 evaluators get nothing of results', () => {
  test('no byte of what they receive differs before and after everything that operators do about it', async () => {
    const [judge] = judged.evaluators;
    if (!judge) throw new Error('Nobody judges.');
    await signedPledge(db, judge, { ...review, name: '심사위원 1' });
    const { evaluatorId } = judge;
    const token = await evaluatorToken(db, evaluatorId, { now });
    const bodies = async () => {
      const replies = [];
      for (const [endpoint, input] of [
        [evaluation.listTargets, {}],
        ...[1, 2, 3, 4].map((targetNo) => [evaluation.getTarget, { targetNo }] as const),
      ] as const) {
        const query = { ...review, ...input } as unknown as Record<string, string>;
        const headers = { authorization: `Bearer ${token}` };
        const reply = await api.app.inject({ method: 'GET', url: endpoint.path, headers, query });
        expect(reply.statusCode, reply.body).toBe(200);
        replies.push(reply.body);
      }
      return replies;
    };
    const before = await bodies();
    await finalise();
    await ask(decisions.waiveSignature, { evaluatorId, reason: '해외 체류' });
    expect(await bodies()).toEqual(before);
  });

  test('every door to results is shut to them', async () => {
    const token = await evaluatorToken(db, judged.evaluators[0]?.evaluatorId ?? 0);
    for (const endpoint of Object.values({ ...contract, ...decisions, ...judges })) {
      if (typeof endpoint !== 'object' || !('path' in endpoint)) continue;
      const { method, path } = endpoint;
      const reply = await api.app.inject({
        method,
        url: path,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect(reply.json(), path).toMatchObject({ code: errors.sessionOver.code });
    }
  });
});

import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { type ErrorName, errors } from '@chulbal/contract/errors';
import * as contract from '@chulbal/contract/pledges';
import type { EvaluatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

type Shape = { shape: object };

const now = seasonNow;
const stage = { trackNo: 3, stageNo: 2 };
const assessments = [...allEndpoints].filter(([, { access }]) => access === 'pledgedEvaluator');

let db: Db;
let api: AdminApi;
let judge: EvaluatorActor;
let token: string;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  api = await createAdminApi(adminApiServices({ db, files: temporaryStore(), clock: () => now }));
  judge = await createEvaluator(db, { name: '윤서진' });
  token = await evaluatorToken(db, judge.evaluatorId, { now });
  const { teamNo } = await createSubmitted(db);
  for (const stageNo of [2, 3]) {
    await assign(db, { ...stage, stageNo, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
  }
});

const ask = (endpoint: AnyEndpoint, input: Record<string, unknown> = stage, as = token) =>
  request(api.app, endpoint, input, as);

async function sign(as = token) {
  const { text } = (await ask(contract.getPledge, stage, as)).data as contract.PledgeView;
  const ticked = text.clauses.map((_, clause) => ({ clause, at: now.toISOString() }));
  return ask(contract.signPledge, { ...stage, textSha256: text.sha256, ticked, typedName: '윤서진' }, as);
}

/** Asks every endpoint of assessments; gives the names of those that answer otherwise than with this refusal. */
async function letThrough(
  input: Record<string, unknown>,
  refusal: ErrorName = 'noPermission',
  as = token,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, endpoint] of assessments) {
    const { code } = await ask(endpoint, input, as);
    if (code !== errors[refusal].code) names.push(name);
  }
  return names;
}

describe('S-08 no pledge, no byte of an assessment', () => {
  test('every assessment names track and stage in its input, which is no stream', () => {
    expect(assessments.length).toBeGreaterThan(5);
    for (const [name, { input, body }] of assessments) {
      expect(Object.keys((input as unknown as { shape: object }).shape), name).toEqual(
        expect.arrayContaining(['trackNo', 'stageNo']),
      );
      expect(body, name).not.toBe('stream');
    }
  });

  test('unsigned: 1354 from every one of them, and where one stands', async () => {
    expect(await letThrough(stage)).toEqual([]);
    const [, first] = assessments[0] ?? [];
    const reply = await ask(first as AnyEndpoint);
    expect(reply).toMatchObject({ status: 422, code: 1354, data: { detail: { pledge: 'unsigned' } } });
  });

  test('signed: none of them, but for the stage that was signed only, and as long as the text is the same', async () => {
    expect((await sign()).code).toBe(200);
    expect(await letThrough(stage)).toEqual(assessments.map(([name]) => name));
    expect(await letThrough({ ...stage, stageNo: 3 })).toEqual([]);
    expect(await letThrough({ ...stage, trackNo: 4 }, 'notQuerySubject')).toEqual([]);

    const { operatorId } = await createOperator(db);
    const owner = await operatorToken(db, { operatorId, now });
    const { data } = await ask(contract.getPledgeText, stage, owner);
    const { title, clauses } = data as contract.PledgeTextDraft;
    const changed = { ...stage, version: 1, title, clauses: clauses.slice(1), reason: '줄여요' };
    expect((await ask(contract.changePledgeText, changed, owner)).code).toBe(200);
    expect(await letThrough(stage)).toEqual([]);
    await sign();
    expect(await letThrough(stage)).toEqual(assessments.map(([name]) => name));
  });

  test('an input that hides another stage behind its own is none', async () => {
    const [get] = assessments.filter(([, { method }]) => method === 'GET').map(([, one]) => one);
    for (const query of ['trackNo=3&trackNo=4&stageNo=3', 'trackNo=3', 'stageNo=2', 'trackNo=x&stageNo=2']) {
      const reply = await api.app.inject({
        method: 'GET',
        url: `${get?.path}?${query}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.json().code).toBe(errors.invalidRequest.code);
    }
    const [, post] = assessments.find(([, { method }]) => method === 'POST') ?? [];
    const reply = await api.app.inject({
      method: 'POST',
      url: `${post?.path}?trackNo=3&stageNo=2`,
      headers: { authorization: `Bearer ${token}` },
      payload: { ...stage, stageNo: 3 },
    });
    expect(reply.json().code).toBe(errors.noPermission.code);
  });

  test('refused: 1354 again, at once', async () => {
    const { text } = (await ask(contract.getPledge)).data as contract.PledgeView;
    const reason = '이 팀의 자문을 맡고 있어요';
    const refused = await ask(contract.refusePledge, { ...stage, textSha256: text.sha256, reason });
    expect(refused).toMatchObject({ code: 200, data: { recused: 1 } });
    expect(await letThrough(stage)).toEqual([]);
    const { data } = await ask(contract.getMyStage);
    expect(data).toMatchObject({ pledge: 'refused', progress: { teams: 0, recused: 1 } });
  });
});

describe('codes of section 8', () => {
  test('a stage that I do not judge is 1356, whatever is asked of it', async () => {
    const stranger = await createEvaluator(db, { name: '윤서진' });
    const other = await evaluatorToken(db, stranger.evaluatorId, { now });
    const textSha256 = 'a'.repeat(64);
    const inputs: [AnyEndpoint, Record<string, unknown>][] = [
      [contract.getMyStage, {}],
      [contract.getPledge, {}],
      [contract.pledgePdf, {}],
      [contract.signPledge, { textSha256, ticked: [], typedName: '윤서진' }],
      [contract.refusePledge, { textSha256, reason: '자문을 맡고 있는 팀이에요' }],
    ];
    const ofStages = [...allEndpoints]
      .filter(
        ([, { access, input }]) => access === 'evaluator' && 'trackNo' in (input as unknown as Shape).shape,
      )
      .map(([, endpoint]) => endpoint);
    expect(inputs.map(([endpoint]) => endpoint.path).toSorted()).toEqual(
      ofStages.map(({ path }) => path).toSorted(),
    );
    for (const place of [stage, { ...stage, stageNo: 3 }, { trackNo: 99, stageNo: 2 }]) {
      for (const [endpoint, input] of inputs) {
        const reply = await ask(endpoint, { ...place, ...input }, other);
        expect(reply, endpoint.path).toMatchObject({ status: 422, code: 1356 });
      }
      expect(await letThrough(place, 'notQuerySubject', other)).toEqual([]);
    }
    expect(await ask(contract.myStages, {}, other)).toMatchObject({ code: 200, data: [] });
  });

  test('what is wrong with a signature stands beside its field', async () => {
    const fresh = await createEvaluator(db, { name: '최은호' });
    await assign(db, {
      ...stage,
      evaluatorId: fresh.evaluatorId,
      teamNos: [(await createSubmitted(db)).teamNo],
    });
    const own = await evaluatorToken(db, fresh.evaluatorId, { now });
    expect(await sign(own)).toMatchObject({
      code: 4056,
      data: { fields: { typedName: expect.any(String) } },
    });
    const { text } = (await ask(contract.getPledge, stage, own)).data as contract.PledgeView;
    const signing = { ...stage, textSha256: text.sha256, ticked: [], typedName: '최은호' };
    expect(await ask(contract.signPledge, signing, own)).toMatchObject({
      code: 4055,
      data: { fields: { ticked: expect.any(String) } },
    });
    const old = { ...signing, textSha256: 'b'.repeat(64) };
    expect(await ask(contract.signPledge, old, own)).toMatchObject({ status: 409, code: 4054 });
  });

  test('the signed pledge is a PDF', async () => {
    const reply = await ask(contract.pledgePdf);
    expect(reply).toMatchObject({ status: 200 });
    expect(reply.headers['content-type']).toBe('application/pdf');
  });

  test('until the first password is changed there is nothing else to do', async () => {
    const first = await createEvaluator(db, { mustChangePassword: true });
    const own = await evaluatorToken(db, first.evaluatorId, { now });
    expect((await ask(contract.myStages, {}, own)).code).toBe(errors.passwordChangeRequired.code);
    for (const [, endpoint] of assessments) {
      expect((await ask(endpoint, stage, own)).code).toBe(errors.passwordChangeRequired.code);
    }
  });
});

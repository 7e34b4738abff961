import * as contract from '@chulbal/contract/evaluation/evaluation';
import { openTargets } from '@chulbal/domain/evaluation/list.commands';
import { adminApiServices, request } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { campus } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { autumn, type Hidden, scenarioOf, spring } from '@chulbal/testing/judged-stage';
import { assign } from '@chulbal/testing/panels';
import { describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const now = judgingNow;
const store = temporaryStore();

type Stage = Awaited<ReturnType<typeof openStage>>;

/** A stage of two teams with two evaluators, and the API that these ask. */
async function openStage(hidden: Hidden, settings: { blind: boolean; counts: boolean }) {
  const scenario = await scenarioOf(store, hidden, settings);
  const api = await createAdminApi(adminApiServices({ db: scenario.db, files: store, clock: () => now }));
  return { ...scenario, api };
}

/** The whole body; opaque names of files become their place. */
async function bodyOf(
  { api, token, plans, certificates }: Stage,
  endpoint: { method: 'GET' | 'POST'; path: string },
  input: Record<string, unknown>,
): Promise<string> {
  const reply = await api.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? { query: input as Record<string, string> } : { payload: input }),
  });
  const opaque = [...plans, ...certificates];
  const name = reply.headers['content-disposition'] ?? '';
  return opaque.reduce(
    (text, one, place) => text.replaceAll(one, `file${place}`),
    `${reply.statusCode} ${name}\n${reply.rawPayload.toString('latin1')}`,
  );
}

/** Everything that an evaluator gets on their way through a stage. */
async function journey(scenario: Stage): Promise<string[]> {
  const bodies: string[] = [];
  const say = async (endpoint: { method: 'GET' | 'POST'; path: string }, input: Record<string, unknown>) => {
    bodies.push(await bodyOf(scenario, endpoint, { ...stage, ...input }));
  };
  await say(contract.listTargets, {});
  for (const targetNo of [1, 2]) {
    await say(contract.getTarget, { targetNo });
    const place = await planOf(scenario, targetNo);
    await say(contract.readJudgedDocument, { targetNo, serverFileName: place });
    const written = { notes: {}, commentTeam: '좋아요', commentOperators: '' };
    await say(contract.saveSheet, { targetNo, baseVersion: 0, scores: usualScores, ...written });
    await say(contract.submitSheet, { targetNo, version: 1 });
  }
  await say(contract.listTargets, {});
  await say(contract.signStage, { typedName: '윤서진' });
  await say(contract.scoreSheetPdf, {});
  return bodies;
}

async function planOf({ db, teams, plans }: Stage, targetNo: number): Promise<string> {
  const { teamNo } = await db.sql
    .selectFrom('targets')
    .select('teamNo')
    .where('targetNo', '=', targetNo)
    .executeTakeFirstOrThrow();
  return plans[teams.indexOf(teamNo)] ?? '';
}

describe('S-04: what an evaluator may not see changes nothing they receive', { timeout: 120_000 }, () => {
  test('blind: two databases that differ only in names, schools, files’ makers and others’ scores', async () => {
    const one = await journey(await openStage(spring, { blind: true, counts: false }));
    const other = await journey(await openStage(autumn, { blind: true, counts: false }));
    expect(one.length).toBe(12);
    for (const body of one) expect(body.slice(0, 3)).toBe('200');
    for (const [place, body] of one.entries()) expect(other[place]).toBe(body);
    for (const canary of [...spring.teamNames, spring.leader, spring.school, spring.author]) {
      const bytes = Buffer.from(canary, 'utf8').toString('latin1');
      for (const body of one) expect(body).not.toContain(bytes);
    }
  });

  test('not blind: others’ scores and how many there are change nothing, order included', async () => {
    const colleague = { problem: 24, submitted: 0 };
    const one = await journey(await openStage(spring, { blind: false, counts: false }));
    const other = await journey(await openStage({ ...spring, colleague }, { blind: false, counts: false }));
    expect(other).toEqual(one);
    expect(one[0]).toContain('"counts":null');
  });

  test('only where the stage shows counts, they are there; nothing else of others is', async () => {
    const scenario = await openStage(spring, { blind: false, counts: true });
    const { data } = await request(scenario.api.app, contract.listTargets, stage, scenario.token);
    const { targets } = contract.listTargets.output.parse(data);
    expect(targets.map(({ counts }) => counts)).toEqual([
      { submitted: 1, of: 2 },
      { submitted: 1, of: 2 },
    ]);
    expect(JSON.stringify(data)).not.toContain('박도윤');
  });
});

describe('S-01: access by assignment', () => {
  const calls = (
    serverFileName: string,
  ): [{ method: 'GET' | 'POST'; path: string }, Record<string, unknown>, number][] => [
    [contract.getTarget, {}, 1356],
    [contract.readJudgedDocument, { serverFileName }, 1356],
    [
      contract.saveSheet,
      { baseVersion: 0, scores: {}, notes: {}, commentTeam: '', commentOperators: '' },
      1355,
    ],
    [contract.submitSheet, { version: 1 }, 1355],
    [contract.reopenSheet, {}, 1355],
    [contract.recuseTarget, { kind: 'other', note: '알아요' }, 1355],
  ];

  test('another’s, a recused, a withdrawn and a missing target get the same nothing', async () => {
    const scenario = await openStage(spring, { blind: false, counts: false });
    const { db, api, token, judge, colleague } = scenario;
    await openTargets(db, judge, { ...stage, language: 'ko', now });
    const [mine = 0, theirs = 0] = scenario.teams;
    const numberOf = async (teamNo: number) =>
      (
        await db.sql
          .selectFrom('targets')
          .select('targetNo')
          .where('teamNo', '=', teamNo)
          .executeTakeFirstOrThrow()
      ).targetNo;
    const of = { evaluatorId: judge.evaluatorId, teamNo: theirs };
    const set = (state: 'recused' | 'conflicted' | 'withdrawn') =>
      db.sql
        .updateTable('assignments')
        .set({ state, until: now })
        .where('evaluatorId', '=', of.evaluatorId)
        .where('teamNo', '=', theirs)
        .execute();
    const missing = async () => {
      const answers = [];
      for (const [endpoint, input] of calls(scenario.plans[1] ?? '')) {
        const { code, data } = await request(api.app, endpoint, { ...stage, targetNo: 99, ...input }, token);
        answers.push([code, data]);
      }
      return answers;
    };
    const nothing = await missing();
    expect(nothing.map(([code]) => code)).toEqual(calls('').map(([, , code]) => code));
    const about = async () => {
      const answers = [];
      const targetNo = await numberOf(theirs);
      for (const [endpoint, input] of calls(scenario.plans[1] ?? '')) {
        const { code, data } = await request(api.app, endpoint, { ...stage, targetNo, ...input }, token);
        answers.push([code, data]);
      }
      return answers;
    };
    for (const state of ['recused', 'conflicted', 'withdrawn'] as const) {
      await set(state);
      expect(await about(), state).toEqual(nothing);
    }
    await db.sql
      .deleteFrom('assignments')
      .where('evaluatorId', '=', of.evaluatorId)
      .where('teamNo', '=', theirs)
      .execute();
    expect(await about(), 'not assigned').toEqual(nothing);
    expect(
      await db.sql.selectFrom('sheets').selectAll().where('evaluatorId', '=', judge.evaluatorId).execute(),
    ).toEqual([]);

    // A document of the other team does not come with the own one; certificates come with none.
    for (const serverFileName of [scenario.plans[1], ...scenario.certificates]) {
      const input = { ...stage, targetNo: await numberOf(mine), serverFileName };
      expect((await request(api.app, contract.readJudgedDocument, input, token)).code).toBe(1356);
    }
    expect(colleague.evaluatorId).not.toBe(judge.evaluatorId);
  });

  test('S-08 no pledge of this very stage, no byte: 1354 from every endpoint that asks for one', async () => {
    const scenario = await openStage(spring, { blind: false, counts: false });
    const { db, api, judge, token } = scenario;
    await assign(db, { ...stage, stageNo: 3, evaluatorId: judge.evaluatorId, teamNos: scenario.teams });
    const pledged = [...allEndpoints].filter(([, { access }]) => access === 'pledgedEvaluator');
    expect(pledged.length).toBeGreaterThanOrEqual(9);
    for (const [name, endpoint] of pledged) {
      const asked = { ...stage, stageNo: 3, targetNo: 1 };
      expect((await request(api.app, endpoint, asked, token)).code, name).toBe(1354);
    }
  });

  test('P-07 every showing of a target and of a document is in the log, with where it was asked from', async () => {
    const scenario = await openStage(spring, { blind: false, counts: false });
    const { db, api, token, judge } = scenario;
    await openTargets(db, judge, { ...stage, language: 'ko', now });
    const serverFileName = await planOf(scenario, 1);
    await request(api.app, contract.getTarget, { ...stage, targetNo: 1 }, token);
    await request(api.app, contract.readJudgedDocument, { ...stage, targetNo: 1, serverFileName }, token);
    const entries = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'actorKind', 'actorId', 'objectKind', 'address'])
      .where('category', '=', 'disclosure')
      .orderBy('sequence')
      .execute();
    const who = {
      actorKind: 'evaluator',
      actorId: judge.evaluatorId,
      objectKind: 'team',
      address: '127.0.0.1',
    };
    expect(entries).toEqual([
      { action: 'target.open', ...who },
      { action: 'target.read', ...who },
    ]);
  });
});

test('a target shows what is judged: texts, people without contacts, the plan and no certificate', async () => {
  const scenario = await openStage(spring, { blind: false, counts: false });
  await openTargets(scenario.db, scenario.judge, { ...stage, language: 'ko', now });
  const asked = { ...stage, targetNo: 1 };
  const { data } = await request(scenario.api.app, contract.getTarget, asked, scenario.token);
  const target = contract.getTarget.output.parse(data);
  expect(target.documents.map(({ slot, name }) => [slot, name])).toEqual([['business', spring.fileName]]);
  expect(target.people[0]).toEqual({ leader: true, name: '한O우', school: '가온대학교', major: '경영학' });
  expect(target.texts.map(({ field }) => field)).toEqual(['teamItemExp', 'teamEmotion', 'teamChar']);
  expect(target.rubric.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  expect(target).toMatchObject({ place: expect.any(Number), of: 2, sheet: { state: 'unread', version: 0 } });
  expect(JSON.stringify(data)).not.toMatch(/010-|@test\.example|2004-11-02/);
  expect(target.stage).toMatchObject({ open: true, cutLine: 60, signedAt: null });
});

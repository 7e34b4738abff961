import type { AnyEndpoint, OutputOf } from '@chulbal/contract/endpoint';
import * as assignments from '@chulbal/contract/panels/assignments';
import * as panels from '@chulbal/contract/panels/panels';
import { problemText } from '@chulbal/contract/panels/plan.rules';
import { myStages } from '@chulbal/contract/pledges';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request } from '@chulbal/testing/api';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const now = seasonNow;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const store = temporaryStore();
let db: Db;
let api: AdminApi;
let token: string;
let evaluatorIds: number[];

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  api = await createAdminApi(adminApiServices({ db, files: store, clock: () => now }));
  const { operatorId } = await createOperator(db, { role: 'contestManager' });
  token = await operatorToken(db, { operatorId, now });
  evaluatorIds = [];
  for (let index = 0; index < 3; index += 1) evaluatorIds.push((await createEvaluator(db)).evaluatorId);
  await createSubmitted(db);
  await createSubmitted(db);
});

const usual = {
  panelSize: 2,
  blindNames: false,
  blindSchools: false,
  showsCounts: false,
  halfPoints: false,
  conflictLevel: 'school',
  letters: ['panels', 'closing24'],
} as const;

async function ask<E extends AnyEndpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  as = token,
): Promise<{ code: number; data: OutputOf<E> }> {
  const { code, data } = await request(api.app, endpoint, input, as);
  return { code, data: data as OutputOf<E> };
}

test('an operator sets a stage, takes a proposal, publishes it and sees who judges whom', async () => {
  expect((await ask(panels.saveStageSettings, { ...stage, ...usual })).code).toBe(200);
  const proposed = (await ask(panels.proposePanels, { ...stage })).data;
  expect(proposed.problems).toEqual([]);
  const content = proposed.plan?.content ?? { panels: [] };
  const saved = await ask(panels.savePanelDraft, { ...stage, revision: 0, content });
  expect(saved.data).toMatchObject({ revision: 1, state: 'draft', figures: { assignments: 4 } });
  const published = await ask(panels.publishPanels, { ...stage, revision: 1 });
  expect(published.data).toEqual({ version: 1, assigned: 4, kept: 0, withdrawn: 0 });
  const stages = (await ask(panels.listJudgedStages, {})).data;
  expect(stages.find((one) => one.trackNo === stage.trackNo && one.stageNo === 2)).toMatchObject({
    teams: 2,
    hasDraft: false,
    publishedVersion: 1,
    assignments: 4,
    shortTeams: 0,
  });
  const coverage = (await ask(assignments.getCoverage, stage)).data;
  expect(coverage.teams.map(({ active, missing }) => [active, missing])).toEqual([
    [2, 0],
    [2, 0],
  ]);
});

test('nothing of a draft reaches an evaluator, and what is published does', async () => {
  await ask(panels.saveStageSettings, { ...stage, ...usual });
  const tokens = await Promise.all(evaluatorIds.map((evaluatorId) => evaluatorToken(db, evaluatorId)));
  const bodies = () => Promise.all(tokens.map((as) => request(api.app, myStages, {}, as)));
  const before = await bodies();
  const { plan } = (await ask(panels.proposePanels, { ...stage })).data;
  const content = plan?.content ?? { panels: [] };
  await ask(panels.savePanelDraft, { ...stage, revision: 0, content });
  expect((await bodies()).map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  expect(before.map(({ code, data }) => ({ code, data }))).toEqual(
    tokens.map(() => ({ code: 200, data: [] })),
  );
  await ask(panels.publishPanels, { ...stage, revision: 1 });
  const after = (await bodies()).map(({ data }) => (data as unknown[]).length);
  expect(after.filter((stages) => stages > 0).length).toBeGreaterThanOrEqual(2);
});

test('what keeps a plan back comes as data that both languages have words for', async () => {
  await ask(panels.saveStageSettings, { ...stage, ...usual });
  const none = { ...stage, revision: 0, content: { panels: [] } };
  await ask(panels.savePanelDraft, none);
  const { code, data } = await ask(panels.publishPanels, { ...stage, revision: 1 });
  expect(code).toBe(4058);
  const { detail } = data as unknown as { detail: { problems: panels.PlanProblem[] } };
  const names = { team: () => '한칸서재', evaluator: () => '' };
  expect(detail.problems.map((one) => problemText(one, names, 'ko'))).toEqual([
    '한칸서재 팀이 아직 어느 분과에도 없어요.',
    '한칸서재 팀이 아직 어느 분과에도 없어요.',
  ]);
});

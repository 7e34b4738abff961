import type { PanelContent } from '@chulbal/contract/panels/panels';
import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { savePanelDraft } from './draft.commands.ts';
import { endAssignment } from './endings.commands.ts';
import { publishPanels } from './publish.commands.ts';
import { declareRelation } from './relations.commands.ts';
import { screen } from './screen.commands.ts';
import { saveStageSettings } from './settings.commands.ts';
import { usualSettings } from './settings.queries.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const ROUNDS = 15;
let db: Db;
let one: OperatorActor;
let other: OperatorActor;
let evaluatorIds: number[];
let teamNos: number[];

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db);
  other = await createOperator(db);
  evaluatorIds = [];
  for (let index = 0; index < 4; index += 1) evaluatorIds.push((await createEvaluator(db)).evaluatorId);
  teamNos = [(await createSubmitted(db)).teamNo, (await createSubmitted(db)).teamNo];
  await saveStageSettings(db, one, { ...stage, ...usualSettings, panelSize: 2, now: seasonNow });
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );

function plan(members: number[], alternates: number[]): PanelContent {
  const seat = (role: 'member' | 'alternate') => (place: number) => ({
    evaluatorId: evaluatorIds[place] ?? 0,
    role,
    pinned: false,
  });
  const evaluators = [...members.map(seat('member')), ...alternates.map(seat('alternate'))];
  return { panels: [{ name: '', evaluators, teams: teamNos.map((teamNo) => ({ teamNo, pinned: false })) }] };
}

/** A stage as if nothing had been planned in it. */
async function clear(): Promise<void> {
  for (const table of ['assignments', 'panels', 'panelPlanSaves', 'panelPlans', 'conflicts'] as const) {
    await db.sql.deleteFrom(table).execute();
  }
  await db.sql.deleteFrom('evaluatorRelations').execute();
}

const at = (minutes: number) => new Date(seasonNow.getTime() + minutes * 60_000);
const save = (actor: OperatorActor, revision: number, content: PanelContent) =>
  savePanelDraft(db, actor, { ...stage, revision, content, now: seasonNow });
const publish = (actor: OperatorActor, revision: number, minutes = 0) =>
  publishPanels(db, actor, { ...stage, revision, reason: '다시', allowWarnings: true, now: at(minutes) });
const active = () =>
  db.sql.selectFrom('assignments').selectAll().where('state', '=', 'active').orderBy('teamNo').execute();

test('two operators who save or publish at once: one of them does, the other is told to look again', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    const saves = await Promise.all([
      outcome(save(one, 0, plan([0, 1], []))),
      outcome(save(other, 0, plan([2, 3], []))),
    ]);
    expect(saves.toSorted()).toEqual(['done', 'editedElsewhere']);
    const publications = await Promise.all([outcome(publish(one, 1)), outcome(publish(other, 1))]);
    expect(publications.toSorted()).toEqual(['done', 'editedElsewhere']);
    expect(await active()).toHaveLength(4);
  }
});

test('publishing while the draft is saved publishes what was seen, or nothing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    await save(one, 0, plan([0, 1], []));
    const [published, saved] = await Promise.all([
      outcome(publish(one, 1)),
      outcome(save(other, 1, plan([2, 3], []))),
    ]);
    expect([published, saved].toSorted()).toEqual(['done', 'editedElsewhere']);
    const judging = new Set((await active()).map(({ evaluatorId }) => evaluatorId));
    expect(judging).toEqual(new Set(published === 'done' ? evaluatorIds.slice(0, 2) : []));
  }
});

test('whoever gives a team back while a plan is published anew never has it afterwards, and it is mended', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    await save(one, 0, plan([0, 1], [2]));
    await publish(one, 1);
    await save(one, 0, plan([0, 1], [2, 3]));
    const [evaluatorId = 0] = evaluatorIds;
    const [teamNo = 0] = teamNos;
    const recusal = db.transaction((tx) =>
      endAssignment(tx, {
        ...stage,
        evaluatorId,
        teamNo,
        state: 'recused',
        reason: '함께 일했어요',
        now: at(1),
      }),
    );
    expect(await Promise.all([outcome(recusal), outcome(publish(one, 1, 2))])).toEqual(['done', 'done']);
    const judges = (await active()).filter((row) => row.teamNo === teamNo);
    expect(judges).toHaveLength(2);
    expect(judges.map((row) => row.evaluatorId)).not.toContain(evaluatorId);
  }
});

test('a conflict declared while a plan is published leaves no tainted assignment once it was screened', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await clear();
    await save(one, 0, plan([0, 1], [2]));
    const [evaluatorId = 0] = evaluatorIds;
    const [teamNo = 0] = teamNos;
    const relation = { evaluatorId, teamNo, kind: 'family' as const, note: '가족', now: seasonNow };
    await Promise.all([declareRelation(db, other, relation), publish(one, 1)]);
    while ((await screen(db, { now: at(1) })) > 0) {
      // The next ones.
    }
    const judges = (await active()).filter((row) => row.teamNo === teamNo);
    expect(judges.map((row) => row.evaluatorId).toSorted()).toEqual(evaluatorIds.slice(1, 3));
  }
});

test('workers that screen at once find every conflict once and end an assignment once', async () => {
  await clear();
  await db.sql.deleteFrom('teamScreenings').execute();
  await save(one, 0, plan([0, 1], [2]));
  await publish(one, 1);
  const [evaluatorId = 0] = evaluatorIds;
  const [teamNo = 0] = teamNos;
  await createSheet(db, { ...stage, evaluatorId, teamNo });
  await db.sql
    .updateTable('evaluators')
    .set({ schoolName: '가온대학교' })
    .where('accountId', '=', evaluatorId)
    .execute();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while ((await screen(db, { now: at(1) })) > 0) {
        // The next ones.
      }
    }),
  );
  while ((await screen(db, { now: at(1) })) > 0) {
    // What another was at.
  }
  const log = await db.sql
    .selectFrom('auditEntries')
    .select('objectId')
    .where('action', '=', 'assignment.conflict')
    .where('objectId', 'like', `%/${evaluatorId}/%`)
    .where('actorKind', '=', 'system')
    .where('at', '=', at(1))
    .orderBy('sequence')
    .execute();
  expect(new Set(log.map(({ objectId }) => objectId)).size).toBe(2);
  const sheets = await db.sql.selectFrom('sheets').select(['version', 'voidedAt']).execute();
  expect(sheets).toEqual([{ version: 2, voidedAt: at(1) }]);
});

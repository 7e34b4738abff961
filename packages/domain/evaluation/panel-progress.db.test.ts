import type { EvaluatorSort } from '@chulbal/contract/evaluators/list';
import { createSheet, createSignature } from '@chulbal/testing/evaluation';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { notingStatements } from '@chulbal/testing/statements';
import { beforeEach, describe, expect, test } from 'vitest';
import { listEvaluatorPage } from '../evaluators/list.queries.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { handOver } from './hand-over.commands.ts';
import { listHandOverOptions } from './hand-over.queries.ts';
import { getJudgingProgress } from './panel-progress.queries.ts';
import { outdateSheets } from './sheets/outdated.commands.ts';

const stage = { trackNo: 3, stageNo: 2 };
const DAY_MS = 24 * 3_600_000;
let scenario: PanelScenario;
let opensAt: Date;
let closesAt: Date;
let judge: number;
let other: number;
let alternate: number;

/** Two teams, two members and an alternate; the first member has submitted one of the two. */
beforeEach(async () => {
  scenario = await panelScenario();
  [judge = 0, other = 0, alternate = 0] = scenario.evaluatorIds;
  ({ opensAt, closesAt } = await deadlineOf(scenario.db, { ...stage, teamNo: null }));
  await scenario.publish(scenario.plan([0, 1], [2]));
  await createSheet(scenario.db, { ...stage, evaluatorId: judge, teamNo: scenario.teamNos[0] ?? 0 });
  await scenario.db.sql
    .updateTable('sheets')
    .set({ submittedAt: after(1) })
    .execute();
});

const after = (days: number) => new Date(opensAt.getTime() + days * DAY_MS);
const progress = (now: Date) => getJudgingProgress(scenario.db, { language: 'ko', now });

describe('work in the list of evaluators', () => {
  const list = (sort?: EvaluatorSort) =>
    listEvaluatorPage(scenario.db, { page: 1, size: 20, ...(sort ? { sort } : {}) });

  test('says what everybody has to judge, submitted and signed', async () => {
    await createSignature(scenario.db, { ...stage, evaluatorId: judge });
    const { content } = await list();
    const of = (id: number) => content.find(({ evaluatorId }) => evaluatorId === id);
    expect(of(judge)).toMatchObject({ assigned: 2, submitted: 1, stages: 1, signed: 1 });
    expect(of(other)).toMatchObject({ assigned: 2, submitted: 0, stages: 1, signed: 0 });
    expect(of(alternate)).toMatchObject({ assigned: 0, submitted: 0, stages: 0, signed: 0 });
  });

  test('sorts by it, who is furthest behind or ahead first', async () => {
    const ids = async (sort: EvaluatorSort) =>
      (await list(sort)).content.map(({ evaluatorId }) => evaluatorId);
    expect((await ids('submitted')).slice(0, 2)).toEqual([other, judge]);
    expect((await ids('-submitted')).slice(0, 2)).toEqual([judge, other]);
    expect((await ids('-assigned')).at(-1)).toBe(alternate);
    expect((await ids('assigned'))[0]).toBe(alternate);
  });
});

describe('progress by panel and person', () => {
  test('says what will become of a panel, and of whom there is no date', async () => {
    const { panels, stages, days } = await progress(after(2));
    expect(panels).toMatchObject([
      {
        ...stage,
        consequence: 'overrun',
        lastAt: null,
        evaluators: [
          {
            evaluatorId: other,
            submitted: 0,
            assigned: 2,
            late: true,
            forecast: { kind: 'notBegun', at: null },
          },
          {
            evaluatorId: judge,
            submitted: 1,
            assigned: 2,
            perDay: 0.5,
            late: false,
            forecast: { kind: 'at', at: after(4).toISOString() },
          },
          { evaluatorId: alternate, role: 'alternate', assigned: 0 },
        ],
      },
    ]);
    expect(stages).toMatchObject([{ ...stage, tells: [72, 24, 6] }]);
    expect(days.map(({ submitted }) => submitted)).toEqual([1]);
    expect((await progress(after(5))).panels[0]?.evaluators[1]).toMatchObject({
      evaluatorId: judge,
      forecast: { kind: 'stopped', at: null },
    });
  });

  test('takes a number of statements that grows with the stages alone', async () => {
    const { db, statements } = notingStatements(scenario.db);
    await getJudgingProgress(db, { language: 'ko', now: after(2) });
    expect(statements.length).toBeLessThanOrEqual(5);
  });
});

describe('handing over', () => {
  test('compares alternates, moves what is left, keeps what was submitted, and is on record', async () => {
    const asked = { ...stage, evaluatorId: judge, now: after(2) };
    const { left, options, alternates } = await listHandOverOptions(scenario.db, asked);
    expect({ left, options, alternates }).toMatchObject({
      left: 1,
      options: [
        {
          to: [{ evaluatorId: alternate, teams: 1 }],
          ...{ teams: 1, conflicts: 0, beyondLimit: 0, forecast: { kind: 'unknown', at: null } },
        },
      ],
      alternates: [{ evaluatorId: alternate, load: 0, loadLimit: 2, perDay: null, pledge: 'unsigned' }],
    });
    const given = { ...asked, to: [alternate], reason: '연락이 닿지 않아요' };
    expect(await handOver(scenario.db, scenario.actor, given)).toEqual({ moved: 1, stayed: 0 });
    expect(await scenario.judging()).toEqual([
      '0 0 active',
      '0 1 withdrawn',
      '1 0 active',
      '1 1 active',
      '2 1 active',
    ]);
    expect((await scenario.actions()).at(-1)).toBe('assignment.withdraw');
    // Nobody has anything left, or it would go to whoever has it.
    for (const again of [given, { ...given, evaluatorId: alternate }])
      await expect(handOver(scenario.db, scenario.actor, again)).rejects.toMatchObject({ error: 'notFound' });
  });

  test('moves a team that has handed in again since it was scored', async () => {
    const [first = 0] = scenario.teamNos;
    await outdateSheets(scenario.db, { teamNo: first, now: after(2) });
    const asked = { ...stage, evaluatorId: judge, now: after(2) };
    expect(await listHandOverOptions(scenario.db, asked)).toMatchObject({ left: 2 });
    const given = { ...asked, to: [alternate], reason: '연락이 닿지 않아요' };
    expect(await handOver(scenario.db, scenario.actor, given)).toEqual({ moved: 2, stayed: 0 });
  });

  test('leaves what they may not judge, and refuses where nothing can move or judging is over', async () => {
    const [, second = 0] = scenario.teamNos;
    await scenario.db.sql
      .insertInto('conflicts')
      .values({ evaluatorId: alternate, teamNo: second, kind: 'employer', foundAt: opensAt, endedAt: null })
      .execute();
    const given = { ...stage, to: [alternate], reason: '연락이 닿지 않아요', now: after(2) };
    const options = await listHandOverOptions(scenario.db, { ...stage, evaluatorId: other, now: after(2) });
    expect(options.options).toMatchObject([{ teams: 1, conflicts: 1 }]);
    await expect(
      handOver(scenario.db, scenario.actor, { ...given, evaluatorId: judge }),
    ).rejects.toMatchObject({
      error: 'editedElsewhere',
    });
    expect(await handOver(scenario.db, scenario.actor, { ...given, evaluatorId: other })).toEqual({
      moved: 1,
      stayed: 1,
    });
    await expect(
      handOver(scenario.db, scenario.actor, { ...given, evaluatorId: other, to: [judge] }),
    ).rejects.toMatchObject({ error: 'notFound' });
    await expect(
      handOver(scenario.db, scenario.actor, { ...given, evaluatorId: judge, now: closesAt }),
    ).rejects.toMatchObject({ error: 'notInPeriod' });
  });
});

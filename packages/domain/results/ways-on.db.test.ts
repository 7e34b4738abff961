import { createObjection } from '@chulbal/testing/announcements';
import { createSheet } from '@chulbal/testing/evaluation';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { review, sign } from '@chulbal/testing/results';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAppeal, readAppeals } from '../announcements/objections.commands.ts';
import { voidSheetById } from '../evaluation/operators.commands.ts';
import { takeTeams } from '../panels/take.commands.ts';
import { getResult } from './view.queries.ts';

let scenario: PanelScenario;
let judge: number;
let alternate: number;
let teamNo: number;

/** Two members have judged and signed two teams; an alternate stands beside. */
beforeEach(async () => {
  scenario = await panelScenario();
  [judge = 0, , alternate = 0] = scenario.evaluatorIds;
  [teamNo = 0] = scenario.teamNos;
  await scenario.publish(scenario.plan([0, 1], [2]));
  for (const evaluatorId of scenario.evaluatorIds.slice(0, 2)) {
    for (const one of scenario.teamNos)
      await createSheet(scenario.db, { ...review, evaluatorId, teamNo: one });
    await sign(scenario.db, evaluatorId);
  }
});

const result = () => getResult(scenario.db, scenario.actor, { ...review, now: scenario.later() });
const sheets = async () => (await result()).conditions.find(({ code }) => code === 'sheets');
async function voidFirst() {
  const { id } = await scenario.db.sql
    .selectFrom('sheets')
    .select('id')
    .where('evaluatorId', '=', judge)
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  await voidSheetById(scenario.db, scenario.actor, {
    sheetId: id,
    reason: '이해관계',
    now: scenario.later(),
  });
}

describe('a signed sheet that is voided', () => {
  test('keeps the result open, and says who can score the team instead', async () => {
    expect(await sheets()).toMatchObject({ met: true });
    await voidFirst();
    expect(await sheets()).toMatchObject({ met: false, open: 1 });
    const { voidedSheets, judgedUntil } = await result();
    expect(voidedSheets).toMatchObject([
      {
        teamNo,
        evaluatorId: judge,
        reason: '이해관계',
        valid: 1,
        asked: 5,
        alternates: [expect.any(String)],
      },
    ]);
    expect(judgedUntil).not.toBeNull();
  });

  test('is gone from the list once the team is taken from its evaluator, and the alternate writes', async () => {
    await voidFirst();
    const of = { ...review, evaluatorId: judge, teamNo };
    await takeTeams(scenario.db, scenario.actor, {
      ...of,
      state: 'withdrawn',
      reason: '이해관계',
      now: scenario.later(),
    });
    expect((await result()).voidedSheets).toEqual([]);
    expect(await sheets()).toMatchObject({ met: false, open: 1 });
    await createSheet(scenario.db, { ...review, evaluatorId: alternate, teamNo });
    expect(await sheets()).toMatchObject({ met: true });
  });

  test.each([
    ['has signed the stage', () => sign(scenario.db, alternate)],
    [
      'is kept from the team',
      () =>
        scenario.db.sql
          .insertInto('conflicts')
          .values({
            evaluatorId: alternate,
            teamNo,
            kind: 'employer',
            foundAt: scenario.later(),
            endedAt: null,
          })
          .execute(),
    ],
  ])('names no alternate who %s', async (_case, keep) => {
    await keep();
    await voidFirst();
    expect((await result()).voidedSheets).toMatchObject([{ alternates: [] }]);
  });
});

test('an upheld appeal waits for a version, and says which took it up and whether teams know', async () => {
  const { appealId } = await createObjection(scenario.db, { ...review, teamNo });
  const asked = { page: 1, size: 10, now: scenario.later() };
  const since = async () => (await readAppeals(scenario.db, scenario.actor, asked)).content[0]?.since;
  expect((await result()).upheldAppeals).toEqual([]);
  const decision = {
    id: appealId,
    decision: 'upheld' as const,
    answer: '다시 볼게요',
    publicUrl: '',
    now: scenario.later(),
  };
  await decideAppeal(scenario.db, scenario.actor, decision);
  expect((await result()).upheldAppeals).toMatchObject([{ id: appealId, teamNo }]);
  expect(await since()).toBeNull();
  const by = [scenario.actor, await createOperator(scenario.db)] as const;
  await finalisedVersion(scenario.db, { ...review, version: 2, teams: [], by, now: scenario.later() });
  expect((await result()).upheldAppeals).toEqual([]);
  expect(await since()).toEqual({ version: 2, announced: false });
  await scenario.db.sql
    .updateTable('announcements')
    .set({
      resultVersion: 2,
      state: 'released',
      releasedAt: scenario.later(),
      confirmedBy: by[0].operatorId,
      confirmedAt: scenario.later(),
    })
    .execute();
  expect(await since()).toEqual({ version: 2, announced: true });
});

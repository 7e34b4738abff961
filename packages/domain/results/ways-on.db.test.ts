import { createObjection } from '@chulbal/testing/announcements';
import { createSheet } from '@chulbal/testing/evaluation';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { type PanelDesk, panelDesk } from '@chulbal/testing/panel-desk';
import { review, sign } from '@chulbal/testing/results';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAppeal, readAppeals } from '../announcements/objections.commands.ts';
import { voidSheetById } from '../evaluation/operators.commands.ts';
import { takeTeams } from '../panels/take.commands.ts';
import { getResult } from './view.queries.ts';

let desk: PanelDesk;
let judge: number;
let alternate: number;
let teamNo: number;

/** Two members have judged and signed two teams; an alternate stands beside. */
beforeEach(async () => {
  desk = await panelDesk();
  [judge = 0, , alternate = 0] = desk.evaluatorIds;
  [teamNo = 0] = desk.teamNos;
  await desk.publish(desk.plan([0, 1], [2]));
  for (const evaluatorId of desk.evaluatorIds.slice(0, 2)) {
    for (const one of desk.teamNos) await createSheet(desk.db, { ...review, evaluatorId, teamNo: one });
    await sign(desk.db, evaluatorId);
  }
});

const result = () => getResult(desk.db, desk.actor, { ...review, now: desk.later() });
const sheets = async () => (await result()).conditions.find(({ code }) => code === 'sheets');
async function voidFirst() {
  const { id } = await desk.db.sql
    .selectFrom('sheets')
    .select('id')
    .where('evaluatorId', '=', judge)
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  await voidSheetById(desk.db, desk.actor, { sheetId: id, reason: '이해관계', now: desk.later() });
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
    await takeTeams(desk.db, desk.actor, {
      ...of,
      state: 'withdrawn',
      reason: '이해관계',
      now: desk.later(),
    });
    expect((await result()).voidedSheets).toEqual([]);
    expect(await sheets()).toMatchObject({ met: false, open: 1 });
    await createSheet(desk.db, { ...review, evaluatorId: alternate, teamNo });
    expect(await sheets()).toMatchObject({ met: true });
  });

  test.each([
    ['has signed the stage', () => sign(desk.db, alternate)],
    [
      'is kept from the team',
      () =>
        desk.db.sql
          .insertInto('conflicts')
          .values({ evaluatorId: alternate, teamNo, kind: 'employer', foundAt: desk.later(), endedAt: null })
          .execute(),
    ],
  ])('names no alternate who %s', async (_case, keep) => {
    await keep();
    await voidFirst();
    expect((await result()).voidedSheets).toMatchObject([{ alternates: [] }]);
  });
});

test('an upheld appeal waits for a version, and says which took it up and whether teams know', async () => {
  const { appealId } = await createObjection(desk.db, { ...review, teamNo });
  const asked = { page: 1, size: 10, now: desk.later() };
  const since = async () => (await readAppeals(desk.db, desk.actor, asked)).content[0]?.since;
  expect((await result()).upheldAppeals).toEqual([]);
  const decision = { id: appealId, decision: 'upheld' as const, answer: '다시 볼게요', now: desk.later() };
  await decideAppeal(desk.db, desk.actor, decision);
  expect((await result()).upheldAppeals).toMatchObject([{ id: appealId, teamNo }]);
  expect(await since()).toBeNull();
  const by = [desk.actor, await createOperator(desk.db)] as const;
  await finalisedVersion(desk.db, { ...review, version: 2, teams: [], by, now: desk.later() });
  expect((await result()).upheldAppeals).toEqual([]);
  expect(await since()).toEqual({ version: 2, announced: false });
  await desk.db.sql
    .updateTable('announcements')
    .set({
      resultVersion: 2,
      state: 'released',
      releasedAt: desk.later(),
      confirmedBy: by[0].operatorId,
      confirmedAt: desk.later(),
    })
    .execute();
  expect(await since()).toEqual({ version: 2, announced: true });
});

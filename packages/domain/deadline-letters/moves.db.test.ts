import { createDraft, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { askingSeason, review } from '@chulbal/testing/materials';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import { savePlan } from '../seasons/plan.commands.ts';
import { getDraftedView } from '../seasons/plan.queries.ts';
import { extendAndTell, publishAndTell } from './commands.ts';
import { listMyMovedDeadlines } from './moves.queries.ts';

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR_MS);
const later = new Date('2026-06-02T09:00:00.000Z');
const campus = { trackNo: 3, stageNo: 1 };

async function scenario() {
  const db = await testDb();
  await askingSeason(db);
  await filledSite(db);
  const operator = await createOperator(db);
  const asked = { reason: '정전 점검으로 옮겨요.', tell: true, publicUrl };
  return {
    db,
    extend: (given: { teamNo?: number; stageNo?: number; what?: 'material'; at?: Date }) => {
      const { at = after(1), ...of } = given;
      return extendAndTell(db, operator, {
        ...{ ...campus, teamNo: null, ...asked, closesAt: later, now: at },
        ...of,
      });
    },
    /** Publishes the season with the closing of campus's applications moved by hours. */
    publish: async (hours: number, now: Date) => {
      const { plan, editVersion } = await getDraftedView(db, { year: 2026 });
      const stage = plan.tracks.find(({ lane }) => lane === 3)?.stages[0];
      if (!stage?.closesAt) throw new Error('There is no such stage.');
      stage.closesAt = new Date(Date.parse(stage.closesAt) + hours * HOUR_MS).toISOString();
      await savePlan(db, operator, { year: 2026, editVersion, plan, now });
      await publishAndTell(db, operator, { ...asked, year: 2026, editVersion: editVersion + 1, now });
    },
    moved: (actor: UserActor, now = after(2)) => listMyMovedDeadlines(db, actor, { language: 'ko', now }),
  };
}

test('a deadline that moved is shown to every team that it touches, until the new one is over', async () => {
  const { db, extend, moved } = await scenario();
  const draft = await createDraft(db, { files: [] });
  const elsewhere = await createDraft(db, { trackNo: 1, files: [] });
  expect(await moved(draft.actor)).toEqual([]);
  await extend({});
  expect(await moved(draft.actor)).toEqual([
    {
      ...{ ...campus, teamNo: draft.teamNo, lane: 3, kind: 'application' },
      ...{ trackName: '캠퍼스', stageName: '접수', reason: '정전 점검으로 옮겨요.', alone: false },
      ...{ before: '2026-06-01T09:00:00.000Z', after: later.toISOString() },
    },
  ]);
  expect(await moved(elsewhere.actor)).toEqual([]);
  expect(await moved(draft.actor, later)).toEqual([]);
  // Whoever begins afterwards never knew another one.
  expect(await moved((await createDraft(db, { files: [], now: after(3) })).actor)).toEqual([]);
});

test('one that moved for a team alone is that team’s, and an earlier one by publishing is everybody’s', async () => {
  const { db, extend, publish, moved } = await scenario();
  const alone = await createSubmitted(db);
  const other = await createSubmitted(db);
  await extend({ teamNo: alone.teamNo });
  expect(await moved(alone.actor)).toMatchObject([{ alone: true, after: later.toISOString() }]);
  expect(await moved(other.actor)).toEqual([]);
  await publish(-24, after(2));
  expect(await moved(other.actor)).toMatchObject([{ alone: false, after: '2026-05-31T09:00:00.000Z' }]);
  // What it was given alone still holds.
  expect(await moved(alone.actor)).toMatchObject([{ alone: true, after: later.toISOString() }]);
});

test('that of material is shown to those who are asked for it', async () => {
  const { db, extend, moved } = await scenario();
  const asked = await createSubmitted(db);
  const draft = await createDraft(db, { files: [] });
  await extend({ stageNo: review.stageNo, what: 'material' });
  expect(await moved(asked.actor)).toMatchObject([{ kind: 'material', stageNo: review.stageNo }]);
  expect(await moved(draft.actor)).toEqual([]);
});

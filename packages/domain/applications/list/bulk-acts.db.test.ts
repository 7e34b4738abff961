import { applicationFilter } from '@chulbal/contract/applications/operators';
import {
  createDraft,
  createSubmitted,
  publicUrl,
  seasonNow,
  type TestTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { assignApplications } from './assign.commands.ts';
import { decideBonus } from './bonus.commands.ts';
import { listBulkActs } from './bulk-acts.queries.ts';
import { chooseEvery } from './chosen.queries.ts';
import { requestCompletion } from './completion.commands.ts';
import { remindMembers } from './remind.commands.ts';
import { undoBulkAct } from './undo-bulk.commands.ts';

const HOUR = 3_600_000;
let db: Db;
let actor: OperatorActor;
let other: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db, { name: '오운영' });
  other = await createOperator(db, { name: '강민서' });
});

const refused = (error: string) => expect.objectContaining({ error });
const later = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);
const claiming = () =>
  createSubmitted(db, {
    fields: { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '이력' },
    files: ['business', 'schoolPaper', 'applyAddition1'],
  });
const filterOf = (chips: Record<string, string>) => applicationFilter.parse(chips);
async function everyOf(chips: Record<string, string>) {
  const filter = filterOf(chips);
  return { filter, ...(await chooseEvery(db, actor, { filter })) };
}
const pending = { bonus: 'pending', status: 'submitted' };
const verify = (by: OperatorActor, chosen: Partial<Parameters<typeof decideBonus>[2]>) =>
  decideBonus(db, by, { place: null, decision: 'verified', reason: '', now: seasonNow, ...chosen });
const statesOf = async (...teams: TestTeam[]) => {
  const rows = await db.sql
    .selectFrom('applicationDesk')
    .select(['teamNo', 'pending', 'verified', 'rejected'])
    .execute();
  return teams.map(({ teamNo }) => {
    const row = rows.find((one) => one.teamNo === teamNo);
    return row?.verified ? 'verified' : row?.rejected ? 'rejected' : row?.pending ? 'pending' : 'none';
  });
};
const actions = async () => {
  const rows = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'actorName', 'before', 'after'])
    .where('actorKind', '=', 'operator')
    .orderBy('sequence')
    .execute();
  return rows;
};

describe('every application of a filter', () => {
  test('is decided by one command, each on record, and nobody else', async () => {
    const teams = [await claiming(), await claiming(), await claiming()];
    const without = await createSubmitted(db);
    const every = await everyOf(pending);
    expect(every.count).toBe(3);
    const noting = notingStatements(db);
    const asked = { every, place: null, decision: 'verified', reason: '', now: seasonNow } as const;
    expect(await decideBonus(noting.db, actor, asked)).toEqual({ decided: 3, actId: expect.any(Number) });
    expect(await statesOf(...teams, without)).toEqual(['verified', 'verified', 'verified', 'none']);
    expect((await actions()).map(({ action }) => action)).toEqual([
      'bonus.verify',
      'bonus.verify',
      'bonus.verify',
    ]);
    const first = noting.statements.length;
    for (let count = 0; count < 5; count += 1) await claiming();
    const more = notingStatements(db);
    await decideBonus(more.db, actor, { ...asked, every: await everyOf(pending) });
    expect(more.statements).toHaveLength(first);
  });

  test.each([
    ['a team came in', async () => void (await claiming())],
    [
      'a team left, decided by another operator',
      async (team: TestTeam) => void (await verify(other, { teamNos: [team.teamNo] })),
    ],
    [
      'one left and another came, so that there are as many',
      async (team: TestTeam) => {
        await verify(other, { teamNos: [team.teamNo] });
        await claiming();
      },
    ],
  ])('is refused with how many there are now when %s', async (_case, change) => {
    const [team] = [await claiming(), await claiming()];
    const every = await everyOf(pending);
    await change(team);
    const { count } = await everyOf(pending);
    await expect(verify(actor, { every })).rejects.toMatchObject({
      error: 'setChanged',
      details: { detail: { count } },
    });
    expect((await actions()).filter(({ actorName }) => actorName === '오운영')).toEqual([]);
  });

  test('may be assigned, asked and reminded as well, drafts only assigned', async () => {
    await createSubmitted(db);
    await createDraft(db);
    const all = await everyOf({});
    expect(all.count).toBe(2);
    await assignApplications(db, actor, { every: all, operatorId: other.operatorId, now: seasonNow });
    expect((await everyOf({ assignee: String(other.operatorId) })).count).toBe(2);
    const every = await everyOf({});
    expect(await remindMembers(db, actor, { every, publicUrl, now: later(24) })).toBeGreaterThan(0);
    const asked = { items: ['answers'], message: '고쳐 주세요', dueAt: later(48), publicUrl, now: seasonNow };
    expect(await requestCompletion(db, actor, { every, ...asked })).toBe(1);
  });

  test('needs one way of choosing', async () => {
    const { teamNo } = await claiming();
    await expect(verify(actor, {})).rejects.toEqual(refused('invalidRequest'));
    const both = { teamNos: [teamNo], every: await everyOf({}) };
    await expect(verify(actor, both)).rejects.toEqual(refused('invalidRequest'));
    await expect(verify(actor, { every: { ...both.every, count: 3_001 } })).rejects.toEqual(
      refused('invalidRequest'),
    );
  });
});

describe('undoing', () => {
  const undo = (actId: number | null, by = actor, now = later(1)) =>
    undoBulkAct(db, by, { actId: actId ?? 0, now });

  test('a bulk verification takes back what nobody has changed since, by any operator, on record', async () => {
    const second = await claiming();
    const teams = [await claiming(), second, await claiming()];
    const { actId } = await verify(actor, { every: await everyOf(pending) });
    await verify(other, {
      teamNos: [second.teamNo],
      place: 0,
      decision: 'rejected',
      reason: '다른 사람의 증빙',
    });
    expect(await undo(actId, other)).toEqual({ undone: 2, leftAlone: 1 });
    expect(await statesOf(...teams)).toEqual(['pending', 'rejected', 'pending']);
    expect((await actions()).slice(-2)).toEqual(
      [1, 2].map(() => ({
        action: 'bonus.undo',
        actorName: '강민서',
        before: [{ place: 0, state: 'verified' }],
        after: [{ place: 0, state: 'pending' }],
      })),
    );
    await expect(undo(actId)).rejects.toEqual(refused('alreadyUndone'));
    expect(await listBulkActs(db, actor, { now: later(2) })).toMatchObject([
      {
        actId,
        kind: 'verifyBonus',
        teams: 3,
        doneBy: '오운영',
        undo: 'undone',
        undone: { at: later(1).toISOString(), by: '강민서', leftAlone: 1 },
      },
    ]);
  });

  test('a decision that was taken back stands again with its reason and whoever had decided', async () => {
    const team = await claiming();
    await verify(other, { teamNos: [team.teamNo], decision: 'rejected', reason: '기한이 지난 증빙' });
    const { actId } = await verify(actor, { teamNos: [team.teamNo], decision: 'pending', now: later(1) });
    expect(await statesOf(team)).toEqual(['pending']);
    expect(await undo(actId, actor, later(2))).toEqual({ undone: 1, leftAlone: 0 });
    const row = await db.sql.selectFrom('bonusDecisions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      decision: 'rejected',
      reason: '기한이 지난 증빙',
      decidedBy: other.operatorId,
    });
    expect(row.decidedAt).toEqual(seasonNow);
  });

  test('assigning gives each application back to whose it was', async () => {
    const [one, two, three] = [await createSubmitted(db), await createSubmitted(db), await createDraft(db)];
    const give = (teams: { teamNo: number }[], operatorId: number | null) =>
      assignApplications(db, actor, {
        teamNos: teams.map(({ teamNo }) => teamNo),
        operatorId,
        now: seasonNow,
      });
    await give([one], other.operatorId);
    const { actId } = await give([one, two, three], actor.operatorId);
    await give([three], null);
    expect(await undo(actId)).toEqual({ undone: 2, leftAlone: 1 });
    const rows = await db.sql
      .selectFrom('applicationDesk')
      .select(['teamNo', 'assigneeId'])
      .orderBy('teamNo')
      .execute();
    expect(rows.map(({ assigneeId }) => assigneeId)).toEqual([other.operatorId, null, null]);
    expect((await actions()).slice(-2)).toMatchObject([
      { action: 'application.assignUndo', before: { assignee: '오운영' }, after: { assignee: '강민서' } },
      { action: 'application.assignUndo', before: { assignee: '오운영' }, after: { assignee: null } },
    ]);
  });

  test('not what sent messages, not after a day, not what never was', async () => {
    const { teamNo } = await claiming();
    await remindMembers(db, actor, { teamNos: [teamNo], publicUrl, now: later(24) });
    const { actId } = await verify(actor, { teamNos: [teamNo] });
    const [, reminded] = await listBulkActs(db, actor, { now: later(24) });
    expect(reminded).toMatchObject({ kind: 'remindMembers', undo: 'messages', teams: 1 });
    await expect(undo(reminded?.actId ?? 0)).rejects.toEqual(refused('messagesSent'));
    await expect(undo(actId, actor, later(24.1))).rejects.toEqual(refused('undoTooLate'));
    await expect(undo(999_999)).rejects.toEqual(refused('notFound'));
  });

  test('what changed nothing leaves no act', async () => {
    const { teamNo } = await createSubmitted(db);
    expect(await verify(actor, { teamNos: [teamNo] })).toEqual({ decided: 0, actId: null });
    expect(await listBulkActs(db, actor, { now: seasonNow })).toEqual([]);
  });
});

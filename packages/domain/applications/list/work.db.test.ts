import { applicationFilter } from '@chulbal/contract/applications/operators';
import { campus, createDraft, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { listOperatorsForWork } from '../work.queries.ts';
import { assignApplications } from './assign.commands.ts';
import { listApplications } from './queries.ts';
import { remindMembers } from './remind.commands.ts';
import { deleteView, saveView } from './views.commands.ts';
import { filterOf, listSavedViews } from './views.queries.ts';

const HOUR = 3_600_000;
let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db, { name: '오운영' });
});

const refused = (error: string) => expect.objectContaining({ error });
const actions = async () => {
  const rows = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'before', 'after'])
    .where('actorKind', '=', 'operator')
    .orderBy('sequence')
    .execute();
  return rows;
};

describe('looking after applications', () => {
  test('gives submissions and drafts to an operator or to nobody, each on record', async () => {
    const [team, draft] = [await createSubmitted(db), await createDraft(db)];
    const manager = await createOperator(db, { role: 'contestManager', name: '매니저' });
    const teamNos = [team.teamNo, draft.teamNo];
    const { operatorId } = manager;
    await assignApplications(db, actor, { teamNos, operatorId, now: seasonNow });
    await assignApplications(db, actor, { teamNos, operatorId, now: seasonNow });
    const list = (assignee: number) => {
      const filter = applicationFilter.parse({ assignee: String(assignee) });
      return listApplications(db, actor, { filter, sort: 'number', page: 1, size: 10, language: 'ko' });
    };
    expect((await list(operatorId)).content).toMatchObject([
      { teamNo: team.teamNo, assignee: { operatorId, name: '매니저' }, leaderName: '윤O준' },
      { teamNo: draft.teamNo, assignee: { operatorId } },
    ]);
    await assignApplications(db, actor, { teamNos: [team.teamNo], operatorId: null, now: seasonNow });
    expect((await list(0)).content).toMatchObject([{ teamNo: team.teamNo, assignee: null }]);
    expect(await actions()).toEqual([
      { action: 'application.assign', before: { assignee: null }, after: { assignee: '매니저' } },
      { action: 'application.assign', before: { assignee: null }, after: { assignee: '매니저' } },
      { action: 'application.assign', before: { assignee: '매니저' }, after: { assignee: null } },
    ]);
  });

  test('only operators who may work on applications', async () => {
    const { teamNo } = await createSubmitted(db);
    const viewer = await createOperator(db, { role: 'viewer' });
    const gone = await createOperator(db, { role: 'owner' });
    await db.sql
      .updateTable('operators')
      .set({ disabledAt: seasonNow })
      .where('accountId', '=', gone.operatorId)
      .execute();
    expect(await listOperatorsForWork(db, actor)).toEqual([{ operatorId: actor.operatorId, name: '오운영' }]);
    for (const { operatorId } of [viewer, gone]) {
      const assign = assignApplications(db, actor, { teamNos: [teamNo], operatorId, now: seasonNow });
      await expect(assign).rejects.toEqual(refused('notFound'));
    }
  });
});

describe('reminding members', () => {
  const remind = (teamNos: number[], now: Date) => remindMembers(db, actor, { teamNos, publicUrl, now });
  const later = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);

  test('sends their link again to who has not confirmed, once a day', async () => {
    const [team, other, draft] = [
      await createSubmitted(db),
      await createSubmitted(db),
      await createDraft(db),
    ];
    const teamNos = [team.teamNo, other.teamNo, draft.teamNo];
    expect(await remind(teamNos, later(23))).toBe(0);
    await db.sql
      .updateTable('members')
      .set({ confirmedAt: seasonNow })
      .where('teamNo', '=', team.teamNo)
      .where('memberKey', '=', 'member01')
      .execute();
    expect(await remind(teamNos, later(24))).toBe(3);
    expect(await remind(teamNos, later(25))).toBe(0);
    expect((await actions()).map(({ action }) => action)).toEqual(['members.remind', 'members.remind']);
  });

  test('R-05 before the confirmation date, and not at it', async () => {
    const { teamNo } = await createSubmitted(db);
    const { stages } = await getTrackRules(db, campus.trackNo);
    const confirmBy = stages.find(({ stageNo }) => stageNo === campus.stageNo)?.confirmBy?.getTime() ?? 0;
    expect(await remind([teamNo], new Date(confirmBy))).toBe(0);
    expect(await remind([teamNo], new Date(confirmBy - 1))).toBe(2);
  });

  test('not after the confirmation date, and not beyond what may be sent in a leader’s name', async () => {
    const { teamNo } = await createSubmitted(db);
    expect(await remind([teamNo], later(24 * 365))).toBe(0);
    const blocked = { count: 99, startedAt: later(23.9), blockedUntil: later(24.01) };
    const { numUpdatedRows } = await db.sql.updateTable('attempts').set(blocked).executeTakeFirst();
    expect(numUpdatedRows).toBeGreaterThan(0n);
    expect(await remind([teamNo], later(24))).toBe(0);
  });
});

describe('saved views', () => {
  const save = (name: string, query: string, viewId?: number) =>
    saveView(db, actor, { name, query, viewId, now: seasonNow });

  test('are mine, in my order, with how many each finds now', async () => {
    await createSubmitted(db, { teamName: '막차지도' });
    await createDraft(db);
    const one = await save('제출한 팀', 'status=submitted&sort=teamName&columns=number,teamName');
    await save('막차', 'keyword=%EB%A7%89%EC%B0%A8&status=submitted,draft');
    await save('모두', '');
    await save('뜻 없는 조건', 'status=nonsense');
    const other = await createOperator(db);
    expect(await listSavedViews(db, other, {})).toEqual([]);
    expect((await listSavedViews(db, actor, {})).map(({ name, count }) => [name, count])).toEqual([
      ['제출한 팀', 1],
      ['막차', 1],
      ['모두', 2],
      ['뜻 없는 조건', 0],
    ]);
    expect(await save('낸 팀', 'status=draft', one.viewId)).toEqual(one);
    expect((await listSavedViews(db, actor, { year: 2026 }))[0]).toEqual({
      ...one,
      name: '낸 팀',
      query: 'status=draft',
      count: 1,
    });
    expect((await listSavedViews(db, actor, { year: 2025 }))[0]).toMatchObject({ count: 0 });
  });

  test('have names of their own, and are at most twenty', async () => {
    for (let count = 0; count < 20; count += 1) await save(`보기 ${count}`, '');
    await expect(save('보기 3', '')).rejects.toEqual(refused('invalidRequest'));
    await expect(save('하나 더', '')).rejects.toEqual(refused('invalidRequest'));
  });

  test('nobody changes or deletes another’s', async () => {
    const { viewId } = await save('내 보기', '');
    const other = await createOperator(db);
    const theirs = { viewId, now: seasonNow };
    await expect(saveView(db, other, { ...theirs, name: '남의 것', query: '' })).rejects.toEqual(
      refused('notFound'),
    );
    await expect(deleteView(db, other, theirs)).rejects.toEqual(refused('notFound'));
    await deleteView(db, actor, theirs);
    expect(await listSavedViews(db, actor, {})).toEqual([]);
    expect((await actions()).map(({ action }) => action)).toEqual(['view.save', 'view.delete']);
  });

  test('as many queries for three views as for one', async () => {
    const asks: number[] = [];
    for (const names of [['하나'], ['둘', '셋']]) {
      for (const name of names) await save(name, 'status=submitted');
      const noting = notingStatements(db);
      await listSavedViews(noting.db, actor, {});
      asks.push(noting.statements.filter((kind) => kind === 'RawNode').length);
    }
    expect(asks).toEqual([1, 1]);
  });

  test.each([
    ['trackNo=1,2&bonus=pending', { trackNo: [1, 2], bonus: ['pending'] }],
    ['trackNo=1&trackNo=2', { trackNo: [1, 2] }],
    ['sort=number&columns=a&team=3', {}],
  ])('the chips of %s', (query, chips) => {
    expect(filterOf(query)).toEqual(applicationFilter.parse(chips));
  });
});

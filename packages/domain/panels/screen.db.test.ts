import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, changeTeam, createSubmitted, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { listConflicts } from './conflicts.queries.ts';
import { dismissConflict } from './dismissals.commands.ts';
import { screen } from './screen.commands.ts';

const now = seasonNow;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
let db: Db;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

const screenAll = async () => {
  while ((await screen(db, { now })) > 0) {
    // The next ones.
  }
};
const conflicts = () =>
  db.sql
    .selectFrom('conflicts')
    .select(['evaluatorId', 'teamNo', 'kind', 'endedAt'])
    .orderBy('evaluatorId')
    .orderBy('teamNo')
    .orderBy('kind')
    .execute();
const live = async () =>
  (await conflicts()).filter(({ endedAt }) => endedAt === null).map(({ endedAt: _, ...one }) => one);
const school = '가온대학교';

describe('conflicts are found', () => {
  test('of a team that submits, over all its active members', async () => {
    const { evaluatorId } = await createEvaluator(db, { schoolName: school, department: '경영학부' });
    await createEvaluator(db);
    const { teamNo } = await createSubmitted(db);
    await screenAll();
    expect(await live()).toEqual([
      { evaluatorId, teamNo, kind: 'department' },
      { evaluatorId, teamNo, kind: 'school' },
    ]);
  });

  test('of an evaluator who comes later', async () => {
    const { teamNo } = await createSubmitted(db);
    await screenAll();
    expect(await live()).toEqual([]);
    const { evaluatorId } = await createEvaluator(db, { employer: '㈜ 한칸서재' });
    await screenAll();
    expect(await live()).toEqual([{ evaluatorId, teamNo, kind: 'employer' }]);
  });

  test('by phone, and by an e-mail domain that tells where somebody belongs', async () => {
    const phone = '010-7777-0001';
    const { evaluatorId } = await createEvaluator(db, { phone, email: 'judge@gaon.ac.kr' });
    const { teamNo } = await createSubmitted(db, {
      fields: { 'members.member01.tmPhone': phone, 'members.member02.tmEmail': 'one@gaon.ac.kr' },
    });
    await screenAll();
    expect(await live()).toEqual([
      { evaluatorId, teamNo, kind: 'emailDomain' },
      { evaluatorId, teamNo, kind: 'phone' },
    ]);
  });

  test('and are over when members change or the team is taken back, but keep their row', async () => {
    await createEvaluator(db, { email: 'judge@gaon.ac.kr' });
    const field = 'members.member02.tmEmail';
    const team = await createSubmitted(db, { fields: { [field]: 'one@gaon.ac.kr' } });
    await screenAll();
    expect(await live()).toHaveLength(1);
    await submitTeam(db, await changeTeam(db, team, { [field]: 'one@naver.com' }));
    await screenAll();
    expect(await live()).toEqual([]);
    expect((await conflicts()).map(({ endedAt }) => endedAt)).toEqual([now]);
    await cancelApplication(db, team.actor, { ...team, language: 'ko', publicUrl: '', now });
    await screenAll();
    expect(await db.sql.selectFrom('teamMarks').selectAll().execute()).toEqual([]);
  });
});

describe('a conflict that was found to be none', () => {
  test('stays dismissed when all is compared again, and comes back when something new matches', async () => {
    const actor = await createOperator(db);
    const { evaluatorId } = await createEvaluator(db, { employer: '㈜ 한칸서재' });
    const { teamNo } = await createSubmitted(db);
    await screenAll();
    const dismissed = { evaluatorId, teamNo, kind: 'employer' as const, reason: '이름만 같은 회사예요', now };
    await dismissConflict(db, actor, dismissed);
    await expect(dismissConflict(db, actor, dismissed)).rejects.toMatchObject({ error: 'editedElsewhere' });
    await expect(dismissConflict(db, actor, { ...dismissed, kind: 'phone' })).rejects.toMatchObject({
      error: 'notFound',
    });
    const again = async (employer: string) => {
      await db.sql.updateTable('evaluators').set({ employer }).execute();
      await db.sql.deleteFrom('teamScreenings').execute();
      await screenAll();
      return live();
    };
    expect(await again('한칸서재')).toEqual([]);
    expect(await again('다른 회사')).toEqual([]);
    expect(await again('한칸서재 주식회사')).toEqual([]);
    const { teamName } = await db.sql
      .updateTable('applications')
      .set({ teamName: '두칸서재' })
      .where('teamNo', '=', teamNo)
      .returning('teamName')
      .executeTakeFirstOrThrow();
    expect(await again(teamName ?? '')).toEqual([{ evaluatorId, teamNo, kind: 'employer' }]);
    const [listed] = await listConflicts(db, stage);
    expect(listed).toMatchObject({ endedAt: null, dismissal: { reason: '이름만 같은 회사예요' } });
  });
});

describe('a new conflict on an active assignment', () => {
  test('ends it, voids nothing else, and says so in the log', async () => {
    const { evaluatorId } = await createEvaluator(db, { schoolName: school });
    const other = await createEvaluator(db);
    const { teamNo } = await createSubmitted(db);
    await assign(db, { ...stage, evaluatorId, teamNos: [teamNo] });
    await assign(db, { ...stage, evaluatorId: other.evaluatorId, teamNos: [teamNo] });
    await screenAll();
    const rows = await db.sql
      .selectFrom('assignments')
      .select(['evaluatorId', 'state', 'reason'])
      .orderBy('evaluatorId')
      .execute();
    expect(rows).toEqual([
      { evaluatorId, state: 'conflicted', reason: '제척 사유가 새로 확인됐어요: 같은 학교' },
      { evaluatorId: other.evaluatorId, state: 'active', reason: '' },
    ]);
    const log = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'actorKind'])
      .orderBy('sequence')
      .execute();
    expect(log).toContainEqual({ action: 'assignment.conflict', actorKind: 'system' });
  });

  test('leaves it where the level of the stage is the department and only the school is the same', async () => {
    const { evaluatorId } = await createEvaluator(db, { schoolName: school, department: '천문학과' });
    const { teamNo } = await createSubmitted(db);
    await db.sql
      .insertInto('judgedStages')
      .values({ ...stage, conflictLevel: 'department', resultRules: null })
      .execute();
    await assign(db, { ...stage, evaluatorId, teamNos: [teamNo] });
    await screenAll();
    const { state } = await db.sql.selectFrom('assignments').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('active');
  });
});

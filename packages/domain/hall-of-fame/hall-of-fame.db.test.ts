import { announceFinal } from '@chulbal/testing/announcements';
import { campus, createSubmitted, seasonNow as now, type TestTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listWinners } from '../posts/hall-of-fame.queries.ts';
import { getWrittenPost, listWrittenPosts } from '../posts/written.queries.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { makeHofDrafts } from './commands.ts';
import { listHofSources } from './queries.ts';

let db: Db;
let operator: OperatorActor;
let winner: TestTeam;
let second: TestTeam;
let failed: TestTeam;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  operator = await createOperator(db);
  winner = await createSubmitted(db, { fields: { teamName: '물결로그' } });
  second = await createSubmitted(db, { fields: { teamName: '새싹지도' } });
  failed = await createSubmitted(db, { fields: { teamName: '느린우체통' } });
});

const announce = (version = 1) =>
  announceFinal(db, {
    ...{ trackNo: campus.trackNo, version },
    teams: [
      { teamNo: winner.teamNo, decision: 'selected' },
      { teamNo: second.teamNo, decision: 'selected' },
      { teamNo: failed.teamNo, decision: 'notSelected' },
    ],
  });
const written = () => listWrittenPosts(db, { board: 'hof', page: 1, size: 10, now });

test('every winner of an announced final becomes a draft that nobody sees yet', async () => {
  const stage = await announce();
  expect(await listHofSources(db)).toMatchObject([{ ...stage, winners: 2, made: 0 }]);
  expect(await makeHofDrafts(db, operator, { ...stage, now })).toEqual({ made: 2 });
  const { content } = await written();
  expect(content.map(({ title, state }) => [title, state]).toSorted()).toEqual([
    ['물결로그', 'draft'],
    ['새싹지도', 'draft'],
  ]);
  const first = content.find(({ title }) => title === '물결로그');
  const { draft } = await getWrittenPost(db, { postNo: first?.postNo ?? 0, now });
  const { number } = await db.sql
    .selectFrom('applications')
    .select('number')
    .where('teamNo', '=', winner.teamNo)
    .executeTakeFirstOrThrow();
  expect(draft).toMatchObject({ kind: 'lane', details: { number, lane: expect.any(Number) } });
  expect((await listWinners(db, { language: 'ko', now, page: 1, size: 10 })).totalElements).toBe(0);
});

test('names none of its people', async () => {
  await makeHofDrafts(db, operator, { ...(await announce()), now });
  const people = await db.sql
    .selectFrom('applications as a')
    .innerJoin('accounts as p', 'p.id', 'a.leaderId')
    .select('p.name')
    .execute();
  const drafts = JSON.stringify(await db.sql.selectFrom('posts').select('draft').execute());
  expect(people.length).toBeGreaterThan(0);
  for (const { name } of people) expect(drafts).not.toContain(name);
});

test('never twice, also by two who press at once, and of a newer result only who is new', async () => {
  const stage = await announce();
  const another = await createOperator(db);
  const made = await Promise.all(
    [operator, another].map((actor) => makeHofDrafts(db, actor, { ...stage, now })),
  );
  expect(made.map((one) => one.made).toSorted()).toEqual([0, 2]);
  await announceFinal(db, {
    ...{ trackNo: campus.trackNo, version: 2 },
    teams: [winner, second, failed].map(({ teamNo }) => ({ teamNo, decision: 'selected' as const })),
  });
  expect(await makeHofDrafts(db, operator, { ...stage, now })).toEqual({ made: 1 });
  expect((await written()).totalElements).toBe(3);
});

test('of nothing that is not announced or not the final stage', async () => {
  const make = (stageNo: number) =>
    makeHofDrafts(db, operator, { trackNo: campus.trackNo, stageNo, now }).catch(({ error }) => error);
  const stages = (await getTrackRules(db, campus.trackNo)).stages.map(({ stageNo }) => stageNo);
  expect(await Promise.all(stages.map(make))).toEqual(stages.map(() => 'notFound'));
  const { stageNo } = await announce();
  for (const other of stages) if (other !== stageNo) expect(await make(other)).toBe('notFound');
  expect(await make(stageNo)).toEqual({ made: 2 });
});

import { compareTeams } from '@chulbal/domain/applications/list/similar.commands';
import { refusalOf } from '@chulbal/domain/applications/submission.rules';
import { verifyAudit } from '@chulbal/domain/audit/chain.queries';
import type { Db } from '@chulbal/domain/db';
import { screen } from '@chulbal/domain/panels/screen.commands';
import { getResultFacts } from '@chulbal/domain/results/facts.queries';
import { rank } from '@chulbal/domain/results/ranking.rules';
import { getTrackRules } from '@chulbal/domain/seasons/queries';
import { seedBase } from '@chulbal/domain/seeds/base';
import { undrawnStore } from '@chulbal/testing/demo-store';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, expect, test } from 'vitest';
import { type League, seedLeague } from './league.ts';

const now = new Date('2026-05-20T05:03:21.000Z');
const TEAMS = process.env.WHOLE ? 300 : 30;

let db: Db;
let league: League;

beforeAll(async () => {
  db = await testDb();
  await seedBase(db, { now });
  league = await seedLeague(db, { teams: TEAMS, now, ...undrawnStore() });
}, 120_000);

const tracks = () => db.sql.selectFrom('tracks').select(['trackNo']).orderBy('trackNo').execute();

test('a league has as many teams as were asked for, on all five tracks, each handed in under the rules', async () => {
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('submissions as s', 's.teamNo', 'a.teamNo')
    .select(['a.trackNo', 'a.teamNo', 'a.teamName', 'a.itemName', 'a.status', 's.fieldsSealed', 's.files'])
    .select('s.arrivedAt')
    .execute();
  expect(Math.abs(rows.length - TEAMS)).toBeLessThan(3);
  expect(rows).toHaveLength(league.teams);
  expect(new Set(rows.map(({ trackNo }) => trackNo)).size).toBe(5);
  for (const name of ['teamName', 'itemName'] as const)
    expect(new Set(rows.map((row) => row[name])).size).toBe(rows.length);
  for (const row of rows) {
    const rules = await getTrackRules(db, row.trackNo);
    const closesAt = rules.stages[0]?.closesAt ?? now;
    const fields = JSON.parse(db.vault.open(row.fieldsSealed));
    const refused = refusalOf(fields, row.files, rules, { now: row.arrivedAt, closesAt });
    expect([row.teamName, refused, row.arrivedAt < closesAt]).toEqual([row.teamName, null, true]);
  }
});

test('its teams have two to four people, and nobody’s phone is there twice', async () => {
  const people = await db.sql.selectFrom('members').select(['teamNo', 'phoneIndex']).execute();
  for (const [, ofTeam] of Map.groupBy(people, ({ teamNo }) => teamNo)) {
    expect([2, 3, 4]).toContain(ofTeam.length);
  }
  expect(new Set(people.map(({ phoneIndex }) => phoneIndex)).size).toBe(people.length);
});

test('its teams are compared: a start on it has nothing to work off', async () => {
  expect(await compareTeams(db)).toBe(0);
  expect(await screen(db, { now })).toBe(0);
});

test('its log is whole, in the order of time within what applicants and evaluators did', async () => {
  expect(await verifyAudit(db)).toMatchObject({ entries: league.entries, brokenAt: null, waiting: 0 });
  expect(league.entries).toBeGreaterThan((TEAMS * 20) / 3);
});

test('every team is judged by seven, half the sheets are there, and a ranking comes of it', async () => {
  const duties = await db.sql
    .selectFrom('assignments')
    .select(['teamNo', 'evaluatorId', 'state'])
    .where('state', '=', 'active')
    .execute();
  expect(duties).toHaveLength(league.teams * 7);
  expect(league.sheets / duties.length).toBeGreaterThan(0.4);
  expect(league.sheets / duties.length).toBeLessThan(0.6);
  const versions = await db.sql.selectFrom('sheetVersions').select('sheetId').execute();
  expect(versions).toHaveLength(league.sheets);
  for (const { trackNo } of await tracks()) {
    const { inputs, rules } = await getResultFacts(db, { trackNo, stageNo: 2 });
    const { teams } = rank(inputs, rules);
    expect(teams).toHaveLength(inputs.teams.length);
    expect(teams.filter(({ average }) => average !== null).length).toBeGreaterThan(0);
  }
});

test('whoever has submitted has logged in before', async () => {
  const rows = await db.sql
    .selectFrom('sheets as s')
    .innerJoin('evaluators as e', 'e.accountId', 's.evaluatorId')
    .select(['e.lastLoginAt', ({ fn }) => fn.max('s.submittedAt').as('submittedAt')])
    .groupBy(['e.accountId', 'e.lastLoginAt'])
    .execute();
  expect(rows.length).toBeGreaterThan(5);
  for (const { lastLoginAt, submittedAt } of rows)
    expect(lastLoginAt?.getTime()).toBeLessThan(submittedAt?.getTime() ?? 0);
});

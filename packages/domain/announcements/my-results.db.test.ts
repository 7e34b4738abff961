import { campus, createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createJoined, type JoinedTeam } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { listRuledTeams } from '../applications/entry/queries.ts';
import type { Db } from '../db.ts';
import { withdrawTeam } from '../withdrawals/commands.ts';
import { confirmAnnouncement, requestAnnouncement } from './commands.ts';
import { listMyResults } from './my-results.queries.ts';
import { getMyResult } from './queries.ts';
import { releaseDue } from './release.commands.ts';
import { usualTemplates } from './templates.rules.ts';

const HOUR = 3_600_000;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);

let db: Db;
let one: OperatorActor;
let two: OperatorActor;
let passed: TestTeam;
let reserve: JoinedTeam;
let failed: TestTeam;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db);
  two = await createOperator(db);
  passed = await createSubmitted(db);
  reserve = await createJoined(db);
  failed = await createSubmitted(db);
  const teams = [
    { teamNo: passed.teamNo, decision: 'selected' as const },
    { teamNo: reserve.teamNo, decision: 'reserve' as const, reserveRank: 1 },
    { teamNo: failed.teamNo, decision: 'cut' as const },
  ];
  await finalisedVersion(db, { ...stage, version: 1, by: [one, two], now: seasonNow, teams });
  const { announcementId } = await requestAnnouncement(db, one, {
    ...{ ...stage, resultVersion: 1, templates: usualTemplates, publicUrl, now: at(1) },
    ...{ releaseAt: at(2).toISOString(), appealUntil: at(50).toISOString(), verifyUntil: null },
    shows: { averages: true, comments: 'edited' },
  });
  await confirmAnnouncement(db, two, { announcementId, now: at(1) });
});

const releaseAll = async (hours: number) => {
  while ((await releaseDue(db, { now: at(hours), publicUrl })) > 0);
};

describe('the results of all teams of mine', () => {
  const mine = async (team: TestTeam, hours: number, actor = team.actor) =>
    listMyResults(db, await listRuledTeams(db, actor), { language: 'ko', now: at(hours) });

  test('are the leader’s and the members’, from the release on; only the leader can say something against it', async () => {
    await releaseAll(1.9);
    expect(await mine(passed, 1.9)).toEqual({ results: [], appeals: [] });
    await releaseAll(2);
    const until = at(50).toISOString();
    const told = { ...stage, announcedAt: at(2).toISOString(), appealUntil: until };
    expect(await mine(passed, 3)).toMatchObject({
      results: [{ ...told, teamNo: passed.teamNo, state: 'passed', reserve: null }],
      appeals: [{ ...stage, teamNo: passed.teamNo, until }],
    });
    const inReserve = { ...told, teamNo: reserve.teamNo, state: 'failed', reserve: { rank: 1 } };
    expect(await mine(reserve, 3)).toMatchObject({ results: [inReserve], appeals: [{ until }] });
    expect(await mine(reserve, 3, reserve.member)).toMatchObject({ results: [inReserve], appeals: [] });
    expect(await mine(failed, 51)).toMatchObject({
      results: [{ state: 'failed', reserve: null, appealUntil: null }],
      appeals: [],
    });
  });

  test('are asked for of stages that are judged', async () => {
    const asked = { teamNo: passed.teamNo, language: 'ko', now: at(3) } as const;
    for (const stageNo of [1, 99])
      await expect(getMyResult(db, passed.actor, { ...asked, stageNo })).rejects.toMatchObject({
        error: 'notQuerySubject',
      });
  });

  test('are none of a team that was withdrawn or is not judged', async () => {
    await releaseAll(2);
    await withdrawTeam(db, one, { teamNo: reserve.teamNo, reason: '그만둬요', publicUrl, now: at(3) });
    expect((await mine(reserve, 3)).results).toEqual([]);
    expect((await mine(reserve, 3, reserve.member)).results).toEqual([]);
    await db.sql
      .updateTable('applications')
      .set({ ineligibleAt: at(1) })
      .where('teamNo', '=', failed.teamNo)
      .execute();
    expect((await mine(failed, 3)).results).toEqual([]);
  });
});

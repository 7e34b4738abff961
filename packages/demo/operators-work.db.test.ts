import { mintOperator, type OperatorActor } from '@chulbal/domain/actor';
import { claimsOf, proofsOf } from '@chulbal/domain/applications/claims.rules';
import { getApplicationDetail } from '@chulbal/domain/applications/list/detail.queries';
import { compareTeams } from '@chulbal/domain/applications/list/similar.commands';
import { openFields } from '@chulbal/domain/applications/places.queries';
import { chainArrivals } from '@chulbal/domain/audit/chain.commands';
import { verifyAudit } from '@chulbal/domain/audit/chain.queries';
import type { Db } from '@chulbal/domain/db';
import { getTrackRules } from '@chulbal/domain/seasons/queries';
import { seedBase } from '@chulbal/domain/seeds/base';
import { undrawnStore } from '@chulbal/testing/demo-store';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from './seed.ts';

// A Sunday: what is done on working days was done before it.
const now = new Date('2026-05-24T03:00:00.000Z');

let db: Db;
let actor: OperatorActor;

beforeAll(async () => {
  db = await testDb();
  await seedBase(db, { now });
  await seedDemo(db, { now, ...undrawnStore() });
  actor = mintOperator({ operatorId: 0, name: '보는 사람', role: 'owner', address: '192.0.2.1' });
  while ((await compareTeams(db)) > 0) {
    // The next ones.
  }
}, 180_000);

/** Submitted teams of this year's lanes (`trackNo` 1 to 5), last year's (6 to 10) and those of the season before, with their rows of the table. */
const listTeams = () =>
  db.sql
    .selectFrom('applications as a')
    .innerJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .innerJoin('submissions as s', (join) =>
      join.onRef('s.teamNo', '=', 'a.teamNo').onRef('s.version', '=', 'a.submissionVersion'),
    )
    .select(['a.teamNo', 'a.trackNo', 'a.teamName', 'a.number', 's.fieldsSealed', 's.files', 's.arrivedAt'])
    .select(['d.claims', 'd.claimed', 'd.pending', 'd.verified', 'd.rejected', 'd.points', 'd.assigneeId'])
    .where('a.status', '=', 'submitted')
    .orderBy('a.teamNo')
    .execute();
const listEntries = () => db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence').execute();
const detailOf = async (teamName: string) => {
  const team = (await listTeams()).find((one) => one.teamName === teamName);
  return getApplicationDetail(db, actor, { teamNo: team?.teamNo ?? 0, language: 'ko' });
};

describe('bonus items of the demo', () => {
  test('are claimed by about a third of 캠퍼스, 성장 and last year’s teams', async () => {
    const teams = await listTeams();
    const groups = {
      campus: teams.filter(({ trackNo }) => trackNo === 3),
      growth: teams.filter(({ trackNo }) => trackNo === 4),
      lastYear: teams.filter(({ trackNo }) => trackNo > 5 && trackNo <= 10),
    };
    for (const [name, group] of Object.entries(groups)) {
      const share = group.filter(({ claimed }) => claimed > 0).length / group.length;
      expect(share, name).toBeGreaterThan(0.25);
      expect(share, name).toBeLessThan(0.45);
    }
    const claimed = new Set(teams.map((team) => team.claimed));
    expect(claimed).toEqual(new Set([0, 1, 2, 3]));
    const thisYear = teams.filter(({ trackNo }) => trackNo <= 5);
    for (const state of ['pending', 'verified', 'rejected'] as const)
      expect([state, thisYear.some((team) => team[state] > 0)]).toEqual([state, true]);
    expect(groups.lastYear.filter(({ pending }) => pending > 0)).toEqual([]);
  });

  test('are what the submissions say, each with a proof, and decisions are about them', async () => {
    const decisions = await db.sql.selectFrom('bonusDecisions').selectAll().execute();
    let decided = 0;
    for (const team of await listTeams()) {
      const { bonuses } = await getTrackRules(db, team.trackNo);
      const claims = claimsOf(openFields(db, team.fieldsSealed), team.files, bonuses);
      expect([team.teamName, team.claims]).toEqual([team.teamName, claims]);
      for (const { place } of claims) expect(proofsOf(team.files, place)).toHaveLength(1);
      const own = decisions.filter(({ teamNo }) => teamNo === team.teamNo);
      decided += own.length;
      for (const decision of own) {
        const claim = claims.find(({ place }) => place === decision.place);
        expect(decision.claimSha256).toBe(claim?.sha256);
        expect(decision.decision === 'rejected').toBe(decision.reason !== '');
        expect(decision.decidedAt > team.arrivedAt && decision.decidedAt < now).toBe(true);
      }
      const count = (state: string) => own.filter(({ decision }) => decision === state).length;
      expect([team.verified, team.rejected, team.pending]).toEqual([
        count('verified'),
        count('rejected'),
        claims.length - own.length,
      ]);
    }
    expect(decided).toBe(decisions.length);
  });

  test('stand in the audit log as they were decided', async () => {
    const entries = (await listEntries()).filter(({ action }) => action.startsWith('bonus.'));
    const logged = entries.flatMap(({ objectId, after, actorId, at }) =>
      (after as { place: number; state: string }[]).map(({ place, state }) => [
        Number(objectId),
        place,
        state,
        actorId,
        at,
      ]),
    );
    const decisions = await db.sql.selectFrom('bonusDecisions').selectAll().execute();
    const standing = decisions.map((one) => [
      one.teamNo,
      one.place,
      one.decision,
      one.decidedBy,
      one.decidedAt,
    ]);
    const byKey = (rows: unknown[][]) => rows.sort((a, b) => String(a).localeCompare(String(b)));
    expect(byKey(logged)).toEqual(byKey(standing));
    expect(new Set(decisions.map(({ decidedBy }) => decidedBy)).size).toBe(2);
  });
});

describe('the work of the demo’s operators', () => {
  test('is in the audit log in the order of time, unbroken, all of it past', async () => {
    await chainArrivals(db);
    const entries = await listEntries();
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(now.getTime());
    expect(new Set(entries.map(({ action }) => action))).toEqual(
      new Set([
        'member.reveal',
        'accessReview.sign',
        'dataRequest.enter',
        'dataRequest.note',
        'dataRequest.take',
        'dataRequest.extend',
        'dataRequest.answer',
        'bonus.verify',
        'material.submit',
        'panels.save',
        'panels.publish',
        'pledge.sign',
        'bonus.reject',
        'application.assign',
        'completion.request',
        'application.resubmit',
        'deadline.extend',
        'popup.create',
        'popup.show',
        'poster.create',
        'poster.show',
        'view.save',
        'post.create',
        'post.edit',
        'post.publish',
        'faq.create',
        'faq.show',
        'exhibition.begin',
        'exhibition.save',
        'exhibition.publish',
        'company.begin',
        'company.submit',
        'company.askChanges',
        'market.void',
        'market.object',
        'market.restore',
        'market.keepVoid',
        'market.markSignal',
        'market.openTotals',
        'market.requestReveal',
        'market.reveal',
        'past.make',
        'typeTest.save',
        'typeTest.publish',
        'quiz.save',
        'quiz.publish',
        'event.begin',
        'event.save',
        'event.publish',
        'raffle.freeze',
        'raffle.publishHash',
        'raffle.firstSeed',
        'raffle.confirmSeed',
        'raffle.draw',
        'raffle.markPrize',
      ]),
    );
    expect(await verifyAudit(db)).toMatchObject({ entries: entries.length, brokenAt: null });
  });

  test('has two assignees, and teams that are nobody’s', async () => {
    const thisYear = (await listTeams()).filter(({ trackNo }) => trackNo <= 5);
    const assignees = new Set(thisYear.map(({ assigneeId }) => assigneeId));
    expect(assignees.size).toBe(3);
    expect(assignees).toContain(null);
  });

  test('asked two teams of 성장, of which one has answered with a document of its own', async () => {
    const requests = await db.sql
      .selectFrom('completionRequests')
      .select(['state', 'dueAt'])
      .orderBy('askedAt')
      .execute();
    expect(requests.map(({ state }) => state)).toEqual(['answered', 'open']);
    for (const { dueAt } of requests) expect(dueAt.getTime()).toBeGreaterThan(now.getTime());
    const versions = await db.sql
      .selectFrom('submissions')
      .select(['version', 'files'])
      .where('teamNo', '=', (await detailOf('첫월급교실')).row.teamNo)
      .orderBy('version')
      .execute();
    const papers = versions.map(({ files }) => files.find(({ slot }) => slot === 'comPaper')?.name);
    expect(papers).toEqual(['사업자등록증.pdf', '사업자등록증_재발급.pdf']);
  });

  test('gave one team of 캠퍼스 a later closing', async () => {
    const extensions = await db.sql.selectFrom('stageExtensions').select('teamNo').execute();
    const { row, extensions: shown } = await detailOf('되짓다');
    expect(extensions).toEqual([{ teamNo: row.teamNo }]);
    expect(shown).toHaveLength(1);
  });

  test('leaves no letter to be sent', async () => {
    expect(await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual([]);
  });
});

describe('teams of the demo', () => {
  test('have documents that are like nobody else’s', async () => {
    const rows = await db.sql.selectFrom('files').select(['slot', 'sha256']).execute();
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
  });

  test('two of them look alike, by their items; all others are different', async () => {
    const pairs = await db.sql
      .selectFrom('similarTeams as s')
      .innerJoin('applications as a', 'a.teamNo', 's.teamNo')
      .innerJoin('applications as o', 'o.teamNo', 's.otherNo')
      .select(['a.teamName as one', 'o.teamName as other', 's.why'])
      .orderBy('a.teamName')
      .execute();
    expect(pairs).toEqual([
      { one: '막차지도', other: '야자등대', why: [{ kind: 'itemName', alike: expect.any(Number) }] },
      { one: '야자등대', other: '막차지도', why: [{ kind: 'itemName', alike: expect.any(Number) }] },
    ]);
  });
});

test('a demo whose operators cannot do their work is not there at all, and is written by the next start', async () => {
  const other = await testDb();
  await seedBase(other, { now });
  await sql`alter table completion_requests add constraint refused check (state <> 'answered')`.execute(
    other.sql,
  );
  await expect(seedDemo(other, { now, ...undrawnStore() })).rejects.toThrow('refused');
  for (const table of ['seasons', 'applications', 'auditEntries', 'bonusDecisions'] as const)
    expect([table, await other.sql.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  await sql`alter table completion_requests drop constraint refused`.execute(other.sql);
  await seedDemo(other, { now, ...undrawnStore() });
  expect(await other.sql.selectFrom('completionRequests').select('state').execute()).toHaveLength(2);
}, 180_000);

test('evaluators who submitted sheets have logged in before the last of them', async () => {
  const rows = await db.sql
    .selectFrom('sheets as s')
    .innerJoin('evaluators as e', 'e.accountId', 's.evaluatorId')
    .select(['e.accountId', 'e.lastLoginAt', ({ fn }) => fn.max('s.submittedAt').as('submittedAt')])
    .groupBy(['e.accountId', 'e.lastLoginAt'])
    .execute();
  expect(rows.length).toBeGreaterThan(4);
  for (const { lastLoginAt, submittedAt } of rows) {
    expect(lastLoginAt?.getTime()).toBeLessThan(submittedAt?.getTime() ?? 0);
  }
});

import { koreanDay } from '@chulbal/contract/korean-days';
import { demoSeasonPlan } from '@chulbal/demo/season';
import { createDataRequest } from '@chulbal/testing/data-requests';
import { createDraft, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import { record } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { json } from '../../json.ts';
import { listClosings } from '../../seasons/closings.queries.ts';
import { createSeason, publishSeason } from '../../seasons/commands.ts';
import { cancelApplication } from '../entry/submit.commands.ts';
import { assignApplications } from './assign.commands.ts';
import { requestCompletion } from './completion.commands.ts';
import { getOverview } from './overview.queries.ts';
import { compareTeams } from './similar.commands.ts';

const HOUR = 3_600_000;
let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const refused = (error: string) => expect.objectContaining({ error });
const overview = (more: { now?: Date; by?: OperatorActor; year?: number } = {}) =>
  getOverview(db, more.by ?? actor, { hours: 8, language: 'ko', now: seasonNow, ...more });
const ago = (hours: number) => new Date(seasonNow.getTime() - hours * HOUR);

test('without a published season there is no situation', async () => {
  await expect(overview()).rejects.toEqual(refused('notFound'));
});

describe('where a season stands', () => {
  beforeEach(async () => {
    await publishedSeason(db, { now: seasonNow });
  });

  test('submitted teams by track and region, those of today, drafts', async () => {
    await createSubmitted(db, { now: ago(1), fields: { 'leader.tmRegion': '1' } });
    await createSubmitted(db, { now: ago(20), fields: { 'leader.tmRegion': '1' } });
    await createSubmitted(db, { now: ago(2), fields: { 'leader.tmRegion': '6' } });
    await createDraft(db);
    const taken = await createSubmitted(db, { now: ago(1) });
    await cancelApplication(db, taken.actor, {
      teamNo: taken.teamNo,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    const { year, name, tracks, regions } = await overview();
    expect({ year, name, lanes: tracks.map(({ lane }) => lane) }).toEqual({
      year: 2026,
      name: expect.any(String),
      lanes: [1, 2, 3, 4, 5],
    });
    const campus = tracks.find(({ lane }) => lane === 3);
    expect(campus).toMatchObject({ name: '캠퍼스', places: 200, submitted: 3, drafts: 2, today: 2 });
    const capital = campus?.regions.find(({ code }) => code === 'capital');
    expect(capital).toEqual({ code: 'capital', submitted: 2, today: 1 });
    expect(campus?.regions.map(({ submitted }) => submitted).reduce((a, b) => a + b)).toBe(3);
    expect(regions).toHaveLength(5);
  });

  test('submissions an hour, the deadline that comes next, and its last hour', async () => {
    for (const hours of [0.5, 1.2, 1.4, 3]) await createSubmitted(db, { now: ago(hours) });
    const { hours, next } = await overview({ now: new Date(seasonNow.getTime() + 15 * 60_000) });
    expect(hours.map(({ submitted }) => submitted)).toEqual([0, 0, 0, 0, 1, 2, 1, 0]);
    expect(hours.at(-1)?.at).toBe(seasonNow.toISOString());
    expect(hours.every(({ lastYear }) => lastYear === null)).toBe(true);
    const first = (await listClosings(db, { language: 'ko' }))
      .map(({ closesAt }) => closesAt.toISOString())
      .filter((at) => new Date(at) > seasonNow)
      .sort()[0];
    expect(next).toMatchObject({ closesAt: first, lastHour: expect.any(Number) });
  });

  test('the next deadline is of any stage: judging, its material, the final', async () => {
    const { tracks } = await overview();
    const closings = tracks.flatMap(({ stages }) => stages);
    const lastApplication = closings
      .filter(({ kind }) => kind === 'application')
      .map(({ closesAt }) => closesAt)
      .sort()
      .at(-1);
    const last = closings
      .map(({ closesAt }) => closesAt)
      .sort()
      .at(-1);
    const { next } = await overview({ now: new Date(lastApplication ?? '') });
    expect(next?.stages.length).toBeGreaterThan(0);
    expect(next?.stages.map(({ kind }) => kind)).not.toContain('application');
    expect(next?.lastHour).toBe(0);
    const whats = (await listClosings(db, { language: 'ko' })).map(({ what }) => what);
    expect(new Set(whats)).toEqual(new Set(['stage', 'material']));
    expect((await overview({ now: new Date(last ?? '') })).next).toBeNull();
  });

  test('last year at the same distance from its own deadline', async () => {
    const plan = demoSeasonPlan(seasonNow, 'lastYear');
    const { seasonId, trackNos } = await createSeason(db, { plan, now: seasonNow });
    await publishSeason(db, { seasonId, reason: '처음', now: seasonNow });
    const { next, tracks } = await overview();
    const lane = next?.stages[0]?.lane ?? 0;
    const closes = (view: typeof tracks) =>
      view.find((track) => track.lane === lane)?.stages.find(({ kind }) => kind === 'application')
        ?.closesAt ?? '';
    const before = closes((await overview({ year: 2025 })).tracks);
    const shift = Date.parse(before) - Date.parse(closes(tracks));
    const team = await createSubmitted(db, { now: ago(1) });
    await db.sql
      .updateTable('applications')
      .set({ seasonId, trackNo: trackNos.get(3) ?? 0, regionId: null })
      .where('teamNo', '=', team.teamNo)
      .execute();
    const arrivedAt = new Date(ago(1).getTime() + shift + 60_000);
    await db.sql.updateTable('submissions').set({ arrivedAt }).where('teamNo', '=', team.teamNo).execute();
    const { hours } = await overview();
    expect(hours.map(({ lastYear }) => lastYear)).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
    expect(hours.every(({ submitted }) => submitted === 0)).toBe(true);
  });

  test('what waits, with the chips that find it, and nothing else', async () => {
    const [one, other] = [await createSubmitted(db), await createSubmitted(db)];
    await createDraft(db);
    while ((await compareTeams(db)) > 0) {
      // The next ones.
    }
    const asked = { items: ['answers'], message: '고쳐 주세요', publicUrl, now: ago(2) };
    await requestCompletion(db, actor, { ...asked, teamNos: [one.teamNo], dueAt: ago(1) });
    await requestCompletion(db, actor, { ...asked, teamNos: [other.teamNo], dueAt: seasonNow });
    await db.sql
      .updateTable('outbox')
      .set({ status: 'failed', failedAt: seasonNow })
      .where('channel', '=', 'sms')
      .execute();
    await db.sql
      .insertInto('exports')
      .values({
        operatorId: actor.operatorId,
        operatorName: '',
        address: '',
        format: 'csv',
        filter: '{}',
        columns: '[]',
        reason: '',
        applications: 1,
        bytes: 1,
        startedAt: ago(24 * 40),
        finishedAt: null,
      })
      .execute();
    const { attention, outbox } = await overview();
    expect(attention.map(({ kind, count, query }) => [kind, count, query])).toEqual([
      ['completionOverdue', 1, 'completion=open'],
      [
        'unconfirmedMembers',
        2,
        expect.stringMatching(/^status=submitted&unconfirmed=yes&trackNo=\d+(,\d+)*$/),
      ],
      ['similarTeams', 2, 'status=submitted&similar=yes'],
      ['draftsBeforeDeadline', expect.any(Number), expect.stringMatching(/^status=draft&trackNo=/)],
      ['messagesFailed', expect.any(Number), null],
      ['exportsUnreviewed', 1, null],
    ]);
    expect(attention[0]?.at).toBe(ago(1).toISOString());
    expect(attention.every(({ mine }) => mine === 0)).toBe(true);
    await assignApplications(db, actor, {
      teamNos: [one.teamNo],
      operatorId: actor.operatorId,
      now: seasonNow,
    });
    const { attention: given } = await overview();
    expect(given.flatMap(({ kind, mine }) => (mine > 0 ? [`${kind} ${mine}`] : []))).toEqual([
      'completionOverdue 1',
      'unconfirmedMembers 1',
      'similarTeams 1',
    ]);
    const colleagues = await overview({ by: await createOperator(db) });
    expect(colleagues.attention.every(({ mine }) => mine === 0)).toBe(true);
    expect(outbox.failed).toBeGreaterThan(0);
    expect(outbox).toMatchObject({ sentToday: 0, pending: expect.any(Number) });
    const viewer = await overview({ by: await createOperator(db, { role: 'viewer' }) });
    expect(viewer.attention.map(({ kind }) => kind)).not.toContain('exportsUnreviewed');
  });

  test('nobody is asked to confirm where the date has passed, whatever other tracks still wait for', async () => {
    const { teamNo } = await createSubmitted(db);
    const { confirmBy } = await db.sql
      .selectFrom('stages as s')
      .innerJoin('applications as a', (join) =>
        join.onRef('a.trackNo', '=', 's.trackNo').onRef('a.stageNo', '=', 's.stageNo'),
      )
      .select('s.confirmBy')
      .where('a.teamNo', '=', teamNo)
      .executeTakeFirstOrThrow();
    const until = confirmBy ?? seasonNow;
    const waiting = async (now: Date) => {
      const { attention } = await getOverview(db, actor, { hours: 8, language: 'ko', now });
      return attention.find(({ kind }) => kind === 'unconfirmedMembers');
    };
    expect(await waiting(seasonNow)).toMatchObject({ count: 1, at: until.toISOString() });
    expect(await waiting(until)).toBeUndefined();
  });

  test('R-13 what did not hold when it was looked at last, for an owner', async () => {
    const run = (breaches: object[]) =>
      db.sql
        .insertInto('invariantRuns')
        .values({
          ...{ source: 'nightly', askedBy: null, askedAt: seasonNow, startedAt: seasonNow },
          ...{ finishedAt: seasonNow, rules: 70, breaches: json(breaches) },
        })
        .execute();
    const broken = async (by: OperatorActor) =>
      (await overview({ by })).attention.find(({ kind }) => kind === 'invariantsBroken')?.count;
    const owner = await createOperator(db, { role: 'owner' });
    expect(await broken(owner)).toBeUndefined();
    await run([{ rule: 'ticketNumbers', count: 3, ids: ['1', '2', '3'], error: null }]);
    expect(await broken(owner)).toBe(1);
    expect(await broken(await createOperator(db, { role: 'contestManager' }))).toBeUndefined();
    await run([]);
    expect(await broken(owner)).toBeUndefined();
  });

  test('data requests and reviews of access that wait, for whoever may work on them', async () => {
    const owner = await createOperator(db, { role: 'owner' });
    await createDataRequest(db, owner, { dueOn: koreanDay(seasonNow) });
    await record(db, owner, {
      ...{ category: 'disclosure', action: 'application.reveal', reason: '연락', now: ago(24 * 40) },
      object: { kind: 'team', id: 1, label: '한칸서재' },
    });
    const told = async (by: OperatorActor) => {
      const kinds = (await overview({ by })).attention.map(({ kind }) => kind);
      return kinds.filter((kind) => kind === 'dataRequestsDue' || kind === 'accessUnreviewed');
    };
    expect(await told(owner)).toEqual(['dataRequestsDue', 'accessUnreviewed']);
    expect(await told(await createOperator(db, { role: 'contestManager' }))).toEqual([]);
  });

  test('the newest entries of the audit log for whoever may read it', async () => {
    const { teamNo } = await createSubmitted(db);
    const asked = { items: ['answers'], message: '고쳐 주세요', publicUrl, now: seasonNow };
    await requestCompletion(db, actor, { ...asked, teamNos: [teamNo], dueAt: ago(-1) });
    expect((await overview()).recent[0]).toMatchObject({
      action: 'completion.request',
      actorName: actor.name,
    });
    const viewer = await createOperator(db, { role: 'viewer' });
    expect((await overview({ by: viewer })).recent).toEqual([]);
  });

  test('asks as many queries with three teams as with one', async () => {
    const asks: number[] = [];
    for (const teams of [1, 2]) {
      for (let count = 0; count < teams; count += 1) await createSubmitted(db);
      const noting = notingStatements(db);
      await getOverview(noting.db, actor, { hours: 8, language: 'ko', now: seasonNow });
      asks.push(noting.statements.length);
    }
    expect(asks[1]).toBe(asks[0]);
  });
});

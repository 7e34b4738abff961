import { checklist } from '@chulbal/contract/applications/checklist';
import { type Fields, readFields } from '@chulbal/contract/applications/fields';
import { findings } from '@chulbal/contract/applications/rules';
import { exhibitionState } from '@chulbal/contract/exhibition/states';
import { koreanDay } from '@chulbal/contract/korean-days';
import { formRules, refusalOf } from '@chulbal/domain/applications/submission.rules';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Db } from '@chulbal/domain/db';
import { listExhibitions } from '@chulbal/domain/exhibition/queries';
import { logInOperator } from '@chulbal/domain/operators/log-in.commands';
import { findActiveOperator, listAllOperators } from '@chulbal/domain/operators/queries';
import { getSeasonView, getTrackRules, listSeasons } from '@chulbal/domain/seasons/queries';
import { seedBase } from '@chulbal/domain/seeds/base';
import { undrawnStore } from '@chulbal/testing/demo-store';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DemoStore } from './files.ts';
import { type Demo, seedDemo } from './seed.ts';

let db: Db;
let store: DemoStore;
let demo: Demo;

const applications = () => db.sql.selectFrom('applications').selectAll().orderBy('teamNo').execute();
const open = (sealed: Uint8Array) => JSON.parse(db.vault.open(sealed)) as Fields;

/** A database with the demo of `now`; the tests that share it only read. */
async function seeded(now: Date): Promise<void> {
  db = await testDb();
  store = undrawnStore();
  await seedBase(db, { now });
  demo = await seedDemo(db, { now, ...store });
}

describe.each(['2026-01-01T00:00:00.000Z', '2028-12-31T14:59:59.999Z'])('the demo of %s', (instant) => {
  const now = new Date(instant);

  beforeAll(() => seeded(now), 180_000);

  test('has this year’s season with tracks 1 to 5, last year’s and the one before, finished', async () => {
    const year = Number(koreanDay(now).slice(0, 4));
    expect(await listSeasons(db, { language: 'ko' })).toEqual([
      { year, name: `${year} 시즌`, finished: false },
      { year: year - 1, name: `${year - 1} 시즌`, finished: true },
      { year: year - 2, name: `${year - 2} 시즌`, finished: true },
    ]);
    const { tracks } = await getSeasonView(db, { language: 'ko' });
    expect(tracks.map(({ trackNo, lane }) => [trackNo, lane])).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
  });

  test('has an exhibition of each season: this year’s to come, last year’s over, the one before open', async () => {
    const exhibitions = await listExhibitions(db);
    expect(exhibitions.map(({ plan }) => exhibitionState(plan, now))).toEqual(['upcoming', 'closed', 'open']);
    expect(exhibitions.map(({ plan }) => plan.counts.length)).toEqual([5, 5, 0]);
  });

  test('shows no drawing twice on a page: who has no picture of their own is the only one of a kind', async () => {
    const posts = await db.sql
      .selectFrom('posts')
      .select(['board', 'kind', 'details'])
      .where('board', 'in', ['hero', 'program'])
      .execute();
    expect(posts.length).toBeGreaterThanOrEqual(14);
    const drawings = posts.map(({ board, kind, details }) =>
      'cover' in details && details.cover ? details.cover.serverFileName : `${board} ${kind}`,
    );
    expect(new Set(drawings).size).toBe(drawings.length);
    const shown = await db.sql
      .selectFrom('files')
      .select('serverFileName')
      .where('serverFileName', 'in', drawings)
      .where('status', '=', 'stored')
      .execute();
    expect(shown).toHaveLength(drawings.filter((drawing) => !drawing.includes(' ')).length);
  });

  test('has about 30 teams on open and closed tracks and a full list of last year', async () => {
    const submitted = (await applications()).filter(({ status }) => status === 'submitted');
    const thisYear = submitted.filter(({ trackNo }) => trackNo <= 5);
    expect(thisYear.length).toBeGreaterThanOrEqual(30);
    expect(submitted.length - thisYear.length).toBeGreaterThanOrEqual(40);
    expect(new Set(thisYear.map(({ trackNo }) => trackNo))).toEqual(new Set([1, 2, 3, 4]));
    const texts = submitted.flatMap(({ teamName, itemName }) => [teamName, itemName]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const { submittedAt } of submitted)
      expect(submittedAt?.getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('every submitted team could have been submitted under the rules', async () => {
    for (const row of await applications()) {
      if (row.status !== 'submitted') continue;
      const rules = await getTrackRules(db, row.trackNo);
      const [stage] = rules.stages;
      const submission = await db.sql
        .selectFrom('submissions')
        .selectAll()
        .where('teamNo', '=', row.teamNo)
        .where('version', '=', 1)
        .executeTakeFirstOrThrow();
      const fields = open(submission.fieldsSealed);
      const arrivedAt = submission.arrivedAt;
      expect([row.teamName, stage && arrivedAt >= stage.opensAt && arrivedAt < stage.closesAt]).toEqual([
        row.teamName,
        true,
      ]);
      const closesAt = stage?.closesAt ?? now;
      expect([
        row.teamName,
        refusalOf(fields, submission.files, rules, { now: arrivedAt, closesAt }),
      ]).toEqual([row.teamName, null]);
      expect(fields).toEqual(open(row.fieldsSealed));
    }
  });
});

describe('the demo', () => {
  const now = new Date('2026-05-20T05:03:21.000Z');

  beforeAll(() => seeded(now), 180_000);

  test('is written once: a second start changes nothing', async () => {
    const before = await applications();
    const tomorrow = new Date(now.getTime() + 86_400_000);
    expect(await seedDemo(db, { now: tomorrow, ...store })).toEqual(demo);
    expect(await applications()).toEqual(before);
  });

  test('has an owner and a manager who log in with what is printed, however often it starts', async () => {
    for (const { loginId, password, totpSecret, role } of Object.values(demo.operators)) {
      const proof = { password, totp: totpCode(totpSecret, now), address: '127.0.0.1' };
      const { account } = await logInOperator(db, { loginId, ...proof, now, secret: 'a key of the test' });
      expect(await findActiveOperator(db, account.id)).toMatchObject({ role, mustChangePassword: false });
    }
    const { operators } = await listAllOperators(db);
    const { publishedAt } = await db.sql
      .selectFrom('seasons')
      .select('publishedAt')
      .orderBy('year')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const { joinedAt } of operators)
      expect(new Date(joinedAt) < (publishedAt ?? new Date(0))).toBe(true);
    expect(operators.map(({ name, role }) => [name, role])).toEqual([
      ['강민서', 'contestManager'],
      ['한지우', 'owner'],
    ]);
  });

  test('has a student in the middle of an application of 캠퍼스', async () => {
    const [draft] = (await applications()).filter(({ leaderId }) => leaderId === demo.draft.userId);
    expect(draft).toMatchObject({ trackNo: 3, status: 'draft', number: null, draftVersion: 3 });
    const fields = open(draft?.fieldsSealed ?? Buffer.alloc(0));
    expect(fields.teamName).toBe('한칸서재');
    const form = formRules(await getTrackRules(db, 3));
    const today = koreanDay(now);
    const missing = checklist(readFields(fields), { business: 1 }, form, today).filter(({ done }) => !done);
    expect(missing.map(({ id }) => id)).toEqual([
      'team',
      'item',
      'members',
      'certificate',
      'certificate',
      'review',
    ]);
    expect(findings(readFields(fields), {}, form, today).length).toBeGreaterThan(0);
  });

  test('has a student who leads a submitted team', async () => {
    const [team] = (await applications()).filter(({ leaderId }) => leaderId === demo.submitted.userId);
    expect(team).toMatchObject({ trackNo: 3, status: 'submitted', number: '3-0001', teamName: '다시온' });
    const leader = await db.sql
      .selectFrom('members')
      .selectAll()
      .where('teamNo', '=', team?.teamNo ?? 0)
      .where('role', '=', 2)
      .executeTakeFirstOrThrow();
    expect(leader).toMatchObject({ userId: demo.submitted.userId, name: demo.submitted.name });
  });

  test('keeps every file that a submission names, byte for byte', async () => {
    const rows = await db.sql.selectFrom('files').selectAll().execute();
    expect(rows.length).toBeGreaterThan(180);
    for (const { serverFileName, size } of rows) {
      const stored = await store.files.read(serverFileName);
      stored?.stream.destroy();
      expect(stored?.size).toBe(size);
    }
    // One was replaced when its team was asked; the first submission still names it.
    const removed = rows.filter(({ status }) => status !== 'stored');
    expect(removed).toMatchObject([{ slot: 'comPaper', status: 'removed' }]);
    const submissions = await db.sql.selectFrom('submissions').select(['version', 'files']).execute();
    const naming = submissions.filter((one) =>
      one.files.some(({ serverFileName }) => serverFileName === removed[0]?.serverFileName),
    );
    expect(naming.map(({ version }) => version)).toEqual([1]);
  });

  test('gives teams numbers without gaps, in the order in which they submitted', async () => {
    const rows = (await applications()).filter(({ status }) => status === 'submitted');
    const serials = await db.sql.selectFrom('trackSerials').selectAll().execute();
    for (const { trackNo, last } of serials) {
      const ofTrack = rows.filter((row) => row.trackNo === trackNo);
      expect(ofTrack.map(({ serial }) => serial)).toEqual(ofTrack.map((_, index) => index + 1));
      expect(ofTrack).toHaveLength(last);
      const times = ofTrack.map(({ submittedAt }) => submittedAt?.getTime() ?? 0);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  test('the next team gets the next number', async () => {
    const rows = await applications();
    const { nextTeam } = await db.sql
      .selectNoFrom(({ fn, val }) => fn<number>('nextval', [val('applications_team_no_seq')]).as('nextTeam'))
      .executeTakeFirstOrThrow();
    expect(Number(nextTeam)).toBe(Math.max(...rows.map(({ teamNo }) => teamNo)) + 1);
  });

  test('names nobody’s phone twice', async () => {
    const phones = await db.sql.selectFrom('members').select('phoneIndex').execute();
    expect(new Set(phones.map(({ phoneIndex }) => phoneIndex)).size).toBe(phones.length);
  });
});

test('S-16 an installation without the demo has no operator at all', async () => {
  const db = await testDb();
  await seedBase(db, { now: new Date('2026-05-20T05:00:00.000Z') });
  expect((await listAllOperators(db)).operators).toEqual([]);
});

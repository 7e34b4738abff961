import { contradictions } from '@chulbal/contract/seasons/contradictions';
import { fixOf } from '@chulbal/contract/seasons/fixes';
import * as console from '@chulbal/contract/seasons/operators';
import { getSeason, seasonCalendar } from '@chulbal/contract/seasons/seasons';
import type { Db } from '@chulbal/domain/db';
import type { SeasonPlan } from '@chulbal/domain/seasons/commands';
import { request } from '@chulbal/testing/api';
import { createDraft, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { filledSite } from '@chulbal/testing/filled-site';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

type Plan = console.DraftedSeasonView['plan'];
type Season = console.DraftedSeasonView;

const year = 2026;
const seed = 20_260_520;
const runs = process.env.WHOLE ? 1_000 : 150;
let db: Db;
let apis: TestApis;
let token: string;

beforeAll(async () => {
  db = await testDb();
  await filledSite(db);
  await publishedSeason(db, { now: seasonNow, change: keepOneOfAnchors });
  await createDraft(db, { files: [] });
  apis = await bothApis({ db, files: temporaryStore(), clock: () => seasonNow });
  const { operatorId } = await createOperator(db);
  token = await operatorToken(db, { operatorId, now: seasonNow });
});

/** What earns each band is alike everywhere and long: said once, it leaves edits to fall on all else of a plan. */
function keepOneOfAnchors(plan: SeasonPlan): void {
  let kept = false;
  for (const stage of plan.tracks.flatMap(({ stages }) => stages)) {
    if (!stage.rubric) continue;
    stage.rubric = stage.rubric.map(({ anchors, ...criterion }) => {
      if (kept || !anchors) return criterion;
      kept = true;
      return { ...criterion, anchors };
    });
  }
}

const ask = (endpoint: Parameters<typeof request>[1], input: Record<string, unknown>) =>
  request(apis.admin.app, endpoint, input, token);

/** A value anywhere in the plan, replaced, removed, doubled or moved. */
type Edit = { at: number; how: 'replace' | 'remove' | 'double' | 'swap' | 'add'; value: unknown };

const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -1, max: 12 }) },
  fc.constantFrom(
    ...[null, '', ' ', '\u0000', '\uD800', '가', '😀'.repeat(30), "' or 1=1 --", '\u202Egnp', true, [], {}],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'ko',
      'stages',
      '1',
      '17',
      '99',
      'application',
      'final',
      'bonus',
    ],
    ...[
      '2026-05-07T00:00:00Z',
      '2026-05-07T00:00:00.1234567Z',
      '2000-01-01T00:00:00Z',
      '3099-12-31T23:59:59Z',
    ],
    ...['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'ab'.repeat(16)],
    ...[2 ** 31, 2 ** 53 - 1, 1e308, 0.5, -0],
    { ko: '이름', en: '' },
    { serverFileName: 'ab'.repeat(16), name: 'a.pdf' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'double', 'swap', 'add'),
  value: nasty,
});

type Spot = { parent: Record<string, unknown> | unknown[]; key: string | number };

/** Every place in a value that holds something. */
function spots(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown> | unknown[];
  const keys = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent);
  return keys.flatMap((key) => [{ parent, key }, ...spots(parent[key as never])]);
}

function spoil(plan: unknown, { at, how, value }: Edit): void {
  const all = spots(plan);
  const spot = all[at % all.length];
  if (!spot) return;
  const { parent, key } = spot;
  const other = all[(at * 7 + 3) % all.length];
  if (how === 'replace') Object.assign(parent, { [key]: value });
  else if (how === 'add' && !Array.isArray(parent))
    parent[String(value)] = structuredClone(parent[key as never]);
  else if (how === 'double' && Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
  else if (how === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (how === 'swap' && other && spots(other.parent[other.key as never]).length < 40) {
    Object.assign(parent, { [key]: structuredClone(other.parent[other.key as never]) });
  }
}

let saved = 0;
let published = 0;

test(`S-15 ${runs} hostile plans are saved whole or refused, and never break anything`, {
  timeout: 3_600_000,
}, async () => {
  const first = (await ask(console.getDraftedSeason, { year })).data as Season;
  const property = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
    const { editVersion } = (await ask(console.getDraftedSeason, { year })).data as Season;
    const plan = structuredClone(first.plan);
    for (const each of edits) spoil(plan, each);
    const reply = await ask(console.saveSeason, { year, editVersion, plan });
    expect([200, 400, 422], JSON.stringify(reply)).toContain(reply.status);
    if (reply.status !== 200) return;
    saved += 1;
    await assertWorking(reply.data as Season);
  });
  await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
  expect(saved).toBeGreaterThan(runs / 10);
  expect(published).toBeGreaterThan(runs / 20);
});

/** What was saved can be read, fixed, previewed, copied, and published where nothing blocks. */
async function assertWorking(season: Season): Promise<void> {
  const { plan, editVersion } = season;
  const found = contradictions(plan);
  for (const each of found.slice(0, 5)) fixOf(plan, each);
  expect((await ask(console.getDraftedSeason, { year })).data).toEqual(season);
  expect((await ask(console.previewPublication, { year })).status).toBe(200);
  const again = await ask(console.saveSeason, { year, editVersion, plan });
  expect(again).toMatchObject({ status: 200, data: { plan } });
  const reply = await ask(console.publishSeason, { year, editVersion: editVersion + 1, reason: '바꿔요' });
  const blocked = found.some(({ weight }) => weight === 'blocks');
  if (blocked && season.changed) expect(reply).toMatchObject({ code: 4040 });
  else expect([200, 400]).toContain(reply.status);
  if (reply.status !== 200) return;
  published += 1;
  expect((await request(apis.user.app, getSeason, { year: String(year) })).status).toBe(200);
  expect((await request(apis.user.app, seasonCalendar, {})).status).toBe(200);
}

test('S-15 a season of a hostile plan can be copied to any year', async () => {
  const { plan, editVersion } = (await ask(console.getDraftedSeason, { year })).data as Season;
  const far: Plan = structuredClone(plan);
  Object.assign(far.tracks[1]?.stages[0] ?? {}, { opensAt: '3099-12-31T23:59:59Z' });
  expect(await ask(console.saveSeason, { year, editVersion, plan: far })).toMatchObject({ status: 200 });
  for (const to of [2000, 2999]) {
    const copied = await ask(console.createSeason, { year: to, copyFrom: year });
    expect(copied).toMatchObject({ status: 200 });
    const copy = copied.data as Season;
    const again = await ask(console.saveSeason, { year: to, editVersion: 0, plan: copy.plan });
    expect(again).toMatchObject({ status: 200 });
  }
});

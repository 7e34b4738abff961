import { isBusinessNumber } from '@chulbal/contract/applications/business-number';
import { applicationFilter } from '@chulbal/contract/applications/operators';
import { type BusinessCode, startStandInTaxOffice } from '@chulbal/demo/stand-in-tax-office';
import {
  changeTeam,
  createSubmitted,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { getApplicationDetail } from '../list/detail.queries.ts';
import { countWaiting } from '../list/overview-counts.queries.ts';
import { listApplications } from '../list/queries.ts';
import { getListSeason } from '../list/season.queries.ts';
import { askTaxOffice } from './business-status.commands.ts';
import { taxOfficeAt } from './tax-office.ts';

let db: Db;
let operator: OperatorActor;
let server: Awaited<ReturnType<typeof startStandInTaxOffice>>;
let codes: Map<string, BusinessCode>;

const minutes = (count: number) => new Date(seasonNow.getTime() + count * 60_000);
const now = seasonNow;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  operator = await createOperator(db);
  codes = new Map();
  server = await startStandInTaxOffice((number) => codes.get(number));
});

afterEach(() => server.close());

/** A right number of ten digits, another for another seed. */
function numberOf(seed: number): string {
  const nine = `999${String(seed).padStart(6, '0')}`;
  const ten = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`);
  return ten.find(isBusinessNumber) ?? '';
}

const withDashes = (number: string) => `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`;
const business = (number: string) => ({
  ...{ teamCom: '1', teamComKind: 'information', teamComDate: '2025-03-02' },
  teamComNo: withDashes(number),
});

/** A submitted team with this number, which the office says has this code; null for a team without a business. */
async function team(seed: number | null, code?: BusinessCode): Promise<TestTeam> {
  if (seed === null) return createSubmitted(db);
  const number = numberOf(seed);
  if (code) codes.set(number, code);
  return createSubmitted(db, { fields: business(number), files: ['business', 'schoolPaper', 'comPaper'] });
}

const office = (timeout?: number) =>
  taxOfficeAt({ url: server.url, key: 'a+key/=', ...(timeout ? { timeout } : {}) });

/** What the drawer says of a team's number. */
const shown = async ({ teamNo }: TestTeam) =>
  (await getApplicationDetail(db, operator, { teamNo, language: 'ko' })).business;

/** The teams that the chip of closed businesses finds. */
async function closedTeams(): Promise<number[]> {
  const filter = applicationFilter.parse({ closedBusiness: 'yes' });
  const asked = { filter, sort: 'number', page: 1, size: 50, language: 'ko' } as const;
  const { content } = await listApplications(db, operator, asked);
  return content.map(({ teamNo }) => teamNo);
}

test('what the office says of each number is in the drawer, in the chip and in the to-do', async () => {
  const teams = {
    active: await team(1, '01'),
    suspended: await team(2, '02'),
    closed: await team(3, '03'),
    unknown: await team(4),
    none: await team(null),
  };
  expect(await shown(teams.closed)).toEqual({ state: null, askedAt: null });
  expect(await askTaxOffice(db, office(), { now })).toBe(5);
  expect(await askTaxOffice(db, office(), { now })).toBe(0);
  expect(server.state.asked).toEqual([{ key: 'a+key/=', numbers: [1, 2, 3, 4].map(numberOf) }]);
  const askedAt = now.toISOString();
  for (const state of ['active', 'suspended', 'closed', 'unknown'] as const) {
    expect(await shown(teams[state])).toEqual({ state, askedAt });
  }
  expect(await shown(teams.none)).toBeNull();
  expect(await closedTeams()).toEqual([teams.closed.teamNo]);
  const season = await getListSeason(db, {});
  expect((await countWaiting(db, { confirming: [], seasonId: season.id, now })).closedBusiness).toBe(1);
});

test('who submits again is asked about anew, and what was said before counts no more', async () => {
  const closed = await team(3, '03');
  await askTaxOffice(db, office(), { now });
  codes.set(numberOf(5), '01');
  const changed = await changeTeam(db, closed, business(numberOf(5)), minutes(1));
  await submitTeam(db, changed, { now: minutes(2) });
  expect(await closedTeams()).toEqual([]);
  expect(await shown(closed)).toEqual({ state: null, askedAt: null });
  expect(await askTaxOffice(db, office(), { now: minutes(3) })).toBe(1);
  expect(await shown(closed)).toMatchObject({ state: 'active' });
});

describe.each([
  ['refuses with a 503', 'down', /503/],
  ['says something else than data', 'broken', /JSON/],
  ['says nothing', 'silent', /timeout/],
] as const)('where the office %s', (_, mood, said) => {
  test('its teams are asked about again ten minutes later, and nothing is said of them meanwhile', async () => {
    const one = await team(1, '03');
    server.state.mood = mood;
    await expect(askTaxOffice(db, office(200), { now })).rejects.toThrow(said);
    expect(await shown(one)).toMatchObject({ state: null });
    expect(await closedTeams()).toEqual([]);
    server.state.mood = 'answering';
    expect(await askTaxOffice(db, office(), { now: minutes(9) })).toBe(0);
    expect(await askTaxOffice(db, office(), { now: minutes(10) })).toBe(1);
    expect(await shown(one)).toMatchObject({ state: 'closed' });
  });

  test('it holds nobody else up: who submits meanwhile is asked about in the next round', async () => {
    await team(1, '01');
    server.state.mood = mood;
    await expect(askTaxOffice(db, office(200), { now })).rejects.toThrow();
    const two = await team(2, '01');
    server.state.mood = 'answering';
    expect(await askTaxOffice(db, office(), { now: minutes(1) })).toBe(1);
    expect(await shown(two)).toMatchObject({ state: 'active' });
  });
});

test('a key may be pasted as the portal shows it, plain or percent-encoded', async () => {
  await team(1, '01');
  const pasted = taxOfficeAt({ url: `${server.url}/`, key: encodeURIComponent('a+key/=') });
  await askTaxOffice(db, pasted, { now });
  expect(server.state.asked.map(({ key }) => key)).toEqual(['a+key/=']);
});

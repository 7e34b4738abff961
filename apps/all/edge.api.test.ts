import { randomUUID } from 'node:crypto';
import { cancelApplication, saveDraft, submitApplication } from '@chulbal/contract/applications/applications';
import { errors } from '@chulbal/contract/errors';
import { uploadFile } from '@chulbal/contract/files/files';
import { getSite } from '@chulbal/contract/site/site';
import type { Db } from '@chulbal/domain/db';
import { deadlineOf } from '@chulbal/domain/seasons/queries';
import { accessToken, movableClock, testSecrets } from '@chulbal/testing/api';
import { campus, createDraft, createSubmitted, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { signEdge } from '@chulbal/web/server/edge';
import { beforeEach, describe, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const time = movableClock(seasonNow);
const HOUR = 3_600_000;

let db: Db;
let apis: TestApis;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  time.set(seasonNow);
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: temporaryStore(), clock: time.clock });
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
});

function edge(arrivedAt: Date, secret = testSecrets.service): string {
  const facts = {
    arrivedAt: arrivedAt.getTime(),
    address: '192.0.2.7',
    language: 'ko',
    requestId: 'r',
  } as const;
  return signEdge(facts, secret);
}

async function ask(
  endpoint: { path: string },
  team: TestTeam,
  input: Record<string, unknown>,
  header?: string,
): Promise<number> {
  const token = await accessToken(db, {
    kind: 'user',
    accountId: team.actor.userId,
    now: time.clock(),
  });
  const reply = await apis.user.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: { authorization: `Bearer ${token}`, ...(header ? { 'x-edge': header } : {}) },
    payload: input,
  });
  return reply.json().code;
}

const submit = (team: TestTeam, header?: string) =>
  ask(
    submitApplication,
    team,
    { teamNo: team.teamNo, version: team.version, idempotencyKey: randomUUID() },
    header,
  );
const at = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);

describe('R-05 the arrival that the web server signed decides, to the millisecond', () => {
  test.each([
    [-1, 0, 200],
    [-1, 5_000, 200],
    [-1, 59 * 60_000, 200],
    // From the closing on the grace asks for an upload that the closing overtook; these drafts have one.
    [0, 0, 200],
    [10 * 60_000, 0, 200],
    [10 * 60_000 + 1, 0, errors.notInPeriod.code],
  ])('arrived %i ms after the closing, %i ms on the way', async (arrived, underway, code) => {
    const team = await createDraft(db, { storedAt: at(0) });
    const arrivedAt = at(arrived);
    time.set(new Date(arrivedAt.getTime() + underway));
    expect(await submit(team, edge(arrivedAt))).toBe(code);
  });

  test('taking back has no grace', async () => {
    for (const [arrived, code] of [
      [-1, 200],
      [0, errors.notInPeriod.code],
    ] as const) {
      const team = await createSubmitted(db);
      time.set(at(arrived + 60_000));
      expect(await ask(cancelApplication, team, { teamNo: team.teamNo }, edge(at(arrived)))).toBe(code);
      time.set(seasonNow);
    }
  });

  test('an upload counts from the arrival of its head', async () => {
    const team = await createDraft(db);
    const input = new URLSearchParams({
      teamNo: String(team.teamNo),
      slot: 'business',
      fileName: 'a.pdf',
      size: '4',
    });
    for (const [arrived, code] of [
      [-1, errors.fileRefused.code],
      [0, errors.notInPeriod.code],
    ] as const) {
      time.set(at(arrived + 1_000));
      const token = await accessToken(db, {
        kind: 'user',
        accountId: team.actor.userId,
        now: time.clock(),
      });
      const reply = await apis.user.app.inject({
        method: 'POST',
        url: `${uploadFile.path}?${input}`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'x-edge': edge(at(arrived)),
        },
        payload: 'junk',
      });
      expect(reply.json().code).toBe(code);
    }
  });
});

describe('R-05, S-10 edge facts are believed only with a fresh signature of ours', () => {
  const late = 3 * HOUR;

  test('kept back for more than an hour they say nothing any more', async () => {
    const team = await createDraft(db);
    time.set(at(late));
    expect(await submit(team, edge(at(-1)))).toBe(errors.notInPeriod.code);
  });

  test.each([
    ['another secret', () => edge(at(-1), 'another secret of thirty-two letters')],
    ['no signature', () => edge(at(-1)).split('.')[0] ?? ''],
    ['an empty signature', () => `${edge(at(-1)).split('.')[0]}.`],
    ['a signature of other facts', () => `${edge(at(-1)).split('.')[0]}.${edge(at(-2)).split('.')[1]}`],
    ['half a signature', () => edge(at(-1)).slice(0, -2)],
    ['a third part', () => `${edge(at(-1)).split('.')[0]}..${edge(at(-1)).split('.')[1]}`],
    ['two headers in one', () => `${edge(at(-1))}, ${edge(at(-1))}`],
    ['nonsense', () => 'e30.00'],
  ])('%s', async (_what, header) => {
    const team = await createDraft(db);
    time.set(at(HOUR / 2));
    expect(await submit(team, header())).toBe(errors.notInPeriod.code);
  });

  test('signed nonsense is no arrival either', async () => {
    for (const arrivedAt of [Number.NaN, -1, 1.5, 1e20, 0]) {
      const facts = { arrivedAt, address: '192.0.2.7', language: 'ko', requestId: 'r' } as const;
      const reply = await apis.user.app.inject({
        url: getSite.path,
        headers: { 'x-edge': signEdge(facts, testSecrets.service) },
      });
      expect(reply.statusCode).toBe(200);
    }
  });

  test('a browser’s own clock decides nothing', async () => {
    const team = await createDraft(db);
    time.set(at(HOUR));
    const token = await accessToken(db, { kind: 'user', accountId: team.actor.userId, now: time.clock() });
    const reply = await apis.user.app.inject({
      method: 'POST',
      url: saveDraft.path,
      headers: {
        authorization: `Bearer ${token}`,
        date: at(-1).toUTCString(),
        'x-arrived-at': String(at(-1)),
      },
      payload: { ...campus, teamNo: team.teamNo, baseVersion: 99, changes: { teamChar: 'late' } },
    });
    expect(reply.json().code).toBe(errors.notInPeriod.code);
  });
});

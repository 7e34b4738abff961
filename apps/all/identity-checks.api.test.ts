import {
  beginIdentityCheck,
  finishIdentityCheck,
  getMyIdentity,
} from '@chulbal/contract/identity-checks/identity-checks';
import { openWallet } from '@chulbal/contract/investment/investment';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { standInKey, startStandInIdentity } from '@chulbal/demo/stand-in-identity';
import type { Db } from '@chulbal/domain/db';
import { identityServiceAt } from '@chulbal/domain/identity-checks/service';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, request, userApiServices } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { createMarket, marketNow } from '@chulbal/testing/market';
import { testDb } from '@chulbal/testing/test-db';
import { createUserApi } from '@chulbal/user-api/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const now = marketNow;
const who = { name: '오하늘', birthDate: '2004-11-02' };

let standIn: Awaited<ReturnType<typeof startStandInIdentity>>;
beforeAll(async () => {
  standIn = await startStandInIdentity();
});
afterAll(() => standIn.close());

let db: Db;
let igNo: number;
beforeEach(async () => {
  db = await testDb();
  ({ igNo } = await createMarket(db));
  // The stand-in says when it was asked by a clock of its own.
  Object.assign(standIn.state, {
    mood: 'answering',
    forge: { told: (told: object) => ({ ...told, confirmedAt: now.toISOString() }) },
  });
});

async function api(configured = true) {
  const options = { db, files: temporaryStore(), clock: () => now };
  const identity = identityServiceAt(standIn.settings, 'http://127.0.0.1:3000/auth/identity');
  return (await createUserApi({ ...userApiServices(options), ...(configured ? { identity } : {}) })).app;
}
type App = Awaited<ReturnType<typeof api>>;

async function somebody(phone: string) {
  const { id } = await createAccount(db, { ...who, phone });
  return accessToken(db, { kind: 'user', accountId: id, now });
}

/** Goes to the service and comes back: the query that the browser brings. */
async function away(app: App, token: string): Promise<string> {
  const { data } = await request(app, beginIdentityCheck, { back: '/ipo' }, token);
  const { address } = data as { address: string };
  const said = new URLSearchParams({ ...who, who: 'me' });
  const page = await fetch(`${address}&${said}`, { redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '').search.slice(1);
}
const finish = (app: App, answer: string, token: string) =>
  request(app, finishIdentityCheck, { answer }, token);
const open = (app: App, token: string) =>
  request(app, openWallet, { igNo, termsVersion: MARKET_TERMS_VERSION, agreed: true }, token);

test('where no service is configured, nothing is asked and nothing is there', async () => {
  const app = await api(false);
  const token = await somebody('010-7000-0001');
  expect((await request(app, getMyIdentity, {}, token)).data).toEqual({
    ...{ service: null, needed: false, confirmed: null },
  });
  expect((await request(app, beginIdentityCheck, {}, token)).status).toBe(404);
  expect((await finish(app, 'request=x', token)).status).toBe(404);
  expect((await open(app, token)).code).toBe(200);
});

test('one person opens one wallet, whatever account they come with', async () => {
  const app = await api();
  const [mine, second] = [await somebody('010-7000-0002'), await somebody('010-7000-0003')];
  expect((await open(app, mine)).code).toBe(4435);
  expect((await finish(app, await away(app, mine), mine)).data).toEqual({
    ...{ outcome: 'confirmed', back: '/ipo' },
  });
  expect((await request(app, getMyIdentity, {}, mine)).data).toMatchObject({ needed: false });
  expect((await open(app, mine)).code).toBe(200);
  await finish(app, await away(app, second), second);
  expect((await open(app, second)).code).toBe(4165);
});

test('S-02 S-07 an answer counts once, and in nobody else’s session', async () => {
  const app = await api();
  const [mine, theirs] = [await somebody('010-7000-0004'), await somebody('010-7000-0005')];
  const answer = await away(app, mine);
  expect((await finish(app, answer, theirs)).code).toBe(4437);
  expect((await finish(app, answer, mine)).code).toBe(200);
  expect((await finish(app, answer, mine)).code).toBe(4437);
});

test('a swapped request proves nothing', async () => {
  const app = await api();
  const token = await somebody('010-7000-0006');
  const [first, second] = [await away(app, token), await away(app, token)].map(
    (text) => new URLSearchParams(text),
  );
  second?.set('request', first?.get('request') ?? '');
  expect((await finish(app, String(second), token)).code).toBe(4437);
  expect((await request(app, getMyIdentity, {}, token)).data).toMatchObject({ confirmed: null });
});

test('R-16 a dead service is said to be, and blocks nothing that does not need it', async () => {
  const app = await api();
  const token = await somebody('010-7000-0007');
  standIn.state.mood = 'down';
  expect((await request(app, beginIdentityCheck, {}, token)).code).toBe(4436);
  expect((await request(app, getMyIdentity, {}, token)).data).toMatchObject({ service: 'PASS' });
});

test('P-05 neither log nor tables hold the key of a person', async () => {
  const app = await api();
  const token = await somebody('010-7000-0008');
  await finish(app, await away(app, token), token);
  const rows = await db.sql.selectFrom('identities').selectAll().orderBy('accountId').execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(standInKey(who.name, who.birthDate));
});

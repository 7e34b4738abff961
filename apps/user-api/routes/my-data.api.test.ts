import * as accounts from '@chulbal/contract/accounts';
import * as mine from '@chulbal/contract/my-data';
import type { Db } from '@chulbal/domain/db';
import { makeExports } from '@chulbal/domain/my-data/export.commands';
import { seedTerms } from '@chulbal/domain/seeds/terms';
import { signUpForm } from '@chulbal/testing/accounts';
import { movableClock, request, userApiServices } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const start = new Date('2026-03-02T01:00:00.000Z');
const files = temporaryStore();
const email = 'seojun@test.example';
const password = '느티나무 아래 출발선';

let db: Db;
let app: UserApi['app'];
let token: string;
let time: ReturnType<typeof movableClock>;

beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now: start });
  time = movableClock(start);
  ({ app } = await createUserApi(userApiServices({ db, files, clock: time.clock })));
  const form = await signUpForm(db, start, { email, password });
  token = ((await request(app, accounts.signUp, form)).data as { accessToken: string }).accessToken;
});
afterEach(() => app.close());

test('P-12 what is held is told to its owner only', async () => {
  expect(await request(app, mine.myData)).toMatchObject({ status: 401 });
  expect(await request(app, mine.myData, {}, token)).toMatchObject({
    status: 200,
    data: { hasPassword: true, joinedAt: start.toISOString() },
  });
  expect((await request(app, mine.listLooks, {}, token)).data).toEqual([]);
});

test('P-13 S-09 a closed account is logged out, and a request for a code is answered as to anybody', async () => {
  const wrong = { currentPassword: '아무 말', atOnce: true };
  expect(await request(app, mine.closeAccount, wrong, token)).toMatchObject({ code: 4001 });
  expect((await request(app, mine.getClosing, {}, token)).data).toEqual({
    days: 14,
    teams: [],
    keptUntil: null,
  });
  const asked = { currentPassword: password, atOnce: false };
  expect(await request(app, mine.closeAccount, asked, token)).toMatchObject({ status: 200 });
  expect(await request(app, mine.myData, {}, token)).toMatchObject({ status: 403 });

  time.advance(600_000);
  const reset = (to: string) => request(app, accounts.sendCode, { purpose: 'resetPassword', email: to });
  const [closing, absent] = [await reset(email), await reset('nobody@test.example')];
  const shape = ({ status, code, message, data }: typeof closing) => ({
    ...{ status, code, message, keys: Object.keys(data as object) },
  });
  expect(shape(closing)).toEqual(shape(absent));
  const place = { loginId: email, password, stayLoggedIn: false };
  expect(await request(app, accounts.login, place)).toMatchObject({ status: 200 });
});

test('P-13 S-09 an account that is gone answers as one that never was', async () => {
  await request(app, mine.closeAccount, { currentPassword: password, atOnce: true }, token);
  const logIn = (loginId: string) => request(app, accounts.login, { loginId, password, stayLoggedIn: false });
  const said = ({ status, code, message }: Awaited<ReturnType<typeof logIn>>) => ({ status, code, message });
  const [gone, never] = [said(await logIn(email)), said(await logIn('nobody@test.example'))];
  expect(gone.code).toBe(4001);
  expect(gone).toEqual(never);
});

test('P-12 an export is downloaded by the session that has confirmed who it is, and by no other', async () => {
  expect((await request(app, mine.getMyExport, {}, token)).data).toBeNull();
  expect(await request(app, mine.askForExport, {}, token)).toMatchObject({ data: { readyAt: null } });
  await makeExports(db, files, { now: start, publicUrl: 'http://localhost' });
  expect(await request(app, mine.downloadMyExport, {}, token)).toMatchObject({ status: 404 });
  const opened = await request(app, mine.openMyExport, { currentPassword: password }, token);
  expect(opened).toMatchObject({ status: 200 });
  expect(await request(app, mine.downloadMyExport, {}, token)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/zip', 'x-content-type-options': 'nosniff' },
  });
  const other = await request(app, accounts.login, { loginId: email, password, stayLoggedIn: false });
  const { accessToken } = other.data as { accessToken: string };
  expect(await request(app, mine.downloadMyExport, {}, accessToken)).toMatchObject({ status: 404 });
  time.advance(600_000);
  expect(await request(app, mine.downloadMyExport, {}, token)).toMatchObject({ status: 404 });
});

import * as contract from '@chulbal/contract/companies/companies';
import * as operators from '@chulbal/contract/companies/operators';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { errors } from '@chulbal/contract/errors';
import { publishExhibition, saveExhibition } from '@chulbal/contract/exhibition/operators';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, movableClock, request } from '@chulbal/testing/api';
import { companyContent } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const at = (moment: string | null, minutes = 0) => new Date(Date.parse(moment ?? '') + minutes * 60_000);
const writing = at(exhibitionPlan.writesFrom, 60);
const time = movableClock(writing);
const files = temporaryStore();
const OK = 200;

let db: Db;
let apis: TestApis;
beforeEach(async () => {
  db = await testDb();
  time.set(writing);
  apis = await bothApis({ db, files, clock: time.clock });
});
afterEach(async () => {
  await apis.user.app.close();
  await apis.admin.app.close();
});

type Call = (endpoint: AnyEndpoint, input: Record<string, unknown>) => Promise<{ code: number; data: never }>;

type App = TestApis['user']['app'];

/** Somebody who calls an API, logged in anew each time, so that the clock may go on between. */
function caller(app: () => App, logIn: () => Promise<string> | undefined): Call {
  return async (endpoint, input) => {
    const { code, data } = await request(app(), endpoint, input, await logIn());
    return { code, data: data as never };
  };
}

/** A person of the site, or a visitor without an account. */
function person(accountId: number | null): Call {
  const logIn = (id: number) => accessToken(db, { kind: 'user', accountId: id, now: time.clock() });
  return caller(
    () => apis.user.app,
    () => (accountId === null ? undefined : logIn(accountId)),
  );
}

async function operator(role: OperatorRole): Promise<Call> {
  const { operatorId } = await createOperator(db, { role });
  return caller(
    () => apis.admin.app,
    () => operatorToken(db, { operatorId, now: time.clock() }),
  );
}

/** A team that the exhibition shows, its leader, and its page, begun and written. */
async function written() {
  await publishedSeason(db, { now: seasonNow });
  const { igNo } = await publishedExhibition(db);
  const team = await createSubmitted(db, { teamName: '빗물저금통' });
  const out = await createSubmitted(db, { teamName: '그물지도' });
  await selectForExhibition(db, [team.teamNo]);
  const leader = person(team.actor.userId);
  return { igNo, team, out, leader };
}

/** Begins and writes the page of a team; gives its number and edit version. */
async function write(leader: Call, { igNo, teamNo }: { igNo: number; teamNo: number }) {
  const begun: { code: number; data: { company: { icNo: number; editVersion: number } } } = await leader(
    contract.beginCompany,
    { igNo, teamNo },
  );
  const { icNo, editVersion } = begun.data.company;
  const draft = companyContent('빗물저금통');
  const saved: { data: { editVersion: number } } = await leader(contract.saveCompany, {
    icNo,
    editVersion,
    draft,
  });
  return { icNo, draft, editVersion: saved.data.editVersion };
}

test('a page is begun by its own team, once selected, while pages are written', async () => {
  const { igNo, team, out, leader } = await written();
  const mine = { igNo, teamNo: team.teamNo };
  const outsider = person((await createAccount(db)).id);
  const code = async (call: Call, input: Record<string, unknown>) =>
    (await call(contract.beginCompany, input)).code;
  expect(await code(person(null), mine)).toBe(errors.signInRequired.code);
  expect(await code(outsider, mine)).toBe(errors.teamNotFound.code);
  expect(await code(person(out.actor.userId), { igNo, teamNo: out.teamNo })).toBe(
    errors.notSubmissionSubject.code,
  );
  time.set(at(exhibitionPlan.writesFrom, -1));
  expect(await code(leader, mine)).toBe(errors.notInPeriod.code);
  time.set(writing);
  expect(await code(leader, { ...mine, igNo: igNo + 1 })).toBe(errors.notFound.code);
  expect(await code(leader, mine)).toBe(OK);
});

test('nobody hands in what is another’s, not finished, moved on, or too late', async () => {
  const { igNo, team, leader } = await written();
  const { icNo, editVersion, draft } = await write(leader, { igNo, teamNo: team.teamNo });
  const outsider = person((await createAccount(db)).id);
  const hand = (call: Call, version: number) =>
    call(contract.submitCompany, { icNo, editVersion: version, idempotencyKey: crypto.randomUUID() });
  expect((await hand(outsider, editVersion)).code).toBe(errors.notFound.code);
  expect((await hand(leader, editVersion - 1)).code).toBe(errors.editedElsewhere.code);
  const untitled = { ...draft, companyTitle: '' };
  const saved: { data: { editVersion: number } } = await leader(contract.saveCompany, {
    ...{ icNo, editVersion, draft: untitled },
  });
  expect((await hand(leader, saved.data.editVersion)).code).toBe(errors.companyIncomplete.code);
  time.set(at(exhibitionPlan.writesUntil));
  expect((await hand(leader, saved.data.editVersion)).code).toBe(errors.notInPeriod.code);
  const late = { icNo, editVersion: saved.data.editVersion, draft };
  expect((await leader(contract.saveCompany, late)).code).toBe(errors.notInPeriod.code);
});

test('a page is approved by who may, once, in its newest version', async () => {
  const { igNo, team, leader } = await written();
  const { icNo, editVersion } = await write(leader, { igNo, teamNo: team.teamNo });
  const editor = await operator('contentEditor');
  const approve = async (call: Call, version: number) =>
    (await call(operators.approveCompanies, { pages: [{ icNo, version }] })).code;
  expect(await approve(editor, 1)).toBe(errors.notFound.code);
  await leader(contract.submitCompany, { icNo, editVersion, idempotencyKey: crypto.randomUUID() });
  expect(await approve(await operator('viewer'), 1)).toBe(errors.noPermission.code);
  expect(await approve(await operator('privacyOfficer'), 1)).toBe(errors.noPermission.code);
  expect(await approve(editor, 2)).toBe(errors.companyVersionMoved.code);
  expect(await approve(editor, 1)).toBe(OK);
  expect(await approve(editor, 1)).toBe(errors.companyVersionMoved.code);
  const ask = {
    icNo,
    version: 1,
    notes: [{ path: 'companyTitle', text: '늦었어요' }],
    fixUntil: exhibitionPlan.opensAt,
  };
  expect((await editor(operators.askCompanyChanges, ask)).code).toBe(errors.companyVersionMoved.code);
});

test('rules of an exhibition are changed by who may, and a closed market stays closed', async () => {
  const { igNo } = await written();
  const manager = await operator('contestManager');
  const save = (call: Call, editVersion: number, plan: object) =>
    call(saveExhibition, { igNo, editVersion, plan: { ...exhibitionPlan, ...plan } });
  for (const role of ['viewer', 'contentEditor', 'privacyOfficer'] as const) {
    const call = await operator(role);
    expect((await save(call, 4, {})).code).toBe(errors.noPermission.code);
    const publish = { igNo, editVersion: 4, reason: '고쳐요' };
    expect((await call(publishExhibition, publish)).code).toBe(errors.noPermission.code);
  }
  expect((await save(manager, 1, {})).code).toBe(errors.editedElsewhere.code);
  time.set(at(exhibitionPlan.marketClosesAt));
  const later = at(exhibitionPlan.marketClosesAt, 60).toISOString();
  const saved: { data: { editVersion: number } } = await save(manager, 4, {
    marketClosesAt: later,
    revealsAt: later,
  });
  const publish = { igNo, editVersion: saved.data.editVersion, reason: '한 시간 더 열어요' };
  expect((await manager(publishExhibition, publish)).code).toBe(errors.exhibitionContradicts.code);
});

import { approvedCompany, companyContent, submittedCompany } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { beginCompany, saveCompany, submitCompany } from './commands.ts';
import { getCompanyDetail } from './detail.queries.ts';
import { listCompanyPages } from './operators.queries.ts';
import { listCompanies } from './queries.ts';
import { remindOfCompanies } from './remind.commands.ts';
import { approveCompanies, askCompanyChanges } from './review.commands.ts';
import { getRegistration } from './written.queries.ts';

const at = (moment: keyof typeof exhibitionPlan, ms = 0) =>
  new Date(new Date(String(exhibitionPlan[moment])).getTime() + ms);
/** While companies are written, and while the exhibition stands open. */
const [now, open] = [at('writesFrom', 3_600_000), at('opensAt')];
const language = 'ko';
const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let rain: TestTeam;
let breath: TestTeam;
let _left: TestTeam;
let igNo: number;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  [rain, breath, _left] = [await createSubmitted(db), await createSubmitted(db), await createSubmitted(db)];
  await selectForExhibition(db, [rain.teamNo, breath.teamNo]);
  ({ igNo } = await publishedExhibition(db));
});

const begin = (team = rain, when = now) =>
  beginCompany(db, team.actor, { igNo, teamNo: team.teamNo, language, now: when });
const _icNoOf = async (team = rain) => {
  const { company } = await begin(team);
  if (!company) throw new Error('The page was not begun.');
  return company.icNo;
};
const save = (icNo: number, editVersion: number, draft = companyContent('빗물장부'), when = now) =>
  saveCompany(db, rain.actor, { icNo, editVersion, draft, now: when });
const submitted = (team = rain, content = companyContent('빗물장부')) =>
  submittedCompany(db, team.actor, { igNo, teamNo: team.teamNo, content, now });
const _approved = (team = rain, content = companyContent('빗물장부')) =>
  approvedCompany(db, team.actor, { igNo, teamNo: team.teamNo, content, now });
const list = (asked: Partial<Parameters<typeof listCompanies>[1]> = {}) =>
  listCompanies(db, { igNo, page: 1, size: 24, order: 'fair', seed: 0, language, now: open, ...asked });
const _names = async (asked: Parameters<typeof list>[0] = {}) =>
  (await list(asked)).content.map(({ teamName }) => teamName);
const _detail = (icNo: number, more: { actor?: TestTeam['actor']; when?: Date; preview?: boolean } = {}) =>
  getCompanyDetail(db, more.actor ?? null, {
    ...{ igNo, icNo, preview: more.preview ?? false, language, now: more.when ?? open },
  });
const letters = () => db.sql.selectFrom('outbox').select(['subject']).orderBy('id').execute();

describe('operators look at pages', () => {
  test('and list every team by where it stands', async () => {
    const operator = await createOperator(db);
    await submitted();
    const { rows, exhibition } = await listCompanyPages(db, operator, { language, now });
    expect(exhibition).toMatchObject({ igNo, writing: 'open' });
    expect(rows.map(({ teamNo, state }) => [teamNo, state])).toEqual([
      [rain.teamNo, 'submitted'],
      [breath.teamNo, 'notBegun'],
    ]);
  });

  test('ask for changes by a date, which the team may make after the period', async () => {
    const operator = await createOperator(db);
    const page = await submitted();
    const fixUntil = at('writesUntil', 3_600_000);
    const ask = (version: number, until: Date) =>
      askCompanyChanges(db, operator, {
        ...{ icNo: page.icNo, version, notes: [{ path: 'slides.second', text: '출처를 적어 주세요' }] },
        ...{ fixUntil: until, publicUrl, now },
      });
    await expect(ask(1, now)).rejects.toEqual(refused('invalidRequest'));
    await expect(ask(2, fixUntil)).rejects.toEqual(refused('companyVersionMoved'));
    await ask(1, fixUntil);
    await expect(ask(1, fixUntil)).rejects.toEqual(refused('companyVersionMoved'));
    expect((await letters()).at(-1)?.subject).toContain('고쳐');
    const late = at('writesUntil', 1);
    const { company, until } = await getRegistration(db, rain.actor, { igNo, language, now: late });
    expect(company).toMatchObject({
      state: 'changesAsked',
      versions: [{ notes: [{ path: 'slides.second' }] }],
    });
    expect(until).toBe(fixUntil.toISOString());
    const fixed = companyContent('빗물장부', { companyTitle: '고친 제목' });
    await save(page.icNo, company?.editVersion ?? 0, fixed, late);
    await expect(save(page.icNo, 3, fixed, fixUntil)).rejects.toEqual(refused('notInPeriod'));
  });

  test('approve first versions one by one and later ones together', async () => {
    const operator = await createOperator(db);
    const pages = [await submitted(), await submitted(breath, companyContent('숨결지도'))];
    const approve = (some: typeof pages) => approveCompanies(db, operator, { pages: some, publicUrl, now });
    await expect(approve(pages)).rejects.toEqual(refused('firstCompanyAlone'));
    for (const page of pages) expect(await approve([page])).toBe(1);
    await expect(approve(pages.slice(0, 1))).rejects.toEqual(refused('companyVersionMoved'));
    for (const [team, icNo] of [
      [rain, pages[0]?.icNo ?? 0],
      [breath, pages[1]?.icNo ?? 0],
    ] as const) {
      const draft = companyContent('둘째 판', { companyTitle: '다시 쓴 제목' });
      await saveCompany(db, team.actor, { icNo, editVersion: 2, draft, now });
      const key = crypto.randomUUID();
      await submitCompany(db, team.actor, { icNo, editVersion: 3, idempotencyKey: key, language, now });
    }
    expect(await approve(pages.map(({ icNo }) => ({ icNo, version: 2 })))).toBe(2);
    expect((await list()).content.map(({ companyTitle }) => companyTitle)).toEqual([
      '다시 쓴 제목',
      '다시 쓴 제목',
    ]);
  });

  test('remind who has not handed in, once a day while it can be done', async () => {
    const operator = await createOperator(db);
    await submitted();
    const before = (await letters()).length;
    const remind = (when: Date) => remindOfCompanies(db, operator, { igNo, publicUrl, now: when });
    expect(await remind(now)).toBe(1);
    expect(await remind(now)).toBe(0);
    expect((await letters()).length).toBe(before + 1);
    await expect(remind(at('writesUntil'))).rejects.toEqual(refused('notInPeriod'));
  });
});

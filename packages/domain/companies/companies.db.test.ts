import { approvedCompany, companyContent, submittedCompany } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { COMPANY_SLOT } from '../files/company-files.queries.ts';
import { getReadableFile } from '../files/queries.ts';
import { beginCompany, consentToName, saveCompany, submitCompany } from './commands.ts';
import { getCompanyDetail } from './detail.queries.ts';
import { getCompanyReview } from './operators.queries.ts';
import { findBeside, findShownCompany, listCompanies } from './queries.ts';
import { reportCompany } from './report.commands.ts';
import { approveCompanies, setCompanyHidden } from './review.commands.ts';
import { getRegistration, listMyCompanies } from './written.queries.ts';

const at = (moment: keyof typeof exhibitionPlan, ms = 0) =>
  new Date(new Date(String(exhibitionPlan[moment])).getTime() + ms);
/** While companies are written, and while the exhibition stands open. */
const [now, open] = [at('writesFrom', 3_600_000), at('opensAt')];
const language = 'ko';
const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let rain: TestTeam;
let breath: TestTeam;
let left: TestTeam;
let igNo: number;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  [rain, breath, left] = [await createSubmitted(db), await createSubmitted(db), await createSubmitted(db)];
  await selectForExhibition(db, [rain.teamNo, breath.teamNo]);
  ({ igNo } = await publishedExhibition(db));
});

const begin = (team = rain, when = now) =>
  beginCompany(db, team.actor, { igNo, teamNo: team.teamNo, language, now: when });
const icNoOf = async (team = rain) => {
  const { company } = await begin(team);
  if (!company) throw new Error('The page was not begun.');
  return company.icNo;
};
const save = (icNo: number, editVersion: number, draft = companyContent('빗물장부'), when = now) =>
  saveCompany(db, rain.actor, { icNo, editVersion, draft, now: when });
const submitted = (team = rain, content = companyContent('빗물장부')) =>
  submittedCompany(db, team.actor, { igNo, teamNo: team.teamNo, content, now });
const approved = (team = rain, content = companyContent('빗물장부')) =>
  approvedCompany(db, team.actor, { igNo, teamNo: team.teamNo, content, now });
const list = (asked: Partial<Parameters<typeof listCompanies>[1]> = {}) =>
  listCompanies(db, { igNo, page: 1, size: 24, order: 'fair', seed: 0, language, now: open, ...asked });
const names = async (asked: Parameters<typeof list>[0] = {}) =>
  (await list(asked)).content.map(({ teamName }) => teamName);
const detail = (icNo: number, more: { actor?: TestTeam['actor']; when?: Date; preview?: boolean } = {}) =>
  getCompanyDetail(db, more.actor ?? null, {
    ...{ igNo, icNo, preview: more.preview ?? false, language, now: more.when ?? open },
  });
const _letters = () => db.sql.selectFrom('outbox').select(['subject']).orderBy('id').execute();

describe('a team writes its page', () => {
  test('with two slides on the first day, and its registration number', async () => {
    const { baseInfo, company } = await begin();
    expect(baseInfo).toMatchObject({ igNo, teamNo: rain.teamNo, topTrackNo: 3, igYear: 2026 });
    expect(baseInfo.ipoNo).toBeGreaterThan(0);
    expect(company).toMatchObject({ editVersion: 1, state: 'writing', changed: true });
    expect(company?.draft.slides).toHaveLength(2);
    expect((await begin()).company?.icNo).toBe(company?.icNo);
  });

  test('only one that the exhibition shows, and only one’s own', async () => {
    await expect(begin(left)).rejects.toEqual(refused('notSubmissionSubject'));
    await expect(
      beginCompany(db, breath.actor, { igNo, teamNo: rain.teamNo, language, now }),
    ).rejects.toEqual(refused('teamNotFound'));
    await expect(getRegistration(db, left.actor, { igNo, language, now })).rejects.toEqual(
      refused('notQuerySubject'),
    );
    const icNo = await icNoOf();
    await expect(
      saveCompany(db, breath.actor, { icNo, editVersion: 1, draft: companyContent('남'), now }),
    ).rejects.toEqual(refused('notFound'));
    await expect(getRegistration(db, breath.actor, { igNo, icNo, language, now })).rejects.toEqual(
      refused('notFound'),
    );
  });

  test.each([
    ['a moment before it begins', at('writesFrom', -1), false],
    ['as it begins', at('writesFrom'), true],
    ['a moment before it ends', at('writesUntil', -1), true],
    ['as it ends', at('writesUntil'), false],
  ])('in the period of writing: %s', async (_, when, may) => {
    const begun = begin(rain, when);
    if (may) expect((await begun).until).toBe(at('writesUntil').toISOString());
    else await expect(begun).rejects.toEqual(refused('notInPeriod'));
  });

  test('and of two who save at once one is told', async () => {
    const icNo = await icNoOf();
    expect(await save(icNo, 1)).toMatchObject({ editVersion: 2, changed: true });
    await expect(save(icNo, 1)).rejects.toEqual(refused('editedElsewhere'));
  });

  test('sanitised, without registration numbers in its story (P-04)', async () => {
    const icNo = await icNoOf();
    const story = '<p onclick="x()">비<script>x()</script></p>';
    const saved = await save(icNo, 1, companyContent('빗물장부', { companyContent: story }));
    expect(saved.draft.companyContent).toBe('<p>비</p>');
    const numbered = companyContent('빗물장부', { companyContent: '<p>900101-<b>1234567</b></p>' });
    await expect(save(icNo, 2, numbered)).rejects.toEqual(refused('residentNumberWritten'));
  });

  test('with files of its own alone (S-02)', async () => {
    const icNo = await icNoOf();
    const foreign = await storedFile(breath, 'a');
    const own = await storedFile(rain, 'b');
    await expect(save(icNo, 1, companyContent('빗물장부', { logo: foreign }))).rejects.toEqual(
      refused('notFound'),
    );
    expect((await save(icNo, 1, companyContent('빗물장부', { logo: own }))).draft.logo).toBe(own);
  });

  test('which the leader hands in, once for a key and a content (R-02)', async () => {
    const icNo = await icNoOf();
    await save(icNo, 1);
    const key = crypto.randomUUID();
    const submit = (idempotencyKey: string) =>
      submitCompany(db, rain.actor, { icNo, editVersion: 2, idempotencyKey, language, now });
    const once = await submit(key);
    expect(once.company).toMatchObject({ state: 'submitted', changed: false });
    expect((await submit(key)).company?.versions).toHaveLength(1);
    expect((await submit(crypto.randomUUID())).company?.versions).toHaveLength(1);
  });

  test('and not while something is missing', async () => {
    const icNo = await icNoOf();
    await expect(
      submitCompany(db, rain.actor, {
        ...{ icNo, editVersion: 1, idempotencyKey: crypto.randomUUID(), language, now },
      }),
    ).rejects.toMatchObject({ error: 'companyIncomplete', details: { fields: { companyTitle: {} } } });
  });
});

/** A picture of a page as an upload leaves it. */
async function storedFile(team: TestTeam, letter: string): Promise<string> {
  const serverFileName = letter.repeat(32);
  await db.sql
    .insertInto('files')
    .values({
      ...{ serverFileName, teamNo: null, ownerId: team.actor.userId, slot: COMPANY_SLOT, name: 'logo.png' },
      ...{ extension: 'webp', mime: 'image/webp', size: 10, sha256: 'a'.repeat(64), status: 'stored' },
      ...{ isPublic: true, startedAt: now, storedAt: now, removedAt: null },
    })
    .execute();
  return serverFileName;
}

describe('visitors see', () => {
  test('what is approved, from the opening on (S-04)', async () => {
    const { icNo } = await approved();
    await submitted(breath, companyContent('숨결지도'));
    expect(await list({ now: at('opensAt', -1) })).toMatchObject({ content: [], totalElements: 0 });
    expect(await names()).toEqual(['빗물장부']);
    await expect(detail(icNo, { when: at('opensAt', -1) })).rejects.toEqual(refused('notFound'));
    expect(await detail(icNo)).toMatchObject({ teamName: '빗물장부', isPreview: false, isMine: false });
    expect(await findShownCompany(db, { igNo, icNo, now: open })).toMatchObject({ teamNo: rain.teamNo });
    expect(await findShownCompany(db, { igNo: igNo + 1, icNo, now: open })).toBeNull();
  });

  test('nothing of a page that waits, of another exhibition or that is hidden', async () => {
    const { icNo } = await submitted();
    await expect(detail(icNo)).rejects.toEqual(refused('notFound'));
    const shown = await approved(breath, companyContent('숨결지도'));
    await expect(
      getCompanyDetail(db, null, { igNo: igNo + 1, icNo: shown.icNo, preview: false, language, now: open }),
    ).rejects.toEqual(refused('notFound'));
    const operator = await createOperator(db);
    const hide = (hidden: boolean) =>
      setCompanyHidden(db, operator, {
        ...{ icNo: shown.icNo, hidden, reason: '사진의 동의를 확인해요', publicUrl, now: open },
      });
    await hide(true);
    await expect(detail(shown.icNo)).rejects.toEqual(refused('notFound'));
    expect((await list()).totalElements).toBe(0);
    expect((await detail(shown.icNo, { actor: breath.actor })).isPreview).toBe(true);
    await hide(false);
    expect(await names()).toEqual(['숨결지도']);
  });

  test('the approved version while a newer one is looked at', async () => {
    const { icNo } = await approved();
    const { company } = await getRegistration(db, rain.actor, { igNo, language, now });
    const later = companyContent('빗물장부', { companyTitle: '새 제목' });
    const saved = await save(icNo, company?.editVersion ?? 0, later, open);
    await submitCompany(db, rain.actor, {
      ...{ icNo, editVersion: saved.editVersion, idempotencyKey: crypto.randomUUID(), language, now: open },
    });
    expect((await detail(icNo)).companyTitle).not.toBe('새 제목');
    expect(await detail(icNo, { actor: rain.actor, preview: true })).toMatchObject({
      ...{ companyTitle: '새 제목', isPreview: true, isMine: true },
    });
    expect((await detail(icNo, { actor: breath.actor, preview: true })).isPreview).toBe(false);
    const operator = await createOperator(db);
    await approveCompanies(db, operator, { pages: [{ icNo, version: 2 }], publicUrl, now: open });
    expect((await detail(icNo)).companyTitle).toBe('새 제목');
    expect((await list({ keyword: '새제목' })).totalElements).toBe(1);
  });

  test('lists by track, kind, first consonant and keyword, in an order of their own', async () => {
    await approved();
    await approved(breath, companyContent('숨결지도', { companyType: 'education' }));
    expect((await names()).toSorted()).toEqual(['빗물장부', '숨결지도']);
    expect(await names({ order: 'name' })).toEqual(['빗물장부', '숨결지도']);
    expect(await names({ kind: 'education' })).toEqual(['숨결지도']);
    expect(await names({ initial: 'ㅂ' })).toEqual(['빗물장부']);
    expect(await names({ keyword: 'ㅅㄱㅈㄷ' })).toEqual(['숨결지도']);
    expect(await names({ keyword: '물장' })).toEqual(['빗물장부']);
    expect(await names({ trackNo: 1 })).toEqual([]);
    const firsts = await Promise.all(
      Array.from({ length: 64 }, async (_, seed) => (await names({ seed }))[0]),
    );
    expect(new Set(firsts).size).toBe(2);
    expect(await names({ seed: 7 })).toEqual(await names({ seed: 7 }));
    expect(await names({ order: 'total', seed: 7 })).toEqual(await names({ seed: 7 }));
  });

  test('who comes before and after', async () => {
    const one = await approved();
    const other = await approved(breath, companyContent('숨결지도'));
    const [first, second] = (await list({ seed: 5 })).content.map(({ icNo }) => icNo);
    const beside = (icNo = 0) => findBeside(db, { igNo, icNo, seed: 5, language, now: open });
    expect([one.icNo, other.icNo].toSorted()).toEqual([first, second].toSorted());
    expect(await beside(first)).toMatchObject({ before: null, after: { icNo: second } });
    expect(await beside(second)).toMatchObject({ before: { icNo: first }, after: null });
  });

  test('names only of members who agreed, until they take it back', async () => {
    const { icNo } = await approved();
    const say = (agreed: boolean) =>
      consentToName(db, rain.actor, { icNo, agreed, part: '센서 회로', language, now: open });
    expect((await detail(icNo)).team).toEqual([]);
    const { company } = await say(true);
    expect(company?.names[0]).toMatchObject({ isMe: true, agreed: true });
    expect((await detail(icNo)).team).toEqual([
      { name: company?.names[0]?.name, part: '센서 회로', leads: true },
    ]);
    await say(false);
    expect((await detail(icNo)).team).toEqual([]);
  });

  test('pictures once they are approved, and the team before (S-03)', async () => {
    const logo = await storedFile(rain, 'c');
    const page = await submitted(rain, companyContent('빗물장부', { logo }));
    const read = (actor: TestTeam['actor'] | null) =>
      getReadableFile(db, actor, { serverFileName: logo, now: open });
    await expect(read(null)).rejects.toEqual(refused('notFound'));
    await expect(read(breath.actor)).rejects.toEqual(refused('notFound'));
    expect((await read(rain.actor)).slot).toBe(COMPANY_SLOT);
    await approveCompanies(db, await createOperator(db), { pages: [page], publicUrl, now });
    expect((await read(null)).serverFileName).toBe(logo);
  });

  test('a way to say that something is wrong', async () => {
    const { icNo } = await approved();
    const report = (when: Date) =>
      reportCompany(db, { igNo, icNo, reason: 'wrong', text: '숫자가 달라요', now: when });
    await expect(report(now)).rejects.toEqual(refused('notFound'));
    await report(open);
    const review = await getCompanyReview(db, await createOperator(db), { icNo, language, now: open });
    expect(review.reports).toMatchObject([{ reason: 'wrong', text: '숫자가 달라요' }]);
  });
});

test('my teams and where their pages stand', async () => {
  const { icNo } = await approved();
  expect(await listMyCompanies(db, rain.actor, { language, now })).toMatchObject([
    { icNo, state: 'approved', baseInfo: { teamNo: rain.teamNo } },
  ]);
  expect(await listMyCompanies(db, left.actor, { language, now })).toEqual([]);
});

import { text } from 'node:stream/consumers';
import { approvedCompany, companyContent, submittedCompany } from '@chulbal/testing/companies';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { saveCompany, submitCompany } from './commands.ts';
import { exportCompanyPages } from './export.commands.ts';
import { getCompanyReview } from './operators.queries.ts';
import { approveCompanies, askCompanyChanges, previewCompanyChanges } from './review.commands.ts';
import { getSharePicture } from './share.queries.ts';

const at = (moment: keyof typeof exhibitionPlan, ms = 0) =>
  new Date(new Date(String(exhibitionPlan[moment])).getTime() + ms);
const [now, open] = [at('writesFrom', 3_600_000), at('opensAt')];
const fixUntil = at('writesUntil', 3_600_000);
const language = 'ko';
const refused = (error: string) => expect.objectContaining({ error });
const store = temporaryStore();

let db: Db;
let operator: OperatorActor;
let rain: TestTeam;
let breath: TestTeam;
let igNo: number;
beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
  await publishedSeason(db, { now: seasonNow });
  [rain, breath] = [await createSubmitted(db), await createSubmitted(db)];
  await selectForExhibition(db, [rain.teamNo, breath.teamNo]);
  ({ igNo } = await publishedExhibition(db));
});

const handIn = (team: TestTeam, name: string) =>
  submittedCompany(db, team.actor, { igNo, teamNo: team.teamNo, content: companyContent(name), now });
const asking = (page: { icNo: number; version: number }, said = '출처를 적어 주세요.') => ({
  ...{ ...page, notes: [{ path: 'companyTitle', text: said }], fixUntil, publicUrl, now },
});
const subjects = async () =>
  (await db.sql.selectFrom('outbox').select('subject').orderBy('id').execute()).length;

test('a letter is seen before it is sent, and looking sends none', async () => {
  const page = await handIn(rain, '빗물장부');
  const before = await subjects();
  const letter = await previewCompanyChanges(db, operator, asking(page));
  expect(letter.lines.join('\n')).toContain('출처를 적어 주세요.');
  expect(letter).toMatchObject({ to: expect.stringContaining('*'), language: 'ko' });
  expect(await subjects()).toBe(before);
  await askCompanyChanges(db, operator, asking(page));
  const { subject } = await db.sql
    .selectFrom('outbox')
    .select('subject')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(subject).toBe(letter.subject);
  await expect(previewCompanyChanges(db, operator, asking(page))).rejects.toEqual(
    refused('companyVersionMoved'),
  );
});

test('what was asked twice is offered as a phrase', async () => {
  const [one, other] = [await handIn(rain, '빗물장부'), await handIn(breath, '숨결지도')];
  await askCompanyChanges(db, operator, asking(one));
  await askCompanyChanges(db, operator, asking(other));
  const review = () => getCompanyReview(db, operator, { icNo: one.icNo, language, now });
  expect((await review()).phrases).toEqual(['출처를 적어 주세요.']);
});

test.each(['csv', 'xlsx'] as const)('the list leaves as %s with a reason on record', async (format) => {
  await handIn(rain, '빗물장부');
  const asked = { igNo, format, reason: '회의 자료', language, now, clock: () => now } as const;
  const { stream, fileName } = await exportCompanyPages(db, operator, asked);
  const said = await text(stream);
  expect(fileName).toBe(`exhibition-${igNo}-companies.${format}`);
  if (format === 'csv') expect(said).toMatch(/빗물장부.*확인할 것[\s\S]*시작 전/);
  const kept = await db.sql
    .selectFrom('exports')
    .select(['reason', 'applications', 'finishedAt'])
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ reason: '회의 자료', applications: 2, finishedAt: now });
});

test('a share picture is there once its page is, and no total changes a byte of it (S-04)', async () => {
  const page = await approvedCompany(db, rain.actor, {
    ...{ igNo, teamNo: rain.teamNo, content: companyContent('빗물장부'), now },
  });
  const picture = (when = open, icNo?: number) =>
    getSharePicture(db, store, { igNo, icNo, language, now: when });
  await expect(picture(at('opensAt', -1), page.icNo)).rejects.toEqual(refused('notFound'));
  const hidden = await picture(open, page.icNo);
  const whole = await picture();
  for (const revealedTotal of [1_000_000, 987_000_000]) {
    await db.sql.updateTable('companies').set({ revealedTotal }).execute();
    expect((await picture(open, page.icNo)).equals(hidden)).toBe(true);
    expect((await picture()).equals(whole)).toBe(true);
  }
  const draft = companyContent('빗물장부', { companyTitle: '고친 제목' });
  const saved = await saveCompany(db, rain.actor, { icNo: page.icNo, editVersion: 2, draft, now });
  await submitCompany(db, rain.actor, {
    ...{
      icNo: page.icNo,
      editVersion: saved.editVersion,
      idempotencyKey: crypto.randomUUID(),
      language,
      now,
    },
  });
  expect((await picture(open, page.icNo)).equals(hidden)).toBe(true);
  await approveCompanies(db, operator, { pages: [{ icNo: page.icNo, version: 2 }], publicUrl, now });
  expect((await picture(open, page.icNo)).equals(hidden)).toBe(false);
});

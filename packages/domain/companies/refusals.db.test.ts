import { Readable } from 'node:stream';
import { companyContent, submittedCompany } from '@chulbal/testing/companies';
import { blackPng } from '@chulbal/testing/corpus/images';
import { exhibitionPlan, publishedExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createJoined } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { findExhibition } from '../exhibition/queries.ts';
import { listMessages } from '../outbox/queries.ts';
import { beginCompany, saveCompany, submitCompany } from './commands.ts';
import { getCompanyReview, listCompanyPages } from './operators.queries.ts';
import { listSuitingCompanies } from './queries.ts';
import { remindOfCompanies } from './remind.commands.ts';
import { approveCompanies, askCompanyChanges, previewCompanyChanges } from './review.commands.ts';
import { uploadCompanyFile } from './upload.commands.ts';

const at = (moment: keyof typeof exhibitionPlan, ms = 0) =>
  new Date(new Date(String(exhibitionPlan[moment])).getTime() + ms);
const now = at('writesFrom', 3_600_000);
const language = 'ko';
const refused = (error: string) => expect.objectContaining({ error });
const store = temporaryStore();

let db: Db;
let operator: OperatorActor;
let team: TestTeam & { member: UserActor };
let other: TestTeam;
let igNo: number;
beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
  await publishedSeason(db, { now: seasonNow });
  team = await createJoined(db);
  other = await createSubmitted(db);
  await selectForExhibition(db, [team.teamNo, other.teamNo]);
  ({ igNo } = await publishedExhibition(db));
});

const begun = async () => {
  const { company } = await beginCompany(db, team.actor, { igNo, teamNo: team.teamNo, language, now });
  const icNo = company?.icNo ?? 0;
  const saved = await saveCompany(db, team.actor, {
    ...{ icNo, editVersion: company?.editVersion ?? 0, draft: companyContent('빗물장부'), now },
  });
  return { icNo, editVersion: saved.editVersion };
};
const handedIn = (of = team as TestTeam) =>
  submittedCompany(db, of.actor, { igNo, teamNo: of.teamNo, content: companyContent('빗물장부'), now });
const hand = (page: { icNo: number; editVersion: number }, actor: UserActor, when: Date) =>
  submitCompany(db, actor, { ...page, idempotencyKey: crypto.randomUUID(), language, now: when });

describe('a page is handed in', () => {
  test('by the leader, until writing ends', async () => {
    const page = await begun();
    await expect(hand(page, team.member, now)).rejects.toEqual(refused('noPermission'));
    await expect(hand(page, team.actor, at('writesUntil'))).rejects.toEqual(refused('notInPeriod'));
    const { company } = await hand(page, team.actor, at('writesUntil', -1));
    expect(company?.state).toBe('submitted');
  });

  test('of a team that the exhibition still shows', async () => {
    const page = await begun();
    await db.sql
      .updateTable('applications')
      .set({ status: 'cancelled' })
      .where('teamNo', '=', team.teamNo)
      .execute();
    await expect(hand(page, team.actor, now)).rejects.toEqual(refused('notSubmissionSubject'));
    await expect(
      saveCompany(db, team.actor, { ...page, draft: companyContent('빗물장부'), now }),
    ).rejects.toEqual(refused('notSubmissionSubject'));
  });
});

test('S-02 files are uploaded for a page by its team, until writing ends', async () => {
  const { icNo } = await begun();
  const bytes = blackPng(8);
  const upload = (actor: UserActor, when: Date) =>
    uploadCompanyFile(db, actor, store, {
      ...{ icNo, fileName: '사진.png', size: bytes.length, kind: 'picture', now: when, clock: () => when },
      body: Readable.from([bytes]),
    });
  await expect(upload(other.actor, now)).rejects.toEqual(refused('notFound'));
  await expect(upload(team.actor, at('writesUntil'))).rejects.toEqual(refused('notInPeriod'));
  expect((await upload(team.member, at('writesUntil', -1))).serverFileName).toMatch(/^[0-9a-f]{32}$/);
});

describe('operators', () => {
  test('neither look at, approve nor send back what was not handed in', async () => {
    const { icNo } = await begun();
    const page = { icNo, version: 0 };
    const changes = { ...page, notes: [], fixUntil: at('writesUntil'), publicUrl, now };
    const notFound = refused('notFound');
    await expect(getCompanyReview(db, operator, { icNo, language, now })).rejects.toEqual(notFound);
    await expect(approveCompanies(db, operator, { pages: [page], publicUrl, now })).rejects.toEqual(notFound);
    await expect(askCompanyChanges(db, operator, changes)).rejects.toEqual(notFound);
    await expect(previewCompanyChanges(db, operator, changes)).rejects.toEqual(notFound);
  });

  test('list and remind of an exhibition that there is, and teams that are in it', async () => {
    await expect(listCompanyPages(db, operator, { igNo: igNo + 1, language, now })).rejects.toEqual(
      refused('notFound'),
    );
    const stranger = await createSubmitted(db);
    const remind = (teamNos: number[]) => remindOfCompanies(db, operator, { igNo, teamNos, publicUrl, now });
    await expect(remind([team.teamNo, stranger.teamNo])).rejects.toEqual(refused('teamNotFound'));
    expect(await remind([team.teamNo])).toBe(1);
  });

  test('R-05 give teams until the exhibition closes to change something, and no longer', async () => {
    const page = await handedIn();
    const ask = (fixUntil: Date) =>
      askCompanyChanges(db, operator, {
        ...{
          ...page,
          notes: [{ path: 'companyTitle', text: '출처를 적어 주세요' }],
          fixUntil,
          publicUrl,
          now,
        },
      });
    await expect(ask(at('closesAt', 1))).rejects.toEqual(refused('invalidRequest'));
    await ask(at('closesAt'));
  });

  test('R-05 tell with an approval from when on visitors see the page', async () => {
    const told = async (of: TestTeam, when: Date) => {
      await approveCompanies(db, operator, { pages: [await handedIn(of)], publicUrl, now: when });
      return (await listMessages(db, { limit: 1 }))[0]?.text;
    };
    expect(await told(team, at('opensAt', -1))).toContain('부터 전시에서 볼 수 있어요');
    expect(await told(other, at('opensAt'))).toContain('지금 전시에서 볼 수 있어요');
  });
});

test('S-04 companies that suit a type of person are shown from the opening on', async () => {
  const page = await handedIn();
  await approveCompanies(db, operator, { pages: [page], publicUrl, now });
  const exhibition = await findExhibition(db, igNo);
  if (!exhibition) throw new Error('There is an exhibition.');
  const suiting = async (when: Date) =>
    (await listSuitingCompanies(db, exhibition, { types: ['living'], most: 3, language, now: when })).map(
      ({ icNo }) => icNo,
    );
  expect(await suiting(at('opensAt', -1))).toEqual([]);
  expect(await suiting(at('opensAt'))).toEqual([page.icNo]);
});

import { createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { rulesOf } from '@chulbal/testing/result-cases';
import { createJudged, five, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { confirmAnnouncement, requestAnnouncement } from '../announcements/commands.ts';
import { releaseDue } from '../announcements/release.commands.ts';
import { usualTemplates } from '../announcements/templates.rules.ts';
import { confirmFinalising, requestFinalising, requestWithdrawal } from '../results/finalise.commands.ts';
import { decideTie, saveResultRules } from '../results/rules.commands.ts';
import { getResult } from '../results/view.queries.ts';
import { withdrawTeam } from '../withdrawals/commands.ts';
import { listPending } from './pending.queries.ts';

const DAY = 86_400_000;
/** Long after every stage of the season. */
const now = new Date(seasonNow.getTime() + 300 * DAY);

test('what of a stage waits for whom, from the tie to the appeal', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const one = await createOperator(db, { name: '한지우' });
  const two = await createOperator(db, { name: '강민서', role: 'contestManager' });
  const three = await createOperator(db, { name: '오하늘' });
  const viewer = await createOperator(db, { role: 'viewer' });
  const pending = async (actor: OperatorActor, at = now) =>
    (await listPending(db, actor, { language: 'ko', now: at })).map(({ kind, count, by }) => [
      kind,
      count,
      by,
    ]);
  const { teamNos } = await createJudged(db, { totals: [five(80), five(80)] });
  const rules = rulesOf({ select: { kind: 'count', count: 1 } });
  await saveResultRules(db, one, { ...review, rules, reason: '공고문', now });

  expect(await pending(one)).toEqual([['tieUndecided', 1, null]]);
  expect(await pending(viewer)).toEqual([]);
  expect(await pending(one, seasonNow)).toEqual([]);
  await decideTie(db, one, { ...review, order: teamNos, reason: '위원장 협의', now });
  expect(await pending(one)).toEqual([]);

  const { sha256 } = await getResult(db, one, { ...review, now });
  const asked = {
    ...review,
    version: 1,
    sha256,
    confirmerId: two.operatorId,
    reason: '마감',
    publicUrl,
    now,
  };
  const requestId = await requestFinalising(db, one, asked);
  expect(await pending(one)).toEqual([]);
  expect(await pending(two)).toEqual([['resultRequested', 1, '한지우']]);
  expect(await pending(three), 'whoever was not asked').toEqual([]);
  await confirmFinalising(db, two, { requestId, now });
  expect(await pending(one)).toEqual([['resultUnannounced', 1, null]]);
  expect(await pending(viewer)).toEqual([]);

  const appealUntil = new Date(now.getTime() + DAY);
  const { announcementId } = await requestAnnouncement(db, one, {
    ...review,
    resultVersion: 1,
    releaseAt: now.toISOString(),
    appealUntil: appealUntil.toISOString(),
    verifyUntil: appealUntil.toISOString(),
    templates: usualTemplates,
    shows: { averages: false, comments: 'none' },
    publicUrl,
    now,
  });
  expect(await pending(one)).toEqual([]);
  expect(await pending(two)).toEqual([['announcementRequested', 1, '한지우']]);
  await confirmAnnouncement(db, two, { announcementId, now });
  await releaseDue(db, { now, publicUrl });

  await db.sql
    .insertInto('appeals')
    .values({
      ...review,
      teamNo: teamNos[0] ?? 0,
      announcementId,
      textSealed: db.vault.seal('다시 봐 주세요'),
      madeBy: one.operatorId,
      madeAt: now,
      state: 'open',
    })
    .execute();
  await db.sql
    .insertInto('verificationReports')
    .values({
      ...{ ...review, teamNo: teamNos[0] ?? 0, madeAt: now, state: 'open' },
      ...{ reporterSealed: db.vault.seal('{}'), textSealed: db.vault.seal('다른 대회에서 본 글이에요') },
    })
    .execute();
  expect(await pending(two, new Date(appealUntil.getTime() - 1))).toEqual([]);
  const overdue = [
    ['appealsOverdue', 1, null],
    ['reportsOverdue', 1, null],
  ];
  expect(await pending(two, appealUntil)).toEqual(overdue);

  // The place of a selected team that leaves is given on by a version that says so.
  const teamNo = teamNos[0] ?? 0;
  await withdrawTeam(db, one, { teamNo, reason: '팀 포기', publicUrl, now });
  expect(await pending(one, appealUntil)).toEqual([['selectedLeft', 1, null], ...overdue]);
  expect(await pending(viewer, appealUntil)).toEqual([]);
  const { versions } = await getResult(db, one, { ...review, now });
  await requestWithdrawal(db, one, {
    ...{ ...review, teamNo, version: 2, sha256: versions[0]?.sha256 ?? '' },
    ...{ confirmerId: null, reason: '팀 포기', publicUrl, now },
  });
  expect(await pending(one, appealUntil)).toEqual(overdue);
});

test('teams under the confirmed minimum wait for whoever works on applications', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  await createSubmitted(db);
  const pending = async (actor: OperatorActor) =>
    (await listPending(db, actor, { language: 'ko', now })).map(({ kind, count }) => [kind, count]);
  expect(await pending(await createOperator(db))).toEqual([['eligibilityOpen', 1]]);
  expect(await pending(await createOperator(db, { role: 'viewer' }))).toEqual([]);
});

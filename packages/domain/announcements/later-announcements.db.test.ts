import type { RankedTeam } from '@chulbal/contract/results/shapes';
import { campus, createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { confirmAnnouncement, requestAnnouncement } from './commands.ts';
import { decideAppeal, makeAppeal, readAppeals, reportSelected } from './objections.commands.ts';
import { getMyResult } from './queries.ts';
import { releaseDue } from './release.commands.ts';
import { listSelected, listVerifications } from './selected.queries.ts';
import { getAnnouncements, previewAnnouncement } from './stage.queries.ts';
import { usualTemplates } from './templates.rules.ts';

const HOUR = 3_600_000;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);
const refused = (error: string) => expect.objectContaining({ error });
const region = { ko: '충청', en: 'Chungcheong' };

let db: Db;
let one: OperatorActor;
let two: OperatorActor;
let winner: TestTeam;
let next: TestTeam;
let last: TestTeam;
let version: number;
let hour: number;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db, { name: '한지우' });
  two = await createOperator(db, { name: '강민서' });
  winner = await createSubmitted(db, { fields: { teamName: '물결로그' } });
  next = await createSubmitted(db, { fields: { teamName: '새싹지도' } });
  last = await createSubmitted(db, { fields: { teamName: '느린우체통' } });
  [version, hour] = [0, 0];
});

type Standing = Pick<RankedTeam, 'decision'> & Partial<RankedTeam>;
const selected: Standing = { decision: 'selected' };
const inReserve: Standing = { decision: 'reserve', reserveRank: 1, region: 'chungcheong' };
const withdrawn: Standing = { decision: 'withdrawn' };
const notSelected: Standing = { decision: 'notSelected' };

type Ends = { appealUntil?: number | null; verifyUntil?: number | null };

/** The next version of the result, announced an hour later; ends are hours. */
async function announce(
  standings: readonly [Standing, Standing, Standing],
  { appealUntil = null, verifyUntil = null }: Ends = {},
): Promise<void> {
  version += 1;
  hour += 1;
  const now = at(hour);
  const teams = [winner, next, last].map(({ teamNo }, place) => ({
    ...(standings[place] ?? selected),
    teamNo,
  }));
  await finalisedVersion(db, { ...stage, version, teams, by: [one, two], quotas: { chungcheong: 1 }, now });
  const until = (end: number | null) => (end === null ? null : at(end).toISOString());
  const { announcementId } = await requestAnnouncement(db, one, {
    ...stage,
    resultVersion: version,
    releaseAt: now.toISOString(),
    appealUntil: until(appealUntil),
    verifyUntil: until(verifyUntil),
    templates: usualTemplates,
    shows: { averages: true, comments: 'none' },
    publicUrl,
    now,
  });
  await confirmAnnouncement(db, two, { announcementId, now });
  while ((await releaseDue(db, { now, publicUrl })) > 0);
}

const resultOf = (team: TestTeam, hours = hour) =>
  getMyResult(db, team.actor, { teamNo: team.teamNo, stageNo: 2, language: 'ko', now: at(hours) });
const appeal = (team: TestTeam, text: string, hours = hour) =>
  makeAppeal(db, team.actor, { teamNo: team.teamNo, stageNo: 2, text, now: at(hours) });
const decide = async (answer: string) => {
  const { content } = await readAppeals(db, one, { state: 'open', page: 1, size: 1, now: at(hour) });
  const decision = { id: content[0]?.id ?? 0, decision: 'rejected' as const, answer };
  await decideAppeal(db, two, { ...decision, publicUrl, now: at(hour) });
};
const mailsTo = async (teamName: string) =>
  (await listMessages(db, { limit: 100 }))
    .filter(
      ({ text, subject }) =>
        text.includes(teamName) && /통과를 축하|결과를 알려|기권을 반영/.test(subject ?? ''),
    )
    .map(({ subject, text }) => `${subject}\n${text}`);

describe('a later announcement', () => {
  test('without a window of its own leaves every window, appeal and answer where they are', async () => {
    await announce([selected, inReserve, notSelected], { appealUntil: 50 });
    await appeal(last, '가점이 빠졌어요');
    await decide('증빙이 기한 뒤에 왔어요');
    await announce([withdrawn, selected, notSelected]);
    expect((await resultOf(last)).appeal).toMatchObject({
      open: false,
      made: [{ text: '가점이 빠졌어요', state: 'rejected', answer: '증빙이 기한 뒤에 왔어요' }],
    });
    expect((await resultOf(next)).appeal).toEqual({ until: at(50).toISOString(), open: true, made: [] });
    await appeal(winner, '기권하지 않았어요', 49);
  });

  test('with a shorter window closes nobody’s, and with a longer one opens none for whom it is no news', async () => {
    await announce([selected, inReserve, notSelected], { appealUntil: 50 });
    await announce([selected, inReserve, notSelected], { appealUntil: 5 });
    expect((await resultOf(last, 6)).appeal).toMatchObject({ open: true, until: at(50).toISOString() });
    await announce([selected, inReserve, notSelected], { appealUntil: 90 });
    expect((await resultOf(last, 51)).appeal).toMatchObject({ open: false });
    await expect(appeal(last, '다시 봐 주세요', 51)).rejects.toEqual(refused('windowClosed'));
  });

  test('opens a window for whom it is news, once more for whoever has appealed before', async () => {
    await announce([selected, inReserve, notSelected], { appealUntil: 10 });
    await appeal(next, '순위를 다시 봐 주세요');
    await expect(appeal(next, '한 번 더')).rejects.toEqual(refused('appealMade'));
    await announce([selected, notSelected, inReserve], { appealUntil: 20 });
    expect((await resultOf(next, 11)).appeal).toMatchObject({ open: true, until: at(20).toISOString() });
    await appeal(next, '예비에서 왜 빠졌나요?', 11);
    await expect(appeal(next, '한 번 더', 12)).rejects.toEqual(refused('appealMade'));
    await expect(appeal(winner, '늦었어요', 12)).rejects.toEqual(refused('windowClosed'));
    expect((await resultOf(next, 12)).appeal?.made.map(({ text }) => text)).toEqual([
      '예비에서 왜 빠졌나요?',
      '순위를 다시 봐 주세요',
    ]);
  });

  test('of a result that does not know a team any more leaves it what it was told', async () => {
    await announce([selected, inReserve, notSelected], { appealUntil: 50 });
    await appeal(last, '가점이 빠졌어요');
    await announceEmpty({ stageNo: 2, resultVersion: 2 });
    expect(await resultOf(last)).toMatchObject({
      state: 'failed',
      appeal: { made: [{ text: '가점이 빠졌어요' }] },
    });
  });

  test('is sent only to teams whose outcome has changed', async () => {
    await announce([selected, inReserve, notSelected]);
    await announce([selected, selected, notSelected]);
    expect(await resultOf(next)).toMatchObject({ state: 'passed' });
    const counts = await Promise.all(['물결로그', '새싹지도', '느린우체통'].map(mailsTo));
    expect(counts.map((mails) => mails.length)).toEqual([1, 2, 1]);
  });

  test('of another stage touches nothing', async () => {
    await announce([selected, inReserve, notSelected], { appealUntil: 50 });
    await appeal(last, '가점이 빠졌어요');
    const before = await resultOf(last);
    await announceEmpty({ stageNo: 3, resultVersion: 1 });
    expect(await resultOf(last)).toEqual(before);
  });

  test('ends the public list no sooner', async () => {
    await announce([selected, inReserve, notSelected], { verifyUntil: 30 });
    await announce([withdrawn, selected, notSelected], { verifyUntil: 4 });
    await announce([withdrawn, selected, notSelected]);
    expect(await listVerifications(db, { now: at(29) })).toMatchObject([{ until: at(30).toISOString() }]);
    expect(await listSelected(db, { ...stage, page: 1, size: 10, now: at(29) })).toMatchObject({
      until: at(30).toISOString(),
      teams: { content: [{ teamName: '새싹지도' }] },
    });
    const report = (team: TestTeam, hours: number) =>
      reportSelected(db, {
        ...stage,
        teamNo: team.teamNo,
        name: '홍길동',
        email: 'hong@example.com',
        text: '다른 대회의 아이템이에요',
        address: '192.0.2.9',
        now: at(hours),
      });
    await report(next, 29);
    await expect(report(winner, 29)).rejects.toEqual(refused('windowClosed'));
    await expect(report(next, 30)).rejects.toEqual(refused('windowClosed'));
  });

  /** A result without teams, announced. */
  async function announceEmpty({ stageNo, resultVersion }: { stageNo: number; resultVersion: number }) {
    hour += 1;
    const of = { trackNo: stage.trackNo, stageNo };
    await finalisedVersion(db, { ...of, version: resultVersion, teams: [], by: [one, two], now: at(hour) });
    await db.sql
      .insertInto('announcements')
      .values({
        ...of,
        resultVersion,
        state: 'released',
        releaseAt: at(hour),
        releasedAt: at(hour),
        templates: JSON.stringify(usualTemplates),
        shows: JSON.stringify({ averages: false, comments: 'none' }),
        appealUntil: at(hour + 1),
        requestedBy: one.operatorId,
        requestedAt: at(hour),
        confirmedBy: two.operatorId,
        confirmedAt: at(hour),
      })
      .execute();
  }
});

describe('a team that withdrew', () => {
  test('is told so and never that it has not passed: page, message, public list, console', async () => {
    await announce([selected, inReserve, notSelected], { verifyUntil: 30 });
    await announce([withdrawn, selected, notSelected]);
    expect(await resultOf(winner)).toMatchObject({ state: 'withdrawn', reserve: null });
    const mails = await mailsTo('물결로그');
    expect(mails.map((mail) => mail.split('\n')[0]).sort()).toEqual([
      expect.stringContaining('기권을 반영'),
      expect.stringContaining('통과를 축하'),
    ]);
    expect(mails.join()).not.toMatch(/선정되지 않|미통과|통과하지/);
    expect(await getAnnouncements(db, one, stage)).toMatchObject({
      counts: { passed: 1, reserve: 0, failed: 1, withdrawn: 1 },
    });
    const asked = { ...stage, templates: usualTemplates, keyword: '', page: 1, size: 10 };
    expect(await previewAnnouncement(db, one, { ...asked, outcome: 'withdrawn' })).toMatchObject({
      content: [{ teamName: '물결로그', outcome: 'withdrawn' }],
    });
    expect(await previewAnnouncement(db, one, { ...asked, outcome: 'failed' })).toMatchObject({
      content: [{ teamName: '느린우체통' }],
    });
  });

  test.each([selected, inReserve, notSelected, { decision: 'cut' } as const])(
    'by taking its application back is told so wherever it was ranked: $decision',
    async (standing) => {
      await announce([standing, selected, selected], { verifyUntil: 30 });
      await db.sql
        .updateTable('applications')
        .set({ status: 'cancelled' })
        .where('teamNo', '=', winner.teamNo)
        .execute();
      expect(await resultOf(winner)).toMatchObject({ state: 'withdrawn', reserve: null });
      expect(await getAnnouncements(db, one, stage)).toMatchObject({ counts: { passed: 2, withdrawn: 1 } });
      const { teams } = await listSelected(db, { ...stage, page: 1, size: 10, now: at(2) });
      expect(teams.content.map(({ teamName }) => teamName).sort()).toEqual(['느린우체통', '새싹지도']);
    },
  );
});

test('a place in the reserve is told with its region: page, message, console', async () => {
  await announce([selected, inReserve, { decision: 'reserve', reserveRank: 1, region: null }]);
  expect(await resultOf(next)).toMatchObject({ reserve: { rank: 1, among: 'region', region } });
  expect(await resultOf(last)).toMatchObject({ reserve: { rank: 1, among: 'noRegion', region: null } });
  expect((await mailsTo('새싹지도')).join()).toContain('충청권 예비 1순위예요');
  expect((await mailsTo('느린우체통')).join()).toContain('권역 없는 팀 예비 1순위예요');
});

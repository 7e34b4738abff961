import { campus, createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createJoined, type JoinedTeam } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { deliverPending } from '../outbox/commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { confirmAnnouncement, requestAnnouncement, withdrawAnnouncement } from './commands.ts';
import { editResultComment } from './comments.commands.ts';
import { getMyResult } from './queries.ts';
import { releaseDue } from './release.commands.ts';
import { listSelected } from './selected.queries.ts';
import { getAnnouncements, previewAnnouncement } from './stage.queries.ts';
import { usualTemplates } from './templates.rules.ts';

const HOUR = 3_600_000;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);
const refused = (error: string) => expect.objectContaining({ error });
const shows = { averages: true, comments: 'edited' as const };

let db: Db;
let one: OperatorActor;
let two: OperatorActor;
let passed: TestTeam;
let reserve: JoinedTeam;
let failed: TestTeam;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db, { name: '한지우' });
  two = await createOperator(db, { name: '강민서' });
  passed = await createSubmitted(db, { fields: { teamName: '물결로그' } });
  reserve = await createJoined(db, { fields: { teamName: '새싹지도' } });
  failed = await createSubmitted(db, { fields: { teamName: '느린우체통' } });
  await finalise(1, 'reserve');
});

function finalise(version: number, ofReserve: 'reserve' | 'selected') {
  return finalisedVersion(db, {
    ...stage,
    version,
    by: [one, two],
    now: seasonNow,
    teams: [
      { teamNo: passed.teamNo, decision: 'selected' },
      { teamNo: reserve.teamNo, decision: ofReserve, reserveRank: ofReserve === 'reserve' ? 1 : null },
      { teamNo: failed.teamNo, decision: 'cut' },
    ],
  });
}

type Request = Parameters<typeof requestAnnouncement>[2];
const request = (more: Partial<Request> = {}) =>
  requestAnnouncement(db, one, {
    ...stage,
    resultVersion: 1,
    releaseAt: at(2).toISOString(),
    appealUntil: at(50).toISOString(),
    verifyUntil: at(30).toISOString(),
    templates: usualTemplates,
    shows,
    publicUrl,
    now: at(1),
    ...more,
  });
const confirmed = async (more: Partial<Request> = {}) => {
  const { announcementId } = await request(more);
  await confirmAnnouncement(db, two, { announcementId, now: at(1) });
  return announcementId;
};
const releaseAll = async (hours: number) => {
  while ((await releaseDue(db, { now: at(hours), publicUrl })) > 0);
};
const resultOf = (team: TestTeam, hours: number) =>
  getMyResult(db, team.actor, { teamNo: team.teamNo, stageNo: 2, language: 'ko', now: at(hours) });
const mails = async () =>
  (await listMessages(db, { limit: 100 })).filter(({ subject }) => /통과를 축하|결과를 알려/.test(subject));

describe('an announcement', () => {
  test('is released at its time and not before, and each team is written to once', async () => {
    await confirmed();
    await releaseAll(1.9);
    expect(await resultOf(passed, 1.9)).toMatchObject({ state: 'reviewing', averages: null, appeal: null });
    expect(await mails()).toEqual([]);
    await releaseAll(2);
    await releaseAll(3);
    expect(await resultOf(passed, 3)).toMatchObject({
      state: 'passed',
      reserve: null,
      averages: { final: '81.0000', market: null, criteria: [{ average: '20.0000' }] },
    });
    expect(await resultOf(reserve, 3)).toMatchObject({
      state: 'failed',
      reserve: { rank: 1, among: 'all', region: null },
    });
    expect(await resultOf(failed, 3)).toMatchObject({ state: 'failed', reserve: null });
    const letters = await mails();
    expect(letters).toHaveLength(4);
    // Members who have confirmed read the same as their leader; of a team nobody else does.
    expect(letters.filter(({ text }) => text.includes('새싹지도'))).toHaveLength(2);
    expect(letters.find(({ to }) => to === reserve.memberEmail)?.text).toContain('새싹지도');
  });

  test('goes on where a killed job has stopped: each team is written to once, however often it stops (R-16)', async () => {
    const extra = await Promise.all(
      Array.from({ length: 3 }, (_, at) => createSubmitted(db, { fields: { teamName: `뒤따른 팀 ${at}` } })),
    );
    const teams = [passed, reserve, failed, ...extra].map(({ teamNo }) => ({
      teamNo,
      decision: 'selected' as const,
    }));
    await finalisedVersion(db, { ...stage, version: 2, by: [one, two], now: seasonNow, teams });
    await confirmed({ resultVersion: 2 });
    // Two teams a batch; the process dies twice, after the messages of a batch were written and before they stand.
    const deaths = [2, 6];
    let transactions = 0;
    const dying = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? (work: (tx: Db) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                const done = await work(tx);
                transactions += 1;
                if (deaths.includes(transactions)) throw new Error('killed');
                return done;
              })
          : Reflect.get(target, name),
    });
    for (let runs = 0; runs < 8; runs += 1) {
      await releaseDue(dying, { now: at(2), publicUrl, batch: 2 }).catch(() => 0);
    }
    expect(transactions).toBeGreaterThan(8);
    const written = await mails();
    expect(written).toHaveLength(7);
    expect(new Set(written.map(({ text, to }) => `${to}\n${text}`)).size).toBe(7);
  });

  test('is released and shown though the mail service is dead', async () => {
    await confirmed();
    await releaseAll(2);
    const dead = {
      name: 'mail',
      send: async () => {
        throw Object.assign(new Error('down'), { code: 'EHOSTDOWN' });
      },
    };
    while ((await deliverPending(db, { mail: dead, sms: dead }, { now: at(2) })) > 0);
    expect(await resultOf(passed, 2)).toMatchObject({ state: 'passed' });
    expect((await mails()).map(({ status }) => status)).toEqual(Array(4).fill('pending'));
  });

  test('needs another operator than the one who asked, and only one is under way', async () => {
    const { announcementId } = await request();
    await expect(confirmAnnouncement(db, one, { announcementId, now: at(1) })).rejects.toEqual(
      refused('secondOperatorNeeded'),
    );
    await expect(request()).rejects.toEqual(refused('announcementOpen'));
    await confirmAnnouncement(db, two, { announcementId, now: at(1) });
    await expect(confirmAnnouncement(db, two, { announcementId, now: at(1) })).rejects.toEqual(
      refused('announcementOpen'),
    );
  });

  test('that was withdrawn is not released; one that was released cannot be withdrawn', async () => {
    const first = await confirmed();
    await withdrawAnnouncement(db, one, { announcementId: first, reason: '시각을 다시 정해요', now: at(1) });
    await releaseAll(3);
    expect(await resultOf(passed, 3)).toMatchObject({ state: 'reviewing' });
    const second = await confirmed();
    await releaseAll(3);
    await expect(
      withdrawAnnouncement(db, one, { announcementId: second, reason: '되돌려요', now: at(3) }),
    ).rejects.toEqual(refused('announcementOpen'));
  });

  test('is of the newest result: one that a newer result has overtaken is refused', async () => {
    const { announcementId } = await request();
    await finalise(2, 'selected');
    await expect(confirmAnnouncement(db, two, { announcementId, now: at(1) })).rejects.toEqual(
      refused('resultOutdated'),
    );
    await expect(request({ resultVersion: 1 })).rejects.toEqual(refused('resultOutdated'));
  });

  test('that waits for its time is taken back when a newer result has overtaken it, and nobody is told', async () => {
    const announcementId = await confirmed();
    await finalise(2, 'selected');
    await releaseAll(3);
    expect(await resultOf(passed, 3)).toMatchObject({ state: 'reviewing' });
    expect(await mails()).toEqual([]);
    const row = await db.sql
      .selectFrom('announcements')
      .select(['state', 'withdrawnBy'])
      .where('id', '=', announcementId)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'withdrawn', withdrawnBy: null });
    // The newer one goes its own way through two operators.
    await confirmed({ resultVersion: 2, releaseAt: at(4).toISOString() });
    await releaseAll(4);
    expect(await resultOf(reserve, 4)).toMatchObject({ state: 'passed' });
  });

  test('with an unknown field or a window that ends too early is refused beside it', async () => {
    const templates = structuredClone(usualTemplates);
    templates.passed.ko.body = '{{leaderName}} 님, 축하해요';
    await expect(request({ templates, appealUntil: at(2).toISOString() })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { 'templates.passed.ko.body': expect.anything(), appealUntil: expect.anything() } },
    });
  });

  test('does not write to a team that has taken its application back', async () => {
    await confirmed();
    await cancelApplication(db, failed.actor, {
      teamNo: failed.teamNo,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    await releaseAll(2);
    expect(await mails()).toHaveLength(3);
  });

  test('is previewed team by team, and shows what stands about the stage', async () => {
    const page = await previewAnnouncement(db, one, {
      ...stage,
      templates: usualTemplates,
      outcome: 'reserve',
      keyword: '새싹',
      page: 1,
      size: 10,
    });
    expect(page.content).toMatchObject([
      {
        teamNo: reserve.teamNo,
        subject: expect.stringContaining('결과를 알려드려요'),
        lines: [expect.stringContaining('전국 예비 1순위예요'), expect.any(String)],
      },
    ]);
    await request();
    expect(await getAnnouncements(db, two, stage)).toMatchObject({
      resultVersion: 1,
      counts: { passed: 1, reserve: 1, failed: 1, withdrawn: 0 },
      announcements: [{ state: 'pending', requestedBy: '한지우', mayConfirm: true, teams: 3, notices: 0 }],
    });
    expect(await getAnnouncements(db, one, stage)).toMatchObject({ announcements: [{ mayConfirm: false }] });
  });
});

describe('S-04 what is not released', () => {
  test('changes nothing of what a team receives', async () => {
    const before = await Promise.all([passed, reserve, failed].map((team) => resultOf(team, 1)));
    await confirmed();
    await editResultComment(db, one, {
      ...stage,
      teamNo: passed.teamNo,
      text: '좋았어요',
      seen: '',
      now: at(1),
    });
    await finalise(2, 'selected');
    expect(await Promise.all([passed, reserve, failed].map((team) => resultOf(team, 1)))).toEqual(before);
    expect(await listSelected(db, { ...stage, page: 1, size: 10, now: at(1) })).toMatchObject({
      until: null,
      teams: { totalElements: 0 },
    });
  });

  test('a result is nobody else’s', async () => {
    await confirmed();
    await releaseAll(2);
    await expect(
      getMyResult(db, failed.actor, { teamNo: passed.teamNo, stageNo: 2, language: 'ko', now: at(3) }),
    ).rejects.toEqual(refused('teamNotFound'));
  });
});

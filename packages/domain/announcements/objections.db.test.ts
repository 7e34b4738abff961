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
import {
  decideAppeal,
  decideReport,
  makeAppeal,
  readAppeals,
  readReports,
  reportSelected,
  sweepReporters,
} from './objections.commands.ts';
import { getMyResult } from './queries.ts';
import { releaseDue } from './release.commands.ts';
import { listSelected, listVerifications } from './selected.queries.ts';
import { usualTemplates } from './templates.rules.ts';

const HOUR = 3_600_000;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * HOUR);
const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let one: OperatorActor;
let two: OperatorActor;
let passed: TestTeam;
let failed: TestTeam;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db, { name: '한지우' });
  two = await createOperator(db, { name: '강민서' });
  passed = await createSubmitted(db, { fields: { teamName: '물결로그' } });
  failed = await createSubmitted(db, { fields: { teamName: '느린우체통' } });
  await finalisedVersion(db, {
    ...stage,
    by: [one, two],
    now: seasonNow,
    teams: [
      { teamNo: passed.teamNo, decision: 'selected' },
      { teamNo: failed.teamNo, decision: 'cut' },
    ],
  });
});

/** The result is released at the second hour; appeals are open until the 50th, verification until the 30th. */
async function release(): Promise<void> {
  const { announcementId } = await requestAnnouncement(db, one, {
    ...stage,
    resultVersion: 1,
    releaseAt: at(2).toISOString(),
    appealUntil: at(50).toISOString(),
    verifyUntil: at(30).toISOString(),
    templates: usualTemplates,
    shows: { averages: true, comments: 'none' },
    publicUrl,
    now: at(1),
  });
  await confirmAnnouncement(db, two, { announcementId, now: at(1) });
  await releaseDue(db, { now: at(2), publicUrl });
}

const resultOf = (team: TestTeam, hours: number) =>
  getMyResult(db, team.actor, { teamNo: team.teamNo, stageNo: 2, language: 'ko', now: at(hours) });

describe('an appeal', () => {
  const appeal = (team: TestTeam, hours: number) =>
    makeAppeal(db, team.actor, { teamNo: team.teamNo, stageNo: 2, text: '가점이 빠졌어요', now: at(hours) });

  test('is made once, in its window, and its answer is read by the team', async () => {
    await expect(appeal(failed, 1)).rejects.toEqual(refused('windowClosed'));
    await release();
    await appeal(failed, 3);
    await expect(appeal(failed, 3)).rejects.toEqual(refused('appealMade'));
    const { content } = await readAppeals(db, one, { page: 1, size: 10, now: at(4) });
    expect(content).toMatchObject([{ teamName: '느린우체통', text: '가점이 빠졌어요', state: 'open' }]);
    const id = content[0]?.id ?? 0;
    const decision = {
      ...{ id, decision: 'rejected' as const, answer: '증빙이 기한 뒤에 왔어요' },
      ...{ publicUrl, now: at(5) },
    };
    await decideAppeal(db, two, decision);
    const letters = async () =>
      (await listMessages(db, { limit: 100 })).filter(({ subject }) =>
        subject?.includes('이의신청에 답변했어요'),
      );
    expect(await letters()).toMatchObject([{ text: expect.stringContaining('받아들이지 않았어요') }]);
    await expect(decideAppeal(db, two, decision)).rejects.toEqual(refused('alreadyDecided'));
    // said once, and the answer itself is for who is logged in
    expect(await letters()).toHaveLength(1);
    expect((await letters())[0]?.text).not.toContain('증빙');
    expect(await resultOf(failed, 6)).toMatchObject({
      appeal: { open: false, made: [{ state: 'rejected', answer: '증빙이 기한 뒤에 왔어요' }] },
    });
  });

  test('is refused from the instant at which its window ends', async () => {
    await release();
    await expect(appeal(failed, 50)).rejects.toEqual(refused('windowClosed'));
    await appeal(failed, 49.999);
  });

  test('P-07 reading it is on record, of each team', async () => {
    await release();
    await appeal(failed, 3);
    await readAppeals(db, one, { page: 1, size: 10, now: at(4) });
    const shown = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'objectId'])
      .where('category', '=', 'disclosure')
      .orderBy('sequence')
      .execute();
    expect(shown).toEqual([{ action: 'appeal.read', objectId: String(failed.teamNo) }]);
  });
});

describe('public verification', () => {
  const report = (team: TestTeam, hours: number) =>
    reportSelected(db, {
      ...stage,
      teamNo: team.teamNo,
      name: '홍길동',
      email: 'hong@example.com',
      text: '다른 대회의 아이템과 같아요',
      address: '192.0.2.9',
      now: at(hours),
    });

  test('shows selected teams and takes reports about them while it is open', async () => {
    await release();
    expect(await listVerifications(db, { now: at(3) })).toMatchObject([
      { ...stage, lane: 3, until: at(30).toISOString() },
    ]);
    expect(await listSelected(db, { ...stage, page: 1, size: 10, now: at(3) })).toMatchObject({
      teams: { content: [{ teamName: '물결로그' }], totalElements: 1 },
    });
    await report(passed, 3);
    await expect(report(failed, 3)).rejects.toEqual(refused('windowClosed'));
    const { content } = await readReports(db, one, { page: 1, size: 10, now: at(4) });
    expect(content).toMatchObject([{ teamName: '물결로그', reporter: '홍O동', contact: 'h***@example.com' }]);
    await decideReport(db, two, {
      id: content[0]?.id ?? 0,
      decision: 'rejected',
      answer: '다른 아이템이에요',
      now: at(5),
    });
    await expect(report(passed, 30)).rejects.toEqual(refused('windowClosed'));
    expect(await listVerifications(db, { now: at(30) })).toEqual([]);
    expect(await listSelected(db, { ...stage, page: 1, size: 10, now: at(30) })).toMatchObject({
      teams: { totalElements: 0 },
    });
  });

  test('who reported is forgotten once it is decided and verification is over', async () => {
    await release();
    await report(passed, 3);
    await report(passed, 4);
    const read = async () => (await readReports(db, one, { page: 1, size: 10, now: at(40) })).content;
    const [first] = await read();
    const decision = { id: first?.id ?? 0, decision: 'upheld' as const, answer: '확인했어요' };
    await decideReport(db, two, { ...decision, now: at(5) });
    await sweepReporters(db, { now: at(29) });
    expect((await read()).map(({ reporter }) => reporter)).toEqual(['홍O동', '홍O동']);
    await sweepReporters(db, { now: at(30) });
    expect((await read()).map(({ reporter, contact }) => [reporter, contact])).toEqual([
      ['홍O동', 'h***@example.com'],
      ['', ''],
    ]);
  });

  test('S-10 is slowed from one address', async () => {
    await release();
    for (let number = 0; number < 5; number += 1) await report(passed, 3);
    await expect(report(passed, 3)).rejects.toEqual(refused('tooManyRequests'));
  });
});

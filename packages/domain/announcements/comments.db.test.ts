import type { AnnouncementShows } from '@chulbal/contract/announcements/announcements';
import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/sheets/commands.ts';
import { confirmAnnouncement, requestAnnouncement } from './commands.ts';
import { editResultComment } from './comments.commands.ts';
import { findEditedComment, getResultComments } from './comments.queries.ts';
import { getMyResult } from './queries.ts';
import { releaseDue } from './release.commands.ts';
import { usualTemplates } from './templates.rules.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const at = (hours: number) => new Date(seasonNow.getTime() + hours * 3_600_000);

let db: Db;
let one: OperatorActor;
let two: OperatorActor;
let first: TestTeam;
let second: TestTeam;
let version: number;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  one = await createOperator(db);
  two = await createOperator(db);
  first = await createSubmitted(db);
  second = await createSubmitted(db);
  version = 0;
});

/** Asks for the next version of the result to be announced, and confirms that. */
async function schedule(comments: AnnouncementShows['comments']): Promise<void> {
  version += 1;
  const now = at(version);
  const teams = [first, second].map(({ teamNo }) => ({ teamNo, decision: 'selected' as const }));
  await finalisedVersion(db, { ...stage, version, teams, by: [one, two], now });
  const { announcementId } = await requestAnnouncement(db, one, {
    ...stage,
    resultVersion: version,
    releaseAt: now.toISOString(),
    appealUntil: null,
    verifyUntil: null,
    templates: usualTemplates,
    shows: { averages: false, comments },
    publicUrl,
    now,
  });
  await confirmAnnouncement(db, two, { announcementId, now });
}

/** The next version of the result, announced an hour after the one before. */
async function announce(comments: AnnouncementShows['comments']): Promise<void> {
  await schedule(comments);
  while ((await releaseDue(db, { now: at(version), publicUrl })) > 0);
}

async function edit({ teamNo }: TestTeam, text: string): Promise<void> {
  const seen = (await findEditedComment(db, { ...stage, teamNo }))?.text ?? '';
  await editResultComment(db, one, { ...stage, teamNo, text, seen, now: at(version + 0.5) });
}
const commentsOf = async ({ actor, teamNo }: TestTeam) => {
  const asked = { teamNo, stageNo: 2, language: 'ko' as const, now: at(version + 0.5) };
  return (await getMyResult(db, actor, asked)).comments;
};

describe('the comments that come with a result', () => {
  test('stay as they were announced while sheets are judged again for the next', async () => {
    const { evaluatorId } = await createEvaluator(db);
    const after = await createEvaluator(db);
    const sheet = { ...stage, teamNo: first.teamNo };
    await createSheet(db, { ...sheet, evaluatorId, commentTeam: '원가를 더 살펴 주세요.' });
    await announce('all');
    const now = at(version + 0.5);
    await voidSheet(db, { ...sheet, evaluatorId, reason: '제척', now });
    const again = { evaluatorId: after.evaluatorId, commentTeam: '이번에는 통과예요.', now };
    await createSheet(db, { ...sheet, ...again });
    expect(await commentsOf(first)).toEqual(['원가를 더 살펴 주세요.']);
    expect(await getResultComments(db, { ...sheet, now })).toMatchObject({
      given: ['원가를 더 살펴 주세요.'],
    });
    await announce('all');
    expect(await commentsOf(first)).toEqual(['이번에는 통과예요.']);
  });

  test('stay as they were announced while an operator edits them for the next', async () => {
    await edit(first, '고객을 잘 보았어요.\n\n원가는 더 살펴 주세요.');
    await announce('edited');
    const told = ['고객을 잘 보았어요.', '원가는 더 살펴 주세요.'];
    expect(await commentsOf(first)).toEqual(told);
    await edit(first, '다시 보니 원가도 좋아요.');
    await edit(first, '');
    await edit(first, '두 번째 발표에서 읽어요.');
    await edit(second, '처음으로 다듬었어요.');
    expect(await commentsOf(first)).toEqual(told);
    expect(await commentsOf(second)).toEqual([]);
    const asked = { ...stage, teamNo: first.teamNo, now: at(version) };
    expect(await getResultComments(db, asked)).toMatchObject({ edited: '두 번째 발표에서 읽어요.' });
    await announce('edited');
    expect(await commentsOf(first)).toEqual(['두 번째 발표에서 읽어요.']);
    expect(await commentsOf(second)).toEqual(['처음으로 다듬었어요.']);
    await edit(first, '');
    expect(await commentsOf(first)).toEqual(['두 번째 발표에서 읽어요.']);
    await announce('edited');
    expect(await commentsOf(first)).toEqual([]);
  });

  test('can be seen by operators before a result is final', async () => {
    const { evaluatorId } = await createEvaluator(db);
    const sheet = { ...stage, teamNo: first.teamNo };
    await createSheet(db, { ...sheet, evaluatorId, commentTeam: '시장을 더 살펴 주세요.' });
    const seen = await getResultComments(db, { ...sheet, now: seasonNow });
    expect(seen).toEqual({ given: ['시장을 더 살펴 주세요.'], edited: '', editedBy: null });
  });
});

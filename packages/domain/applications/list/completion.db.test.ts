import {
  campus,
  changeTeam,
  createDraft,
  createFile,
  createSubmitted,
  memberKeyOf,
  publicUrl,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { listMessages } from '../../outbox/queries.ts';
import { judgingAhead } from '../../results/final/judging.queries.ts';
import { deadlineOf, getTrackRules } from '../../seasons/queries.ts';
import { getApplicationView, listRuledTeams, listSummaries } from '../entry/queries.ts';
import { getReceipt } from '../entry/receipts.queries.ts';
import { cancelApplication } from '../entry/submit.commands.ts';
import { closeCompletion, requestCompletion } from './completion.commands.ts';
import { getApplicationDetail } from './detail.queries.ts';

const HOUR = 3_600_000;
let db: Db;
let actor: OperatorActor;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db, { name: '오운영' });
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
});

const after = (hours: number) => new Date(closesAt.getTime() + hours * HOUR);
const refused = (error: string) => expect.objectContaining({ error });
const ask = (team: TestTeam, items: string[], more: Partial<Parameters<typeof requestCompletion>[2]> = {}) =>
  requestCompletion(db, actor, {
    teamNos: [team.teamNo],
    items,
    message: '직인이 없어요.\n다시 올려 주세요.',
    dueAt: after(48),
    publicUrl,
    now: after(1),
    ...more,
  });
const requests = async (team: TestTeam) =>
  (await getApplicationDetail(db, actor, { teamNo: team.teamNo, language: 'ko' })).completions;

describe('a request to complete an application', () => {
  test('lets the team submit again until it is due, whatever the deadline, and is answered by that', async () => {
    const team = await createSubmitted(db);
    const changed = await changeTeam(db, team, { teamName: '새 이름' }, new Date(closesAt.getTime() - 1));
    await expect(submitTeam(db, changed, { now: after(2) })).rejects.toEqual(refused('notInPeriod'));
    expect(await ask(team, ['answers'])).toBe(1);
    const deadline = { opensAt: expect.any(Date), closesAt: after(48) };
    expect(await deadlineOf(db, { ...campus, teamNo: team.teamNo })).toMatchObject(deadline);
    const late = await changeTeam(db, changed, { teamChar: '나중에 고친 말' }, after(3));
    const receipt = await submitTeam(db, late, { now: after(3) });
    expect(receipt).toMatchObject({
      version: 2,
      teamName: '새 이름',
      deadline: { closesAt: after(48).toISOString() },
    });
    expect(await requests(team)).toMatchObject([{ state: 'answered', answeredAt: after(3).toISOString() }]);
    const again = await changeTeam(db, late, { teamChar: '한 번 더' }, after(47));
    expect(await submitTeam(db, again, { now: after(47) })).toMatchObject({ version: 3 });
    const tooLate = await changeTeam(db, again, { teamChar: '늦은 말' }, after(48));
    await expect(submitTeam(db, tooLate, { now: after(49) })).rejects.toEqual(refused('notInPeriod'));
  });

  test('is not answered by what stood before (1350)', async () => {
    const team = await createSubmitted(db);
    await ask(team, ['business']);
    await expect(submitTeam(db, team, { now: after(3) })).rejects.toEqual(
      refused('outstandingDocumentFailed'),
    );
    expect(await requests(team)).toMatchObject([{ state: 'open' }]);
  });

  test('of everything else what was submitted stays, texts and files', async () => {
    const team = await createSubmitted(db);
    await ask(team, ['business']);
    const { teamNo, actor: leader } = team;
    const changed = await changeTeam(
      db,
      team,
      { teamName: '몰래 바꾼 이름', [`members.${memberKeyOf(1)}.tmName`]: '다른 사람' },
      after(2),
    );
    await db.sql
      .updateTable('files')
      .set({ status: 'removed', removedAt: after(2) })
      .execute();
    const added = { teamNo, ownerId: leader.userId, startedAt: after(2) };
    const business = await createFile(db, { ...added, slot: 'business', name: '직인본.pdf' });
    await createFile(db, { ...added, slot: 'logo' });
    const receipt = await submitTeam(db, changed, { now: after(3) });
    expect(receipt).toMatchObject({ version: 2, teamName: '한칸서재' });
    expect(receipt.files.map(({ slot, name }) => [slot, name])).toEqual([
      ['business', '직인본.pdf'],
      ['schoolPaper', '사업계획서.pdf'],
    ]);
    expect(receipt.files[0]?.serverFileName).toBe(business);
    const { people } = await getApplicationDetail(db, actor, { teamNo, language: 'ko' });
    expect(people.map(({ name }) => name)).toEqual(['윤O준', '팀*** 1***', '팀*** 2***']);
  });

  test('before the ordinary deadline everything may change as ever', async () => {
    const team = await createSubmitted(db);
    await ask(team, ['business'], { now: seasonNow });
    const changed = await changeTeam(db, team, { teamName: '새 이름' });
    expect(await submitTeam(db, changed)).toMatchObject({ version: 2, teamName: '새 이름' });
    expect(await requests(team)).toMatchObject([{ state: 'answered' }]);
  });

  test('has a grace like the deadline: what was asked for counts as it stood when it was due', async () => {
    const team = await createSubmitted(db, { storedAt: after(48) });
    await ask(team, ['answers']);
    const changed = await changeTeam(db, team, { teamName: '제때 고친 이름' }, after(47));
    const late = await changeTeam(
      db,
      changed,
      { teamName: '늦은 이름' },
      new Date(after(48).getTime() + 1_000),
    );
    const now = new Date(after(48).getTime() + 60_000);
    expect(await submitTeam(db, late, { now })).toMatchObject({ teamName: '제때 고친 이름' });
  });

  test('within the ordinary grace the rest counts as it stood at the deadline', async () => {
    const team = await createSubmitted(db, { storedAt: closesAt });
    const changed = await changeTeam(
      db,
      team,
      { teamName: '마감 전 이름' },
      new Date(closesAt.getTime() - 1),
    );
    await ask(team, ['bonus'], { now: seasonNow });
    const now = new Date(closesAt.getTime() + 60_000);
    expect(await submitTeam(db, changed, { now })).toMatchObject({ teamName: '마감 전 이름' });
  });

  test('does not let an application be taken back, and ends with one that is', async () => {
    const team = await createSubmitted(db);
    const cancel = (now: Date) =>
      cancelApplication(db, team.actor, { teamNo: team.teamNo, language: 'ko', publicUrl, now });
    await ask(team, ['answers'], { now: seasonNow });
    await expect(cancel(after(1))).rejects.toEqual(refused('notInPeriod'));
    await cancel(seasonNow);
    expect(await requests(team)).toMatchObject([{ state: 'closed' }]);
    const changed = await changeTeam(db, team, { teamChar: '다시' });
    await expect(submitTeam(db, changed, { now: after(2) })).rejects.toEqual(refused('notInPeriod'));
  });

  test('closed by an operator, the ordinary deadline holds again at once', async () => {
    const team = await createSubmitted(db);
    await ask(team, ['answers']);
    const changed = await changeTeam(db, team, { teamName: '새 이름' }, after(2));
    const [request] = await requests(team);
    const close = () => closeCompletion(db, actor, { requestId: request?.requestId ?? 0, now: after(3) });
    await close();
    await close();
    await expect(submitTeam(db, changed, { now: after(4) })).rejects.toEqual(refused('notInPeriod'));
    expect((await getReceipt(db, team.actor, { teamNo: team.teamNo, language: 'ko' })).version).toBe(1);
    await expect(closeCompletion(db, actor, { requestId: 999, now: after(3) })).rejects.toEqual(
      refused('notFound'),
    );
    const actions = await db.sql
      .selectFrom('auditEntries')
      .select('action')
      .where('actorKind', '=', 'operator')
      .orderBy('sequence')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['completion.request', 'completion.close']);
  });

  test('a newer one takes the place of the one before; drafts are not asked', async () => {
    const team = await createSubmitted(db);
    const draft = await createDraft(db);
    await ask(team, ['answers']);
    expect(await ask(team, ['business'], { teamNos: [team.teamNo, draft.teamNo], dueAt: after(72) })).toBe(1);
    expect((await requests(team)).map(({ items, state }) => [items, state])).toEqual([
      [['business'], 'open'],
      [['answers'], 'closed'],
    ]);
    expect(await deadlineOf(db, { ...campus, teamNo: team.teamNo })).toMatchObject({ closesAt: after(72) });
  });

  test('is shown to the team in the words of its track, until somebody closes it', async () => {
    const team = await createSubmitted(db);
    const seen = async (language: 'ko' | 'en') => {
      const [summary] = await listSummaries(db, await listRuledTeams(db, team.actor), {
        language,
        now: after(2),
      });
      const view = await getApplicationView(db, team.actor, { teamNo: team.teamNo, language });
      expect(view.completion).toEqual(summary?.completion);
      return view.completion;
    };
    expect(await seen('ko')).toBeNull();
    await ask(team, ['business', 'answers']);
    const message = '직인이 없어요.\n다시 올려 주세요.';
    const asked = { message, dueAt: after(48).toISOString(), answered: false };
    expect(await seen('ko')).toEqual({ ...asked, items: ['사업계획서', '팀과 아이템 소개'] });
    expect(await seen('en')).toEqual({ ...asked, items: ['Business plan', 'Team and item'] });
    await submitTeam(db, await changeTeam(db, team, { teamChar: '고침' }, after(2)), { now: after(2) });
    expect(await seen('ko')).toMatchObject({ answered: true });
    const [request] = await requests(team);
    await closeCompletion(db, actor, { requestId: request?.requestId ?? 0, now: after(3) });
    expect(await seen('ko')).toBeNull();
  });

  test('needs a time to come and documents that the track has', async () => {
    const team = await createSubmitted(db);
    await expect(ask(team, ['answers'], { dueAt: after(1) })).rejects.toEqual(refused('invalidRequest'));
    await expect(ask(team, ['nonsense'])).rejects.toEqual(refused('invalidRequest'));
    expect(await requests(team)).toEqual([]);
  });

  test('R-05 is due, with its grace, before the judging of what comes of it closes, and not at it', async () => {
    const team = await createSubmitted(db);
    const rules = await getTrackRules(db, campus.trackNo);
    const { closesAt: judged } = await judgingAhead(db, rules);
    const end = (judged?.getTime() ?? 0) - rules.track.graceMinutes * 60_000;
    await expect(ask(team, ['answers'], { dueAt: new Date(end) })).rejects.toEqual(refused('invalidRequest'));
    expect(await requests(team)).toEqual([]);
    await ask(team, ['answers'], { dueAt: new Date(end - 1) });
    expect(await requests(team)).toHaveLength(1);
  });

  test.each([
    ['ko', '보완 요청', '사업계획서', '직인이 없어요.'],
    ['en', 'Please complete application', 'Business plan', '직인이 없어요.'],
  ] as const)(
    'tells the leader by mail and SMS in the language they submitted in: %s',
    async (language, ...words) => {
      const draft = await createDraft(db);
      await submitTeam(db, draft, { language });
      await ask(draft, ['business', 'members']);
      const [sms, mail] = await listMessages(db, { limit: 2 });
      expect([mail?.channel, sms?.channel]).toEqual(['mail', 'sms']);
      for (const word of words) expect(`${mail?.subject} ${mail?.text}`).toContain(word);
      expect(sms?.text).toContain(`${publicUrl}/apply/3/1`);
      expect(mail?.text).toContain(`${publicUrl}/apply/3/1`);
      expect(sms?.to).toMatch(/^010-/);
    },
  );
});

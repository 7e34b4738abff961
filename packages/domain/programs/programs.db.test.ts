import { createAccount } from '@chulbal/testing/accounts';
import { createDraft, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import {
  createApplicants,
  createProgram,
  pressed,
  programDays,
  programDraftOf,
  programNow,
} from '@chulbal/testing/programs';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { createPost, savePost, setPostHidden } from '../posts/commands.ts';
import { applyForProgram, cancelProgram, leavePrograms } from './commands.ts';
import { listMyPrograms } from './mine.queries.ts';
import {
  cancelApplicant,
  markAttendance,
  publishWithPlaces,
  revealApplicants,
} from './operators.commands.ts';
import { getProgramFacts, listApplicants } from './operators.queries.ts';
import { getProgram, listComingPrograms, listPrograms } from './queries.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const person = async () => mintUser((await createAccount(db)).id);

async function mineOf(actor: UserActor, boardId: number, now = programNow) {
  const [mine] = await listMyPrograms(db, actor, { boardId, language: 'ko', now });
  if (!mine) throw new Error('They have applied.');
  return mine;
}

async function subjects(): Promise<string[]> {
  return (await listMessages(db, { limit: 50 }))
    .map(({ subject }) => subject.replace(/^\[.*?\] /, ''))
    .reverse();
}

test('places are given in the order of arrival; a cancelled one goes to the first who waits, with letters', async () => {
  const { boardId } = await createProgram(db);
  const [first, second, third] = await createApplicants(db, { boardId, count: 4 });
  if (!first || !second || !third) throw new Error('Four have applied.');
  expect(await mineOf(first, boardId)).toMatchObject({
    participation: 'placed',
    joinLink: 'https://meet.example/room',
    cancellable: true,
  });
  expect(await mineOf(third, boardId)).toMatchObject({
    participation: 'waiting',
    waitingNumber: 1,
    joinLink: null,
  });
  await expect(applyForProgram(db, first, { ...pressed, boardId })).rejects.toMatchObject({
    error: 'programAlreadyApplied',
  });
  await cancelProgram(db, second, { ...pressed, boardId });
  expect(await mineOf(third, boardId)).toMatchObject({ participation: 'placed', waitingNumber: null });
  expect(await mineOf(second, boardId)).toMatchObject({ participation: 'cancelled', cancellable: false });
  expect(await subjects()).toEqual([
    ...[
      '프로그램 신청이 확정됐어요',
      '프로그램 신청이 확정됐어요',
      '대기자로 등록했어요',
      '대기자로 등록했어요',
    ],
    ...['프로그램 신청을 취소했어요', '자리가 나서 신청이 확정됐어요'],
  ]);
  expect(await applyForProgram(db, second, { ...pressed, boardId, language: 'en' })).toMatchObject({
    programTitle: 'Founders meet-up',
    waitingNumber: 2,
  });
  expect(await getProgram(db, { boardId, language: 'en', now: programNow })).toMatchObject({
    ...{ programTitle: 'Founders meet-up', state: 'waiting', placesLeft: 0, waiting: 2, online: true },
    speaker: 'Kim Hae, a founder',
  });
});

test('the period is that of the server, to the millisecond; a place can be given back until it begins', async () => {
  const { boardId } = await createProgram(db);
  const actor = await person();
  const apply = (now: Date) => applyForProgram(db, actor, { ...pressed, boardId, now });
  const before = (date: Date) => new Date(date.getTime() - 1);
  const refused = { error: 'programApplyFailed', details: { fields: { boardId: expect.anything() } } };
  await expect(apply(before(programDays(-5)))).rejects.toMatchObject(refused);
  await expect(apply(programDays(5))).rejects.toMatchObject(refused);
  await apply(before(programDays(5)));
  const cancel = (now: Date) => cancelProgram(db, actor, { ...pressed, boardId, now });
  await expect(cancel(programDays(10))).rejects.toMatchObject({ error: 'programCancelFailed' });
  await cancel(before(programDays(10)));
  await expect(cancel(before(programDays(10)))).rejects.toMatchObject({ error: 'programCancelFailed' });
  const asked = { ...pressed, boardId: boardId + 1 };
  await expect(applyForProgram(db, actor, asked)).rejects.toMatchObject({ error: 'postNotWritten' });
});

test('1274 for who has no team, or one that is still a draft', async () => {
  await publishedSeason(db, { now: seasonNow });
  const { boardId } = await createProgram(db, { details: { needsTeam: true } });
  const apply = (actor: UserActor) => applyForProgram(db, actor, { ...pressed, boardId });
  const missing = { error: 'programTeamMissing' };
  const leader = (await createSubmitted(db)).actor;
  await expect(apply(await person())).rejects.toMatchObject(missing);
  await expect(apply((await createDraft(db)).actor)).rejects.toMatchObject(missing);
  expect(await apply(leader)).toMatchObject({ participation: 'placed' });
});

test('a programme that has become larger lets who waits move up', async () => {
  const { boardId, editVersion, editor } = await createProgram(db);
  const people = await createApplicants(db, { boardId, count: 5 });
  const draft = programDraftOf({ details: { capacity: 4 } });
  const saved = await savePost(db, editor, { postNo: boardId, editVersion, draft, now: programNow });
  await publishWithPlaces(db, editor, {
    ...{ postNo: boardId, editVersion: saved.editVersion, publishAt: null },
    ...{ publicUrl: pressed.publicUrl, now: programNow },
  });
  const states = await Promise.all(people.map(async (actor) => (await mineOf(actor, boardId)).participation));
  expect(states).toEqual(['placed', 'placed', 'placed', 'placed', 'waiting']);
});

test('who leaves the portal gives back what has not begun', async () => {
  const soon = await createProgram(db);
  const over = await createProgram(db, {
    editor: soon.editor,
    details: { startsAt: programDays(5.5).toISOString() },
  });
  const [actor, , waiting] = await createApplicants(db, { boardId: soon.boardId, count: 3 });
  if (!actor || !waiting) throw new Error('Three have applied.');
  await applyForProgram(db, actor, { ...pressed, boardId: over.boardId });
  await db.transaction((tx) => leavePrograms(tx, actor, { ...pressed, now: programDays(6) }));
  const mine = await listMyPrograms(db, actor, { language: 'ko', now: programDays(6) });
  expect(mine.map(({ boardId, participation }) => [boardId, participation])).toEqual([
    [over.boardId, 'placed'],
    [soon.boardId, 'cancelled'],
  ]);
  expect(await mineOf(waiting, soon.boardId)).toMatchObject({ participation: 'placed' });
});

test('lists: by language, by initial consonants, the next ones by their beginning; hidden ones by nobody', async () => {
  const late = await createProgram(db, { titleKo: '투자 유치 IR', kind: 'ir', titleEn: '', bodyEn: '' });
  const { editor } = late;
  const early = await createProgram(db, { editor, details: { startsAt: programDays(6).toISOString() } });
  const hidden = await createProgram(db, { editor });
  await setPostHidden(db, editor, { postNo: hidden.boardId, hidden: true, now: programNow });
  const asked = { page: 1, size: 10, findType: 'all', now: programNow } as const;
  const found = async (given: Partial<Parameters<typeof listPrograms>[1]>) =>
    (await listPrograms(db, { ...asked, language: 'ko', ...given })).content.map(({ boardId }) => boardId);
  expect(await found({})).toEqual([early.boardId, late.boardId]);
  expect(await found({ language: 'en' })).toEqual([early.boardId]);
  expect(await found({ keyword: 'ㅌㅈㅇㅊ' })).toEqual([late.boardId]);
  expect(await found({ programType: 'ir' })).toEqual([late.boardId]);
  const coming = (language: 'ko' | 'en', now: Date) => listComingPrograms(db, { limit: 3, language, now });
  expect((await coming('ko', programNow)).map(({ boardId }) => boardId)).toEqual([
    early.boardId,
    late.boardId,
  ]);
  expect(await coming('en', programNow)).toHaveLength(1);
  expect(await coming('ko', programDays(11))).toEqual([]);
  // Both were published at this instant, and before it nobody hears of them.
  expect(await coming('ko', programDays(-6))).toHaveLength(2);
  expect(await coming('ko', new Date(programDays(-6).getTime() - 1))).toEqual([]);
  expect(
    JSON.stringify(await getProgram(db, { boardId: late.boardId, language: 'ko', now: programNow })),
  ).not.toContain('meet.example');
});

test('operators see applicants masked; showing, attendance and cancelling are on record', async () => {
  const { boardId, editor } = await createProgram(db);
  const [first, , waiting] = await createApplicants(db, { boardId, count: 3 });
  if (!first || !waiting) throw new Error('Three have applied.');
  const viewer = await createOperator(db, { role: 'viewer' });
  const asked = { boardId, page: 1, size: 10, now: programNow };
  const { program, applicants } = await listApplicants(db, viewer, asked);
  expect(program).toMatchObject({ state: 'waiting', counts: { placed: 2, waiting: 1, attended: 0 } });
  const [row] = applicants.content;
  if (!row) throw new Error('Three have applied.');
  expect(row).toMatchObject({ name: expect.stringMatching(/\*\*\*|O/), participation: 'placed' });
  const names = async (actor: typeof viewer, keyword: string) =>
    (await listApplicants(db, actor, { ...asked, keyword })).applicants.totalElements;
  expect(await names(viewer, '참가')).toBe(0);
  expect(await names(viewer, '참가자2')).toBe(1);
  expect(await names(editor, '참가')).toBe(3);

  const { applicationNo } = row;
  const reveal = { boardId, applicationNos: [applicationNo], reason: '연락처 확인', now: programNow };
  expect(await revealApplicants(db, editor, reveal)).toMatchObject([{ applicationNo, name: '참가자1' }]);
  await expect(
    revealApplicants(db, editor, { ...reveal, applicationNos: [applicationNo + 99] }),
  ).rejects.toMatchObject({ error: 'notFound' });
  const mark = { boardId, applicationNos: [applicationNo], attended: true };
  await expect(markAttendance(db, editor, { ...mark, now: programNow })).rejects.toMatchObject({
    error: 'notInPeriod',
  });
  await cancelApplicant(db, editor, {
    ...{ boardId, applicationNo, reason: '연락이 닿지 않음', publicUrl: pressed.publicUrl, now: programNow },
  });
  expect(await mineOf(waiting, boardId)).toMatchObject({ participation: 'placed' });
  const second = applicants.content[1]?.applicationNo ?? 0;
  const came = { ...mark, applicationNos: [applicationNo, second], now: programDays(10) };
  expect(await markAttendance(db, editor, came)).toBe(1);
  expect(await markAttendance(db, editor, came)).toBe(0);
  const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
  expect(log.map(({ action }) => action).slice(2)).toEqual([
    ...['applicant.reveal', 'program.cancel', 'program.attended', 'program.attended'],
  ]);
});

test('nobody asks for the applicants of what is no programme, or was never published', async () => {
  const editor = await createOperator(db, { role: 'contestManager' });
  const { postNo } = await createPost(db, editor, { draft: programDraftOf(), now: programNow });
  const asked = { boardId: postNo, now: programNow };
  await expect(getProgramFacts(db, asked)).rejects.toMatchObject({ error: 'notFound' });
  await db.sql
    .updateTable('posts')
    .set({ board: 'notice', publishAt: programNow })
    .where('postNo', '=', postNo)
    .execute();
  await expect(getProgramFacts(db, asked)).rejects.toMatchObject({ error: 'notFound' });
});

import { waitingPage } from '@chulbal/testing/exhibition-objects';
import { createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { finishedExhibition } from '@chulbal/testing/past-companies';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { chainArrivals } from '../audit/chain.commands.ts';
import type { Db } from '../db.ts';
import { savePost } from '../posts/commands.ts';
import { listPast } from '../posts/past.queries.ts';
import { getWrittenPost } from '../posts/written.queries.ts';
import { makePastEntries, undoPastBatch } from './batches.commands.ts';
import { listBatches } from './batches.queries.ts';
import { bringInPastList, readPastList } from './list.commands.ts';

const reason = '다른 해의 것이었어요';
const reader = { language: 'ko', now } as const;
let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

const shown = async () =>
  (await listPast(db, { ...reader, page: 1, size: 10 })).content.map(({ teamName }) => teamName);
const newest = async () => (await listBatches(db, reader)).batches[0]?.batchNo ?? 0;
const undo = async () => undoPastBatch(db, editor, { batchNo: await newest(), reason, now });

describe('a finished exhibition', () => {
  let igNo: number;
  beforeEach(async () => {
    await publishedSeason(db, { now });
    const [shownTeam, waiting] = [await createSubmitted(db), await createSubmitted(db)];
    ({ igNo } = await finishedExhibition(db, { ...shownTeam, leaderId: shownTeam.actor.userId }));
    // Handed in, and never approved: nobody saw it, so nothing of it stays.
    await waitingPage(db, { ...waiting, leaderId: waiting.actor.userId }, { teamName: '늦은 팀' });
  });
  const make = () => makePastEntries(db, editor, { igNo, now });

  test('becomes entries of what it showed with one press, and a second press changes nothing', async () => {
    const [preview] = (await listBatches(db, reader)).exhibitions;
    expect(preview).toMatchObject({ igNo, obstacle: null, entries: [{ state: 'new', peNo: null }] });
    expect(await Promise.all([make(), make()])).toEqual(
      expect.arrayContaining([
        { made: 1, shownAgain: 0 },
        { made: 0, shownAgain: 0 },
      ]),
    );
    expect(await shown()).toEqual(['느티나무 공방']);
    const { exhibitions, batches } = await listBatches(db, reader);
    expect(exhibitions[0]?.entries).toMatchObject([{ state: 'there', peNo: expect.any(Number) }]);
    expect(batches).toMatchObject([{ kind: 'exhibition', entries: 1, undone: null }]);
  });

  test('is taken back with a reason on record, and pressed again stands as it stood', async () => {
    await make();
    expect(await undo()).toEqual({ hidden: 1, kept: 0 });
    expect(await shown()).toEqual([]);
    await expect(undo()).rejects.toMatchObject({ error: 'alreadyDecided' });
    expect((await listBatches(db, reader)).batches[0]?.undone).toMatchObject({ reason, kept: 0 });
    expect(await make()).toEqual({ made: 0, shownAgain: 1 });
    expect(await shown()).toEqual(['느티나무 공방']);
    await chainArrivals(db);
    const log = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
    expect(log.map(({ action }) => action).filter((action) => /^p(ast|ost)\./.test(action))).toEqual([
      ...['post.create', 'post.publish', 'past.make', 'post.hide', 'past.undo', 'post.show', 'past.make'],
    ]);
  });

  test('leaves what somebody has written in since when it is taken back', async () => {
    await make();
    const { exhibitions } = await listBatches(db, reader);
    const postNo = exhibitions[0]?.entries[0]?.peNo ?? 0;
    await savePost(db, editor, { ...(await getWrittenPost(db, { postNo, now })), now });
    expect(await undo()).toEqual({ hidden: 0, kept: 1 });
    expect(await shown()).toEqual(['느티나무 공방']);
  });

  /** All of a large exhibition with WHOLE=1. */
  const many = process.env.WHOLE === '1' ? 999 : 20;
  test(`takes no more statements for ${many} more companies, there and back`, async () => {
    const alone = await statementsOf();
    for (let count = 0; count < many; count += 1) {
      const team = await createSubmitted(db);
      const { icNo } = await waitingPage(db, { ...team, leaderId: team.actor.userId });
      const shown = { approvedVersion: 1, lastState: 'approved' } as const;
      await db.sql.updateTable('companies').set(shown).where('icNo', '=', icNo).execute();
    }
    const batches = (each: number) => Math.ceil(many / each);
    const together = await statementsOf();
    expect(together.made).toBe(many);
    expect(together.statements - alone.statements).toBeLessThanOrEqual(
      batches(100) * 12 + batches(1_000) * 6,
    );
    console.log(`${many} past entries made, hidden and shown again in ${Math.round(together.ms)} ms`);
  });

  /** Makes entries, takes them back and shows them again. */
  async function statementsOf() {
    const noted = notingStatements(db);
    const began = performance.now();
    const { made } = await makePastEntries(noted.db, editor, { igNo, now });
    const asked = { batchNo: await newest(), reason, now };
    expect(await undoPastBatch(noted.db, editor, asked)).toEqual({ hidden: made, kept: 0 });
    const again = await makePastEntries(noted.db, editor, { igNo, now });
    expect(again).toEqual({ made: 0, shownAgain: made });
    return { made, statements: noted.statements.length, ms: performance.now() - began };
  }

  test('waits until its totals are revealed', async () => {
    await db.sql.updateTable('exhibitions').set({ revealedAt: null }).execute();
    expect((await listBatches(db, reader)).exhibitions).toMatchObject([{ obstacle: 'hidden', entries: [] }]);
    await expect(make()).rejects.toMatchObject({ error: 'exhibitionNotFinished' });
  });
});

describe('a list of earlier years', () => {
  const csvOf = (...rows: string[]) =>
    Buffer.from(['연도,레인,트랙,팀 이름,한 줄 소개,이야기', ...rows].join('\n')).toString('base64');
  const boat = '2021,3,캠퍼스,느린 배,천천히 가는 배,강을 따라 내려갔어요.';
  const list = (...rows: string[]) => ({ csv: csvOf(...rows), pictures: [], now });
  const bring = (...rows: string[]) =>
    bringInPastList(db, editor, { ...list(...rows), fileName: '지난.csv' });

  test('is looked at line by line and makes nothing; the good lines go, the others are named', async () => {
    const bad = '2021,12,캠퍼스,빠른 배,빨리 가는 배,바다로 나갔어요.';
    const lines = await readPastList(db, editor, list(boat, bad));
    expect(lines).toMatchObject([
      { line: 2, team: '느린 배', state: 'new', problems: [] },
      { line: 3, team: '빠른 배', problems: [{ column: 'lane', problem: 'lane' }] },
    ]);
    expect(await shown()).toEqual([]);
    expect(await bring(boat, bad)).toMatchObject({ made: 1, left: [{ line: 3 }] });
    expect(await shown()).toEqual(['느린 배']);
  });

  test('brought in twice stands once; taken back and mended it stands as mended', async () => {
    await bring(boat);
    expect(await bring(boat)).toMatchObject({ made: 0, shownAgain: 0, left: [{ state: 'there' }] });
    await undo();
    expect(await readPastList(db, editor, list(boat))).toMatchObject([{ state: 'back' }]);
    expect(await bring(boat.replace('천천히 가는', '느긋한'))).toMatchObject({ made: 0, shownAgain: 1 });
    const { content } = await listPast(db, { ...reader, page: 1, size: 10 });
    expect(content.map(({ teamName, line }) => [teamName, line])).toEqual([['느린 배', '느긋한 배']]);
  });

  test('names no picture that was never stored', async () => {
    const pictures = [{ name: '배.png', serverFileName: 'f'.repeat(32) }];
    await expect(readPastList(db, editor, { ...list(boat), pictures })).rejects.toMatchObject({
      error: 'notFound',
    });
  });
});

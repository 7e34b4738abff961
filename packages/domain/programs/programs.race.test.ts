import { createAccount } from '@chulbal/testing/accounts';
import {
  createApplicants,
  createProgram,
  pressed,
  programDraftOf,
  programNow,
} from '@chulbal/testing/programs';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { savePost } from '../posts/commands.ts';
import { applyForProgram, cancelProgram, leavePrograms } from './commands.ts';
import { publishWithPlaces } from './operators.commands.ts';

/** Interleavings: all of them with WHOLE=1, otherwise a tenth. */
const PRESSES = process.env.WHOLE === '1' ? 1_000 : 100;

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

async function createPeople(count: number): Promise<UserActor[]> {
  const people = await Promise.all(Array.from({ length: count }, () => createAccount(db)));
  return people.map(({ id }) => mintUser(id));
}

/** A generator of the same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function standing(boardId: number) {
  const rows = await db.sql
    .selectFrom('programApplications')
    .select(['applicationNo', 'accountId', 'state'])
    .where('postNo', '=', boardId)
    .orderBy('applicationNo')
    .execute();
  const of = (state: string) => rows.filter((row) => row.state === state);
  return { placed: of('placed'), waiting: of('waiting') };
}

async function lettersOf(subject: string): Promise<number> {
  const rows = await db.sql
    .selectFrom('outbox')
    .select('id')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows.length;
}

const tally = (all: readonly string[]) =>
  Object.fromEntries([...new Set(all)].sort().map((one) => [one, all.filter((o) => o === one).length]));

test('R-08 capacity: thirty people press twice at once for ten places, and each place is given once', async () => {
  const { boardId } = await createProgram(db, { details: { capacity: 10, waitingList: false } });
  const people = await createPeople(30);
  const presses = [...people, ...people].map((actor) =>
    outcome(applyForProgram(db, actor, { ...pressed, boardId })),
  );
  expect(tally(await Promise.all(presses))).toEqual({
    done: 10,
    programAlreadyApplied: 10,
    programApplyFailed: 40,
  });
  expect((await standing(boardId)).placed).toHaveLength(10);
});

test('R-08 capacity: cancelling twice at once moves one up, once', async () => {
  const { boardId } = await createProgram(db, { details: { capacity: 1 } });
  const [first, second, third] = await createApplicants(db, { boardId, count: 3 });
  if (!first || !second || !third) throw new Error('Three people have applied.');
  const cancel = (actor: UserActor) => outcome(cancelProgram(db, actor, { ...pressed, boardId }));
  expect((await Promise.all([cancel(first), cancel(first)])).toSorted()).toEqual([
    'done',
    'programCancelFailed',
  ]);
  const { placed, waiting } = await standing(boardId);
  expect(placed.map(({ accountId }) => accountId)).toEqual([second.userId]);
  expect(waiting.map(({ accountId }) => accountId)).toEqual([third.userId]);
  expect(await lettersOf('자리가 나서 신청이 확정됐어요')).toBe(1);
});

test(`R-08 capacity: ${PRESSES} presses of applying, cancelling, leaving and growing at once keep the order of arrival`, async () => {
  const random = seeded(24);
  const program = await createProgram(db, { details: { capacity: 5 } });
  const { boardId, editor } = program;
  const people = await createPeople(25);
  let capacity = 5;
  let { editVersion } = program;
  const grow = async () => {
    const draft = programDraftOf({ details: { capacity: capacity + 1 } });
    const saved = await savePost(db, editor, { postNo: boardId, editVersion, draft, now: programNow });
    const written = await publishWithPlaces(db, editor, {
      ...{ postNo: boardId, editVersion: saved.editVersion, publishAt: null, publicUrl: pressed.publicUrl },
      now: programNow,
    });
    capacity += 1;
    editVersion = written.editVersion;
  };
  const press = (actor: UserActor): Promise<unknown> => {
    const way = random(10);
    if (way < 6) return applyForProgram(db, actor, { ...pressed, boardId });
    if (way < 9) return cancelProgram(db, actor, { ...pressed, boardId });
    return db.transaction((tx) => leavePrograms(tx, actor, pressed));
  };
  const outcomes: string[] = [];
  for (let at = 0; at < PRESSES; at += 50) {
    const presses = Array.from({ length: 50 }, () => {
      const actor = people[random(people.length)];
      if (!actor) throw new Error('There is somebody.');
      return outcome(press(actor));
    });
    outcomes.push(...(await Promise.all([...presses, outcome(grow())])));
    const { placed, waiting } = await standing(boardId);
    const active = [...placed, ...waiting].map(({ accountId }) => accountId);
    expect(new Set(active).size).toBe(active.length);
    expect(placed.length).toBeLessThanOrEqual(capacity);
    if (waiting.length > 0) expect(placed).toHaveLength(capacity);
    const last = Math.max(0, ...placed.map(({ applicationNo }) => applicationNo));
    for (const { applicationNo } of waiting) expect(applicationNo).toBeGreaterThan(last);
  }
  expect(Object.keys(tally(outcomes)).sort()).toEqual([
    'done',
    'programAlreadyApplied',
    'programCancelFailed',
  ]);
  const moved = await db.sql
    .selectFrom('programApplications')
    .select('applicationNo')
    .whereRef('placedAt', '>=', 'appliedAt')
    .execute();
  expect(moved.length).toBe(
    (await lettersOf('자리가 나서 신청이 확정됐어요')) + (await lettersOf('프로그램 신청이 확정됐어요')),
  );
});

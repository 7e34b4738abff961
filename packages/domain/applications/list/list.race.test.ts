import { applicationFilter } from '@chulbal/contract/applications/operators';
import {
  campus,
  changeTeam,
  createSubmitted,
  publicUrl,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { Fault } from '../../fault.ts';
import { deadlineOf } from '../../seasons/queries.ts';
import { decideBonus } from './bonus.commands.ts';
import { chooseEvery } from './chosen.queries.ts';
import { closeCompletion, requestCompletion } from './completion.commands.ts';
import { compareTeams } from './similar.commands.ts';
import { undoBulkAct } from './undo-bulk.commands.ts';

/** Interleavings of each rule: all of them with WHOLE=1, otherwise some. */
const ROUNDS = process.env.WHOLE === '1' ? 1_000 : 30;
const HOUR = 3_600_000;

let db: Db;
let actor: OperatorActor;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db);
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
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

/**
 * Does two things at once, the second some milliseconds later, other ones each round; in the first two rounds one after
 * the other, so that both orders are seen however busy the machine is.
 */
async function race<T>(round: number, first: () => Promise<T>, second: () => Promise<unknown>): Promise<T> {
  if (round === 0) {
    const answer = await first();
    await second();
    return answer;
  }
  if (round === 1) {
    await second();
    return first();
  }
  const wait = new Promise((resolve) => setTimeout(resolve, round % 15));
  const [answer] = await Promise.all([first(), wait.then(second)]);
  return answer;
}

const later = (hours: number) => new Date(closesAt.getTime() + hours * HOUR);
const ask = (teamNo: number, dueAt = later(48)) =>
  requestCompletion(db, actor, {
    teamNos: [teamNo],
    items: ['answers'],
    message: '고쳐 주세요',
    dueAt,
    publicUrl,
    now: later(1),
  });
const requestsOf = (teamNo: number) =>
  db.sql.selectFrom('completionRequests').selectAll().where('teamNo', '=', teamNo).orderBy('id').execute();

test('R-05 after the deadline a team submits while its request stands, and not once it is closed', async () => {
  const said = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await createSubmitted(db);
    await ask(team.teamNo);
    const changed = await changeTeam(db, team, { teamName: `고친 이름 ${round}` }, later(2));
    const [request] = await requestsOf(team.teamNo);
    const submitted = await race(
      round,
      () => outcome(submitTeam(db, changed, { now: later(3) })),
      () => closeCompletion(db, actor, { requestId: request?.id ?? 0, now: later(3) }),
    );
    const [closed] = await requestsOf(team.teamNo);
    const { version } = await db.sql
      .selectFrom('submissions')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('teamNo', '=', team.teamNo)
      .executeTakeFirstOrThrow();
    expect(closed?.state).toBe('closed');
    expect([submitted, version, closed?.answeredAt !== null]).toEqual(
      submitted === 'done' ? ['done', 2, true] : ['notInPeriod', 1, false],
    );
    said.add(submitted);
  }
  expect([...said].sort()).toEqual(['done', 'notInPeriod']);
});

test('two requests at once leave one that counts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { teamNo } = await createSubmitted(db);
    await Promise.all([ask(teamNo, later(24)), ask(teamNo, later(48))]);
    const states = (await requestsOf(teamNo)).map(({ state }) => state).sort();
    expect(states).toEqual(['closed', 'open']);
  }
});

const claim = (text: string) => ({ 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': text });

/** The counts of the table's line beside those that claims and decisions make. */
async function countsOf(teamNo: number) {
  const summary = await db.sql
    .selectFrom('applicationDesk')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  const decisions = await db.sql
    .selectFrom('bonusDecisions')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .execute();
  const states = summary.claims.map(
    ({ place, sha256 }) =>
      decisions.find((one) => one.place === place && one.claimSha256 === sha256)?.decision ?? 'pending',
  );
  const count = (state: string) => states.filter((one) => one === state).length;
  return {
    kept: [summary.pending, summary.verified, summary.rejected],
    real: [count('pending'), count('verified'), count('rejected')],
  };
}

test('a claim that is changed while it is decided is pending, or was decided as it is now', async () => {
  const said = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = ['business', 'schoolPaper', 'applyAddition1'];
    const team = await createSubmitted(db, { fields: claim('처음'), files });
    const changed = await changeTeam(db, team, claim(`고침 ${round}`));
    let decided = '';
    await race(
      round,
      () => submitTeam(db, changed),
      async () => {
        decided = await outcome(
          decideBonus(db, actor, {
            teamNos: [team.teamNo],
            place: 0,
            decision: 'verified',
            reason: '',
            version: 1,
            now: seasonNow,
          }),
        );
      },
    );
    const { kept, real } = await countsOf(team.teamNo);
    expect(kept).toEqual(real);
    // Looked at was the first claim, so the second is never verified by that.
    expect([decided, kept]).toEqual([expect.stringMatching(/^(done|editedElsewhere)$/), [1, 0, 0]]);
    said.add(decided);
  }
  expect([...said].sort()).toEqual(['done', 'editedElsewhere']);
});

test('two operators who decide otherwise at once: one of them last, and the line says so', async () => {
  const other = await createOperator(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = ['business', 'schoolPaper', 'applyAddition1'];
    const { teamNo } = await createSubmitted(db, { fields: claim('처음'), files });
    const asked = { teamNos: [teamNo], place: null, reason: '다른 사람의 증빙', now: seasonNow };
    await Promise.all([
      decideBonus(db, actor, { ...asked, decision: 'verified' }),
      decideBonus(db, other, { ...asked, decision: 'rejected', place: 0 }),
    ]);
    const { kept, real } = await countsOf(teamNo);
    expect(kept).toEqual(real);
    expect(kept[0]).toBe(0);
  }
});

test('two operators who decide every team of the same conditions decide each once, and one of them is told', async () => {
  const other = await createOperator(db);
  const filter = applicationFilter.parse({ bonus: 'pending' });
  const said = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = ['business', 'schoolPaper', 'applyAddition1'];
    const { teamNo } = await createSubmitted(db, { fields: claim(`이력 ${round}`), files });
    const every = { filter, ...(await chooseEvery(db, actor, { filter })) };
    const asked = { every, place: null, reason: '', now: seasonNow, decision: 'verified' } as const;
    const outcomes = await Promise.all([actor, other].map((by) => outcome(decideBonus(db, by, asked))));
    said.add(outcomes.sort().join());
    const { kept, real } = await countsOf(teamNo);
    expect(kept).toEqual(real);
    expect(kept[0]).toBe(0);
  }
  const acts = await db.sql.selectFrom('bulkActs').select('teams').execute();
  expect(acts.map(({ teams }) => teams)).toEqual(Array.from({ length: ROUNDS }, () => 1));
  expect([...said]).toEqual(['done,setChanged']);
});

test('a bulk decision that is undone twice at once is undone once', async () => {
  const other = await createOperator(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = ['business', 'schoolPaper', 'applyAddition1'];
    const { teamNo } = await createSubmitted(db, { fields: claim(`이력 ${round}`), files });
    const asked = {
      teamNos: [teamNo],
      place: null,
      reason: '',
      now: seasonNow,
      decision: 'verified',
    } as const;
    const { actId } = await decideBonus(db, actor, asked);
    const undo = (by: OperatorActor) => outcome(undoBulkAct(db, by, { actId: actId ?? 0, now: seasonNow }));
    expect((await Promise.all([undo(actor), undo(other)])).sort()).toEqual(['alreadyUndone', 'done']);
    const { kept, real } = await countsOf(teamNo);
    expect(kept).toEqual(real);
    expect(kept[0]).toBe(1);
  }
});

test('teams compared by several workers at once miss nobody', async () => {
  const teams: TestTeam[] = [];
  for (let count = 0; count < 45; count += 1) teams.push(await createSubmitted(db));
  const work = async () => {
    let left = 1;
    while (left > 0) {
      await compareTeams(db);
      left = (
        await db.sql
          .selectFrom('applicationDesk')
          .select('teamNo')
          .whereRef('comparedRevision', '<>', 'revision')
          .execute()
      ).length;
    }
  };
  const submitAgain = async () => {
    for (const team of teams) await submitTeam(db, await changeTeam(db, team, { teamChar: '다시 냈어요' }));
  };
  await Promise.all([work(), work(), submitAgain()]);
  await work();
  const pairs = await db.sql.selectFrom('similarTeams').select(['teamNo', 'otherNo']).execute();
  expect(pairs).toHaveLength(45 * 44);
});

import { judgingNow as now } from '@chulbal/testing/evaluation';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { rulesOf, scoresOf } from '@chulbal/testing/result-cases';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/sheets/commands.ts';
import { json } from '../json.ts';
import { getResultFacts } from './facts.queries.ts';
import { confirmFinalising, requestFinalising } from './finalise.commands.ts';
import { recompute } from './recompute.rules.ts';
import { saveResultRules } from './rules.commands.ts';
import { fileText, takeSnapshot } from './snapshot.rules.ts';
import { getResult } from './view.queries.ts';

/** Interleavings of each pair: all of them with WHOLE=1, otherwise a tenth. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 20;
const WAIT_MS = 3_600_000;

let db: Db;
let owner: OperatorActor;
let second: OperatorActor;
let third: OperatorActor;
let judged: JudgedStage;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  owner = await createOperator(db);
  second = await createOperator(db);
  third = await createOperator(db, { role: 'contestManager' });
  judged = await createJudged(db, { totals: [[70, 72, 74, 76, 78], five(90), five(80)] });
  await saveRules(1);
});

const saveRules = (count: number) =>
  saveResultRules(db, owner, {
    ...review,
    rules: rulesOf({ select: { kind: 'count', count }, minSheets: 1 }),
    reason: '경합 시험',
    now,
  });
async function request(): Promise<number> {
  const { sha256, stage } = await getResult(db, owner, { ...review, now });
  const asked = {
    version: stage.version + 1,
    sha256,
    confirmerId: null,
    reason: '경합 시험',
    publicUrl,
    now,
  };
  return requestFinalising(db, owner, { ...review, ...asked });
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );
const versions = () => db.sql.selectFrom('resultVersions').selectAll().orderBy('version').execute();

test(
  `R-10 two confirmations at once make one version, ${ROUNDS} times over`,
  async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await saveRules(1 + (round % 2));
      const requestId = await request();
      const answers = await Promise.all([
        outcome(confirmFinalising(db, second, { requestId, now })),
        outcome(confirmFinalising(db, third, { requestId, now })),
        outcome(confirmFinalising(db, owner, { requestId, now })),
      ]);
      expect(answers.slice(0, 2).toSorted()).toEqual(['done', 'notFound']);
      expect(['secondOperatorNeeded', 'notFound']).toContain(answers[2]);
      expect((await versions()).map(({ version }) => version)).toEqual(
        Array.from({ length: round }, (_, place) => place + 1),
      );
    }
  },
  WAIT_MS,
);

test('two requests at once make one that waits', async () => {
  const answers = await Promise.all([outcome(request()), outcome(request())]);
  expect(answers.toSorted()).toEqual(['done', 'requestWaiting']);
});

test('R-10 a sheet that changes during a confirmation comes before it, and is refused, or after it, forty times over', async () => {
  const [teamNo = 0] = judged.teamNos;
  const seen = new Set<string>();
  for (let round = 0; round < 40; round += 1) {
    const { evaluatorId = 0 } = judged.evaluators[round % 5] ?? {};
    await saveRules(1 + (round % 2));
    const requestId = await request();
    const asked = await db.sql
      .selectFrom('resultRequests')
      .select('sha256')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    const before = (await versions()).length;
    const change = () =>
      db.sql
        .updateTable('sheets')
        .set({ scores: json(scoresOf(60 + round / 2)), total: 60 + round / 2 })
        .where('teamNo', '=', teamNo)
        .where('evaluatorId', '=', evaluatorId)
        .execute();
    const confirming = () => outcome(confirmFinalising(db, second, { requestId, now }));
    // Every fourth time one after the other, so that the test knows both ends.
    const isAfter = round % 4 === 3;
    const answer = isAfter ? await confirming() : (await Promise.all([confirming(), change()]))[0];
    if (isAfter) await change();
    seen.add(answer);
    const after = await versions();
    expect(['done', 'resultChanged']).toContain(answer);
    expect(after).toHaveLength(before + (answer === 'done' ? 1 : 0));
    const newest = after.at(-1);
    if (answer === 'done') expect(newest?.sha256).toBe(asked.sha256);
    if (newest) expect(recompute(fileText(newest))).toMatchObject({ outcome: 'same', sha256: newest.sha256 });
  }
  expect(seen).toContain('done');
});

test('a void, a rule and a confirmation at once: what is frozen is what the request asked for', async () => {
  for (let round = 0; round < 10; round += 1) {
    // rules of its own, for what no version has said is asked for
    await saveRules(4 + round);
    const requestId = await request();
    const { evaluatorId = 0 } = judged.evaluators[round % 5] ?? {};
    const teamNo = judged.teamNos[round % 3] ?? 0;
    const [answer] = await Promise.all([
      outcome(confirmFinalising(db, second, { requestId, now })),
      db.transaction((tx) => voidSheet(tx, { ...review, evaluatorId, teamNo, reason: '제척', now })),
      saveRules(3),
    ]);
    expect(['done', 'resultChanged', 'resultNotReady']).toContain(answer);
    for (const version of await versions()) {
      expect(recompute(fileText(version))).toMatchObject({ outcome: 'same' });
    }
    await db.sql.updateTable('sheets').set({ voidedAt: null, voidReason: null }).execute();
  }
  const scenario = await getResultFacts(db, review);
  expect(takeSnapshot(scenario.inputs, scenario.rules).sha256).toBe(
    (await getResult(db, owner, { ...review, now })).sha256,
  );
});

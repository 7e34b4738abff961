import { createSubmitted, seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { extendAndTell } from '../deadline-letters/commands.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { editResultComment } from './comments.commands.ts';
import { findEditedComment } from './comments.queries.ts';

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );

let db: Db;
let actors: [OperatorActor, OperatorActor];
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  actors = [await createOperator(db), await createOperator(db)];
});

test('of two operators who edit the comments of a team at once one is told of the other, thirty times over', async () => {
  const { teamNo } = await createSubmitted(db);
  const of = { ...review, teamNo };
  for (let round = 0; round < 30; round += 1) {
    const seen = (await findEditedComment(db, of))?.text ?? '';
    const texts = [`첫 번째 ${round}`, `두 번째 ${round}`];
    const answers = await Promise.all(
      actors.map((actor, at) =>
        outcome(editResultComment(db, actor, { ...of, text: texts[at] ?? '', seen, now })),
      ),
    );
    expect(answers.toSorted()).toEqual(['done', 'editedElsewhere']);
    expect((await findEditedComment(db, of))?.text).toBe(texts[answers.indexOf('done')]);
  }
});

test('of two who put a deadline off at once each is on record with what held before, thirty times over', async () => {
  const { trackNo } = review;
  const standing = async () => {
    const stage = (await getTrackRules(db, trackNo)).stages.find(({ stageNo }) => stageNo === 1);
    return stage?.closesAt.getTime() ?? 0;
  };
  for (let round = 0; round < 30; round += 1) {
    const before = await standing();
    const wished = [60_000, 120_000].map((more) => new Date(before + more));
    const answers = await Promise.all(
      actors.map((actor, at) =>
        outcome(
          extendAndTell(db, actor, {
            ...{ trackNo, stageNo: 1, teamNo: null, closesAt: wished[at] ?? now },
            ...{ reason: '서버 점검', tell: false, publicUrl, now },
          }),
        ),
      ),
    );
    expect(answers[1]).toBe('done');
    expect(['done', 'invalidRequest']).toContain(answers[0]);
    const entries = await db.sql
      .selectFrom('auditEntries')
      .select('before')
      .where('action', '=', 'deadline.extend')
      .orderBy('sequence', 'desc')
      .limit(answers.filter((answer) => answer === 'done').length)
      .execute();
    const held = entries.map((entry) => (entry.before as { closesAt: string }).closesAt).reverse();
    expect(held).toEqual(
      [before, ...(held.length > 1 ? [before + 60_000] : [])].map((at) => new Date(at).toISOString()),
    );
    expect(await standing()).toBe(before + 120_000);
  }
});

import { seasonNow as now } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { savePlan } from './plan.commands.ts';
import { getDraftedView } from './plan.queries.ts';
import { publishPlan } from './publish.commands.ts';
import { getTrackRules } from './queries.ts';

/** Interleavings of each rule: all of them with WHOLE=1, otherwise some. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 20;

const year = 2026;
let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await filledSite(db);
  actor = await createOperator(db);
  await publishedSeason(db, { now });
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

async function placesSaved(places: number) {
  const { plan, editVersion } = await getDraftedView(db, { year });
  const track = plan.tracks.find(({ lane }) => lane === 3);
  Object.assign(track ?? {}, { places });
  return { editVersion, save: () => outcome(savePlan(db, actor, { year, editVersion, plan, now })) };
}

test('R-08 of two operators who save at once exactly one is told of the other', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [one, other] = await Promise.all([placesSaved(1000 + round), placesSaved(2000 + round)]);
    const results = await Promise.all([one.save(), other.save()]);
    expect(results.toSorted()).toEqual(['done', 'editedElsewhere']);
    const { plan, editVersion } = await getDraftedView(db, { year });
    expect(editVersion).toBe(round);
    const places = plan.tracks.find(({ lane }) => lane === 3)?.places;
    expect(places).toBe((results[0] === 'done' ? 1000 : 2000) + round);
  }
});

test('R-08 what is published beside a save is what was seen, never half of the other', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const first = await placesSaved(1000 + round);
    await first.save();
    const second = await placesSaved(2000 + round);
    const { editVersion } = second;
    const [published, saved] = await Promise.all([
      outcome(publishPlan(db, actor, { year, editVersion, reason: '늘려요', now })),
      second.save(),
    ]);
    expect(saved).toBe('done');
    expect(['done', 'editedElsewhere']).toContain(published);
    const { places } = (await getTrackRules(db, 3)).track;
    if (published === 'done') expect(places).toBe(1000 + round);
    else expect(places).not.toBe(2000 + round);
    expect((await getDraftedView(db, { year })).changed).toBe(true);
  }
});

test('R-08 a plan published twice at once is one version', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const edit = await placesSaved(1000 + round);
    await edit.save();
    const asked = { year, editVersion: edit.editVersion + 1, reason: '늘려요', now };
    const results = await Promise.all([
      outcome(publishPlan(db, actor, asked)),
      outcome(publishPlan(db, actor, asked)),
    ]);
    expect(results.toSorted()).toEqual(['done', 'invalidRequest']);
    expect((await getDraftedView(db, { year })).rulesVersion).toBe(round + 1);
  }
});

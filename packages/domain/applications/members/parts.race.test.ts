import { campus, newPhone, publicUrl, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { openedPart, ownTexts, partKey, restOf, teamToFill } from '@chulbal/testing/parts';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { Fault } from '../../fault.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { getApplicationView } from '../entry/queries.ts';
import { leavePart, signPart } from './part-answers.commands.ts';
import { getPart } from './part-view.queries.ts';
import { savePart } from './parts.commands.ts';

const ROUNDS = 12;

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

const outcome = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Fault ? error.error : Promise.reject(error)),
  );

test('R-04 leader and member write the same field at once: one text stands, and the member has the other to choose', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = newPhone();
    const team = await teamToFill(db, phone);
    const held = await openedPart(db, team, { to: phone });
    const asked = { ...held, language: 'ko' as const };
    const { version: baseVersion = 0 } = (await getPart(db, null, asked)).part ?? {};
    const [mine] = await Promise.all([
      savePart(db, null, { ...held, baseVersion, changes: ownTexts({ tmMajor: '컴퓨터공학과' }) }),
      saveDraft(db, team.actor, {
        ...{ ...campus, teamNo: team.teamNo, baseVersion, now: seasonNow },
        changes: ownTexts({ tmMajor: '소프트웨어학과' }),
      }),
    ]);
    const { part } = await getPart(db, null, asked);
    const path = `members.${partKey}.tmMajor`;
    const known = [
      part?.fields[path],
      part?.offered[path],
      ...mine.conflicts.map((conflict) => conflict.mine),
    ].filter(Boolean);
    expect(known.sort(), `round ${round}`).toEqual(['소프트웨어학과', '컴퓨터공학과']);
  }
});

test('R-08 a member leaves while the leader submits: they are out, or the submission is refused, never half', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = newPhone();
    const team = await teamToFill(db, phone);
    const held = await openedPart(db, team, { to: phone });
    await savePart(db, null, { ...held, baseVersion: 99, changes: restOf(phone) });
    const { version } = await getApplicationView(db, team.actor, team);
    await signPart(db, null, { ...held, version, signature: '정하람' });
    const [left, submitted] = await Promise.all([
      outcome(leavePart(db, null, { ...held, language: 'ko', publicUrl })),
      outcome(submitTeam(db, { ...team, version })),
    ]);
    expect(left).toBe('done');
    seen.add(submitted);
    expect(['done', 'draftConflict'], submitted).toContain(submitted);
    const view = await getApplicationView(db, team.actor, team);
    const entry = view.members.find(({ key }) => key === partKey);
    if (submitted === 'done') expect(entry?.status).toBe('refused');
    else expect(Object.keys(view.fields).filter((path) => path.includes(partKey))).toEqual([]);
    await expect(getPart(db, null, { ...held, language: 'ko' })).rejects.toMatchObject({
      error: 'linkExpired',
    });
  }
  expect(seen.size).toBeGreaterThan(0);
});

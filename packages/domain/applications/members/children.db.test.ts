import { campus, createDraft, memberFieldsOf, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { saveDraft } from '../entry/drafts.commands.ts';
import { openFields } from '../places.queries.ts';
import { sweepChildren } from './children.commands.ts';

const now = seasonNow;
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

/** Everything that is kept of a draft: as it stands, and in all its versions. */
async function kept(teamNo: number): Promise<string> {
  const now = await db.sql
    .selectFrom('applications')
    .select('fieldsSealed')
    .where('teamNo', '=', teamNo)
    .execute();
  const versions = await db.sql
    .selectFrom('draftVersions')
    .select('fieldsSealed')
    .where('teamNo', '=', teamNo)
    .orderBy('version')
    .execute();
  return [...now, ...versions].map(({ fieldsSealed }) => JSON.stringify(openFields(db, fieldsSealed))).join();
}

const child = memberFieldsOf(1, { tmName: '카나리아 새싹', tmBirth: '2016-05-08' });
const { 'members.member01.tmPhone': phone = '', ...withoutPhone } = child;

async function typed(changes: Record<string, string>) {
  const team = await createDraft(db, { members: 0 });
  const base = { ...campus, teamNo: team.teamNo, baseVersion: team.version };
  return { team, saved: await saveDraft(db, team.actor, { ...base, changes, now }) };
}

test('P-02 of a member under 14 nothing is kept, in no version, and the page is told', async () => {
  const { team, saved } = await typed(withoutPhone);
  expect(saved.withheld, 'while their number may still come').toEqual([]);
  expect(await kept(team.teamNo)).toContain('카나리아 새싹');
  const next = await saveDraft(db, team.actor, {
    ...{ ...campus, teamNo: team.teamNo, baseVersion: saved.version, now: after(1) },
    changes: { 'members.member01.tmPhone': phone, teamChar: '새로 적은 강점' },
  });
  expect(next.withheld).toEqual(['member01']);
  expect(next.merged).toMatchObject({ 'members.member01.tmName': '', 'members.member01.tmBirth': '' });
  const text = await kept(team.teamNo);
  expect(text).not.toContain('카나리아 새싹');
  expect(text).not.toContain('2016-05-08');
  expect(text, 'what else was written stays').toContain('새로 적은 강점');
});

test('P-02 a number that never comes is waited for no longer than an hour', async () => {
  const { team } = await typed(withoutPhone);
  await sweepChildren(db, { now: after(59) });
  expect(await kept(team.teamNo)).toContain('카나리아 새싹');
  await sweepChildren(db, { now: after(60) });
  const text = await kept(team.teamNo);
  expect(text).not.toContain('카나리아 새싹');
  expect(text, 'the rest of the draft is as it was').toContain('한칸서재');
});

test('somebody of 14 is kept as they are typed', async () => {
  const { team, saved } = await typed({ ...child, 'members.member01.tmBirth': '2012-05-20' });
  expect(saved.withheld).toEqual([]);
  await sweepChildren(db, { now: after(60) });
  expect(await kept(team.teamNo)).toContain('카나리아 새싹');
});

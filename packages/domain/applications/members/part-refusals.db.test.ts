import { publicUrl, seasonNow, submitTeam, type TestTeam } from '@chulbal/testing/factories';
import { ownTexts, partKey, restOf, teamOfParts } from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { deadlineOf } from '../../seasons/queries.ts';
import { sendPartLink, sharePartLink } from './part-links.commands.ts';

const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let team: TestTeam;
let acts: Awaited<ReturnType<typeof teamOfParts>>;

beforeEach(async () => {
  db = await testDb();
  acts = await teamOfParts(db);
  ({ team } = acts);
});

const send = (now: Date) =>
  sendPartLink(db, team.actor, { teamNo: team.teamNo, key: partKey, language: 'ko', publicUrl, now });
const share = (now: Date) =>
  sharePartLink(db, team.actor, { teamNo: team.teamNo, key: partKey, publicUrl, now });

test('R-05 links to own parts are made as long as a draft is saved, and not a millisecond longer', async () => {
  const { trackNo, stageNo } = await acts.view();
  const { graceUntil } = await deadlineOf(db, { trackNo, stageNo, teamNo: null });
  const late = new Date(graceUntil.getTime() + 1);
  await expect(send(late)).rejects.toEqual(refused('notInPeriod'));
  await expect(share(late)).rejects.toEqual(refused('notInPeriod'));
  expect((await share(graceUntil)).url).toContain(`${publicUrl}/apply/part#token=`);
});

test('of a team that an operator has withdrawn no link is made', async () => {
  await db.sql
    .updateTable('applications')
    .set({ status: 'cancelled' })
    .where('teamNo', '=', team.teamNo)
    .execute();
  await expect(send(seasonNow)).rejects.toEqual(refused('teamNotFound'));
});

test('P-04 what looks like a registration number is not kept of a member, either', async () => {
  const held = await acts.opened();
  await expect(acts.save(held, ownTexts({ tmMajor: '전공 900101-1234567' }))).rejects.toMatchObject({
    error: 'residentNumberWritten',
    details: { fields: { [`members.${partKey}.tmMajor`]: { ko: expect.stringContaining('주민등록번호') } } },
  });
  await acts.save(held, restOf(acts.phone));
  await submitTeam(db, { ...team, version: (await acts.view()).version });
});

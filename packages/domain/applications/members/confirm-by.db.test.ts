import { campus, publicUrl, seasonNow, submitTeam, type TestTeam } from '@chulbal/testing/factories';
import { partKey, provenBy, restOf, teamOfParts } from '@chulbal/testing/parts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { listRuledTeams, listSummaries } from '../entry/queries.ts';
import { resendInvitation } from './invitations.commands.ts';
import { leavePart } from './part-answers.commands.ts';

const refused = (error: string) => expect.objectContaining({ error });

let db: Db;
let team: TestTeam;
let phone: string;
let acts: Awaited<ReturnType<typeof teamOfParts>>;
let token: string;
let confirmBy: Date;

/** A submitted team whose member has filled in their own part, and not signed it. */
beforeEach(async () => {
  db = await testDb();
  acts = await teamOfParts(db);
  ({ team, phone } = acts);
  const held = await acts.opened();
  ({ token } = held);
  await acts.save(held, restOf(phone));
  await submitTeam(db, { ...team, version: (await acts.view()).version });
  const { stages } = await getTrackRules(db, campus.trackNo);
  confirmBy = stages.find(({ stageNo }) => stageNo === campus.stageNo)?.confirmBy ?? seasonNow;
});

const before = () => new Date(confirmBy.getTime() - 1);
/** What their browser holds at that moment, the code typed an hour before. */
const held = async (now: Date) => {
  const pass = await provenBy(db, { token, to: phone, now: new Date(now.getTime() - 3_600_000) });
  return { token, pass, now };
};
const member = async () => (await acts.view()).members.find(({ key }) => key === partKey);
const leave = async (now: Date) => leavePart(db, null, { ...(await held(now)), language: 'ko', publicUrl });

test('R-05 a submitted team is left before the confirmation date, and not at it', async () => {
  await expect(leave(confirmBy)).rejects.toEqual(refused('notInPeriod'));
  expect((await member())?.status).toBe('active');
});

test('R-05 nor a millisecond too early: just before it one leaves', async () => {
  await leave(before());
  expect((await member())?.status).toBe('refused');
});

test('R-05 a link is sent again before the confirmation date, and not at it', async () => {
  const tmNo = (await member())?.tmNo ?? 0;
  const resend = (now: Date) =>
    resendInvitation(db, team.actor, { teamNo: team.teamNo, tmNo, language: 'ko', publicUrl, now });
  await expect(resend(confirmBy)).rejects.toEqual(refused('linkExpired'));
  await expect(resend(before())).resolves.toBeUndefined();
});

test('R-05 a team is told who is still to confirm before the confirmation date, and not at it', async () => {
  const told = async (now: Date) => {
    const [summary] = await listSummaries(db, await listRuledTeams(db, team.actor), { language: 'ko', now });
    return summary?.confirming;
  };
  expect(await told(before())).toMatchObject({ until: confirmBy.toISOString() });
  expect(await told(confirmBy)).toBeNull();
});

import { createAccount } from '@chulbal/testing/accounts';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createJoined } from '@chulbal/testing/joined-member';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser } from '../actor.ts';
import { getApplicationView } from '../applications/entry/queries.ts';
import { openFields } from '../applications/places.queries.ts';
import { findLastSubmission, listTeamMembers } from '../applications/team.queries.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { acceptLeadership, endLeadershipOffer, offerLeadership } from './commands.ts';
import { listLeadership } from './queries.ts';

const now = seasonNow;
const asked = { language: 'ko', publicUrl, now } as const;
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

async function offered() {
  const team = await createJoined(db);
  const { teamNo } = team;
  const member = (await listTeamMembers(db, teamNo)).find(({ userId }) => userId === team.member.userId);
  const tmNo = member?.tmNo ?? 0;
  await offerLeadership(db, team.actor, { ...asked, teamNo, tmNo });
  return { ...team, tmNo };
}

test('leader and member change places once both agree, in entries, draft and submission, and the rest stays', async () => {
  const { teamNo, actor, member, memberEmail } = await offered();
  const before = await findLastSubmission(db, teamNo);
  expect((await listLeadership(db, member, { now })).offers).toMatchObject([{ teamNo, mine: 'got' }]);
  expect((await getApplicationView(db, actor, { teamNo })).role).toBe('leader');

  await acceptLeadership(db, member, { ...asked, teamNo });
  expect((await getApplicationView(db, member, { teamNo })).role).toBe('leader');
  expect((await getApplicationView(db, actor, { teamNo })).role).toBe('member');
  const [first, ...others] = await listTeamMembers(db, teamNo);
  expect(first).toMatchObject({ userId: member.userId, memberKey: 'leader', role: 2, name: '정하람' });
  expect(others.find(({ userId }) => userId === actor.userId)).toMatchObject({ role: 1, status: 'active' });
  const after = await findLastSubmission(db, teamNo);
  expect(after).toMatchObject({ version: (before?.version ?? 0) + 1, arrivedAt: before?.arrivedAt });
  expect(after && openFields(db, after.fieldsSealed)['leader.tmName']).toBe('정하람');
  const { changed } = await db.sql
    .selectFrom('applications')
    .select('changed')
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  expect(changed).toBe(false);
  const told = (await listMessages(db, { limit: 2 })).map(({ to }) => to);
  expect(told).toContain(memberEmail);
  expect(new Set(told).size).toBe(2);
  expect((await listLeadership(db, member, { now })).teams).toMatchObject([
    { teamNo, members: [{ name: expect.any(String) }] },
  ]);
});

test('either may end an offer before, and a week ends it by itself', async () => {
  const { teamNo, actor, member, tmNo } = await offered();
  const gone = expect.objectContaining({ error: 'notFound' });
  await endLeadershipOffer(db, member, { ...asked, teamNo });
  await expect(acceptLeadership(db, member, { ...asked, teamNo })).rejects.toEqual(gone);
  await offerLeadership(db, actor, { ...asked, teamNo, tmNo });
  await endLeadershipOffer(db, actor, { ...asked, teamNo });
  await expect(endLeadershipOffer(db, actor, { ...asked, teamNo })).rejects.toEqual(gone);
  await offerLeadership(db, actor, { ...asked, teamNo, tmNo });
  await expect(acceptLeadership(db, member, { ...asked, teamNo, now: later(7) })).rejects.toEqual(gone);
});

test('nobody else is offered a team, and nobody else takes it', async () => {
  const { teamNo, actor, member, tmNo } = await offered();
  const stranger = mintUser((await createAccount(db)).id);
  await expect(acceptLeadership(db, stranger, { ...asked, teamNo })).rejects.toMatchObject({
    error: 'teamNotFound',
  });
  await expect(acceptLeadership(db, actor, { ...asked, teamNo })).rejects.toMatchObject({
    error: 'notFound',
  });
  await expect(offerLeadership(db, member, { ...asked, teamNo, tmNo })).rejects.toMatchObject({
    error: 'noPermission',
  });
  const other = (await listTeamMembers(db, teamNo)).find(({ userId }) => userId === null);
  await expect(
    offerLeadership(db, actor, { ...asked, teamNo, tmNo: other?.tmNo ?? 0 }),
  ).rejects.toMatchObject({
    error: 'notTeamMember',
  });
});

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
import { acceptLeadership, endLeadershipOffer, offerLeadership, sweepOffers } from './commands.ts';
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

test('nor another member of the team, who neither takes it nor ends the offer', async () => {
  const { teamNo, tmNo } = await offered();
  const { id } = await createAccount(db);
  const other = (await listTeamMembers(db, teamNo)).find(({ userId }) => userId === null);
  await db.sql
    .updateTable('members')
    .set({ userId: id, confirmedAt: now })
    .where('tmNo', '=', other?.tmNo ?? 0)
    .execute();
  for (const act of [acceptLeadership, endLeadershipOffer]) {
    await expect(act(db, mintUser(id), { ...asked, teamNo })).rejects.toMatchObject({ error: 'notFound' });
  }
  const offers = await db.sql.selectFrom('leadershipOffers').select('tmNo').execute();
  expect(offers).toEqual([{ tmNo }]);
});

test('what is listed is one’s own: of another leader neither team nor offer, and no offer that has ended', async () => {
  const mine = await offered();
  const theirs = await offered();
  for (const actor of [mine.actor, mine.member]) {
    const { teams, offers } = await listLeadership(db, actor, { now });
    expect(teams.map(({ teamNo }) => teamNo)).toEqual(actor === mine.actor ? [mine.teamNo] : []);
    expect(offers.map(({ teamNo }) => teamNo)).toEqual([mine.teamNo]);
  }
  const offersAt = async (at: Date) => (await listLeadership(db, theirs.actor, { now: at })).offers.length;
  expect([await offersAt(new Date(later(7).getTime() - 1)), await offersAt(later(7))]).toEqual([1, 0]);
});

test('R-05 an offer is swept away when its week is over, and not a moment before', async () => {
  await offered();
  const left = async (at: Date) => {
    await sweepOffers(db, { now: at });
    return (await db.sql.selectFrom('leadershipOffers').select('teamNo').execute()).length;
  };
  expect([await left(new Date(later(7).getTime() - 1)), await left(later(7))]).toEqual([1, 0]);
});

test('a team that stands no more is neither offered nor taken, nor one of a season that was ended', async () => {
  const { teamNo, actor, member, tmNo } = await offered();
  const offer = { ...asked, teamNo, tmNo };
  const refused = async (error: string) => {
    await expect(offerLeadership(db, actor, offer)).rejects.toMatchObject({ error });
    await expect(acceptLeadership(db, member, { ...asked, teamNo })).rejects.toMatchObject({ error });
  };
  await db.sql.updateTable('seasons').set({ status: 'finished' }).execute();
  await refused('notInPeriod');
  await db.sql.updateTable('applications').set({ status: 'draft' }).execute();
  await refused('teamNotFound');
});

test('who has to confirm anew since the offer takes nothing over, and is offered nothing', async () => {
  const { teamNo, actor, member, tmNo } = await offered();
  await db.sql.updateTable('members').set({ confirmedAt: null }).where('tmNo', '=', tmNo).execute();
  await expect(offerLeadership(db, actor, { ...asked, teamNo, tmNo })).rejects.toMatchObject({
    error: 'notTeamMember',
  });
  await expect(acceptLeadership(db, member, { ...asked, teamNo })).rejects.toMatchObject({
    error: 'notFound',
  });
});

import { createAccount } from '@chulbal/testing/accounts';
import { createDraft, createSubmitted, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { confirmAs } from '@chulbal/testing/identity';
import { createJoined, joinTeam } from '@chulbal/testing/joined-member';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';

const now = seasonNow;
const personKey = 'the key of one person '.repeat(4);

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
});

const confirm = (actor: UserActor, key = personKey) => confirmAs(db, actor, { personKey: key, now });
const refused = (error: string) => expect.objectContaining({ error });

test('submitting asks who the leader is where a service is configured, and nowhere else', async () => {
  const team = await createDraft(db);
  await expect(submitTeam(db, team, { asksIdentity: true })).rejects.toEqual(refused('identityNeeded'));
  await confirm(team.actor);
  expect(await submitTeam(db, team, { asksIdentity: true })).toMatchObject({ version: 1 });
  expect(await submitTeam(db, await createDraft(db))).toMatchObject({ version: 1 });
});

test('what is missing in the form is said first', async () => {
  const team = await createDraft(db, { fields: { teamName: '' } });
  await expect(submitTeam(db, team, { asksIdentity: true })).rejects.toEqual(refused('incomplete'));
});

test('1101 the same person leads no second team with another account', async () => {
  const [first, second] = [await createDraft(db), await createDraft(db)];
  await confirm(first.actor);
  await confirm(second.actor);
  await submitTeam(db, first);
  await expect(submitTeam(db, second)).rejects.toEqual(refused('alreadyApplied'));
});

test('R-08 of two teams of one person at once, one is submitted', async () => {
  const teams = [await createDraft(db), await createDraft(db)];
  for (const { actor } of teams) await confirm(actor);
  const done = await Promise.allSettled(teams.map((team) => submitTeam(db, team)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'alreadyApplied' },
  });
});

test('1101 who is a member of a team begins none with another account, nor leads one', async () => {
  const joined = await createJoined(db);
  await confirm(joined.member);
  const draft = await createDraft(db);
  await confirm(draft.actor);
  await expect(submitTeam(db, draft)).rejects.toEqual(refused('alreadyApplied'));
  const other = mintUser((await createAccount(db)).id);
  await confirm(other);
  await expect(createDraft(db, { actor: other })).rejects.toEqual(refused('alreadyApplied'));
});

test('1111 nor is linked to an entry of a second team', async () => {
  const led = await createSubmitted(db);
  const account = await createAccount(db, { name: '정하람' });
  await confirm(led.actor);
  await confirm(mintUser(account.id));
  await expect(joinTeam(db, account, { tmName: '정하람' })).rejects.toEqual(refused('memberOfOtherTeam'));
});

test('other people are in nobody’s way', async () => {
  const [first, second] = [await createDraft(db), await createDraft(db)];
  await confirm(first.actor);
  await confirm(second.actor, 'the key of somebody else '.repeat(4));
  await submitTeam(db, first);
  expect(await submitTeam(db, second)).toMatchObject({ version: 1 });
});

import { createAccount } from '@chulbal/testing/accounts';
import { snapshot } from '@chulbal/testing/database-state';
import {
  campus,
  changeTeam,
  createSubmitted,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { createJoined, type JoinedTeam } from '@chulbal/testing/joined-member';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { deleteDraft, restoreDraft, saveDraft } from './entry/drafts.commands.ts';
import { hasSubmittedTeam } from './entry/own-team.queries.ts';
import { getApplicationView } from './entry/queries.ts';
import { cancelApplication } from './entry/submit.commands.ts';
import { listMyParts } from './members/parts.queries.ts';

const now = seasonNow;
const language = 'ko';

let db: Db;
let stranger: UserActor;
let team: JoinedTeam;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  // Whoever was there first is found first, where nobody is asked for by name.
  stranger = mintUser((await createAccount(db)).id);
  team = await createJoined(db);
});

type Act = [string, (actor: UserActor) => Promise<unknown>];
const acts: Act[] = [
  ['submits', (actor) => submitTeam(db, { ...team, actor })],
  ['takes back', (actor) => cancelApplication(db, actor, { teamNo: team.teamNo, language, publicUrl, now })],
  ['empties', (actor) => deleteDraft(db, actor, { teamNo: team.teamNo, now })],
  ['puts an earlier version back in', (actor) => restoreDraft(db, actor, { ...team, version: 1, now })],
  ['reads how far the members of', (actor) => listMyParts(db, actor, { teamNo: team.teamNo, now })],
];

test.each(acts)('S-02 nobody but its leader %s an application', async (_what, act) => {
  const before = await snapshot(db);
  await expect(act(team.member)).rejects.toMatchObject({ error: 'noPermission' });
  await expect(act(stranger)).rejects.toMatchObject({ error: 'teamNotFound' });
  expect(await snapshot(db)).toEqual(before);
});

test('S-02 whoever is in no team neither sees nor writes one', async () => {
  await expect(getApplicationView(db, stranger, team)).rejects.toMatchObject({ error: 'teamNotFound' });
  const write = { ...campus, teamNo: team.teamNo, baseVersion: 1, changes: { teamChar: '남의 팀' }, now };
  await expect(saveDraft(db, stranger, write)).rejects.toMatchObject({ error: 'teamNotFound' });
  const inTeam = [stranger, team.member, team.actor].map((actor) => hasSubmittedTeam(db, actor));
  expect(await Promise.all(inTeam)).toEqual([false, true, true]);
});

test('P-03 what others wrote meanwhile comes back to a member without what is nobody’s but theirs', async () => {
  const { version } = team;
  await changeTeam(db, team, { teamName: '두칸서재', 'members.member02.tmMajor': '철학' });
  const { merged } = await saveDraft(db, team.member, {
    ...{ ...campus, teamNo: team.teamNo, baseVersion: version, changes: { teamChar: '함께' }, now },
  });
  expect(merged).toMatchObject({ teamName: '두칸서재' });
  expect(Object.values(merged)).not.toContain('철학');
});

test('an application that somebody else has taken out of a track keeps nobody from beginning one there', async () => {
  const gone = await createSubmitted(db);
  await db.sql
    .updateTable('applications')
    .set({ status: 'cancelled' })
    .where('teamNo', '=', gone.teamNo)
    .execute();
  await db.sql
    .updateTable('members')
    .set({ status: 'cancelled' })
    .where('teamNo', '=', gone.teamNo)
    .execute();
  const begin = (actor: UserActor) =>
    saveDraft(db, actor, { ...campus, baseVersion: 0, changes: { teamName: '새 팀' }, now });
  await expect(begin(gone.actor)).rejects.toMatchObject({ error: 'applyFailed' });
  expect((await begin(stranger)).version).toBe(1);
});

test('a foreigner begins in the track for foreign students, whoever else has an account', async () => {
  const { id } = await createAccount(db);
  await db.sql.updateTable('accounts').set({ country: 'VN' }).where('id', '=', id).execute();
  const foreign = { trackNo: 5, stageNo: 1 };
  const { opensAt } = await deadlineOf(db, { ...foreign, teamNo: null });
  const begin = (actor: UserActor) =>
    saveDraft(db, actor, { ...foreign, baseVersion: 0, changes: { teamName: '새 팀' }, now: opensAt });
  await expect(begin(stranger)).rejects.toMatchObject({ error: 'notEligible' });
  expect((await begin(mintUser(id))).version).toBe(1);
});

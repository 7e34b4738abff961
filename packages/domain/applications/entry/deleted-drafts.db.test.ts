import { createAccount } from '@chulbal/testing/accounts';
import { campus, createDraft, createFile, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { deleteDraft, restoreDraft, saveDraft } from './drafts.commands.ts';
import { getApplicationView, listDraftVersions } from './queries.ts';

let db: Db;
let actor: UserActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = mintUser((await createAccount(db)).id);
});

const after = (seconds: number) => new Date(seasonNow.getTime() + seconds * 1_000);

function save(changes: Record<string, string>, more: Partial<Parameters<typeof saveDraft>[2]> = {}) {
  return saveDraft(db, actor, { ...campus, baseVersion: 0, changes, now: seasonNow, ...more });
}

const refused = (error: string) => expect.objectContaining({ error });

describe('deleting a draft', () => {
  const remove = (teamNo: number) => deleteDraft(db, actor, { teamNo, now: after(60) });

  test('empties it, its files too; kept versions stay for undoing', async () => {
    const { teamNo, version } = await createDraft(db, { actor });
    await remove(teamNo);
    expect(await getApplicationView(db, actor, { teamNo })).toMatchObject({
      fields: {},
      files: [],
      changed: false,
    });
    const view = await restoreDraft(db, actor, { teamNo, version, now: after(70) });
    expect(view.fields.teamName).toBe('한칸서재');
  });

  const slotsOf = async (teamNo: number) =>
    (await getApplicationView(db, actor, { teamNo })).files.map(({ slot }) => slot).sort();

  test('its files come back with the version that named them', async () => {
    const { teamNo, version } = await createDraft(db, { actor });
    await remove(teamNo);
    expect(await listDraftVersions(db, actor, { teamNo })).toMatchObject([
      { version: version + 1, files: 0, filled: 0 },
      { version, files: 2 },
    ]);
    await restoreDraft(db, actor, { teamNo, version, now: after(70) });
    expect(await slotsOf(teamNo)).toEqual(['business', 'schoolPaper']);
    // Loading the empty one again is an undo too: nothing that stands is taken away by it.
    await restoreDraft(db, actor, { teamNo, version: version + 1, now: after(80) });
    expect(await slotsOf(teamNo)).toEqual(['business', 'schoolPaper']);
  });

  test('files alone come back too, before anything was written', async () => {
    const { teamNo } = await save({});
    await createFile(db, { teamNo, ownerId: actor.userId });
    await remove(teamNo);
    expect(await slotsOf(teamNo)).toEqual([]);
    await restoreDraft(db, actor, { teamNo, version: 0, now: after(70) });
    expect(await slotsOf(teamNo)).toEqual(['business']);
  });

  test('a file that was replaced after the deletion stays replaced, one that was swept stays away', async () => {
    const { teamNo, version } = await createDraft(db, { actor });
    await remove(teamNo);
    const newer = await createFile(db, { teamNo, ownerId: actor.userId, startedAt: after(65) });
    await db.sql.deleteFrom('files').where('slot', '=', 'schoolPaper').execute();
    const view = await restoreDraft(db, actor, { teamNo, version, now: after(70) });
    expect(view.files.map(({ serverFileName }) => serverFileName)).toEqual([newer]);
  });

  test('1117 there is nothing to delete', async () => {
    const { teamNo } = await createDraft(db, { actor });
    await remove(teamNo);
    await expect(remove(teamNo)).rejects.toEqual(refused('draftDeleteFailed'));
    const submitted = await createSubmitted(db, { actor: mintUser((await createAccount(db)).id) });
    const again = deleteDraft(db, submitted.actor, { teamNo: submitted.teamNo, now: after(60) });
    await expect(again).rejects.toEqual(refused('draftDeleteFailed'));
  });

  test('of a submitted application takes back only what was changed since, files too', async () => {
    const team = await createSubmitted(db, { actor });
    const before = await getApplicationView(db, actor, team);
    expect(before.changed).toBe(false);
    await save({ teamName: '새 이름' }, { teamNo: team.teamNo, baseVersion: team.version });
    await createFile(db, { teamNo: team.teamNo, ownerId: actor.userId, slot: 'logo' });
    await db.sql
      .updateTable('files')
      .set({ status: 'removed', removedAt: after(1) })
      .where('slot', '=', 'business')
      .execute();
    expect((await getApplicationView(db, actor, team)).changed).toBe(true);
    await remove(team.teamNo);
    const view = await getApplicationView(db, actor, team);
    expect(view).toMatchObject({
      status: 'submitted',
      changed: false,
      fields: before.fields,
      files: before.files,
    });
  });

  test('and undoing that brings the newer files back in the place of the submitted ones', async () => {
    const team = await createSubmitted(db, { actor });
    const [submitted] = (await getApplicationView(db, actor, team)).files;
    await db.sql
      .updateTable('files')
      .set({ status: 'removed', removedAt: after(1) })
      .where('serverFileName', '=', submitted?.serverFileName ?? '')
      .execute();
    const { teamNo } = team;
    const newer = await createFile(db, { teamNo, ownerId: actor.userId, startedAt: after(2) });
    await remove(teamNo);
    expect((await getApplicationView(db, actor, team)).edited).toBe(false);
    const view = await restoreDraft(db, actor, { teamNo, version: team.version, now: after(70) });
    const plans = view.files.filter(({ slot }) => slot === 'business');
    expect(plans.map(({ serverFileName }) => serverFileName)).toEqual([newer]);
    expect(view.edited).toBe(true);
  });
});

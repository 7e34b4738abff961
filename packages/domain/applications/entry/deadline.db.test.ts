import {
  campus,
  changeTeam,
  createDraft,
  createFile,
  createSubmitted,
  memberFieldsOf,
  newPhone,
  publicUrl,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db.ts';
import { extendStage } from '../../seasons/commands.ts';
import { deadlineOf } from '../../seasons/queries.ts';
import { getApplicationView } from './queries.ts';
import { getReceipt } from './receipts.queries.ts';
import { cancelApplication, type Submitting } from './submit.commands.ts';

let db: Db;
let closesAt: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  ({ closesAt } = await deadlineOf(db, { ...campus, teamNo: null }));
});

const graceMs = 10 * 60_000;
const atClosing = (milliseconds: number) => new Date(closesAt.getTime() + milliseconds);
const refused = (error: string) => expect.objectContaining({ error });
const submit = (team: TestTeam, more: Partial<Submitting> = {}) => submitTeam(db, team, more);
const change = (team: TestTeam, changes: Record<string, string>, now = seasonNow) =>
  changeTeam(db, team, changes, now);

const cancel = (team: TestTeam, now = seasonNow) =>
  cancelApplication(db, team.actor, { teamNo: team.teamNo, language: 'ko', publicUrl, now });

describe('R-05 the deadline by the arrival of the request', () => {
  test.each([
    ['a second before', -1_000, true],
    ['a millisecond before', -1, true],
    ['the closing instant', 0, false],
    ['a millisecond after', 1, false],
    ['a second after', 1_000, false],
  ])('without an upload begun before: %s', async (_case, milliseconds, accepted) => {
    const team = await createDraft(db, { files: [] });
    for (const slot of ['business', 'schoolPaper']) {
      await createFile(db, {
        teamNo: team.teamNo,
        ownerId: team.actor.userId,
        slot,
        startedAt: atClosing(milliseconds < 0 ? -5_000 : 0),
      });
    }
    const attempt = submit(team, { now: atClosing(milliseconds) });
    if (accepted) expect(await attempt).toMatchObject({ arrivedAt: atClosing(milliseconds).toISOString() });
    else await expect(attempt).rejects.toEqual(refused('notInPeriod'));
  });

  test.each([
    ['at the closing', 0, true],
    ['a millisecond before the grace ends', graceMs - 1, true],
    ['the instant the grace ends', graceMs, true],
    ['a millisecond after', graceMs + 1, false],
  ])('with an upload that the closing overtook: %s', async (_case, milliseconds, accepted) => {
    const team = await createDraft(db, { storedAt: atClosing(0) });
    const attempt = submit(team, { now: atClosing(milliseconds) });
    if (accepted) expect(await attempt).toMatchObject({ version: 1 });
    else await expect(attempt).rejects.toEqual(refused('notInPeriod'));
  });

  test('with files that were there before the closing there is no grace', async () => {
    const team = await createDraft(db, { storedAt: atClosing(-1) });
    await expect(submit(team, { now: atClosing(0) })).rejects.toEqual(refused('notInPeriod'));
    expect(await submit(team, { now: atClosing(-1) })).toMatchObject({ version: 1 });
  });

  test('within the grace fields and files count as of the deadline; what was saved later is kept', async () => {
    const team = await createDraft(db, { now: atClosing(-60_000), storedAt: atClosing(30_000) });
    const late = await change(team, { teamName: '늦은 이름' }, atClosing(5_000));
    await createFile(db, {
      teamNo: team.teamNo,
      ownerId: team.actor.userId,
      slot: 'logo',
      startedAt: atClosing(1_000),
    });
    const receipt = await submit(late, { now: atClosing(60_000) });
    expect(receipt).toMatchObject({ teamName: '한칸서재' });
    expect(receipt.files.map(({ slot }) => slot)).toEqual(['business', 'schoolPaper']);
    const view = await getApplicationView(db, team.actor, team);
    expect(view).toMatchObject({ status: 'submitted', changed: true, fields: { teamName: '늦은 이름' } });
    expect(view.fields['members.member01.tmNo']).toBeDefined();
  });

  test('an extension for all and one for a team', async () => {
    const [one, other] = [await createDraft(db), await createDraft(db)];
    const hour = 3_600_000;
    const extension = { ...campus, reason: '서버 점검', now: seasonNow };
    await extendStage(db, { ...extension, teamNo: one.teamNo, closesAt: atClosing(hour) });
    await expect(submit(other, { now: atClosing(hour - 1) })).rejects.toEqual(refused('notInPeriod'));
    expect(await submit(one, { now: atClosing(hour - 1) })).toMatchObject({ version: 1 });
    await extendStage(db, { ...extension, teamNo: null, closesAt: atClosing(2 * hour) });
    expect(await submit(other, { now: atClosing(2 * hour - 1) })).toMatchObject({ version: 1 });
  });

  test('before the stage opens nothing is submitted', async () => {
    const team = await createDraft(db);
    const { opensAt } = await deadlineOf(db, { ...campus, teamNo: null });
    const early = submit(team, { now: new Date(opensAt.getTime() - 1) });
    await expect(early).rejects.toEqual(refused('notInPeriod'));
  });
});

describe('cancelling', () => {
  test('makes a draft of it again: members are free, receipts stay, the number is kept', async () => {
    const phone = newPhone();
    const team = await createSubmitted(db, { fields: memberFieldsOf(1, { tmPhone: phone }) });
    await cancel(team);
    const view = await getApplicationView(db, team.actor, team);
    expect(view).toMatchObject({ status: 'draft', number: team.number, submission: null, members: [] });
    expect(Object.keys(view.fields).some((path) => path.endsWith('.tmNo'))).toBe(false);
    expect(await getReceipt(db, team.actor, { teamNo: team.teamNo, language: 'ko' })).toMatchObject({
      version: 1,
      cancelledAt: seasonNow.toISOString(),
    });
    const other = await createSubmitted(db, { fields: memberFieldsOf(1, { tmPhone: phone }) });
    expect(other.number).toBe('3-0002');
    await cancel(other);
    const again = await submit({ ...team, version: view.version });
    expect(again).toMatchObject({ number: '3-0001', version: 2, cancelledAt: null });
  });

  test('1104 what is not submitted cannot be cancelled', async () => {
    const team = await createDraft(db);
    await expect(cancel(team)).rejects.toEqual(refused('cancelFailed'));
    const submitted = await createSubmitted(db);
    await cancel(submitted);
    await expect(cancel(submitted)).rejects.toEqual(refused('cancelFailed'));
  });

  test('R-05 is possible until the deadline, without grace', async () => {
    const team = await createSubmitted(db);
    await expect(cancel(team, atClosing(0))).rejects.toEqual(refused('notInPeriod'));
    await cancel(team, atClosing(-1));
  });
});

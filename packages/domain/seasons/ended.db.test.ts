import {
  campus,
  changeTeam,
  createDraft,
  createSubmitted,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import { requestCompletion } from '../applications/list/completion.commands.ts';
import type { Db } from '../db.ts';
import { endSeason, extendDeadline } from './publish.commands.ts';
import { deadlineOf } from './queries.ts';

const DAY = 24 * 3_600_000;
const now = seasonNow;
const refused = (error: string) => expect.objectContaining({ error });
const refusedBeside = (field: string) =>
  expect.objectContaining({
    error: 'invalidRequest',
    details: { fields: { [field]: expect.objectContaining({ ko: expect.any(String) }) } },
  });
let db: Db;
let actor: OperatorActor;
let year: number;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  actor = await createOperator(db);
  const season = await db.sql.selectFrom('seasons').select('year').executeTakeFirstOrThrow();
  year = season.year;
});

const end = () => endSeason(db, actor, { year, reason: '천재지변으로 접어요', now });
const later = () => new Date(now.getTime() + 20 * DAY);
const ask = (teamNo: number) =>
  requestCompletion(db, actor, {
    teamNos: [teamNo],
    items: ['answers'],
    message: '고쳐 주세요.',
    dueAt: later(),
    publicUrl,
    now,
  });
const extend = (more: { closesAt?: Date; now?: Date } = {}) =>
  extendDeadline(db, actor, { ...campus, teamNo: null, closesAt: later(), reason: '하루 더', now, ...more });

describe('R-05 a season that was ended takes no more, although its stages were open', () => {
  test('nobody begins, saves, submits or takes back', async () => {
    const draft = await createDraft(db);
    const submitted = await createSubmitted(db);
    await end();
    await expect(createDraft(db)).rejects.toEqual(refused('notInPeriod'));
    await expect(changeTeam(db, draft, { teamName: '새 이름' })).rejects.toEqual(refused('notInPeriod'));
    await expect(submitTeam(db, draft)).rejects.toEqual(refused('notInPeriod'));
    const taken = { teamNo: submitted.teamNo, language: 'ko', publicUrl, now } as const;
    await expect(cancelApplication(db, submitted.actor, taken)).rejects.toEqual(refused('notInPeriod'));
  });

  test('what a team was asked for before is closed with it', async () => {
    const team = await createSubmitted(db);
    await ask(team.teamNo);
    const changed = await changeTeam(db, team, { teamChar: '고친 말' });
    await end();
    await expect(submitTeam(db, changed)).rejects.toEqual(refused('notInPeriod'));
  });

  test('and is not opened again by an extension or a request', async () => {
    const { teamNo } = await createSubmitted(db);
    await end();
    await expect(extend()).rejects.toEqual(refusedBeside('closesAt'));
    await expect(ask(teamNo)).rejects.toEqual(refusedBeside('dueAt'));
    const entries = await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute();
    expect(entries.at(-1)).toEqual({ action: 'season.finish' });
  });
});

test('a deadline is not put off to a time that is past', async () => {
  const { closesAt } = await deadlineOf(db, { ...campus, teamNo: null });
  const moment = new Date(closesAt.getTime() + DAY);
  await expect(extend({ closesAt: moment, now: moment })).rejects.toEqual(refusedBeside('closesAt'));
  await extend({ closesAt: new Date(moment.getTime() + 1), now: moment });
});

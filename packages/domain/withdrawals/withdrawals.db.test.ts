import { campus, createDraft, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createJoined } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import { saveDraft } from '../applications/entry/drafts.commands.ts';
import {
  getApplicationView,
  getMyApplication,
  listRuledTeams,
  listSummaries,
} from '../applications/entry/queries.ts';
import { cancelApplication, submitApplication } from '../applications/entry/submit.commands.ts';
import { listTeams } from '../applications/entry/teams.queries.ts';
import { listApplications } from '../applications/list/queries.ts';
import { getInvitation } from '../applications/members/invitations.queries.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { getJudgedStage, listStageTeams } from '../panels/stages.queries.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { undoWithdrawal, withdrawApplication, withdrawTeam } from './commands.ts';

const reason = '팀원이 유학을 가게 됐어요';
const review = { trackNo: campus.trackNo, stageNo: 2 };
let db: Db;
let operator: OperatorActor;
/** After the deadline, and after the last stage. */
let late: Date;
let over: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  const { stages } = await getTrackRules(db, campus.trackNo);
  const closes = stages.map(({ closesAt }) => closesAt.getTime());
  late = new Date((closes[0] ?? 0) + 1_000);
  over = new Date(Math.max(...closes));
});

const asOperator = (teamNo: number, now = late) =>
  withdrawTeam(db, operator, { teamNo, reason, publicUrl, now });
const asTeam = (actor: UserActor, teamNo: number, now = late) =>
  withdrawApplication(db, actor, { teamNo, reason, publicUrl, now });
const undo = (teamNo: number, withdrawalId: number, now = late) =>
  undoWithdrawal(db, operator, { teamNo, withdrawalId, reason: '잘못 눌렀어요', publicUrl, now });
const judged = async () =>
  (await listStageTeams(db, await getJudgedStage(db, review))).map(({ teamNo }) => teamNo);
const asked = { language: 'ko' as const, publicUrl };

/** Personal links as members got them by SMS, the newest last. */
async function links(): Promise<string[]> {
  const sent = await listMessages(db, { limit: 50 });
  return sent.toReversed().flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
}

describe('every state × every act', () => {
  type Act = (team: { actor: UserActor; teamNo: number }, withdrawalId: number) => Promise<unknown>;
  const acts: Record<string, Act> = {
    'operator withdraws': ({ teamNo }) => asOperator(teamNo),
    'team withdraws': ({ actor, teamNo }) => asTeam(actor, teamNo),
    'team withdraws in its period': ({ actor, teamNo }) => asTeam(actor, teamNo, seasonNow),
    'team withdraws after the season': ({ actor, teamNo }) => asTeam(actor, teamNo, over),
    'operator undoes': ({ teamNo }, withdrawalId) => undo(teamNo, withdrawalId),
    'leader cancels': ({ actor, teamNo }) =>
      cancelApplication(db, actor, { teamNo, ...asked, now: seasonNow }),
    'leader saves': ({ actor, teamNo }) =>
      saveDraft(db, actor, {
        ...campus,
        teamNo,
        baseVersion: 0,
        changes: { teamChar: '새 글' },
        now: seasonNow,
      }),
    'leader submits': ({ actor, teamNo }) =>
      submitApplication(db, actor, {
        ...{ teamNo, version: 99, idempotencyKey: crypto.randomUUID() },
        ...{ ...asked, now: seasonNow },
      }),
    'leader begins anew': ({ actor }) =>
      saveDraft(db, actor, { ...campus, baseVersion: 0, changes: { teamName: '또' }, now: seasonNow }),
  };
  const table: Record<'draft' | 'submitted' | 'cancelled', Record<string, string>> = {
    draft: {
      'operator withdraws': 'teamNotFound',
      'team withdraws': 'cancelFailed',
      'team withdraws in its period': 'cancelFailed',
      'team withdraws after the season': 'cancelFailed',
      'operator undoes': 'notFound',
      'leader cancels': 'cancelFailed',
      'leader saves': 'done',
      'leader submits': 'draftConflict',
      'leader begins anew': 'done',
    },
    submitted: {
      'operator withdraws': 'done',
      'team withdraws': 'done',
      'team withdraws in its period': 'stillCancellable',
      'team withdraws after the season': 'notInPeriod',
      'operator undoes': 'notFound',
      'leader cancels': 'done',
      'leader saves': 'done',
      'leader submits': 'draftConflict',
      // It is the same application, of which there is one a track.
      'leader begins anew': 'done',
    },
    cancelled: {
      'operator withdraws': 'alreadyWithdrawn',
      'team withdraws': 'alreadyWithdrawn',
      'team withdraws in its period': 'alreadyWithdrawn',
      'team withdraws after the season': 'alreadyWithdrawn',
      'operator undoes': 'done',
      'leader cancels': 'cancelFailed',
      'leader saves': 'draftSaveFailed',
      'leader submits': 'modifyFailed',
      'leader begins anew': 'applyFailed',
    },
  };
  const cases = Object.entries(table).flatMap(([state, row]) =>
    Object.entries(row).map(([act, outcome]) => ({ state, act, outcome })),
  );

  test.each(cases)('$state: $act → $outcome', async ({ state, act, outcome }) => {
    const team = await (state === 'draft' ? createDraft(db) : createSubmitted(db));
    const withdrawalId = state === 'cancelled' ? (await asOperator(team.teamNo)).withdrawalId : 0;
    const done = acts[act]?.(team, withdrawalId) ?? Promise.reject(new Error(act));
    await expect(
      done.then(
        () => 'done',
        ({ error }: { error: string }) => error,
      ),
    ).resolves.toBe(outcome);
  });
});

it('takes a team out of lists, panels and counts, and brings it back as it was', async () => {
  const team = await createSubmitted(db);
  const { teamNo } = team;
  const filter = { trackNo: [], region: [], status: [], bonus: [], completion: [], assignee: [] };
  const all = { filter, page: 1, size: 20, sort: '-submittedAt', language: 'ko' } as const;
  const standing = async () => ({
    judged: await judged(),
    listed: (await listTeams(db, { page: 1, size: 20, language: 'ko' })).content.map((one) => one.teamNo),
    inConsole: (await listApplications(db, operator, all)).content.map(({ status, files }) => ({
      status,
      files,
    })),
    people: (
      await db.sql
        .selectFrom('members')
        .select('status')
        .where('teamNo', '=', teamNo)
        .orderBy('tmNo')
        .execute()
    ).map(({ status }) => status),
  });
  const before = await standing();
  expect(before).toMatchObject({
    judged: [teamNo],
    listed: [teamNo],
    people: ['active', 'active', 'active'],
  });
  const { withdrawalId } = await asOperator(teamNo);
  expect(await standing()).toEqual({
    judged: [],
    listed: [],
    inConsole: [{ status: 'cancelled', files: 0 }],
    people: ['cancelled', 'cancelled', 'cancelled'],
  });
  const view = await getApplicationView(db, team.actor, { teamNo });
  expect(view).toMatchObject({ status: 'cancelled', withdrawal: { by: 'operator', reason } });
  const mine = await getMyApplication(db, team.actor, { ...campus, language: 'ko', now: late });
  expect(mine.application?.teamNo).toBe(teamNo);
  await undo(teamNo, withdrawalId);
  await undo(teamNo, withdrawalId);
  expect(await standing()).toEqual(before);
  expect(await getApplicationView(db, team.actor, { teamNo })).toMatchObject({
    status: 'submitted',
    withdrawal: null,
    changed: false,
  });
  const log = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'reason'])
    .where('objectId', '=', String(teamNo))
    .where('actorKind', '=', 'operator')
    .orderBy('sequence')
    .execute();
  expect(log).toEqual([
    { action: 'application.withdraw', reason },
    { action: 'application.undoWithdrawal', reason: '잘못 눌렀어요' },
  ]);
});

it('tells the leader by mail and SMS, and every member by mail; an operator’s words in full', async () => {
  const { teamNo, actor } = await createSubmitted(db);
  const before = (await listMessages(db, { limit: 50 })).length;
  const { withdrawalId } = await asOperator(teamNo);
  const told = (await listMessages(db, { limit: 50 }))
    .slice(0, 50 - before)
    .filter(({ text }) => text.includes('철회'));
  expect(told.map(({ channel }) => channel).sort()).toEqual(['mail', 'mail', 'mail', 'sms']);
  expect(told.filter(({ text }) => text.includes(reason))).toHaveLength(3);
  await undo(teamNo, withdrawalId);
  await asTeam(actor, teamNo);
  const own = (await listMessages(db, { limit: 50 })).filter(({ text }) => text.includes('팀장이'));
  expect(own).toHaveLength(3);
  // What a leader wrote is not sent in our name.
  expect(own.some(({ text }) => text.includes(reason))).toBe(false);
});

it.each(['operator', 'team'] as const)(
  'is told on my page of the leader and of the members it had, by the %s, and opens nothing to them',
  async (by) => {
    const { teamNo, actor, member } = await createJoined(db);
    const seen = async (who: UserActor) => {
      const all = await listSummaries(db, await listRuledTeams(db, who), { language: 'ko', now: late });
      return all.map(({ role, status, withdrawal }) => ({ role, status, by: withdrawal?.by ?? null }));
    };
    expect(await seen(member)).toEqual([{ role: 'member', status: 'submitted', by: null }]);
    await (by === 'operator' ? asOperator(teamNo) : asTeam(actor, teamNo));
    expect(await seen(actor)).toEqual([{ role: 'leader', status: 'cancelled', by }]);
    expect(await seen(member)).toEqual([{ role: 'member', status: 'cancelled', by }]);
    await expect(getApplicationView(db, member, { teamNo })).rejects.toMatchObject({ error: 'teamNotFound' });
    // They are free for another team, and nothing of this one stands in their way.
    const mine = await getMyApplication(db, member, { ...campus, language: 'ko', now: seasonNow });
    expect(mine).toMatchObject({ application: null, refusal: null });
  },
);

it('is not told to whoever had left the team before', async () => {
  const { teamNo, member } = await createJoined(db);
  await db.sql
    .updateTable('members')
    .set({ status: 'refused' })
    .where('teamNo', '=', teamNo)
    .where('userId', '=', member.userId)
    .execute();
  await asOperator(teamNo);
  expect(await listRuledTeams(db, member)).toEqual([]);
});

it('says to whoever follows a member’s link what became of the entry, and lives again when it is undone', async () => {
  const { teamNo, actor } = await createSubmitted(db);
  const [token = ''] = await links();
  const state = async () => (await getInvitation(db, { token, language: 'ko', now: late })).state;
  const { withdrawalId } = await asOperator(teamNo, seasonNow);
  expect(await getInvitation(db, { token, language: 'ko', now: late })).toMatchObject({
    state: 'withdrawn',
    teamName: '한칸서재',
    held: {},
    leaderName: '',
  });
  await undo(teamNo, withdrawalId, seasonNow);
  expect(['open', 'expired']).toContain(await state());
  await cancelApplication(db, actor, { teamNo, ...asked, now: seasonNow });
  expect(await state()).toBe('cancelled');
  const mails = (await listMessages(db, { limit: 50 })).filter(({ text }) =>
    text.includes('참가 신청을 취소했어요'),
  );
  expect(mails.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
});

it('stays when a result was finalised since, or somebody is in another team', async () => {
  const { teamNo, actor } = await createSubmitted(db);
  const { withdrawalId } = await asOperator(teamNo, seasonNow);
  const phones = await db.sql.selectFrom('members').selectAll().where('teamNo', '=', teamNo).execute();
  const other = await createSubmitted(db);
  const [first] = phones.filter(({ role }) => role === 1);
  await db.sql
    .updateTable('members')
    .set({ phoneIndex: first?.phoneIndex ?? '' })
    .where('teamNo', '=', other.teamNo)
    .where('memberKey', '=', 'member01')
    .execute();
  await expect(undo(teamNo, withdrawalId)).rejects.toMatchObject({ error: 'withdrawalFinal' });
  await db.sql.updateTable('members').set({ status: 'removed' }).where('teamNo', '=', other.teamNo).execute();
  const confirmer = await createOperator(db);
  const frozen = { inputs: '{}', rules: '{}', ranking: '{}', sha256: '0'.repeat(64), reason };
  const by = { requestedBy: operator.operatorId, confirmedBy: confirmer.operatorId };
  const version = { ...review, ...frozen, ...by, version: 1, kind: 'calculation' as const };
  await db.sql
    .insertInto('resultVersions')
    .values({ ...version, finalisedAt: late })
    .execute();
  await expect(undo(teamNo, withdrawalId, over)).rejects.toMatchObject({ error: 'withdrawalFinal' });
  expect(await getApplicationView(db, actor, { teamNo })).toMatchObject({ status: 'cancelled' });
});

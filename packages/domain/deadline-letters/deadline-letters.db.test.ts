import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { createSheet, createSignature } from '@chulbal/testing/evaluation';
import { createDraft, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { createJoined } from '@chulbal/testing/joined-member';
import { askingSeason, review } from '@chulbal/testing/materials';
import { createOperator } from '@chulbal/testing/operators';
import { panelScenario } from '@chulbal/testing/panel-scenario';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { savePlan } from '../seasons/plan.commands.ts';
import { getDraftedView } from '../seasons/plan.queries.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { extendAndTell, publishAndTell } from './commands.ts';
import { extendingTurn, listTouched, previewOf, publishingTurn } from './queries.ts';

const year = 2026;
const now = seasonNow;
const HOUR_MS = 3_600_000;
const reason = '공휴일과 겹쳐 마감을 옮겨요.';
const campus = { trackNo: 3, stageNo: 1 };

async function season() {
  const db = await testDb();
  await publishedSeason(db, { now });
  return scenarioOf(db, await createOperator(db));
}

async function scenarioOf(db: Db, actor: OperatorActor, at = now) {
  await filledSite(db);
  const before = new Set((await listMessages(db, { limit: 500 })).map(({ id }) => id));
  async function edit(change: (plan: SeasonPlan) => unknown): Promise<number> {
    const { plan, editVersion } = await getDraftedView(db, { year });
    change(plan);
    await savePlan(db, actor, { year, editVersion, plan, now: at });
    return editVersion + 1;
  }
  const preview = async () => {
    const turn = await publishingTurn(db, { year });
    return previewOf(turn ? await listTouched(db, turn, { now: at }) : [], { publicUrl, now: at });
  };
  const publish = (editVersion: number, tell = true) =>
    publishAndTell(db, actor, { year, editVersion, reason, tell, publicUrl, now: at });
  const extend = (asked: {
    teamNo?: number;
    closesAt: Date;
    what?: 'stage' | 'material';
    stageNo?: number;
  }) =>
    extendAndTell(db, actor, {
      ...{ ...campus, teamNo: null, reason, tell: true, publicUrl, now: at },
      ...asked,
    });
  const letters = async () =>
    (await listMessages(db, { limit: 500 })).filter(({ id }) => !before.has(id)).reverse();
  const actions = async () => {
    const rows = await db.sql
      .selectFrom('auditEntries')
      .select(['action', 'after'])
      .where('action', '=', 'deadline.tell')
      .orderBy('sequence')
      .execute();
    return rows.map(({ after }) => after);
  };
  return { db, actor, edit, preview, publish, extend, letters, actions };
}

/** Moves a stage's closing by hours. */
const move =
  (hours: number, { lane = 3, stageNo = 1 } = {}) =>
  (plan: SeasonPlan) => {
    const stage = plan.tracks
      .find((track) => track.lane === lane)
      ?.stages.find((one) => one.stageNo === stageNo);
    if (!stage?.closesAt) throw new Error('There is no such stage.');
    stage.closesAt = new Date(Date.parse(stage.closesAt) + hours * HOUR_MS).toISOString();
  };

describe('a publishing that moves a deadline', () => {
  test('says whom it touches, drafts and submitted told apart, and writes to just as many', async () => {
    const scenario = await season();
    const { db } = scenario;
    const submitted = await createSubmitted(db);
    await createDraft(db, { files: [] });
    await createDraft(db, { files: [] });
    await createDraft(db, { trackNo: 1, files: [] });
    const { edit, preview, publish, letters, actions } = await scenarioOf(db, scenario.actor);
    const editVersion = await edit(move(-24));
    const [deadline, ...others] = await preview();
    expect(others).toEqual([]);
    expect(deadline).toMatchObject({
      ...campus,
      lane: 3,
      kind: 'application',
      drafts: 2,
      submitted: 1,
      evaluators: 0,
    });
    expect(deadline?.letters.map(({ to, language }) => `${to} ${language}`)).toEqual([
      'draft ko',
      'submitted ko',
      'draft en',
      'submitted en',
    ]);
    expect(await publish(editVersion)).toEqual({ teams: 3, evaluators: 0 });
    const sent = await letters();
    expect(sent).toHaveLength(3);
    expect(sent.filter(({ text }) => text.includes('아직 작성 중이에요'))).toHaveLength(2);
    expect(sent.filter(({ text }) => text.includes('제출한 신청은 그대로예요'))).toHaveLength(1);
    for (const { subject, text } of sent) {
      expect(subject).toContain('2026.05.31 18:00로 앞당겨졌어요');
      for (const words of ['2026.06.01 18:00에서', `사유: ${reason}`, `${publicUrl}/apply/3/1`]) {
        expect(text).toContain(words);
      }
    }
    expect(await actions()).toMatchObject([{ track: '캠퍼스', stageNo: 1, kind: 'application', teams: 3 }]);
    expect(submitted.teamNo).toBeGreaterThan(0);
  });

  test('tells nobody whom it does not touch', async () => {
    const scenario = await season();
    await createSubmitted(scenario.db);
    const kept = await createDraft(scenario.db, { files: [] });
    await scenario.extend({ teamNo: kept.teamNo, closesAt: new Date('2026-06-05T09:00:00Z') });
    const { edit, publish, letters } = await scenarioOf(scenario.db, scenario.actor);
    await edit((plan) => Object.assign(plan.tracks[2] ?? {}, { places: 250 }));
    await publish(await edit(move(-24)));
    const sent = await letters();
    // Whoever was given more time alone still has it.
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('제출한 신청은 그대로예요');
  });

  test('writes to members who have confirmed as to their leader, and to nobody else of a team', async () => {
    const scenario = await season();
    const { memberEmail } = await createJoined(scenario.db);
    const { edit, publish, letters } = await scenarioOf(scenario.db, scenario.actor);
    expect(await publish(await edit(move(-24)))).toEqual({ teams: 1, evaluators: 0 });
    const sent = await letters();
    expect(sent).toHaveLength(2);
    expect(sent.filter(({ to }) => to === memberEmail)).toHaveLength(1);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  });

  test('writes once, however often it is pressed', async () => {
    const scenario = await season();
    await createSubmitted(scenario.db);
    const { edit, publish, letters } = await scenarioOf(scenario.db, scenario.actor);
    const editVersion = await edit(move(24));
    const pressed = await Promise.allSettled([publish(editVersion), publish(editVersion)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await letters()).toHaveLength(1);
  });

  test('writes to nobody where the operator does not want it', async () => {
    const scenario = await season();
    await createSubmitted(scenario.db);
    const { edit, publish, letters, actions } = await scenarioOf(scenario.db, scenario.actor);
    expect(await publish(await edit(move(24)), false)).toEqual({ teams: 0, evaluators: 0 });
    expect(await letters()).toEqual([]);
    expect(await actions()).toEqual([]);
  });

  test('of a plan that cannot be published has nothing to say', async () => {
    const { edit, preview } = await season();
    await edit((plan) => Object.assign(plan.tracks[2]?.stages[0] ?? {}, { closesAt: null }));
    expect(await preview()).toEqual([]);
  });
});

describe('until when members confirm', () => {
  const confirmation =
    (hours: number) =>
    ({ tracks }: SeasonPlan) => {
      const stage = tracks.find(({ lane }) => lane === 3)?.stages[0];
      if (!stage?.confirmBy) throw new Error('There is no such date.');
      stage.confirmBy = new Date(Date.parse(stage.confirmBy) + hours * HOUR_MS).toISOString();
    };

  test('is told to leaders of whom somebody has not confirmed, and to nobody else', async () => {
    const scenario = await season();
    const { db } = scenario;
    await createSubmitted(db, { teamName: '물결로그' });
    const done = await createSubmitted(db);
    await db.sql.updateTable('members').set({ confirmedAt: now }).where('teamNo', '=', done.teamNo).execute();
    // Whoever was given more time alone still has it.
    const { teamNo } = await createSubmitted(db);
    const confirmUntil = new Date('2027-01-01T00:00:00Z');
    await db.sql.updateTable('applications').set({ confirmUntil }).where('teamNo', '=', teamNo).execute();
    const { edit, preview, publish, letters, actions } = await scenarioOf(db, scenario.actor);
    const editVersion = await edit(confirmation(-24));
    expect(await preview()).toMatchObject([{ kind: 'confirmation', drafts: 0, submitted: 1, evaluators: 0 }]);
    expect(await publish(editVersion)).toEqual({ teams: 1, evaluators: 0 });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toContain('팀원 본인 확인 마감이');
    expect(letter?.subject).toContain('앞당겨졌어요');
    for (const words of ['물결로그', '아직 확인하지 않은 팀원이 2명', `사유: ${reason}`]) {
      expect(letter?.text).toContain(words);
    }
    expect(await actions()).toMatchObject([{ stageNo: 1, kind: 'confirmation', teams: 1 }]);
  });
});

test('a plan whose judging would close before the applications that were put off is not published', async () => {
  const { db, actor, edit, extend } = await season();
  const { closesAt, opensAt } = await deadlineOf(db, { trackNo: 3, stageNo: 2, teamNo: null });
  const later = new Date((opensAt.getTime() + closesAt.getTime()) / 2);
  await extend({ closesAt: later });
  const end = (at: Date) => move((at.getTime() - closesAt.getTime()) / HOUR_MS, { stageNo: 2 });
  const editVersion = await edit(end(new Date(later.getTime() + 600_000)));
  const at = async (moment: Date) => (await scenarioOf(db, actor, moment)).publish(editVersion);
  for (const early of [now, new Date(later.getTime() - 1)]) {
    const fields = { reason: expect.objectContaining({ ko: expect.any(String) }) };
    await expect(at(early)).rejects.toMatchObject({ error: 'invalidRequest', details: { fields } });
  }
  expect(await deadlineOf(db, { trackNo: 3, stageNo: 2, teamNo: null })).toMatchObject({ closesAt });
  await at(later);
});

describe('evaluators of a stage', () => {
  test('are told of another end of judging, but who has signed or refused', async () => {
    const scenario = await panelScenario();
    await scenario.publish(scenario.plan([0, 1], [2]));
    const stage = { trackNo: 3, stageNo: 2 };
    const { opensAt } = await deadlineOf(scenario.db, { ...stage, teamNo: null });
    const [first = 0, second = 0] = scenario.evaluatorIds;
    await createSignature(scenario.db, { ...stage, evaluatorId: first });
    await createSheet(scenario.db, { ...stage, evaluatorId: second, teamNo: scenario.teamNos[0] ?? 0 });
    const { edit, preview, publish, letters } = await scenarioOf(scenario.db, scenario.actor, opensAt);
    const editVersion = await edit(move(-3, { stageNo: 2 }));
    expect(await preview()).toMatchObject([
      { ...stage, kind: 'judging', evaluators: 1, drafts: 0, submitted: 0 },
    ]);
    expect(await publish(editVersion)).toEqual({ teams: 0, evaluators: 1 });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    for (const words of [
      '아직 제출하지 않은 팀이 1팀',
      '1 of your teams is not submitted',
      `/pointer/list/3/2`,
    ]) {
      expect(letter?.text).toContain(words);
    }
  });
});

describe('a deadline that is put off', () => {
  const later = new Date('2026-06-02T09:00:00.000Z');

  test('for all tells everybody who has begun, once', async () => {
    const scenario = await season();
    await createSubmitted(scenario.db);
    await createDraft(scenario.db, { files: [] });
    const { extend, letters, actions } = await scenarioOf(scenario.db, scenario.actor);
    const turn = await extendingTurn(scenario.db, { ...campus, teamNo: null, closesAt: later });
    expect(previewOf(await listTouched(scenario.db, turn, { now }), { publicUrl, now })).toMatchObject([
      { drafts: 1, submitted: 1 },
    ]);
    const pressed = await Promise.allSettled([extend({ closesAt: later }), extend({ closesAt: later })]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const sent = await letters();
    expect(sent).toHaveLength(2);
    for (const { subject } of sent) expect(subject).toContain('2026.06.02 18:00로 늦춰졌어요');
    expect(await actions()).toMatchObject([{ teams: 2, closesAt: later.toISOString() }]);
  });

  test('for one tells that one', async () => {
    const scenario = await season();
    const { teamNo } = await createSubmitted(scenario.db, { teamName: '물결로그' });
    await createSubmitted(scenario.db);
    const { extend, letters } = await scenarioOf(scenario.db, scenario.actor);
    expect(await extend({ teamNo, closesAt: later })).toEqual({ teams: 1, evaluators: 0 });
    const sent = await letters();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('물결로그');
  });

  test('of material tells those who are asked for it', async () => {
    const db = await testDb();
    await askingSeason(db);
    const actor = await createOperator(db);
    await createSubmitted(db);
    await createDraft(db, { files: [] });
    const { extend, letters } = await scenarioOf(db, actor);
    const told = await extend({ stageNo: review.stageNo, what: 'material', closesAt: later });
    expect(told).toEqual({ teams: 1, evaluators: 0 });
    const [letter] = await letters();
    expect(letter?.subject).toContain('서류 심사 자료 제출 마감이');
    expect(letter?.text).toContain(`${publicUrl}/contest/schedule?track=3&submit=2`);
  });
});

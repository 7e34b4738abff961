import { campus, createDraft, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, it } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { getApplicationView } from '../applications/entry/queries.ts';
import { requestCompletion } from '../applications/list/completion.commands.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { getJudgedStage, listStageTeams } from '../panels/stages.queries.ts';
import { getConditions } from '../results/conditions.queries.ts';
import { getResultFacts } from '../results/facts.queries.ts';
import { rank } from '../results/ranking.rules.ts';
import { getTrackRules } from '../seasons/queries.ts';
import { decideEligibility, undoEligibility } from './commands.ts';
import { listEligibility } from './list.queries.ts';
import { countOpenEligibility, listNotReady } from './queries.ts';
import { previewEligibility, trySendEligibility } from './trial.commands.ts';

const publicUrl = 'https://portal.test';
const reason = '팀원이 링크를 받지 못했다고 전화로 알렸어요';
let db: Db;
let operator: OperatorActor;
/** When nobody can confirm any more. */
let late: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  const rules = await getTrackRules(db, campus.trackNo);
  const stage = rules.stages.find(({ stageNo }) => stageNo === campus.stageNo);
  late = new Date((stage?.confirmBy ?? stage?.closesAt ?? seasonNow).getTime() + 1_000);
});

const hours = (count: number) => new Date(late.getTime() + count * 3_600_000);
const decide = (
  teamNo: number,
  decision: 'eligible' | 'ineligible' | 'moreTime',
  until: Date | null = null,
  now = late,
) => decideEligibility(db, operator, { teamNo, decision, reason, until, publicUrl, now });
const list = (now = late) => listEligibility(db, operator, { language: 'ko', now });
const judged = async () =>
  (await listStageTeams(db, await getJudgedStage(db, review))).map(({ teamNo }) => teamNo);

it('asks about a team under the confirmed minimum once its date has passed, and not before', async () => {
  const { teamNo } = await createSubmitted(db);
  expect((await list(seasonNow)).open).toEqual([]);
  const { open } = await list();
  expect(open).toMatchObject([{ teamNo, causes: ['underMinimum'], confirmed: 1, minimum: 2 }]);
  expect(open[0]?.people.map(({ state }) => state)).toEqual(['confirmed', 'waiting', 'waiting']);
  expect((await list()).tracks.find(({ trackNo }) => trackNo === campus.trackNo)).toMatchObject({
    submitted: 1,
  });
  expect(JSON.stringify(open)).not.toContain('윤서준');
  expect(await countOpenEligibility(db, { trackNos: [campus.trackNo], now: late })).toBe(1);
});

it('asks about no team that has not submitted', async () => {
  const { teamNo } = await createDraft(db);
  await expect(decide(teamNo, 'eligible')).rejects.toMatchObject({ error: 'teamNotFound' });
});

it('sends the letter of a decision to whoever tries it, and to nobody of the team', async () => {
  const { teamNo } = await createSubmitted(db);
  const before = (await listMessages(db, { limit: 100 })).length;
  const asked = { teamNo, decision: 'ineligible', reason, until: null, publicUrl, now: late } as const;
  await trySendEligibility(db, operator, { ...asked, language: 'ko' });
  await trySendEligibility(db, operator, { ...asked, language: 'en' });
  const [english, korean, ...others] = await listMessages(db, { limit: 100 });
  expect(others).toHaveLength(before);
  expect(english?.to).toBe(korean?.to);
  expect(korean?.subject).toMatch(/\[시험 발송\] /);
  expect(english?.subject).toMatch(/\[Trial\] /);
  expect(korean?.text).toContain(reason);
  expect((await list()).open).toMatchObject([{ teamNo, decision: null }]);
});

it('takes a team that is not eligible out of panels, and brings it back when that is taken back', async () => {
  const { teamNo, actor } = await createSubmitted(db);
  expect(await judged()).toEqual([teamNo]);
  const { decisionId } = await decide(teamNo, 'ineligible');
  expect(await judged()).toEqual([]);
  expect((await list()).decided).toMatchObject([{ teamNo, decision: { decision: 'ineligible', reason } }]);
  expect(await getApplicationView(db, actor, { teamNo })).toMatchObject({
    eligibility: { decision: 'ineligible', reason },
  });
  const undo = { teamNo, decisionId, reason: '잘못 골랐어요', publicUrl, now: late };
  await undoEligibility(db, operator, undo);
  await undoEligibility(db, operator, undo);
  expect(await judged()).toEqual([teamNo]);
  expect((await list()).open).toMatchObject([{ teamNo }]);
  const log = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'reason'])
    .where('objectId', '=', String(teamNo))
    .where('action', 'like', 'eligibility.%')
    .orderBy('sequence')
    .execute();
  expect(log).toEqual([
    { action: 'eligibility.decide', reason },
    { action: 'eligibility.undo', reason: '잘못 골랐어요' },
  ]);
});

it('gives more time: members can confirm until then, are written to, and the question comes back', async () => {
  const { teamNo } = await createSubmitted(db);
  await expect(decide(teamNo, 'moreTime', null)).rejects.toMatchObject({ error: 'invalidRequest' });
  await expect(decide(teamNo, 'moreTime', late)).rejects.toMatchObject({ error: 'invalidRequest' });
  await decide(teamNo, 'moreTime', hours(30));
  expect((await list()).open).toMatchObject([
    { teamNo, causes: ['underMinimum'], decision: { decision: 'moreTime' } },
  ]);
  const sent = await listMessages(db, { limit: 20 });
  expect(sent.filter(({ text }) => text.includes('/apply/confirm#token=')).length).toBeGreaterThanOrEqual(2);
  expect(sent.some(({ text }) => text.includes(reason))).toBe(true);
  expect((await list(hours(31))).open).toMatchObject([{ teamNo, causes: ['underMinimum'] }]);
  await db.sql
    .updateTable('members')
    .set({ confirmedAt: hours(2) })
    .where('teamNo', '=', teamNo)
    .execute();
  expect((await list(hours(31))).open).toEqual([]);
  await expect(decide(teamNo, 'ineligible', null, hours(31))).rejects.toMatchObject({
    error: 'alreadyDecided',
  });
});

it('counts a request for completion that nobody has closed', async () => {
  const { teamNo } = await createSubmitted(db);
  await db.sql.updateTable('members').set({ confirmedAt: seasonNow }).where('teamNo', '=', teamNo).execute();
  await requestCompletion(db, operator, {
    teamNos: [teamNo],
    items: ['business'],
    message: '쪽수를 줄여 주세요',
    dueAt: hours(48),
    publicUrl,
    now: late,
  });
  expect((await list()).open).toMatchObject([{ teamNo, causes: ['completionOpen'] }]);
  const rules = await getTrackRules(db, campus.trackNo);
  expect(await listNotReady(db, { rules, now: late })).toEqual({ undecided: [], requested: [teamNo] });
});

it('is a condition of finalising, and is over with the first result of the track', async () => {
  const { teamNos } = await createJudged(db, { totals: [five(90), five(80)] });
  const [first = 0] = teamNos;
  await db.sql.updateTable('members').set({ confirmedAt: null }).where('teamNo', '=', first).execute();
  const open = async () => {
    const facts = await getResultFacts(db, review);
    const ranking = rank(facts.inputs, facts.rules);
    return (await getConditions(db, { ...review, facts, ranking, now: seasonNow })).find(
      ({ code }) => code === 'eligibility',
    );
  };
  expect(await open()).toMatchObject({ met: false, open: 1, teamNos: [first] });
  await decide(first, 'eligible');
  expect(await open()).toMatchObject({ met: true, open: 0 });
  const { decisionId } = await decide(first, 'ineligible');
  const other = await createOperator(db);
  expect((await getResultFacts(db, review)).teams.map(({ teamNo }) => teamNo)).toEqual(teamNos.slice(1));
  await db.sql
    .insertInto('resultVersions')
    .values({
      ...review,
      version: 1,
      kind: 'calculation',
      inputs: '{}',
      rules: '{}',
      ranking: '{}',
      sha256: '0'.repeat(64),
      reason,
      requestedBy: operator.operatorId,
      confirmedBy: other.operatorId,
      finalisedAt: late,
    })
    .execute();
  const undo = { teamNo: first, decisionId, reason, publicUrl, now: late };
  await expect(undoEligibility(db, operator, undo)).rejects.toMatchObject({ error: 'eligibilityFinal' });
});

it('takes no decision back that another operator has put another in place of', async () => {
  const { teamNo } = await createSubmitted(db);
  const { decisionId } = await decide(teamNo, 'ineligible');
  const { decisionId: standing } = await decide(teamNo, 'eligible');
  const undo = { teamNo, reason, publicUrl, now: late };
  const refused = expect.objectContaining({ error: 'editedElsewhere' });
  await expect(undoEligibility(db, operator, { ...undo, decisionId })).rejects.toEqual(refused);
  await undoEligibility(db, operator, { ...undo, decisionId: standing });
  await expect(undoEligibility(db, operator, { ...undo, decisionId })).rejects.toEqual(refused);
});

it('shows the letter before it is sent, in both languages, with masked names and the reason', async () => {
  const { teamNo } = await createSubmitted(db);
  const asked = { teamNo, decision: 'ineligible' as const, reason, until: null, publicUrl, now: late };
  const { to, letters } = await previewEligibility(db, operator, asked);
  expect(to).toEqual(['윤O준']);
  expect(letters.map(({ channel, language }) => `${channel} ${language}`)).toEqual([
    'mail ko',
    'sms ko',
    'mail en',
    'sms en',
  ]);
  expect(letters[0]?.lines.join('\n')).toContain(reason);
  expect(await list()).toMatchObject({ decided: [], open: [{ teamNo }] });
});

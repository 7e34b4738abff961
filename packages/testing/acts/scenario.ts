import type { Moment } from '@chulbal/contract/acts';
import { demoSeasonPlan } from '@chulbal/demo/season';
import type { EvaluatorActor, OperatorActor } from '@chulbal/domain/actor';
import { confirmAnnouncement } from '@chulbal/domain/announcements/commands';
import { releaseDue } from '@chulbal/domain/announcements/release.commands';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import type { Db } from '@chulbal/domain/db';
import { decideEligibility } from '@chulbal/domain/eligibility/commands';
import { signStage } from '@chulbal/domain/evaluation/sign.commands';
import { numberTargets } from '@chulbal/domain/evaluation/targets.commands';
import { savePanelDraft } from '@chulbal/domain/panels/draft.commands';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { saveStageSettings } from '@chulbal/domain/panels/settings.commands';
import { usualSettings } from '@chulbal/domain/panels/settings.queries';
import { confirmFinalising } from '@chulbal/domain/results/finalise.commands';
import { reopenJudging } from '@chulbal/domain/results/reopen.commands';
import { saveResultRules } from '@chulbal/domain/results/rules.commands';
import { waiveSignature } from '@chulbal/domain/results/waivers.commands';
import { endSeason } from '@chulbal/domain/seasons/publish.commands';
import { writtenOnce } from '../cached-rows.ts';
import { signedPledge } from '../evaluation.ts';
import { createEvaluator } from '../evaluators.ts';
import { createDraft, createSubmitted, publicUrl, seasonNow, type TestTeam } from '../factories.ts';
import { filledSite } from '../filled-site.ts';
import { createOperator } from '../operators.ts';
import { rulesOf } from '../result-cases.ts';
import { review } from '../results.ts';
import { publishedSeason } from '../seasons.ts';
import { askToAnnounce, askToFinalise, DAY, HOUR, judge, MINUTE } from './steps.ts';

const plan = demoSeasonPlan(seasonNow).tracks.find(({ lane }) => lane === 3);
const periodOf = (stageNo: number) => {
  const stage = plan?.stages.find((one) => one.stageNo === stageNo);
  if (!stage?.opensAt || !stage.closesAt) throw new Error(`The demo has no stage ${stageNo}.`);
  return { opensAt: new Date(stage.opensAt), closesAt: new Date(stage.closesAt) };
};
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
/** 캠퍼스: ten minutes of grace after its closing. */
export const applying = periodOf(1);
export const judging = periodOf(2);
/** When the result is released. */
export const told = after(judging.closesAt, 6 * DAY);

/** When each moment of the table is tried; every one is later than what brought the season there. */
export const instants: Record<Moment, Date> = {
  early: after(applying.opensAt, -HOUR),
  open: after(seasonNow, HOUR),
  grace: after(applying.closesAt, MINUTE),
  closed: after(applying.closesAt, HOUR),
  ready: after(judging.opensAt, -HOUR),
  judging: after(judging.opensAt, 2 * DAY),
  judged: after(judging.closesAt, HOUR),
  requested: after(judging.closesAt, 2 * HOUR),
  final: after(judging.closesAt, 3 * HOUR),
  pending: after(judging.closesAt, 4 * HOUR),
  scheduled: after(judging.closesAt, 5 * HOUR),
  released: after(told, HOUR),
  over: after(told, 10 * DAY),
  reopened: after(told, 2 * HOUR),
  ended: after(told, 11 * DAY),
};

/**
 * A season of 캠퍼스 at a moment, and who acts in it. `first` was judged best, is selected and has a member who has not
 * confirmed; `second` is in reserve; `few` has nobody confirmed but its leader; `draft` was never handed in.
 */
export type ActsScenario = {
  moment: Moment;
  now: Date;
  one: OperatorActor;
  two: OperatorActor;
  three: OperatorActor;
  /** Of the panel: all of `done` is submitted and signed; `busy` has a sheet submitted, one written and one to begin. */
  done: EvaluatorActor;
  busy: EvaluatorActor;
  alternate: EvaluatorActor;
  teams: { first: TestTeam; second: TestTeam; few: TestTeam; draft: TestTeam } | null;
  year: number;
};

const order: readonly Moment[] = [
  'open',
  'ready',
  'judging',
  'judged',
  'requested',
  'final',
  'pending',
  'scheduled',
  'released',
];
/** What a moment's season has come to, where it is the clock alone that tells it from another. */
const cameTo: Partial<Record<Moment, Moment>> = {
  grace: 'open',
  closed: 'open',
  over: 'released',
  reopened: 'released',
  ended: 'released',
};

/** The season at a moment, in an empty database: brought there by the commands of the product. */
export async function scenarioAt(db: Db, moment: Moment): Promise<ActsScenario> {
  const scenario = await writtenOnce(db, `acts ${moment}`, async () => {
    const made = await begin(db, moment);
    const last = order.indexOf(cameTo[moment] ?? moment);
    for (const step of order.slice(0, last + 1)) await steps[step]?.(db, made);
    if (moment === 'reopened') {
      const until = after(instants.reopened, DAY).toISOString();
      await reopenJudging(db, made.one, { ...review, until, reason: '다시 심사', now: instants.released });
    }
    if (moment === 'ended') {
      await endSeason(db, made.one, { year: made.year, reason: '시즌 종료', now: instants.over });
    }
    return made;
  });
  // The head of the log is never emptied, so that it is not among the rows that are put back.
  const last = await db.sql
    .selectFrom('auditEntries')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) await db.sql.updateTable('auditHead').set(last).execute();
  return scenario;
}

async function begin(db: Db, moment: Moment): Promise<ActsScenario> {
  await publishedSeason(db, { now: seasonNow });
  await filledSite(db);
  const { year } = await db.sql.selectFrom('seasons').select('year').executeTakeFirstOrThrow();
  const judge = async (name: string) => createEvaluator(db, { name, loadLimit: 20 });
  return {
    moment,
    now: instants[moment],
    one: await createOperator(db, { name: '한지우' }),
    two: await createOperator(db, { name: '강민서', role: 'contestManager' }),
    three: await createOperator(db, { name: '오세라' }),
    done: await judge('노은솔'),
    busy: await judge('이수민'),
    alternate: await judge('최다온'),
    teams: null,
    year,
  };
}

const steps: Partial<Record<Moment, (db: Db, scenario: ActsScenario) => Promise<void>>> = {
  async open(db, scenario) {
    const of = async (teamName: string) => createSubmitted(db, { teamName });
    scenario.teams = {
      first: await createSubmitted(db, {
        teamName: '물결로그',
        fields: { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '대상' },
        files: ['business', 'schoolPaper', 'applyAddition1'],
      }),
      second: await of('새싹지도'),
      few: await of('느린우체통'),
      draft: await createDraft(db, { teamName: '바로수선' }),
    };
    const { first, second } = scenario.teams;
    const confirmed = db.sql.updateTable('members').set({ confirmedAt: seasonNow });
    await confirmed.where('teamNo', '=', second.teamNo).execute();
    await confirmed.where('teamNo', '=', first.teamNo).where('memberKey', '<>', 'member02').execute();
  },

  async ready(db, { one, teams, done, busy, alternate }) {
    const now = after(instants.ready, -HOUR);
    const few = teams?.few.teamNo ?? 0;
    const decision = {
      decision: 'eligible',
      reason: '두 사람도 됩니다',
      until: null,
      publicUrl,
      now,
    } as const;
    await decideEligibility(db, one, { teamNo: few, ...decision });
    await saveStageSettings(db, one, { ...review, ...usualSettings, panelSize: 2, halfPoints: true, now });
    const { first, second } = teams ?? {};
    const seat = (who: EvaluatorActor, role: 'member' | 'alternate') => ({
      evaluatorId: who.evaluatorId,
      role,
      pinned: false,
    });
    const content = {
      panels: [
        {
          name: '',
          evaluators: [seat(done, 'member'), seat(busy, 'member'), seat(alternate, 'alternate')],
          teams: [first?.teamNo ?? 0, second?.teamNo ?? 0, few].map((teamNo) => ({ teamNo, pinned: false })),
        },
      ],
    };
    const { revision } = await savePanelDraft(db, one, { ...review, revision: 0, content, now });
    await publishPanels(db, one, { ...review, revision, reason: '', allowWarnings: true, now });
    await numberTargets(db, { ...review, evaluatorId: busy.evaluatorId });
  },

  async judging(db, { teams, done, busy }) {
    const now = after(judging.opensAt, DAY);
    const names = new Map([
      [done, '노은솔'],
      [busy, '이수민'],
    ]);
    for (const [who, name] of names) {
      await signedPledge(db, who, { ...review, name, now });
    }
    const { first, second, few } = teams ?? {};
    for (const [team, total] of [
      [first, 90],
      [second, 80],
      [few, 70],
    ] as const) {
      await judge(db, done, { teamNo: team?.teamNo ?? 0, total, now });
    }
    await judge(db, busy, { teamNo: first?.teamNo ?? 0, total: 90, now });
    await judge(db, busy, { teamNo: second?.teamNo ?? 0, total: 80, submits: false, now });
  },

  async judged(db, { one, teams, done, busy }) {
    const now = after(judging.closesAt, -DAY);
    const { second, few } = teams ?? {};
    await judge(db, busy, { teamNo: second?.teamNo ?? 0, total: 80, now });
    await judge(db, busy, { teamNo: few?.teamNo ?? 0, total: 70, now });
    await signStage(db, done, { ...review, typedName: '노은솔', now });
    const claim = { teamNos: [teams?.first.teamNo ?? 0], place: null, decision: 'verified' } as const;
    await decideBonus(db, one, { ...claim, reason: '확인', now });
    // The signature of one was waived, so that it is the judging itself that refuses them, and no signature.
    const { evaluatorId } = busy;
    await waiveSignature(db, one, { ...review, evaluatorId, reason: '해외 출장', now });
    const rules = rulesOf({ select: { kind: 'count', count: 1 }, minSheets: 2 });
    await saveResultRules(db, one, { ...review, rules, reason: '공고문 5항', now });
  },

  async requested(db, { one }) {
    await askToFinalise(db, one, after(instants.requested, -MINUTE));
  },

  async final(db, { two }) {
    const { id: requestId } = await db.sql
      .selectFrom('resultRequests')
      .select('id')
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    await confirmFinalising(db, two, { requestId, now: after(instants.final, -MINUTE) });
  },

  async pending(db, { one }) {
    await askToAnnounce(db, one, { releaseAt: told, now: after(instants.pending, -MINUTE) });
  },

  async scheduled(db, { two }) {
    const { id: announcementId } = await db.sql
      .selectFrom('announcements')
      .select('id')
      .executeTakeFirstOrThrow();
    await confirmAnnouncement(db, two, { announcementId, now: after(instants.scheduled, -MINUTE) });
  },

  async released(db) {
    while ((await releaseDue(db, { now: told, publicUrl })) > 0);
  },
};

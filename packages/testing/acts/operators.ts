import type { ActName, Moment } from '@chulbal/contract/acts';
import type { PlannedTrack } from '@chulbal/contract/seasons/plan';
import { confirmAnnouncement, withdrawAnnouncement } from '@chulbal/domain/announcements/commands';
import { editResultComment } from '@chulbal/domain/announcements/comments.commands';
import {
  decideAppeal,
  decideReport,
  makeAppeal,
  reportSelected,
} from '@chulbal/domain/announcements/objections.commands';
import { releaseDue } from '@chulbal/domain/announcements/release.commands';
import type { Db } from '@chulbal/domain/db';
import { extendAndTell, publishAndTell } from '@chulbal/domain/deadline-letters/commands';
import {
  remindEvaluators,
  unlockSignature,
  voidSheetById,
} from '@chulbal/domain/evaluation/operators.commands';
import { remindOfMaterial } from '@chulbal/domain/materials/remind.commands';
import {
  confirmFinalising,
  declineFinalising,
  requestWithdrawal,
} from '@chulbal/domain/results/finalise.commands';
import { reopenJudging } from '@chulbal/domain/results/reopen.commands';
import { decideTie, saveResultRules } from '@chulbal/domain/results/rules.commands';
import { waiveSheets, waiveSignature } from '@chulbal/domain/results/waivers.commands';
import { savePlan } from '@chulbal/domain/seasons/plan.commands';
import { getDrafted } from '@chulbal/domain/seasons/plan.queries';
import { inForce, planOf } from '@chulbal/domain/seasons/plan.rules';
import { endSeason } from '@chulbal/domain/seasons/publish.commands';
import { campus, publicUrl } from '../factories.ts';
import { pitch } from '../materials.ts';
import { rulesOf } from '../result-cases.ts';
import { review } from '../results.ts';
import { type ActsScenario, applying, judging, told } from './scenario.ts';
import { askToAnnounce, askToFinalise, DAY, HOUR, nobody } from './steps.ts';
import type { Driver } from './teams.ts';

const reason = '사정이 있어요';
const isReleased = (moment: Moment) => ['released', 'over', 'reopened', 'ended'].includes(moment);
const teamNoOf = ({ teams }: ActsScenario, which: 'first' | 'second' | 'few') =>
  teams?.[which].teamNo ?? nobody;
const later = ({ now }: ActsScenario, ms = DAY) => new Date(now.getTime() + ms);

async function requestOf(db: Db): Promise<number> {
  const row = await db.sql.selectFrom('resultRequests').select('id').orderBy('id', 'desc').executeTakeFirst();
  return row?.id ?? nobody;
}

async function announcementOf(db: Db): Promise<number> {
  const row = await db.sql.selectFrom('announcements').select('id').orderBy('id', 'desc').executeTakeFirst();
  return row?.id ?? nobody;
}

async function extend(
  db: Db,
  scenario: ActsScenario,
  what: { stageNo: number; teamNo: number | null; what?: 'material'; closesAt: Date },
) {
  const { trackNo } = campus;
  await extendAndTell(db, scenario.one, {
    trackNo,
    ...what,
    reason,
    tell: false,
    publicUrl,
    now: scenario.now,
  });
}

/** Changes the stages of the track in the season's plan. */
async function plan(
  db: Db,
  { one, year, now }: ActsScenario,
  change: (stages: PlannedTrack['stages']) => void,
): Promise<void> {
  const { season, editVersion } = await getDrafted(db, { year });
  const drafted = planOf(inForce(season));
  change(drafted.tracks.find(({ trackNo }) => trackNo === campus.trackNo)?.stages ?? []);
  await savePlan(db, one, { year, editVersion, plan: drafted, now });
}

async function publish(db: Db, { one, year, now }: ActsScenario): Promise<void> {
  const { editVersion } = await getDrafted(db, { year });
  await publishAndTell(db, one, { year, editVersion, reason, tell: false, publicUrl, now });
}

/** What operators do, and at last what the clock does. */
export const actsOfOperators = {
  extendForTeam: {
    act: async (db, scenario) =>
      extend(db, scenario, {
        ...{ stageNo: 1, teamNo: teamNoOf(scenario, 'second') },
        closesAt: new Date(Math.max(later(scenario, HOUR).getTime(), applying.closesAt.getTime() + HOUR)),
      }),
  },
  extendForAll: {
    act: async (db, scenario) =>
      extend(db, scenario, {
        ...{ stageNo: 1, teamNo: null },
        closesAt: new Date(Math.max(later(scenario, HOUR).getTime(), applying.closesAt.getTime() + HOUR)),
      }),
  },
  extendJudging: {
    act: async (db, scenario) =>
      extend(db, scenario, {
        ...{ stageNo: review.stageNo, teamNo: null },
        closesAt: new Date(Math.max(later(scenario).getTime(), judging.closesAt.getTime() + DAY)),
      }),
  },
  publishSeason: {
    arrange: async (db, scenario) =>
      plan(db, scenario, (stages) => {
        const stage = stages.find(({ stageNo }) => stageNo === review.stageNo);
        if (!stage) throw new Error('No review.');
        stage.closesAt = new Date(judging.closesAt.getTime() - HOUR).toISOString();
      }),
    act: publish,
  },
  publishLaterSeason: {
    arrange: async (db, scenario) =>
      plan(db, scenario, (stages) => {
        const ms = Math.max(later(scenario, HOUR).getTime() - applying.closesAt.getTime(), HOUR);
        const put = (at: string | null) => at && new Date(Date.parse(at) + ms).toISOString();
        for (const stage of stages) {
          if (stage.kind !== 'application') stage.opensAt = put(stage.opensAt);
          stage.closesAt = put(stage.closesAt);
          stage.confirmBy = put(stage.confirmBy);
          stage.announcesAt = put(stage.announcesAt);
          if (!stage.material) continue;
          stage.material.opensAt = put(stage.material.opensAt);
          stage.material.closesAt = put(stage.material.closesAt);
        }
      }),
    act: publish,
  },
  finishSeason: {
    act: async (db, { one, year, now }) => endSeason(db, one, { year, reason, now }),
  },
  remindEvaluators: {
    act: async (db, { one, now }) => remindEvaluators(db, one, { ...review, publicUrl, now }),
  },
  voidSheet: {
    async act(db, scenario) {
      const row = await db.sql
        .selectFrom('sheets')
        .select('id')
        .where('evaluatorId', '=', scenario.done.evaluatorId)
        .where('teamNo', '=', teamNoOf(scenario, 'first'))
        .executeTakeFirst();
      await voidSheetById(db, scenario.one, { sheetId: row?.id ?? nobody, reason, now: scenario.now });
    },
  },
  unlockSignature: {
    async act(db, { one, done, now }) {
      await unlockSignature(db, one, { ...review, evaluatorId: done.evaluatorId, reason, now });
    },
  },
  saveResultRules: {
    async act(db, { one, now }) {
      const rules = rulesOf({ select: { kind: 'count', count: 2 }, minSheets: 2 });
      await saveResultRules(db, one, { ...review, rules, reason, now });
    },
  },
  decideTie: {
    async act(db, scenario) {
      const order = [teamNoOf(scenario, 'first'), teamNoOf(scenario, 'second')];
      await decideTie(db, scenario.one, { ...review, order, reason, now: scenario.now });
    },
  },
  waiveSignature: {
    async act(db, { one, done, now }) {
      await waiveSignature(db, one, { ...review, evaluatorId: done.evaluatorId, reason, now });
    },
  },
  waiveSheets: {
    async act(db, scenario) {
      const teamNos = [teamNoOf(scenario, 'few')];
      await waiveSheets(db, scenario.one, { ...review, teamNos, reason, now: scenario.now });
    },
  },
  requestFinalising: {
    act: async (db, { three, now }) => askToFinalise(db, three, now),
  },
  confirmFinalising: {
    act: async (db, { two, now }) => confirmFinalising(db, two, { requestId: await requestOf(db), now }),
  },
  confirmOwnFinalising: {
    act: async (db, { one, now }) => confirmFinalising(db, one, { requestId: await requestOf(db), now }),
  },
  declineFinalising: {
    act: async (db, { two, now }) =>
      declineFinalising(db, two, { requestId: await requestOf(db), reason, now }),
  },
  requestWithdrawal: {
    async act(db, scenario) {
      const { sha256, version } = (await db.sql
        .selectFrom('resultVersions')
        .select(['sha256', 'version'])
        .orderBy('version', 'desc')
        .executeTakeFirst()) ?? { sha256: '0'.repeat(64), version: 0 };
      const seen = { version: version + 1, sha256, confirmerId: null };
      const teamNo = teamNoOf(scenario, 'first');
      await requestWithdrawal(db, scenario.three, {
        ...review,
        teamNo,
        ...seen,
        reason,
        publicUrl,
        now: scenario.now,
      });
    },
  },
  reopenJudging: {
    async act(db, scenario) {
      const until = later(scenario).toISOString();
      await reopenJudging(db, scenario.one, { ...review, until, reason, now: scenario.now });
    },
  },
  requestAnnouncement: {
    act: async (db, { three, now }) => askToAnnounce(db, three, { releaseAt: now, now }),
  },
  confirmAnnouncement: {
    act: async (db, { two, now }) =>
      confirmAnnouncement(db, two, { announcementId: await announcementOf(db), now }),
  },
  confirmOwnAnnouncement: {
    act: async (db, { one, now }) =>
      confirmAnnouncement(db, one, { announcementId: await announcementOf(db), now }),
  },
  withdrawAnnouncement: {
    act: async (db, { two, now }) =>
      withdrawAnnouncement(db, two, { announcementId: await announcementOf(db), reason, now }),
  },
  editResultComment: {
    act: async (db, scenario) =>
      editResultComment(db, scenario.one, {
        ...review,
        teamNo: teamNoOf(scenario, 'first'),
        text: '잘 읽었어요.',
        seen: '',
        now: scenario.now,
      }),
  },
  decideAppeal: {
    async arrange(db, { teams, moment }) {
      if (!teams || !isReleased(moment)) return;
      const { teamNo, actor } = teams.second;
      await makeAppeal(db, actor, { teamNo, stageNo: review.stageNo, text: '다시 봐 주세요.', now: told });
    },
    async act(db, { one, now }) {
      const row = await db.sql.selectFrom('appeals').select('id').executeTakeFirst();
      const decision = { id: row?.id ?? nobody, decision: 'upheld' as const, answer: reason };
      await decideAppeal(db, one, { ...decision, publicUrl, now });
    },
  },
  decideReport: {
    async arrange(db, { teams, moment }) {
      if (!teams || !isReleased(moment)) return;
      const what = {
        name: '홍길동',
        email: 'hong@example.com',
        text: '베낀 것 같아요.',
        address: '192.0.2.7',
      };
      await reportSelected(db, { ...review, teamNo: teams.first.teamNo, ...what, now: told });
    },
    async act(db, { one, now }) {
      const row = await db.sql.selectFrom('verificationReports').select('id').executeTakeFirst();
      await decideReport(db, one, { id: row?.id ?? nobody, decision: 'upheld', answer: reason, now });
    },
  },
  remindOfMaterial: {
    act: async (db, { one, now }) => remindOfMaterial(db, one, { ...pitch, publicUrl, now }),
  },
  releaseDue: {
    act: async (db, { now }) =>
      releaseDue(db, { now: new Date(Math.max(now.getTime(), told.getTime())), publicUrl }),
  },
} satisfies Partial<Record<ActName, Driver>>;

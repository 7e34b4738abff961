import type { ActName } from '@chulbal/contract/acts';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import { closeCompletion, requestCompletion } from '@chulbal/domain/applications/list/completion.commands';
import { remindMembers } from '@chulbal/domain/applications/list/remind.commands';
import { decideEligibility, undoEligibility } from '@chulbal/domain/eligibility/commands';
import { trySendEligibility } from '@chulbal/domain/eligibility/trial.commands';
import { undoWithdrawal, withdrawTeam } from '@chulbal/domain/withdrawals/commands';
import { publicUrl } from '../factories.ts';
import type { ActsScenario } from './scenario.ts';
import { DAY, HOUR, nobody, openRequest } from './steps.ts';
import type { Driver } from './teams.ts';

const reason = '사정이 있어요';
const teamNoOf = ({ teams }: ActsScenario, which: 'first' | 'second' | 'few') =>
  teams?.[which].teamNo ?? nobody;
const later = ({ now }: ActsScenario, ms = DAY) => new Date(now.getTime() + ms);

/** What operators do about applications. */
export const actsOnApplications = {
  decideBonus: {
    act: async (db, scenario) =>
      decideBonus(db, scenario.one, {
        ...{ teamNos: [teamNoOf(scenario, 'first')], place: 0, decision: 'rejected', reason },
        now: scenario.now,
      }),
  },
  requestCompletion: {
    act: async (db, scenario) =>
      requestCompletion(db, scenario.one, {
        ...{ teamNos: [teamNoOf(scenario, 'second')], items: ['answers'], message: reason, publicUrl },
        ...{ dueAt: later(scenario, HOUR / 2), now: scenario.now },
      }),
  },
  closeCompletion: {
    arrange: openRequest,
    async act(db, { one, now }) {
      const row = await db.sql.selectFrom('completionRequests').select('id').executeTakeFirst();
      await closeCompletion(db, one, { requestId: row?.id ?? nobody, now });
    },
  },
  withdrawTeam: {
    act: async (db, scenario) =>
      withdrawTeam(db, scenario.one, {
        teamNo: teamNoOf(scenario, 'few'),
        reason,
        publicUrl,
        now: scenario.now,
      }),
  },
  undoWithdrawal: {
    async arrange(db, scenario) {
      const asked = { teamNo: teamNoOf(scenario, 'few'), reason, publicUrl, now: scenario.now };
      if (scenario.teams) await withdrawTeam(db, scenario.one, asked);
    },
    async act(db, scenario) {
      const row = await db.sql.selectFrom('withdrawals').select('id').executeTakeFirst();
      const asked = { teamNo: teamNoOf(scenario, 'few'), reason, publicUrl, now: scenario.now };
      await undoWithdrawal(db, scenario.one, { ...asked, withdrawalId: row?.id ?? nobody });
    },
  },
  remindMembers: {
    act: async (db, scenario) =>
      remindMembers(db, scenario.one, {
        teamNos: [teamNoOf(scenario, 'first')],
        publicUrl,
        now: scenario.now,
      }),
  },
  decideEligibility: {
    async act(db, scenario) {
      const decision = { decision: 'ineligible', reason, until: null, publicUrl } as const;
      await decideEligibility(db, scenario.one, {
        teamNo: teamNoOf(scenario, 'few'),
        ...decision,
        now: scenario.now,
      });
    },
  },
  trySendEligibility: {
    async act(db, scenario) {
      const decision = { decision: 'ineligible', reason, until: null, language: 'ko', publicUrl } as const;
      await trySendEligibility(db, scenario.one, {
        teamNo: teamNoOf(scenario, 'first'),
        ...decision,
        now: scenario.now,
      });
    },
  },
  undoEligibility: {
    async act(db, scenario) {
      const row = await db.sql.selectFrom('eligibilityDecisions').select('id').executeTakeFirst();
      const what = { teamNo: teamNoOf(scenario, 'few'), decisionId: row?.id ?? nobody, reason, publicUrl };
      await undoEligibility(db, scenario.one, { ...what, now: scenario.now });
    },
  },
} satisfies Partial<Record<ActName, Driver>>;

import type { ActName } from '@chulbal/contract/acts';
import { decideBonus } from '@chulbal/domain/applications/list/bonus.commands';
import { closeCompletion, requestCompletion } from '@chulbal/domain/applications/list/completion.commands';
import { remindMembers } from '@chulbal/domain/applications/list/remind.commands';
import { decideEligibility, undoEligibility } from '@chulbal/domain/eligibility/commands';
import { trySendEligibility } from '@chulbal/domain/eligibility/trial.commands';
import { undoWithdrawal, withdrawTeam } from '@chulbal/domain/withdrawals/commands';
import { publicUrl } from '../factories.ts';
import { DAY, HOUR, nobody, openRequest } from './steps.ts';
import type { Driver } from './teams.ts';
import type { ActsWorld } from './world.ts';

const reason = '사정이 있어요';
const teamNoOf = ({ teams }: ActsWorld, which: 'first' | 'second' | 'few') => teams?.[which].teamNo ?? nobody;
const later = ({ now }: ActsWorld, ms = DAY) => new Date(now.getTime() + ms);

/** What operators do about applications. */
export const actsOnApplications = {
  decideBonus: {
    act: async (db, world) =>
      decideBonus(db, world.one, {
        ...{ teamNos: [teamNoOf(world, 'first')], place: 0, decision: 'rejected', reason },
        now: world.now,
      }),
  },
  requestCompletion: {
    act: async (db, world) =>
      requestCompletion(db, world.one, {
        ...{ teamNos: [teamNoOf(world, 'second')], items: ['answers'], message: reason, publicUrl },
        ...{ dueAt: later(world, HOUR / 2), now: world.now },
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
    act: async (db, world) =>
      withdrawTeam(db, world.one, { teamNo: teamNoOf(world, 'few'), reason, publicUrl, now: world.now }),
  },
  undoWithdrawal: {
    async arrange(db, world) {
      const asked = { teamNo: teamNoOf(world, 'few'), reason, publicUrl, now: world.now };
      if (world.teams) await withdrawTeam(db, world.one, asked);
    },
    async act(db, world) {
      const row = await db.sql.selectFrom('withdrawals').select('id').executeTakeFirst();
      const asked = { teamNo: teamNoOf(world, 'few'), reason, publicUrl, now: world.now };
      await undoWithdrawal(db, world.one, { ...asked, withdrawalId: row?.id ?? nobody });
    },
  },
  remindMembers: {
    act: async (db, world) =>
      remindMembers(db, world.one, { teamNos: [teamNoOf(world, 'first')], publicUrl, now: world.now }),
  },
  decideEligibility: {
    async act(db, world) {
      const decision = { decision: 'ineligible', reason, until: null, publicUrl } as const;
      await decideEligibility(db, world.one, { teamNo: teamNoOf(world, 'few'), ...decision, now: world.now });
    },
  },
  trySendEligibility: {
    async act(db, world) {
      const decision = { decision: 'ineligible', reason, until: null, language: 'ko', publicUrl } as const;
      await trySendEligibility(db, world.one, {
        teamNo: teamNoOf(world, 'first'),
        ...decision,
        now: world.now,
      });
    },
  },
  undoEligibility: {
    async act(db, world) {
      const row = await db.sql.selectFrom('eligibilityDecisions').select('id').executeTakeFirst();
      const what = { teamNo: teamNoOf(world, 'few'), decisionId: row?.id ?? nobody, reason, publicUrl };
      await undoEligibility(db, world.one, { ...what, now: world.now });
    },
  },
} satisfies Partial<Record<ActName, Driver>>;

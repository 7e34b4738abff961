import type { ActName } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { recuseTarget } from '@chulbal/domain/evaluation/recuse.commands';
import { reopenSheet, saveSheet, submitSheet } from '@chulbal/domain/evaluation/sheets.commands';
import { signStage } from '@chulbal/domain/evaluation/sign.commands';
import { openTarget } from '@chulbal/domain/evaluation/target.commands';
import { refusePledge, signPledge } from '@chulbal/domain/pledges/commands';
import { newestText } from '@chulbal/domain/pledges/queries';
import { scoresOf } from '../result-cases.ts';
import { review } from '../results.ts';
import type { ActsScenario } from './scenario.ts';
import { nobody, targetOf } from './steps.ts';
import type { Driver } from './teams.ts';

async function target(db: Db, { teams, now }: ActsScenario, which: 'first' | 'second' | 'few') {
  return { ...review, targetNo: await targetOf(db, teams?.[which].teamNo ?? nobody), now };
}

async function versionOf(db: Db, { busy, teams }: ActsScenario, which: 'first' | 'second' | 'few') {
  const row = await db.sql
    .selectFrom('sheets')
    .select('version')
    .where('evaluatorId', '=', busy.evaluatorId)
    .where('teamNo', '=', teams?.[which].teamNo ?? nobody)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** What evaluators do. */
export const actsOfEvaluators = {
  signPledge: {
    async act(db, { busy, now }) {
      const text = await newestText(db, review);
      const ticked = text.clauses.map((_, clause) => ({ clause, at: now.toISOString() }));
      const signed = { textSha256: text.sha256, ticked, typedName: '이수민' };
      await signPledge(db, busy, { ...review, ...signed, now });
    },
  },
  refusePledge: {
    async act(db, { busy, now }) {
      const text = await newestText(db, review);
      await refusePledge(db, busy, { ...review, textSha256: text.sha256, reason: '시간이 없어요.', now });
    },
  },
  refusePledgeAfterSigning: {
    async act(db, { done, now }) {
      const text = await newestText(db, review);
      await refusePledge(db, done, { ...review, textSha256: text.sha256, reason: '시간이 없어요.', now });
    },
  },
  getTarget: {
    act: async (db, scenario) =>
      openTarget(db, scenario.busy, { ...(await target(db, scenario, 'second')), language: 'ko' }),
  },
  saveSheet: {
    async act(db, scenario) {
      const baseVersion = await versionOf(db, scenario, 'second');
      const sheet = { scores: scoresOf(77), notes: {}, commentTeam: '', commentOperators: '', baseVersion };
      await saveSheet(db, scenario.busy, { ...(await target(db, scenario, 'second')), ...sheet });
    },
  },
  submitSheet: {
    async act(db, scenario) {
      const version = await versionOf(db, scenario, 'second');
      await submitSheet(db, scenario.busy, { ...(await target(db, scenario, 'second')), version });
    },
  },
  reopenSheet: {
    act: async (db, scenario) => reopenSheet(db, scenario.busy, await target(db, scenario, 'first')),
  },
  recuseTarget: {
    async act(db, scenario) {
      const why = { kind: 'other' as const, note: '함께 일한 적이 있어요.' };
      await recuseTarget(db, scenario.busy, { ...(await target(db, scenario, 'first')), ...why });
    },
  },
  signStage: {
    act: async (db, { busy, now }) => signStage(db, busy, { ...review, typedName: '이수민', now }),
  },
} satisfies Partial<Record<ActName, Driver>>;

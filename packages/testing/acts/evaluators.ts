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
import { nobody, targetOf } from './steps.ts';
import type { Driver } from './teams.ts';
import type { ActsWorld } from './world.ts';

async function target(db: Db, { teams, now }: ActsWorld, which: 'first' | 'second' | 'few') {
  return { ...review, targetNo: await targetOf(db, teams?.[which].teamNo ?? nobody), now };
}

async function versionOf(db: Db, { busy, teams }: ActsWorld, which: 'first' | 'second' | 'few') {
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
    act: async (db, world) =>
      openTarget(db, world.busy, { ...(await target(db, world, 'second')), language: 'ko' }),
  },
  saveSheet: {
    async act(db, world) {
      const baseVersion = await versionOf(db, world, 'second');
      const sheet = { scores: scoresOf(77), notes: {}, commentTeam: '', commentOperators: '', baseVersion };
      await saveSheet(db, world.busy, { ...(await target(db, world, 'second')), ...sheet });
    },
  },
  submitSheet: {
    async act(db, world) {
      const version = await versionOf(db, world, 'second');
      await submitSheet(db, world.busy, { ...(await target(db, world, 'second')), version });
    },
  },
  reopenSheet: {
    act: async (db, world) => reopenSheet(db, world.busy, await target(db, world, 'first')),
  },
  recuseTarget: {
    async act(db, world) {
      const why = { kind: 'other' as const, note: '함께 일한 적이 있어요.' };
      await recuseTarget(db, world.busy, { ...(await target(db, world, 'first')), ...why });
    },
  },
  signStage: {
    act: async (db, { busy, now }) => signStage(db, busy, { ...review, typedName: '이수민', now }),
  },
} satisfies Partial<Record<ActName, Driver>>;

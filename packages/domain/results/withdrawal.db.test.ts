import type { ResultRules } from '@chulbal/contract/results/shapes';
import { judgingNow as now } from '@chulbal/testing/evaluation';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { latestResult } from './final/queries.ts';
import { confirmFinalising, requestFinalising, requestWithdrawal } from './finalise.commands.ts';
import { saveResultRules } from './rules.commands.ts';
import { getResult } from './view.queries.ts';

let db: Db;
let owner: OperatorActor;
let second: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  owner = await createOperator(db, { name: '한지우' });
  second = await createOperator(db, { name: '강민서', role: 'contestManager' });
});

const rules = async (change: Partial<ResultRules>) => {
  const { result } = await getResult(db, owner, { ...review, now });
  const next = { ...result.rules, ...change };
  await saveResultRules(db, owner, { ...review, rules: next, reason: '공고문 5항', now });
};
/** Two places, no quotas. */
const twoPlaces = () => rules({ select: { kind: 'count', count: 2 }, quotas: [] });

const asked = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) => {
  const { sha256, stage } = await getResult(db, owner, { ...review, now });
  const rest = { version: stage.version + 1, sha256, confirmerId: null, reason: '심사 마감', publicUrl, now };
  return { ...review, ...rest, ...more };
};
const request = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) =>
  requestFinalising(db, owner, await asked(more));
const finalise = async () => confirmFinalising(db, second, { requestId: await request(), now });
const _lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirst();
const decisions = async () =>
  (await latestResult(db, review))?.ranking.map(({ teamNo, decision }) => [teamNo, decision]);

describe('a version', () => {
  let judged: JudgedStage;
  beforeEach(async () => {
    judged = await createJudged(db, { totals: [five(70), five(90), five(80), five(50)] });
    await twoPlaces();
  });

  describe('a team that withdraws', () => {
    const withdraw = async (teamNo: number, more = {}) => {
      const { versions } = await getResult(db, owner, { ...review, now });
      const [newest] = versions;
      const version = (newest?.version ?? 0) + 1;
      const rest = { version, sha256: newest?.sha256 ?? '0'.repeat(64), confirmerId: null };
      return requestWithdrawal(db, owner, {
        ...review,
        ...rest,
        teamNo,
        reason: '팀 포기',
        publicUrl,
        now,
        ...more,
      });
    };

    test('gives its place to the first reserve, in a new version; and stays out', async () => {
      const [a, b, c, d] = judged.teamNos;
      await finalise();
      const { requestId, movedUp } = await withdraw(b ?? 0);
      expect(movedUp).toBe(a);
      await confirmFinalising(db, second, { requestId, now });
      expect(await decisions()).toEqual([
        [b, 'withdrawn'],
        [c, 'selected'],
        [a, 'selected'],
        [d, 'cut'],
      ]);
      expect((await getResult(db, owner, { ...review, now })).versions[0]).toMatchObject({
        version: 2,
        kind: 'withdrawal',
        reason: '팀 포기',
      });
      await rules({ cutLine: 40 });
      await finalise();
      expect(await decisions()).toEqual([
        [b, 'withdrawn'],
        [c, 'selected'],
        [a, 'selected'],
        [d, 'reserve'],
      ]);
    });

    test('is calculated from the version, whatever has changed since', async () => {
      const [, b] = judged.teamNos;
      await finalise();
      await rules({ select: { kind: 'count', count: 1 } });
      const { requestId } = await withdraw(b ?? 0);
      await confirmFinalising(db, second, { requestId, now });
      expect((await latestResult(db, review))?.ranking.filter((t) => t.decision === 'selected')).toHaveLength(
        2,
      );
    });

    test('cannot be one that is out, nor any before there is a version', async () => {
      const [, , , d] = judged.teamNos;
      await expect(withdraw(d ?? 0)).rejects.toMatchObject({ error: 'notFound' });
      await finalise();
      await expect(withdraw(d ?? 0)).rejects.toMatchObject({
        details: { fields: { teamNo: expect.anything() } },
      });
      await expect(withdraw(d ?? 0, { version: 7 })).rejects.toMatchObject({ error: 'editedElsewhere' });
    });
  });
});

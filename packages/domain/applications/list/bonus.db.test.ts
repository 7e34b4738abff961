import { applicationFilter } from '@chulbal/contract/applications/operators';
import {
  changeTeam,
  createFile,
  createSubmitted,
  seasonNow,
  submitTeam,
  type TestTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { decideBonus } from './bonus.commands.ts';
import { getApplicationDetail } from './detail.queries.ts';
import { listApplications } from './queries.ts';

let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, {
    now: seasonNow,
    change: (plan) => {
      for (const bonus of plan.bonuses) bonus.points = 2;
    },
  });
  actor = await createOperator(db, { name: '오운영' });
});

const claims = (places: number) =>
  Object.fromEntries(
    Array.from({ length: places }, (_, place) => [
      [`additionList.${place}.aaNo`, String(place + 1)],
      [`additionList.${place}.teamHistory`, `이력 ${place}`],
    ]).flat(),
  );

async function claiming(places: number): Promise<TestTeam & { number: string }> {
  const proofs = Array.from({ length: places }, (_, place) => `applyAddition${place + 1}`);
  return createSubmitted(db, { fields: claims(places), files: ['business', 'schoolPaper', ...proofs] });
}

const decide = (teams: TestTeam[], more: Partial<Parameters<typeof decideBonus>[2]> = {}) =>
  decideBonus(db, actor, {
    teamNos: teams.map(({ teamNo }) => teamNo),
    place: null,
    decision: 'verified',
    reason: '',
    now: seasonNow,
    ...more,
  }).then(({ decided }) => decided);
const bonusOf = async (team: TestTeam) => {
  const filter = applicationFilter.parse({});
  const asked = { filter, sort: 'number', page: 1, size: 10, language: 'ko' } as const;
  const { content } = await listApplications(db, actor, asked);
  return content.find(({ teamNo }) => teamNo === team.teamNo)?.bonus;
};
const items = async ({ teamNo }: TestTeam) =>
  (await getApplicationDetail(db, actor, { teamNo, language: 'ko' })).bonuses;
const refused = (error: string) => expect.objectContaining({ error });

describe('bonus items', () => {
  test('are verified one by one or all that are pending, in many teams at once; points stop at three', async () => {
    const [one, other] = [await claiming(3), await claiming(1)];
    expect(await decide([one], { place: 1 })).toBe(1);
    expect(await bonusOf(one)).toEqual({ claimed: 3, pending: 2, verified: 1, rejected: 0, points: 2 });
    expect(await decide([one, other])).toBe(3);
    expect(await bonusOf(one)).toEqual({ claimed: 3, pending: 0, verified: 3, rejected: 0, points: 3 });
    expect(await bonusOf(other)).toMatchObject({ verified: 1, points: 2 });
    expect(await decide([one, other])).toBe(0);
  });

  test('are rejected with a reason, and taken back', async () => {
    const team = await claiming(2);
    await expect(decide([team], { decision: 'rejected' })).rejects.toEqual(refused('invalidRequest'));
    await decide([team], { place: 0, decision: 'rejected', reason: '증빙이 다른 사람 것' });
    expect(await items(team)).toMatchObject([
      { place: 0, state: 'rejected', decidedBy: '오운영', reason: '증빙이 다른 사람 것', history: '이력 0' },
      { place: 1, state: 'pending', decidedBy: null, decidedAt: null, reason: null },
    ]);
    expect(await decide([team], { place: 0, decision: 'pending' })).toBe(1);
    expect(await bonusOf(team)).toMatchObject({ pending: 2, rejected: 0 });
  });

  test('a claim that is changed is pending again, and what was not changed stays decided', async () => {
    const team = await claiming(2);
    await decide([team]);
    const changed = await changeTeam(db, team, { 'additionList.0.teamHistory': '다른 이력' });
    await submitTeam(db, changed);
    expect((await items(team)).map(({ state }) => state)).toEqual(['pending', 'verified']);
    expect(await bonusOf(team)).toMatchObject({ pending: 1, verified: 1, points: 2 });
    const { version } = await changeTeam(db, changed, { 'additionList.0.teamHistory': '이력 0' });
    await submitTeam(db, { ...team, version });
    expect(await bonusOf(team)).toMatchObject({ pending: 0, verified: 2 });
  });

  test('another proof is another claim', async () => {
    const team = await claiming(1);
    await decide([team]);
    const { teamNo, actor: leader } = team;
    await db.sql
      .updateTable('files')
      .set({ status: 'removed' })
      .where('slot', '=', 'applyAddition1')
      .execute();
    const name = await createFile(db, { teamNo, ownerId: leader.userId, slot: 'applyAddition1' });
    const sha256 = 'cd'.repeat(32);
    await db.sql.updateTable('files').set({ sha256 }).where('serverFileName', '=', name).execute();
    await submitTeam(db, team);
    expect(await items(team)).toMatchObject([{ state: 'pending', serverFileName: name }]);
  });

  test('4043 for a submission that was not the one looked at; 1115 for a team that does not exist', async () => {
    const team = await claiming(1);
    await expect(decide([team], { version: 2 })).rejects.toEqual(refused('editedElsewhere'));
    expect(await decide([team], { version: 1 })).toBe(1);
    await expect(decide([team, { ...team, teamNo: 999 }])).rejects.toEqual(refused('teamNotFound'));
  });

  test('are on record with what they were and are', async () => {
    const team = await claiming(1);
    await decide([team], { decision: 'rejected', reason: '기한이 지난 증빙' });
    const entries = await db.sql
      .selectFrom('auditEntries')
      .selectAll()
      .where('actorKind', '=', 'operator')
      .orderBy('sequence')
      .execute();
    expect(entries).toMatchObject([
      {
        action: 'bonus.reject',
        objectKind: 'team',
        objectId: String(team.teamNo),
        objectLabel: `${team.number} 한칸서재`,
        before: [{ place: 0, state: 'pending' }],
        after: [{ place: 0, state: 'rejected' }],
        reason: '기한이 지난 증빙',
      },
    ]);
  });
});

import {
  changeTeam,
  createDraft,
  createFile,
  publicUrl,
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
import { cancelApplication } from '../entry/submit.commands.ts';
import { getApplicationDetail } from './detail.queries.ts';
import { compareTeams } from './similar.commands.ts';

let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  actor = await createOperator(db);
});

const items = ['동네 텃밭 지도', '수어 통역 로봇', '헌 옷 되살리는 공방', '심야 동승 서비스', '급식 기록판'];
let made = 0;

/** A submitted team with an item and documents like no other's, unless given. */
async function submitted(teamName: string, given: { item?: string; hash?: string; logo?: string } = {}) {
  made += 1;
  const draft = await createDraft(db, {
    teamName,
    fields: { teamItemName: given.item ?? items[made % items.length] ?? '' },
  });
  const { teamNo, actor: leader } = draft;
  const set = (slot: string, sha256: string) =>
    db.sql
      .updateTable('files')
      .set({ sha256 })
      .where('teamNo', '=', teamNo)
      .where('slot', '=', slot)
      .execute();
  await set('business', given.hash ?? made.toString(16).padStart(64, '0'));
  await set('schoolPaper', made.toString(16).padStart(64, 'f'));
  if (given.logo) {
    await createFile(db, { teamNo, ownerId: leader.userId, slot: 'logo' });
    await set('logo', given.logo);
  }
  await submitTeam(db, draft);
  return draft;
}

const compareAll = async () => {
  while ((await compareTeams(db)) > 0) {
    // The next ones.
  }
};
const similar = async ({ teamNo }: TestTeam) => {
  const detail = await getApplicationDetail(db, actor, { teamNo, language: 'ko' });
  expect(detail.row.similar).toBe(detail.similar.length);
  return detail.similar.map(({ teamName, why }) => [teamName, why]);
};

describe('teams that look alike', () => {
  test('by name, item or the very same document, noted both ways round', async () => {
    const one = await submitted('막차지도', { item: '심야 버스 도우미', hash: 'a'.repeat(64) });
    const named = await submitted('막차 지도');
    const item = await submitted('별담은집', { item: '심야버스 도우미' });
    const file = await submitted('온누리', { hash: 'a'.repeat(64) });
    await submitted('하얀고래');
    await compareAll();
    expect(await similar(one)).toEqual(
      expect.arrayContaining([
        ['막차 지도', [{ kind: 'teamName', alike: 100 }]],
        ['별담은집', [{ kind: 'itemName', alike: 100 }]],
        ['온누리', [{ kind: 'file', alike: 100 }]],
      ]),
    );
    expect(await similar(one)).toHaveLength(3);
    expect(await similar(named)).toEqual([['막차지도', [{ kind: 'teamName', alike: 100 }]]]);
    expect(await similar(item)).toEqual([['막차지도', [{ kind: 'itemName', alike: 100 }]]]);
    expect(await similar(file)).toEqual([['막차지도', [{ kind: 'file', alike: 100 }]]]);
  });

  test('a name that is nearly the same is; one that shares a word is not; a logo never is', async () => {
    const one = await submitted('초록우산', { item: '가', logo: 'b'.repeat(64) });
    await submitted('초록우산단', { item: '나', logo: 'b'.repeat(64) });
    await submitted('초록지도', { item: '다' });
    await compareAll();
    expect(await similar(one)).toEqual([['초록우산단', [{ kind: 'teamName', alike: 57 }]]]);
  });

  test('is looked at anew after every submission and taking back', async () => {
    const [one, other] = [
      await submitted('달빛부엌', { item: '가' }),
      await submitted('달빛 부엌', { item: '나' }),
    ];
    await compareAll();
    expect(await compareTeams(db)).toBe(0);
    expect(await similar(other)).toHaveLength(1);
    await submitTeam(db, await changeTeam(db, one, { teamName: '전혀 다른 이름' }));
    await compareAll();
    expect(await similar(other)).toEqual([]);
    await submitTeam(db, await changeTeam(db, one, { teamName: '달빛부엌' }));
    await compareAll();
    expect(await similar(other)).toHaveLength(1);
    await cancelApplication(db, one.actor, { teamNo: one.teamNo, language: 'ko', publicUrl, now: seasonNow });
    await compareAll();
    expect(await similar(other)).toEqual([]);
    const left = await db.sql
      .selectFrom('likenessMarks')
      .select('mark')
      .where('teamNo', '=', one.teamNo)
      .execute();
    expect(left).toEqual([]);
  });

  test('teams of the season before count, older ones do not', async () => {
    const one = await submitted('새벽농장', { item: '가' });
    const other = await submitted('새벽 농장', { item: '나' });
    for (const [year, count] of [
      [2025, 1],
      [2024, 0],
    ] as const) {
      const { id } = await db.sql
        .insertInto('seasons')
        .values({
          year,
          name: { ko: '', en: '' },
          status: 'finished',
          rulesVersion: 1,
          createdAt: seasonNow,
          publishedAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.sql
        .updateTable('applications')
        .set({ seasonId: id })
        .where('teamNo', '=', other.teamNo)
        .execute();
      await db.sql.updateTable('applicationDesk').set({ comparedRevision: 0 }).execute();
      await compareAll();
      const rows = await db.sql
        .selectFrom('similarTeams')
        .selectAll()
        .where('teamNo', '=', one.teamNo)
        .execute();
      expect(rows, String(year)).toHaveLength(count);
    }
  });
});

import type { Canvas } from '@chulbal/contract/toolkits/canvas';
import { createAccount } from '@chulbal/testing/accounts';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { saveCanvas } from './canvases.commands.ts';
import { listMyCanvases } from './canvases.queries.ts';

let db: Db;
let me: UserActor;
let somebody: UserActor;
const now = new Date('2026-05-20T05:00:00.000Z');

beforeEach(async () => {
  db = await testDb();
  me = mintUser((await createAccount(db)).id);
  somebody = mintUser((await createAccount(db)).id);
});

const named = (name: string): Canvas => ({
  name,
  madeAt: 1,
  voices: { disc: '독자', square: '', triangle: '' },
  notes: [{ id: 'n1', block: 'value', voice: 'disc', text: '책장 한 칸' }],
});
const save = (canvasId: string, canvas: Canvas | null, baseVersion = 1_000_000, actor = me) =>
  saveCanvas(db, actor, { canvasId, canvas, baseVersion, now });
const names = async (actor = me) => {
  const { canvases } = await listMyCanvases(db, actor);
  return Object.values(canvases).map(({ name }) => name);
};

test('canvases are kept by person, sealed, and come back as they were written', async () => {
  expect(await listMyCanvases(db, me)).toEqual({ version: 0, savedAt: null, canvases: {} });
  await save('a', named('내 것'), 0);
  await save('a', named('남의 것'), 0, somebody);
  expect(await listMyCanvases(db, me)).toMatchObject({ version: 1, canvases: { a: named('내 것') } });
  const rows = await db.sql.selectFrom('shelfPapers').select('sealed').execute();
  expect(rows.some(({ sealed }) => Buffer.from(sealed ?? []).includes('책장'))).toBe(false);
});

test('another window is told what changed, and overwrites nothing that it has not seen (R-04)', async () => {
  await save('a', named('처음'), 0);
  await save('b', named('둘째'), 1);
  await save('a', named('왼쪽'), 2);
  expect(await save('a', named('오른쪽'), 1)).toMatchObject({
    version: 3,
    conflict: { theirs: named('왼쪽') },
    others: { b: named('둘째') },
  });
  expect((await names()).sort()).toEqual(['둘째', '왼쪽']);
  expect(await save('a', named('오른쪽'), 3)).toMatchObject({ version: 4, conflict: null, others: {} });
  await save('b', null, 4);
  expect(await save('a', named('더'), 4)).toMatchObject({ version: 6, others: { b: null } });
  expect(await names()).toEqual(['더']);
});

test('a person keeps twenty; only the last fifty deletions are remembered', async () => {
  for (let at = 0; at < 20; at += 1) await save(`c${at}`, named(`${at}`));
  await expect(save('more', named('more'))).rejects.toMatchObject({ error: 'tooManyCanvases' });
  await save('c0', null);
  await save('more', named('more'));
  for (let at = 0; at < 52; at += 1) {
    await save('more', null);
    await save(`d${at}`, named('x'));
    await save(`d${at}`, null);
  }
  const deleted = await db.sql
    .selectFrom('shelfPapers')
    .where('sealed', 'is', null)
    .select('paperId')
    .execute();
  expect(deleted).toHaveLength(50);
});

test('everybody has a shelf, versions and deletions of their own', async () => {
  await save('a', named('하나'), 0);
  await save('a', named('둘'), 1);
  await save('a', named('셋'), 2);
  expect(await save('a', named('남의 것'), 0, somebody)).toMatchObject({
    version: 1,
    conflict: null,
    others: {},
  });
  expect(await listMyCanvases(db, me)).toMatchObject({ version: 3, canvases: { a: named('셋') } });
  expect(await listMyCanvases(db, somebody)).toMatchObject({ version: 1, canvases: { a: named('남의 것') } });
  const gone = async (canvasId: string, actor = me) => {
    await save(canvasId, named('x'), 1_000_000, actor);
    await save(canvasId, null, 1_000_000, actor);
  };
  await gone('d0', somebody);
  for (let at = 0; at < 52; at += 1) await gone(`d${at}`);
  await gone('d1', somebody);
  const remembered = await db.sql
    .selectFrom('shelfPapers')
    .select('paperId')
    .where('userId', '=', somebody.userId)
    .where('sealed', 'is', null)
    .orderBy('paperId')
    .execute();
  expect(remembered).toEqual([{ paperId: 'd0' }, { paperId: 'd1' }]);
});

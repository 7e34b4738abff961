import { randomUUID } from 'node:crypto';
import { demoTypeTest as plan } from '@chulbal/demo/type-test.texts';
import { createAccount } from '@chulbal/testing/accounts';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type OperatorActor, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { finishTypeTest, publishTypeTest, saveTypeTest } from './commands.ts';
import { findMyTypeTest, getTestInfo, getTypeTestResult } from './queries.ts';
import { getTypeShare } from './share.queries.ts';
import { getWrittenTypeTest } from './written.queries.ts';

let db: Db;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db);
});

const refused = (error: string) => expect.objectContaining({ error });
const save = (editVersion: number, part = {}) =>
  saveTypeTest(db, operator, { editVersion, plan: { ...plan, ...part }, now });
const publish = (editVersion: number) => publishTypeTest(db, operator, { editVersion, now });

async function published(): Promise<number> {
  const { editVersion } = await save(0);
  return (await publish(editVersion)).editVersion;
}

async function visitor(): Promise<UserActor> {
  return mintUser((await createAccount(db)).id, randomUUID());
}

const together = '323332211323';
const alone = '111111111111';
const finish = (actor: UserActor | null, answers = together, idempotencyKey = randomUUID()) =>
  finishTypeTest(db, actor, { version: 1, answers, idempotencyKey, address: '198.51.100.7', now });
const result = (answers = together, version = 1) =>
  getTypeTestResult(db, { version, answers, language: 'ko', now });

describe('a type test is written and published', () => {
  test('nobody sees it before, and what is written afterwards waits for the next publishing', async () => {
    await save(0);
    await expect(getTestInfo(db, { language: 'ko' })).rejects.toEqual(refused('notFound'));
    const first = await publish(1);
    expect(await getTestInfo(db, { language: 'en' })).toMatchObject({ version: 1, name: plan.nameEn });
    const changed = await save(first.editVersion, { nameEn: 'Another name' });
    expect(changed).toMatchObject({ version: 1, changed: true });
    expect(await getTestInfo(db, { language: 'en' })).toMatchObject({ name: plan.nameEn });
    await publish(changed.editVersion);
    expect(await getTestInfo(db, { language: 'en' })).toMatchObject({ version: 2, name: 'Another name' });
    const { versions } = await getWrittenTypeTest(db, { now });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('what an answer gives is not told to whoever takes it', async () => {
    await published();
    expect(JSON.stringify(await getTestInfo(db, { language: 'ko' }))).not.toMatch(/weights|suits/);
  });

  test('what somebody else saved is not overwritten, what does not fit is not published', async () => {
    await save(0);
    await expect(save(0)).rejects.toEqual(refused('editedElsewhere'));
    const { editVersion } = await save(1, { types: plan.types.slice(0, 1) });
    await expect(publish(editVersion)).rejects.toEqual(refused('typeTestUnfit'));
    await expect(publish(1)).rejects.toEqual(refused('editedElsewhere'));
  });

  test('the same is not published twice', async () => {
    const editVersion = await published();
    await expect(publish(editVersion)).rejects.toEqual(refused('invalidRequest'));
  });
});

describe('a result has a picture', () => {
  test('of its type in each language, also of a version that is not in force any more', async () => {
    const editVersion = await published();
    const picture = (typeCode: string, language: 'ko' | 'en' = 'ko', version = 1) =>
      getTypeShare(db, { version, typeCode, language });
    const drawn = await picture('pacemaker');
    expect((await picture('pacemaker', 'en')).equals(drawn)).toBe(false);
    await publish((await save(editVersion, { nameKo: '다른 이름' })).editVersion);
    expect((await picture('pacemaker')).equals(drawn)).toBe(true);
    expect((await picture('pacemaker', 'ko', 2)).equals(drawn)).toBe(false);
    await expect(picture('nobody')).rejects.toEqual(refused('notFound'));
    await expect(picture('pacemaker', 'ko', 3)).rejects.toEqual(refused('notFound'));
  });
});

describe('a type test is taken', () => {
  test('the same answers come to the same result, also of a version that is not in force any more', async () => {
    const editVersion = await published();
    const before = await result();
    expect(before.type).toMatchObject({ code: 'pacemaker', name: '페이스메이커형' });
    expect(before.scores[0]).toMatchObject({ code: 'together' });
    const { editVersion: next } = await save(editVersion, { types: plan.types.toReversed() });
    await publish(next);
    expect(await result()).toEqual(before);
  });

  test.each([
    ['too few answers', together.slice(1), 1],
    ['an answer that there is not', `5${together.slice(1)}`, 1],
    ['a version that there is not', together, 2],
  ])('there is nothing for %s', async (_, answers, version) => {
    await published();
    await expect(result(answers, version)).rejects.toEqual(refused('notFound'));
  });

  test('a finished one counts once, of an account the newest one, and is kept for it alone', async () => {
    await published();
    const actor = await visitor();
    const key = randomUUID();
    await finish(null, alone, key);
    await finish(null, alone, key);
    await finish(actor, alone);
    await finish(actor, together);
    const { taken } = await getWrittenTypeTest(db, { now });
    expect(taken.count).toBe(2);
    expect(taken.types).toContainEqual({ code: 'pacemaker', count: 1 });
    expect(taken.chosen[0]).toEqual([1, 0, 1, 0]);
    expect(await findMyTypeTest(db, actor, { language: 'en' })).toMatchObject({
      ...{ version: 1, answers: together, typeName: 'Pacemaker' },
    });
    expect(await findMyTypeTest(db, await visitor(), { language: 'ko' })).toBeNull();
  });

  test('a version that is not in force any more does not count', async () => {
    const editVersion = await published();
    const { editVersion: next } = await save(editVersion, { nameEn: 'Next' });
    await publish(next);
    await expect(finish(null)).rejects.toEqual(refused('typeTestMoved'));
  });

  test('how many are alike is said from thirty takers on', async () => {
    await published();
    for (let taker = 0; taker < 29; taker += 1) await finish(null, taker % 2 ? together : alone);
    expect((await result()).share).toBeNull();
    await finish(null);
    expect((await result()).share).toBe(50);
  });
});

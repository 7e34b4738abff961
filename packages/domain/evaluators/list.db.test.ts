import { createEvaluator } from '@chulbal/testing/evaluators';
import { seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { listEvaluatorPage } from './list.queries.ts';

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

const page = (asked: Partial<Parameters<typeof listEvaluatorPage>[1]> = {}) =>
  listEvaluatorPage(db, { page: 1, size: 20, ...asked });

describe('the table', () => {
  beforeEach(async () => {
    await createEvaluator(db, { name: '강민서', affiliation: '한울벤처스', email: 'minseo@test.example' });
    await createEvaluator(db, { name: '윤서진', affiliation: '가온대학교', expertise: ['food', 'health'] });
    await createEvaluator(db, { name: '오하늘', affiliation: '100%_상점', disabledAt: seasonNow });
    await createEvaluator(db, { name: '남궁별', affiliation: '기관', mustChangePassword: true });
  });
  const names = async (asked: Parameters<typeof page>[0]) =>
    (await page(asked)).content.map(({ name }) => name);

  test.each([
    [{}, ['강민서', '남궁별', '오하늘', '윤서진']],
    [{ keyword: 'ㅇㅅㅈ' }, ['윤서진']],
    [{ keyword: '한울 강' }, ['강민서']],
    [{ keyword: 'ㅎㅇㅂㅊ' }, ['강민서']],
    [{ keyword: '%_' }, ['오하늘']],
    [{ keyword: 'Minseo@test.example' }, ['강민서']],
    [{ keyword: 'minseo@' }, []],
    [{ keyword: '없는 사람' }, []],
    [{ state: 'invited' }, ['남궁별']],
    [{ state: 'active', expertise: 'health' }, ['윤서진']],
    [{ size: 3, page: 2 }, ['윤서진']],
  ] as const)('finds by %o', async (asked, found) => {
    expect(await names(asked)).toEqual(found);
  });

  test('P-11 masks e-mail and phone, counts states and says what may be chosen', async () => {
    const { content, counts, expertise, totalElements } = await page();
    expect(counts).toEqual({ invited: 1, active: 2, disabled: 1 });
    expect(totalElements).toBe(4);
    expect(content[0]).toMatchObject({
      email: 'm***@test.example',
      phone: expect.stringMatching(/^010-\*{4}-\d{4}$/),
    });
    expect(expertise[0]).toEqual({ code: 'living', label: { ko: '생활·공간', en: 'Living and space' } });
  });
});

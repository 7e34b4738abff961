import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { starterSchools } from '../seeds/starter-schools.ts';
import { loadSchools, saveSchools } from './commands.ts';
import { searchSchools } from './queries.ts';

let db: Db;
const bytes = (text: string) => new TextEncoder().encode(text);
const names = async (keyword: string, schoolType?: string) =>
  (await searchSchools(db, { keyword, schoolType })).map(({ name }) => name);

beforeEach(async () => {
  db = await testDb();
});

describe('schools are found', () => {
  beforeEach(() => saveSchools(db, { schools: starterSchools }));

  test('by part of the name, those that begin with it first, short ones before long ones', async () => {
    expect((await names('서울')).slice(0, 3)).toEqual(['서울대학교', '서울교육대학교', '서울기독대학교']);
    expect(await names('해양')).toEqual(['국립목포해양대학교', '국립한국해양대학교']);
    expect(await names('한국 과학')).toEqual(['한국과학기술원']);
  });

  test('by initial consonants', async () => {
    expect(await names('ㅅㅇㄷㅎㄱ')).toEqual(expect.arrayContaining(['서울대학교', '삼육대학교']));
    expect(await names('ㅍㅎㄱㄱ')).toEqual(['포항공과대학교']);
  });

  test('while the name is still being typed', async () => {
    expect((await names('부산ㄷ'))[0]).toBe('부산대학교');
    expect(await names('부산ㅎ')).toEqual([]);
  });

  test('in small and capital letters', async () => {
    expect(await names('kdi')).toEqual(['KDI국제정책대학원대학교']);
  });

  test('of one school type only', async () => {
    expect(await names('대구', 'college')).toEqual(['대구공업대학교', '대구과학대학교', '대구보건대학교']);
    expect(await names('울산대', 'high')).toEqual([]);
  });

  test('at most 20', async () => {
    expect(await names('대학')).toHaveLength(20);
  });

  test('a % or _ finds only names that have one', async () => {
    expect(await names('%')).toEqual([]);
    expect(await names('서울_학교')).toEqual([]);
    expect(await names('\\')).toEqual([]);
  });

  test('a quotation mark or a bracket is only a letter', async () => {
    expect(await names("대'학")).toEqual([]);
    expect(await names('(ㅅㅈ')).toEqual(['고려대학교(세종캠퍼스)', '홍익대학교(세종캠퍼스)']);
  });
});

describe('operators load the ministry’s list', () => {
  const header = '행정표준코드,학교명,학교종류명,시도명';

  test('again and again: ids stay, names are renewed', async () => {
    const load = (name: string) =>
      loadSchools(db, { csv: bytes(`\uFEFF${header}\r\nS1,${name},고등학교,경상북도\r\n`) });
    expect(await load('안동고등학교')).toEqual({ loaded: 1, added: 1, changed: 0, skipped: [] });
    const [before] = await searchSchools(db, { keyword: '안동' });
    expect(await load('새안동고등학교')).toEqual({ loaded: 1, added: 0, changed: 1, skipped: [] });
    expect(await load('새안동고등학교')).toEqual({ loaded: 1, added: 0, changed: 0, skipped: [] });
    const found = await searchSchools(db, { keyword: 'ㅅㅇㄷ' });
    expect(found).toEqual([
      { schoolNo: before?.schoolNo, name: '새안동고등학교', schoolType: 'high', sido: '15' },
    ]);
  });

  test('a school of the starter list is taken over and keeps its id', async () => {
    await saveSchools(db, { schools: starterSchools });
    const [before] = await searchSchools(db, { keyword: '포항공과대학교' });
    await loadSchools(db, { csv: bytes(`${header}\n0000256,포항공과대학교,대학교,경상북도\n`) });
    const after = await searchSchools(db, { keyword: '포항공과대학교' });
    expect(after).toEqual([before]);
  });

  test('a file that is no such list is refused, and nothing of it stays', async () => {
    await expect(loadSchools(db, { csv: bytes('이름,나이\n가,1\n') })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { csv: { ko: '‘학교명’ 열이 없어요.' } } },
    });
  });

  test('3,000 rows are saved many at a time, and found', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, index) => `K${index},제${index}누리고등학교,고등학교,${index % 2 ? '서울특별시' : '전라남도'}`,
    );
    const noted = notingStatements(db);
    const { loaded } = await loadSchools(noted.db, { csv: bytes(`${header}\n${rows.join('\n')}\n`) });
    expect(loaded).toBe(3_000);
    expect(noted.statements.length).toBeLessThan(10);
    expect(await names('제2999누리')).toEqual(['제2999누리고등학교']);
  });
});

describe('the starter list', () => {
  test('has at least 150 universities and names none twice', () => {
    const universities = starterSchools.filter(({ schoolType }) => schoolType === 'university');
    expect(universities.length).toBeGreaterThanOrEqual(150);
    expect(new Set(starterSchools.map(({ name }) => name)).size).toBe(starterSchools.length);
  });

  test('holds Korean names of higher education only, in every 시·도', () => {
    for (const { name } of starterSchools)
      expect(name).toMatch(/(대학|대학교|학교|과학기술원)(\(.+캠퍼스\))?$/);
    expect(new Set(starterSchools.map(({ sido }) => sido)).size).toBe(17);
  });
});

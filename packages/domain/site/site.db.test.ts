import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { setSiteSettings } from './commands.ts';
import { getSite } from './queries.ts';
import { firstSettings } from './rules.ts';

const now = new Date('2026-05-20T05:00:00Z');
let db: Db;

beforeEach(async () => {
  db = await testDb();
});

test('a new installation has names in both languages', async () => {
  await setSiteSettings(db, { settings: firstSettings, now });
  expect(await getSite(db, { language: 'ko' })).toEqual({
    slug: 'chulbal',
    brand: '출발+',
    league: '전국 학생 창업 리그',
    logo: null,
    organisations: [
      { role: '운영', name: '운영재단 이름', logo: null },
      { role: '주최', name: '주최 부처 이름', logo: null },
      { role: '후원', name: '후원 부처 이름', logo: null },
    ],
    businessNumber: '000-00-00000',
    phone: '0000-0000',
    hours: '평일 09:00–18:00, 점심 12:00–13:00 제외',
    email: 'help@chulbal.example',
    verification: { naver: '', google: '' },
  });
  expect(await getSite(db, { language: 'en' })).toMatchObject({ brand: 'Chulbal+' });
});

test('every brand word is site data that an operator edits', async () => {
  await setSiteSettings(db, { settings: firstSettings, now });
  await setSiteSettings(db, { settings: { brand: { ko: '첫걸음', en: 'First Step' }, slug: 'first' }, now });
  expect(await getSite(db, { language: 'ko' })).toMatchObject({
    slug: 'first',
    brand: '첫걸음',
    league: '전국 학생 창업 리그',
  });
});

test('an installation that was never named answers too', async () => {
  expect(await getSite(db, { language: 'ko' })).toMatchObject({ slug: 'chulbal', brand: '출발+' });
});

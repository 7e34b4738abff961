import { searchSchools } from '@chulbal/contract/schools/schools';
import { getSeason, listSeasons, seasonCalendar } from '@chulbal/contract/seasons/seasons';
import { getSite } from '@chulbal/contract/site/site';
import type { Db } from '@chulbal/domain/db';
import { seedBase } from '@chulbal/domain/seeds/base';
import { request, userApiServices } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
let db: Db;
let app: UserApi['app'];

beforeEach(async () => {
  db = await testDb();
  ({ app } = await createUserApi(userApiServices({ db, files: temporaryStore(), clock: () => now })));
  return () => app.close();
});

describe('the contest before any season is published', () => {
  test('there is none to show, and the list is empty', async () => {
    expect(await request(app, getSeason)).toMatchObject({ status: 404, code: 404 });
    expect(await request(app, seasonCalendar)).toMatchObject({ status: 404, code: 404 });
    expect(await request(app, listSeasons)).toMatchObject({ status: 200, code: 200, data: [] });
  });
});

describe('a published season', () => {
  beforeEach(async () => {
    await seedBase(db, { now });
    await publishedSeason(db, { now });
  });

  test('is for anyone to see, with its tracks, stages and rules', async () => {
    const reply = await request(app, getSeason, { year: 2026 });
    expect(reply).toMatchObject({ status: 200, code: 200, data: { year: 2026, name: '2026 시즌' } });
    const { tracks } = reply.data as { tracks: { name: string; stages: unknown[] }[] };
    expect(tracks.map(({ name, stages }) => [name, stages.length])).toEqual([
      ['새싹', 5],
      ['도전', 5],
      ['캠퍼스', 5],
      ['성장', 5],
      ['글로벌', 5],
    ]);
  });

  test('speaks the caller’s language', async () => {
    const reply = await app.inject({ url: getSeason.path, headers: { 'accept-language': 'en' } });
    expect(reply.json().data.tracks[2].name).toBe('Campus');
  });

  test.each([[{ year: 1999 }], [{ year: 'abc' }], [{ years: 2026 }]])(
    'an input like %j is an invalid request',
    async (input) => {
      expect(await request(app, getSeason, input)).toMatchObject({ status: 400, code: 400 });
    },
  );

  test('comes as a calendar file, of all tracks or of one', async () => {
    const all = await app.inject({ url: seasonCalendar.path });
    expect(all.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="chulbal-2026.ics"; filename*=UTF-8''chulbal-2026.ics`,
    });
    expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(5 * (5 + 1 + 3));
    const one = await app.inject({ url: seasonCalendar.path, query: { trackNo: '3' } });
    expect(one.body.match(/BEGIN:VEVENT/g)).toHaveLength(9);
    expect(one.body).toContain('SUMMARY:캠퍼스 트랙 · 접수');
    expect(await request(app, seasonCalendar, { trackNo: 99 })).toMatchObject({ status: 404 });
  });

  test('schools are searched by anyone', async () => {
    const reply = await request(app, searchSchools, { keyword: 'ㅍㅎㄱㄱㄷ' });
    expect(reply).toMatchObject({
      status: 200,
      data: [{ name: '포항공과대학교', schoolType: 'university', sido: '15' }],
    });
    expect(await request(app, searchSchools, { keyword: ' ' })).toMatchObject({ status: 400 });
  });

  test('the site says its names in both languages', async () => {
    expect(await request(app, getSite)).toMatchObject({
      status: 200,
      data: { slug: 'chulbal', brand: '출발+', league: '전국 학생 창업 리그' },
    });
    const english = await app.inject({ url: getSite.path, headers: { 'accept-language': 'en' } });
    expect(english.json().data.league).toBe('National Student Start-up League');
  });
});

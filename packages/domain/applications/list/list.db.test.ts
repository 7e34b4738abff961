import { type ApplicationSort, applicationFilter } from '@chulbal/contract/applications/operators';
import {
  changeTeam,
  createDraft,
  createFile,
  createSubmitted,
  publicUrl,
  seasonNow,
  submitTeam,
} from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { cancelApplication } from '../entry/submit.commands.ts';
import { fillSummaries } from './fill.commands.ts';
import { listApplications } from './queries.ts';

let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

const asked = { sort: '-submittedAt' as ApplicationSort, page: 1, size: 10, language: 'ko' as const };
const list = (chips: Record<string, unknown> = {}, more: Partial<typeof asked> = {}) =>
  listApplications(db, actor, { ...asked, ...more, filter: applicationFilter.parse(chips) });
const names = async (chips: Record<string, unknown> = {}, sort: ApplicationSort = 'teamName') =>
  (await list(chips, { sort })).content.map(({ teamName }) => teamName);

const claim = { 'additionList.0.aaNo': '1', 'additionList.0.teamHistory': '창업 동아리 3년' };

/** A submitted team that claims a bonus item, with its proof. */
async function claiming(teamName: string, fields: Record<string, string> = {}) {
  const files = ['business', 'schoolPaper', 'applyAddition1'];
  return createSubmitted(db, { teamName, fields: { ...claim, ...fields }, files });
}

describe('without a published season', () => {
  test('the table is empty', async () => {
    expect(await list()).toMatchObject({ content: [], totalElements: 0, totalPages: 0, all: 0 });
  });
});

describe('the table of applications', () => {
  beforeEach(async () => {
    await publishedSeason(db, { now: seasonNow });
  });

  test('shows a submission with nothing personal but the masked name of the leader', async () => {
    const team = await claiming('막차지도', { 'leader.tmRegion': '6' });
    expect(await list()).toEqual({
      content: [
        {
          teamNo: team.teamNo,
          number: '3-0001',
          status: 'submitted',
          trackNo: 3,
          lane: 3,
          trackName: '캠퍼스',
          teamName: '막차지도',
          itemName: '빈 방을 나누는 공유 서재',
          itemPart: '생활·공간',
          region: '충청',
          leaderName: '윤O준',
          memberCount: 3,
          unconfirmed: 2,
          bonus: { claimed: 1, pending: 1, verified: 0, rejected: 0, points: 0 },
          files: 3,
          completion: null,
          similar: 0,
          submissionVersion: 1,
          submittedAt: seasonNow.toISOString(),
          assignee: null,
        },
      ],
      page: 1,
      size: 10,
      totalElements: 1,
      totalPages: 1,
      all: 1,
    });
  });

  test('knows of a draft that there is one, and of one taken back what it was', async () => {
    await createDraft(db, { teamName: '쓰는 중' });
    const team = await claiming('거둔 팀');
    await cancelApplication(db, team.actor, {
      teamNo: team.teamNo,
      language: 'ko',
      publicUrl,
      now: seasonNow,
    });
    const none = { claimed: 0, pending: 0, verified: 0, rejected: 0, points: 0 };
    const gone = { status: 'draft', memberCount: 0, unconfirmed: 0, bonus: none, files: 0, leaderName: '' };
    expect((await list()).content).toMatchObject([
      { ...gone, number: team.number, teamName: '거둔 팀' },
      { ...gone, number: null, teamName: '', itemName: '', region: null, submittedAt: null },
    ]);
  });

  test('follows a submission made again', async () => {
    const team = await createSubmitted(db, { teamName: '처음' });
    await createFile(db, { teamNo: team.teamNo, ownerId: team.actor.userId, slot: 'applyAddition1' });
    const changed = await changeTeam(db, team, { ...claim, teamName: '다시', 'leader.tmName': '최유진' });
    await submitTeam(db, changed);
    expect((await list()).content).toMatchObject([
      { teamName: '다시', leaderName: '최O진', files: 3, submissionVersion: 2, bonus: { pending: 1 } },
    ]);
  });

  test('chips: any value within one, all of them together', async () => {
    await claiming('가온', { 'leader.tmRegion': '1' });
    await createSubmitted(db, { teamName: '나란', fields: { 'leader.tmRegion': '2' } });
    await createSubmitted(db, { teamName: '다온', fields: { 'leader.tmRegion': '1' } });
    await createDraft(db);
    expect(await names({ status: 'submitted' })).toEqual(['가온', '나란', '다온']);
    expect(await names({ status: 'draft' })).toEqual(['']);
    expect(await names({ region: 'capital,southeast' })).toEqual(['가온', '나란', '다온']);
    expect(await names({ region: 'capital', bonus: 'pending' })).toEqual(['가온']);
    expect(await names({ region: 'capital', bonus: 'none' })).toEqual(['다온']);
    expect(await names({ region: 'nowhere' })).toEqual([]);
    expect(await names({ trackNo: '3', status: 'submitted', unconfirmed: 'yes' })).toHaveLength(3);
    expect(await names({ unconfirmed: 'no' })).toEqual([]);
    expect(await names({ trackNo: '1,2' })).toEqual([]);
    expect(await names({ assignee: '0', status: 'submitted' })).toHaveLength(3);
    expect(await names({ assignee: '1' })).toEqual([]);
    expect(await names({ similar: 'yes' })).toEqual([]);
    expect(await names({ completion: 'open,answered' })).toEqual([]);
    const soon = new Date(seasonNow.getTime() + 1).toISOString();
    expect(await names({ submittedFrom: seasonNow.toISOString(), submittedTo: soon })).toHaveLength(3);
    expect(await names({ submittedFrom: soon })).toEqual([]);
    expect(await names({ submittedTo: seasonNow.toISOString() })).toEqual([]);
    expect((await list({ region: 'southeast' })).all).toBe(4);
  });

  test('finds in number, team and item name, by initial consonants too, every word', async () => {
    await createSubmitted(db, { teamName: '막차지도', fields: { teamItemName: '심야 동승 1204' } });
    await createSubmitted(db, { teamName: '반찬공방', fields: { teamItemName: '사흘 식단' } });
    const found: [string, string[]][] = [
      ['막차', ['막차지도']],
      ['ㅁㅊㅈㄷ', ['막차지도']],
      ['심야 ㅁㅊ 3-', ['막차지도']],
      ['막차 식단', []],
      ['3-0002', ['반찬공방']],
      ['0001', ['막차지도']],
      ['204', ['막차지도']],
      ['3-', ['막차지도', '반찬공방']],
      ['%', []],
    ];
    for (const [keyword, teams] of found) expect(await names({ keyword }), keyword).toEqual(teams);
  });

  test('sorts both ways, and nothing stands last', async () => {
    const later = new Date(seasonNow.getTime() + 60_000);
    await createSubmitted(db, { teamName: '나' });
    await claiming('다');
    await createSubmitted(db, { teamName: '가', now: later });
    await createDraft(db);
    const sorted: [ApplicationSort, string[]][] = [
      ['-submittedAt', ['가', '다', '나', '']],
      ['submittedAt', ['다', '나', '가', '']],
      ['number', ['나', '다', '가', '']],
      ['-number', ['가', '다', '나', '']],
      ['teamName', ['가', '나', '다', '']],
      ['-teamName', ['다', '나', '가', '']],
      ['-bonus', ['다', '', '가', '나']],
    ];
    for (const [sort, teams] of sorted) expect(await names({}, sort), sort).toEqual(teams);
  });

  test('pages, and says how many there are', async () => {
    for (const teamName of ['가', '나', '다']) await createSubmitted(db, { teamName });
    const second = await list({}, { sort: 'teamName', page: 2, size: 2 });
    expect(second).toMatchObject({ content: [{ teamName: '다' }], totalElements: 3, totalPages: 2 });
    expect(await list({}, { page: 9 })).toMatchObject({ content: [], totalElements: 3, all: 3 });
  });

  test('asks as many queries for three applications as for one', async () => {
    const asks: number[] = [];
    for (const teams of [1, 2]) {
      for (let team = 0; team < teams; team += 1) await claiming(`팀 ${teams}${team}`);
      const noting = notingStatements(db);
      const filter = applicationFilter.parse({ keyword: '팀', status: 'submitted', bonus: 'pending' });
      const page = await listApplications(noting.db, actor, { ...asked, filter });
      expect(page.content).toHaveLength(teams === 1 ? 1 : 3);
      asks.push(noting.statements.length);
    }
    expect(asks[1]).toBe(asks[0]);
  });

  test('submissions that are older than the table get their lines', async () => {
    await claiming('막차지도', { 'leader.tmName': '최유진' });
    const before = await list();
    await db.sql.deleteFrom('applicationDesk').execute();
    expect(await list()).not.toEqual(before);
    expect(await fillSummaries(db)).toBe(1);
    expect(await list()).toEqual(before);
    expect(await fillSummaries(db)).toBe(0);
  });

  test('another year is another season', async () => {
    await createSubmitted(db, {});
    expect((await list({ year: 2026 })).totalElements).toBe(1);
    expect(await list({ year: 2025 })).toMatchObject({ totalElements: 0, all: 0 });
  });
});

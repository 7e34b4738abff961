import { createAccount } from '@chulbal/testing/accounts';
import { createDraft, createFile, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { mintUser } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { cancelApplication } from './submit.commands.ts';
import { getTeam, listTeams, MOST_FOUND, type TeamsAsked } from './teams.queries.ts';

let db: Db;
const made: Record<string, number> = {};

const teams = [
  { teamName: '한칸 서재', item: '빈 방을 나누는 AI 서재', region: '1' },
  { teamName: '두칸', item: '100% 순면 앞치마', region: '2' },
  { teamName: '느린 우산', item: '버려진 우산 되살리기', region: '17' },
];

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  for (const { teamName, item, region } of teams) {
    const fields = { teamItemName: item, 'leader.tmRegion': region };
    made[teamName] = (await createSubmitted(db, { teamName, fields })).teamNo;
  }
  made.draft = (await createDraft(db, { teamName: '작성 중' })).teamNo;
  const cancelled = await createSubmitted(db, { teamName: '취소한 팀' });
  await cancelApplication(db, cancelled.actor, {
    teamNo: cancelled.teamNo,
    language: 'ko',
    publicUrl,
    now: seasonNow,
  });
  made.cancelled = cancelled.teamNo;
});

const list = (asked: Partial<TeamsAsked> = {}) =>
  listTeams(db, { page: 1, size: 10, language: 'ko', ...asked });
const names = async (asked: Partial<TeamsAsked>) =>
  (await list(asked)).content.map(({ teamName }) => teamName);

describe('the public list of teams', () => {
  test('shows submitted teams, newest first, and nothing of a person', async () => {
    const page = await list();
    expect(page).toEqual({
      content: [
        { teamName: '느린 우산', itemName: '버려진 우산 되살리기', region: '호남·제주' },
        { teamName: '두칸', itemName: '100% 순면 앞치마', region: '동남' },
        { teamName: '한칸 서재', itemName: '빈 방을 나누는 AI 서재', region: '수도권' },
      ].map((team) => ({
        ...team,
        teamNo: made[team.teamName],
        itemPart: '생활·공간',
        trackNo: 3,
        lane: 3,
        trackName: '캠퍼스',
      })),
      page: 1,
      size: 10,
      totalElements: 3,
      totalPages: 1,
    });
    expect((await list({ language: 'en' })).content[0]).toMatchObject({
      trackName: 'Campus',
      itemPart: 'Living and space',
    });
  });

  test('what is being edited in the season never shows before it is published', async () => {
    const before = {
      list: await list(),
      team: await getTeam(db, { teamNo: made.두칸 ?? 0, language: 'ko' }),
    };
    const leak = JSON.stringify({ ko: '고치는 중', en: 'Being edited' });
    await db
      .transaction(async (tx) => {
        for (const [table, column] of [
          ['tracks', 'name'],
          ['regions', 'name'],
          ['season_choices', 'label'],
        ] as const) {
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${leak}::jsonb`.execute(tx.sql);
        }
        await sql`update regions set code = 'edited-' || code`.execute(tx.sql);
        const { regions } = await getTrackRules(tx, 3);
        const code = regions[0]?.code ?? '';
        expect(await listTeams(tx, { page: 1, size: 10, language: 'ko' })).toEqual(before.list);
        expect(await getTeam(tx, { teamNo: made.두칸 ?? 0, language: 'ko' })).toEqual(before.team);
        const ofRegion = await listTeams(tx, { page: 1, size: 10, language: 'ko', region: code });
        expect(ofRegion.content.map(({ teamName }) => teamName)).toEqual(['한칸 서재']);
        throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toBe('taken back'));
  });

  test.each([
    [1, 2, ['느린 우산', '두칸']],
    [2, 2, ['한칸 서재']],
    [3, 2, []],
    [1, 3, ['느린 우산', '두칸', '한칸 서재']],
    [2, 3, []],
  ])('page %i of %i each', async (page, size, expected) => {
    const found = await list({ page, size });
    expect(found.content.map(({ teamName }) => teamName)).toEqual(expected);
    expect(found).toMatchObject({ totalElements: 3, totalPages: Math.ceil(3 / size) });
  });

  test.each([
    ['this year', { year: 2026 }, 3],
    ['a year without a season', { year: 2020 }, 0],
    ['the track', { trackNo: 3 }, 3],
    ['another track', { trackNo: 2 }, 0],
    ['a track of another year', { trackNo: 3, year: 2025 }, 0],
    ['a track that does not exist', { trackNo: 4_000_000_000 }, 0],
    ['a region', { region: 'honam' }, 1],
    ['a region and a track', { region: 'honam', trackNo: 3 }, 1],
    ['an unknown region', { region: 'x\u0000' }, 0],
  ])('filtered by %s', async (_case, filter, total) => {
    expect(await list(filter)).toMatchObject({ totalElements: total });
  });

  test.each([
    ['칸', ['두칸', '한칸 서재']],
    ['서재', ['한칸 서재']],
    ['한칸서재', ['한칸 서재']],
    ['우산 되', ['느린 우산']],
    ['ai', ['한칸 서재']],
    ['ㅎㅋㅅㅈ', ['한칸 서재']],
    ['ㅋ', ['두칸', '한칸 서재']],
    ['ㄴㄹㅇㅅ', ['느린 우산']],
    ['100%', ['두칸']],
    ['%', ['두칸']],
    ['__', []],
    ['한칸'.normalize('NFD'), ['한칸 서재']],
    ['\u0000', ['느린 우산', '두칸', '한칸 서재']],
    ["'; drop table applications; --", []],
    ['{한칸}', []],
    ['작성', []],
    ['취소', []],
  ])('the keyword %s finds %j', async (keyword, expected) => {
    expect(await names({ keyword })).toEqual(expected);
  });

  test('asks the database the same number of times for one team and for three', async () => {
    let queries = 0;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'sql') queries += 1;
        return Reflect.get(target, name, target);
      },
    });
    const asked = { page: 1, language: 'ko' as const };
    await listTeams(counted, { ...asked, size: 1 });
    const forOne = queries;
    queries = 0;
    await listTeams(counted, { ...asked, size: 3 });
    expect(queries).toBe(forOne);
  });
});

describe('a keyword that finds more than most', () => {
  const many = MOST_FOUND + 3;

  beforeAll(async () => {
    await sql`
      with leaders as (
        insert into accounts (kind, name, email_sealed, email_index, password_hash, status, created_at, updated_at)
        select 'user', '팀장', '', 'many ' || n, 'none', 'active', now(), now() from generate_series(1, ${many}::int) n
        returning id)
      insert into applications (season_id, track_no, stage_no, leader_id, status, number, team_name, item_name,
        search_text, search_tokens, submission_version, fields_sealed, field_versions, draft_version, changed,
        saved_at, created_at)
      select season_id, track_no, stage_no, leaders.id, 'submitted', '3-' || leaders.id, '숱한 팀', '', '숱한팀',
        array['숱'], 1, '', '{}', 1, false, now(), now()
      from leaders, applications where team_no = ${made.두칸}`.execute(db.sql);
  });

  test('finds so many, newest first, and pages end there', async () => {
    const first = await list({ keyword: '숱', size: 2 });
    expect(first).toMatchObject({ totalElements: MOST_FOUND, totalPages: MOST_FOUND / 2 });
    const newest = await list({ size: 2 });
    expect(first.content).toEqual(newest.content);
    const last = await list({ keyword: '숱', size: 2, page: MOST_FOUND / 2 });
    expect(last.content).toHaveLength(2);
    expect((await list({ keyword: '숱', size: 2, page: MOST_FOUND / 2 + 1 })).content).toEqual([]);
  });
});

describe('the page of a team', () => {
  test('shows the team and nothing of a person', async () => {
    const actor = mintUser((await createAccount(db)).id);
    const draft = await createDraft(db, { actor, teamName: '로고 팀' });
    const logo = await createFile(db, { teamNo: draft.teamNo, ownerId: actor.userId, slot: 'logo' });
    const { teamNo } = await createSubmitted(db, { actor, teamName: '로고 팀', fields: {}, files: [] });
    expect(teamNo).toBe(draft.teamNo);
    const detail = await getTeam(db, { teamNo, language: 'ko' });
    expect(detail).toMatchObject({
      teamName: '로고 팀',
      year: 2026,
      tech: '웹·앱 플랫폼',
      itemPart: '생활·공간',
      memberCount: 3,
      logo,
    });
    expect(detail.stages.map(({ name }) => name)).toHaveLength(5);
    expect(JSON.stringify(detail)).not.toMatch(/윤서준|팀원 1|010-|@test/);
  });

  test.each(['draft', 'cancelled'])(
    '1115 for a team that is %s, as for one that does not exist',
    async (which) => {
      for (const teamNo of [made[which] ?? 0, 99_999]) {
        await expect(getTeam(db, { teamNo, language: 'ko' })).rejects.toMatchObject({
          error: 'teamNotFound',
        });
      }
    },
  );
});

import { pick, randomNumbers } from '@chulbal/demo/random';
import { searchTextOf, searchTokens } from '@chulbal/domain/search';
import { formFields } from '@chulbal/testing/factories';
import type { PostgresDb } from './postgres-db.ts';
import { settle } from './settle.ts';

const first = [
  ...[
    '한칸',
    '초록',
    '바른',
    '느린',
    '새벽',
    '골목',
    '바다',
    '달빛',
    '햇살',
    '모두의',
    '작은',
    '든든한',
    '푸른',
  ],
  ...[
    '하얀',
    '노란',
    '반짝',
    '따뜻한',
    '고운',
    '오늘',
    '내일',
    '우리',
    '동네',
    '마을',
    '나란히',
    '함께',
    '두근',
  ],
  ...['Blue', 'Green', 'Open', 'Smart', 'Next', 'Hello', 'Kind', 'Tiny', 'Urban', 'Bright'],
];
const second = [
  ...[
    '서재',
    '우산',
    '농장',
    '부엌',
    '교실',
    '정류장',
    '공방',
    '지도',
    '연필',
    '시계',
    '창고',
    '다리',
    '나침반',
  ],
  ...[
    '식탁',
    '자전거',
    '온실',
    '도서관',
    '시장',
    '놀이터',
    '약국',
    '극장',
    '병원',
    '나무',
    '고래',
    '참새',
    '별',
  ],
  ...['Lab', 'Works', 'Studio', 'Market', 'Garden', 'Loop', 'Bridge', 'Note', 'Cloud', 'Pixel'],
];
const what = [
  ...[
    '빈 방',
    '남는 음식',
    '헌 옷',
    '동네 텃밭',
    '유학생 생활',
    '반려동물 산책',
    '시골 빈집',
    '중고 교재',
    '약 봉투',
  ],
  ...[
    '수어 통역',
    '버려진 우산',
    '자전거 주차',
    '혼자 먹는 밥',
    '전통 시장',
    '바다 쓰레기',
    '재활 운동',
    '글쓰기 연습',
  ],
];
const does = [
  ...[
    '나누는 공유 서비스',
    '알려 주는 앱',
    '찾아 주는 지도',
    '이어 주는 플랫폼',
    '되살리는 공방',
    '배우는 교실',
  ],
  ...[
    '돌보는 로봇',
    '지키는 센서',
    '바꾸는 구독 상자',
    '추천하는 AI',
    '기록하는 일기장',
    '함께 만드는 온라인 장터',
  ],
];
/** Syllables as names have them, from common to rare. */
const syllables = [...'가나다라마바사아자하서지수민윤도한별솔봄담온결빛샘누리노을찬들해율채은비뜰헌괄뭄쳇툇'];

/** A team's two names; about a third of the team names are made of syllables that no list holds. */
export function teamNames(random: () => number): { teamName: string; itemName: string } {
  const made = () => pick(random, syllables) + pick(random, syllables) + pick(random, syllables);
  const teamName = random() < 0.35 ? made() : `${pick(random, first)} ${pick(random, second)}`;
  return { teamName, itemName: `${pick(random, what)} ${pick(random, does)}` };
}

type Row = Record<'team' | 'trackNo' | 'regionId' | 'serial', number> &
  Record<'number' | 'teamName' | 'itemName' | 'itemPart' | 'searchText', string> & { searchTokens: string[] };

const BATCH = 5_000;

/**
 * Submitted applications `from` … `to` (counted from 1) of the one season there is, spread over its tracks,
 * regions and item fields; each with a leader of its own. The same seed gives the same rows.
 */
export async function insertTeams(
  { db, pool }: PostgresDb,
  { from, to, seed }: { from: number; to: number; seed: number },
): Promise<void> {
  const season = await db.sql.selectFrom('seasons').select('id').executeTakeFirstOrThrow();
  const tracks = await db.sql.selectFrom('tracks').select(['trackNo', 'lane']).orderBy('lane').execute();
  const regions = await db.sql.selectFrom('regions').select('id').orderBy('position').execute();
  const parts = await db.sql
    .selectFrom('seasonChoices')
    .select('code')
    .where('field', '=', 'teamItemPart')
    .orderBy('position')
    .execute();

  const rowOf = (team: number): Row => {
    const random = randomNumbers(seed * 1_000_003 + team);
    const { teamName, itemName } = teamNames(random);
    const { trackNo, lane } = pick(random, tracks);
    const searchText = searchTextOf(teamName, itemName);
    return {
      team,
      trackNo,
      regionId: pick(random, regions).id,
      serial: team,
      number: `${lane}-${String(team).padStart(4, '0')}`,
      teamName,
      itemName,
      itemPart: pick(random, parts).code,
      searchText,
      searchTokens: searchTokens(searchText),
    };
  };
  // As heavy as a real row, for pages of the table count: a form of four people and its fields' versions.
  const form = formFields({ members: 3 });
  const sealed = db.vault.seal(JSON.stringify(form));
  const versions = JSON.stringify(Object.fromEntries(Object.keys(form).map((path) => [path, 1])));
  for (let begin = from; begin <= to; begin += BATCH) {
    const rows = [];
    for (let team = begin; team < begin + BATCH && team <= to; team += 1) rows.push(rowOf(team));
    await pool.query(insertBatch, [season.id, JSON.stringify(rows), sealed, versions]);
  }
  await settle(pool, 'applications');
}

const insertBatch = `
  with given as (
    select * from jsonb_to_recordset($2::jsonb) as g(
      team bigint, "trackNo" bigint, "regionId" bigint, serial int, number text, "teamName" text,
      "itemName" text, "itemPart" text, "searchText" text, "searchTokens" text[])
  ), leaders as (
    insert into accounts (kind, name, email_sealed, email_index, password_hash, status, created_at, updated_at)
    select 'user', '팀장 ' || team, ''::bytea, 'bench ' || team, 'none', 'active', now(), now() from given
    returning id, email_index
  )
  insert into applications (
    season_id, track_no, stage_no, leader_id, status, number, serial, team_name, item_name, item_part,
    region_id, search_text, search_tokens, submission_version, submitted_at, fields_sealed, field_versions,
    draft_version, changed, saved_at, created_at)
  select $1::bigint, "trackNo", 1, leaders.id, 'submitted', number, serial, "teamName", "itemName", "itemPart",
    "regionId", "searchText", "searchTokens", 1, now(), $3::bytea, $4::jsonb, 1, false, now(), now()
  from given join leaders on leaders.email_index = 'bench ' || given.team
  order by given.team`;

import type { DemoClaim } from './bonus.ts';
import type { DemoTeam } from './teams.ts';

const firstNames = (
  '푸른 새벽 한뼘 느린 바른 고운 둥근 너른 빠른 맑은 작은 깊은 밝은 단단한 따뜻한 반짝 출렁 솔솔 두근 살금 ' +
  '모퉁이 골목 마당 언덕 여름 겨울 가을 봄날 첫눈 노을 별빛 달빛 햇살 바람 파도 안개 구름 무지개 조약돌 이슬 ' +
  '열두시 일요일 모두의 우리의'
).split(' ');

const lastNames = (
  '고래 등대 연구소 공방 정거장 우체국 나침반 사다리 망원경 징검다리 도서관 상점 식탁 온실 항구 풍차 저울 지도 ' +
  '수레 창고 텃밭 오두막 대장간 작업실 방앗간 극장 놀이터 운동장 교실 실험실 서랍 주머니 단추 우산 안경 신발끈 ' +
  '연필 종이배 나루 굴뚝 화분 찻집 탐험대 특공대'
).split(' ');

const people = [
  '자취생이',
  '기숙사 룸메이트가',
  '초보 농부가',
  '동네 가게가',
  '통학생이',
  '유학생이',
  '야간 근무자가',
  '새내기가',
  '돌봄 가족이',
  '작은 카페가',
  '어르신이',
  '반려인이',
  '지역 서점이',
  '운동부가',
];

/** What it is about, with the code of the item's part. */
const things = [
  ['남은 반찬을', 'food'],
  ['빈 좌석을', 'mobility'],
  ['헌 교재를', 'education'],
  ['젖은 우산을', 'living'],
  ['고장 난 자전거를', 'mobility'],
  ['노는 밭을', 'local'],
  ['못 쓰는 배터리를', 'environment'],
  ['빌린 공구를', 'living'],
  ['낡은 옷을', 'fashion'],
  ['잃어버린 물건을', 'social'],
  ['먹다 남은 약을', 'health'],
  ['시든 화분을', 'environment'],
  ['버려지는 종이를', 'environment'],
  ['비는 주차 칸을', 'local'],
] as const;

/** How, with the code of the technology. */
const ways = [
  ['함께 나누는 지도', 'platform'],
  ['서로 맡기는 보관함', 'iot'],
  ['사진으로 찾는 앱', 'ai'],
  ['시간대로 예약하는 게시판', 'platform'],
  ['고쳐 쓰는 공방', 'none'],
  ['모아 되파는 장터', 'data'],
  ['무게로 세는 저울', 'iot'],
  ['이웃에게 빌려주는 창구', 'platform'],
  ['상태를 알려 주는 센서', 'iot'],
  ['다시 쓰게 만드는 키트', 'material'],
] as const;

/** As many teams as there are items and names. */
export const MOST_TEAMS = Math.min(
  firstNames.length * lastNames.length,
  people.length * things.length * ways.length,
);

const sizes = [3, 4, 3, 2, 4];
const regions = [
  '9',
  '1',
  '2',
  '4',
  '9',
  '3',
  '5',
  '6',
  '7',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '10',
  '1',
  '17',
];
const claims: readonly (readonly DemoClaim[] | null)[] = [
  null,
  null,
  [{ aaNo: 2, history: '교내 창업 경진대회 우수상', decision: 'pending', reason: '' }],
  null,
  [{ aaNo: 1, history: '지난 시즌 참가', decision: 'verified', reason: '' }],
  null,
  [
    { aaNo: 3, history: '특허 출원 1건', decision: 'verified', reason: '' },
    { aaNo: 2, history: '교내 창업 경진대회 대상', decision: 'pending', reason: '' },
  ],
  null,
  null,
  [{ aaNo: 3, history: '상표 출원', decision: 'rejected', reason: '증명원의 출원인이 팀원이 아니에요' }],
];

/**
 * The team of a running number from 0 on, below `MOST_TEAMS`: another number is another name and another item. School,
 * field of study and kind of business are those of a team of its lane that was written by hand.
 */
export function leagueTeam(index: number, lane: number, models: readonly DemoTeam[]): DemoTeam {
  const model = models[index % models.length];
  if (!model) throw new Error(`There is no team of lane ${lane} to go by.`);
  const named = (index * 389) % (firstNames.length * lastNames.length);
  const combined = (index * 577) % (people.length * things.length * ways.length);
  const name = `${firstNames[named % firstNames.length]}${lastNames[Math.floor(named / firstNames.length)]}`;
  const who = people[combined % people.length] ?? '';
  const [what, part] = things[Math.floor(combined / people.length) % things.length] ?? things[0];
  const [how, tech] = ways[Math.floor(combined / people.length / things.length)] ?? ways[0];
  const item = `${who} ${what} ${how}`;
  const own = claims[index % claims.length];
  const tried = 12 + ((index * 7) % 89);
  return {
    lane,
    name,
    item,
    part,
    tech,
    sido: regions[(index * 5) % regions.length] ?? '1',
    school: model.school,
    ...(model.major ? { major: model.major } : {}),
    ...(model.majority ? { majority: model.majority } : {}),
    size: sizes[index % sizes.length] ?? 3,
    about: `‘${item}’를 만듭니다. 지난 학기에 ${tried}명과 ${2 + (index % 5)}주 동안 시험했고, 다시 쓰겠다는 사람이 열에 ${4 + (index % 5)}이었습니다. 시험하면서 처음 정한 순서를 두 번 바꾸었습니다.`,
    motive: `${who} 겪는 일을 ${3 + (index % 9)}일 동안 적어 보니 같은 일이 하루에 ${2 + (index % 4)}번 일어났습니다.`,
    strength: `만드는 사람과 쓰는 사람이 한 팀에 있어 고친 것을 그날 시험합니다. 지금까지 ${1 + (index % 6)}번 다시 만들었습니다.`,
    ...(model.business ? { business: { ...model.business, monthsOld: 3 + ((index * 11) % 30) } } : {}),
    claims: own ?? [],
  };
}

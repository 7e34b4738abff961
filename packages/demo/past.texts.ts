import { koreanDay } from '@chulbal/contract/korean-days';
import type { PastEventKind, PastSource } from '@chulbal/contract/past-companies/values';
import type { DraftOf } from '@chulbal/contract/posts/operators';
import type { DemoPost } from './post.ts';

type Pair = readonly [ko: string, en: string];
/** Years after its exhibition, MM-dd, what, how it is known, its words. */
type Day = readonly [after: number, day: string, PastEventKind, PastSource, ...Pair];
type Past = {
  /** Before the season of the demo's year. */
  yearsAgo: number;
  lane: 1 | 2 | 3 | 4 | 5;
  region: Pair;
  name: Pair;
  line: Pair;
  story: Pair;
  kind: DraftOf<'past'>['kind'];
  days: readonly Day[];
  /** Name, unit, then and now. */
  figures?: readonly (readonly [Pair, Pair, number, number])[];
  /** Name, and what they did; without a name where somebody chose not to be named. */
  people?: readonly (readonly [string, ...Pair])[];
};

/** What the tracks of the demo are called. */
export const trackNames: Record<Past['lane'], Pair> = {
  1: ['새싹', 'Sprout'],
  2: ['도전', 'Challenge'],
  3: ['캠퍼스', 'Campus'],
  4: ['성장', 'Growth'],
  5: ['글로벌', 'Global'],
};

const capital: Pair = ['수도권', 'Capital area'];
const chungcheong: Pair = ['충청', 'Chungcheong'];
const daegyeong: Pair = ['대경·강원', 'Daegyeong and Gangwon'];
const honam: Pair = ['호남·제주', 'Honam and Jeju'];
const southeast: Pair = ['동남', 'Southeast'];

/** Teams that do not exist, of exhibitions two and three years before the demo's season. */
const pasts: readonly Past[] = [
  {
    ...{ yearsAgo: 3, lane: 3, region: daegyeong, kind: 'running', name: ['달팽이책방', 'Snail Books'] },
    line: ['책방 없는 마을을 도는 느린 트럭', 'A slow truck for villages without a bookshop'],
    story: [
      '<p>정선에는 책방이 없습니다. 가장 가까운 책방까지 버스로 한 시간 반이 걸려요. 우리는 책방이 오면 되지 않을까 생각했습니다.</p><blockquote><p>빨리 오는 책 말고, 기다리게 되는 책을 싣고 싶어요.</p></blockquote><p>트럭은 하루에 한 마을만 섭니다. 빌린 책은 다음 달 같은 날에 돌려받아요. 늦어도 괜찮습니다. 우리도 느리니까요.</p>',
      '<p>There is no bookshop in Jeongseon; the next one is an hour and a half away by bus. So we thought the shop might come instead.</p><blockquote><p>We want to carry books that are waited for, not books that come fast.</p></blockquote><p>The truck stops in one village a day. Borrowed books come back on the same day of the next month. Late is fine: so are we.</p>',
    ],
    figures: [
      [['도는 마을', 'Villages'], ['곳', ''], 3, 30],
      [['실은 책', 'Books on board'], ['권', ''], 400, 6200],
      [['같이 일하는 사람', 'People at work'], ['명', ''], 3, 9],
    ],
    people: [
      ['문가람', '팀장', 'Team leader'],
      ['이도현', '트럭과 길', 'Truck and roads'],
      ['', '', ''],
    ],
    days: [
      [0, '08-21', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [0, '10-20', 'award', 'season', '캠퍼스 트랙 최우수', 'First prize of the campus track'],
      [1, '02-05', 'founded', 'register', '주식회사 달팽이책방', 'Snail Books was founded'],
      [1, '09-12', 'funded', 'team', '첫 투자 1억 5,000만 원', 'First funding: 150 million won'],
      [2, '03-02', 'news', 'press', '두 번째 트럭이 나왔어요', 'The second truck is on the road'],
      [
        2,
        '11-14',
        'award',
        'press',
        '강원 사회적기업 대회 대상',
        'Grand prize for social enterprises in Gangwon',
      ],
      [3, '04-18', 'news', 'team', '서른 번째 마을에 멈췄어요', 'Stopped in the thirtieth village'],
    ],
  },
  {
    ...{ yearsAgo: 3, lane: 4, region: capital, kind: 'running', name: ['바늘구멍', 'Pinhole'] },
    line: ['바늘구멍 사진기로 배우는 빛 수업', 'Lessons about light with a pinhole camera'],
    story: [
      '<p>과자 상자와 바늘 하나로 교실이 카메라가 됩니다. 첫 사진이 뜨는 4분 동안 아무도 휴대전화를 꺼내지 않아요.</p>',
      '<p>A biscuit box and a needle turn a classroom into a camera. For the four minutes of the first picture nobody takes out a phone.</p>',
    ],
    figures: [[['수업한 교실', 'Classrooms'], ['곳', ''], 12, 310]],
    days: [
      [0, '08-21', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [1, '06-03', 'founded', 'register', '협동조합을 세웠어요', 'Founded a cooperative'],
      [3, '03-11', 'news', 'press', '교과서 보조 교재로 뽑혔어요', 'Chosen as a companion to a textbook'],
    ],
  },
  {
    ...{ yearsAgo: 3, lane: 2, region: daegyeong, kind: 'stopped', name: ['여름교실', 'Summer Room'] },
    line: ['방학 동안 비는 교실을 동네 쉼터로', 'Empty classrooms as shelters from the heat'],
    story: [
      '<p>방학이면 에어컨이 있는 교실은 비고, 옆 골목 어르신은 더위를 견딥니다. 두 곳은 걸어서 3분 거리였어요.</p>',
      '<p>In the holidays rooms with air conditioning stand empty while people in the next lane sit in the heat, three minutes away.</p>',
    ],
    days: [
      [0, '08-21', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [1, '07-20', 'news', 'press', '학교 네 곳이 문을 열었어요', 'Four schools opened their doors'],
      [2, '09-05', 'stopped', 'team', '세 번의 여름을 열고 마쳤어요', 'Closed after three summers'],
    ],
  },
  {
    ...{ yearsAgo: 3, lane: 1, region: honam, kind: 'silent', name: ['돌담편지', 'Stone Wall Letters'] },
    line: ['돌담 틈에 넣는 동네 편지함', 'Letter boxes in the gaps of stone walls'],
    story: [
      '<p>돌담에는 바람이 지나는 틈이 있어요. 그 틈에 들어가는 작은 편지함을 만들었습니다.</p>',
      '<p>A stone wall has gaps for the wind. We made letter boxes that fit into them.</p>',
    ],
    days: [[0, '08-21', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition']],
  },
  {
    ...{ yearsAgo: 3, lane: 5, region: southeast, kind: 'running', name: ['첫장보기', 'First Market'] },
    line: ['유학생의 첫 장보기를 돕는 시장 지도', 'A market map for newcomers from abroad'],
    story: [
      '<p>시장에는 값표가 없는 것이 많습니다. 네 나라말로 묻고 답하는 종이 지도 한 장에서 시작했어요.</p>',
      '<p>Much in a market has no price tag. We began with one sheet of paper that asks and answers in four languages.</p>',
    ],
    figures: [[['지도에 오른 시장', 'Markets on the map'], ['곳', ''], 1, 14]],
    days: [
      [0, '08-21', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [2, '05-09', 'news', 'press', '상인회 여섯 곳이 함께해요', 'Six merchants’ associations joined'],
    ],
  },
  {
    ...{ yearsAgo: 2, lane: 2, region: southeast, kind: 'running', name: ['두번째의자', 'Second Chair'] },
    line: ['버린 의자가 다시 앉습니다', 'Chairs that were thrown away seat somebody again'],
    story: [
      '<p>학교에서 버린 책걸상을 고쳐 마을에 다시 앉힙니다. 의자마다 원래 있던 교실 이름을 새겨 둡니다.</p>',
      '<p>We repair chairs that schools throw away and give them back to the neighbourhood. Each keeps the name of its classroom.</p>',
    ],
    figures: [[['고친 의자', 'Chairs repaired'], ['개', ''], 40, 1900]],
    people: [['서이랑', '목공', 'Woodwork']],
    days: [
      [0, '08-19', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [0, '10-18', 'award', 'season', '도전 트랙 우수', 'Second prize of the challenge track'],
      [1, '10-02', 'news', 'press', '의자 1,900개, 마을 공방 두 곳', '1,900 chairs, two workshops'],
    ],
  },
  {
    ...{ yearsAgo: 2, lane: 5, region: honam, kind: 'running', name: ['섬마을진료', 'Island Doctor'] },
    line: ['유학생 의료진이 여는 섬 통역 진료', 'Medical students from abroad interpret on islands'],
    story: [
      '<p>섬에도 여러 나라에서 온 이웃이 삽니다. 배가 들어오는 날, 통역과 의사가 함께 내려요.</p>',
      '<p>Neighbours from many countries live on the islands, too. On the day of the ferry a doctor and an interpreter come ashore together.</p>',
    ],
    figures: [[['찾은 섬', 'Islands'], ['곳', ''], 2, 11]],
    days: [
      [0, '08-19', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [1, '07-07', 'news', 'press', '보건소 네 곳과 정기 진료', 'Regular visits with four health centres'],
    ],
  },
  {
    ...{ yearsAgo: 2, lane: 3, region: capital, kind: 'stopped', name: ['골목배송', 'Alley Post'] },
    line: ['걸어서 닿는 거리만 나르는 배달', 'Deliveries only as far as one can walk'],
    story: [
      '<p>오토바이가 들어가지 못하는 골목이 있습니다. 그 안쪽 500미터만 우리가 나릅니다.</p>',
      '<p>There are lanes that no motorbike can enter. We carry the last five hundred metres.</p>',
    ],
    days: [
      [0, '08-19', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [
        1,
        '12-11',
        'stopped',
        'team',
        '비슷한 서비스에 합류하며 문을 닫았어요',
        'Closed and joined a similar service',
      ],
    ],
  },
  {
    ...{ yearsAgo: 2, lane: 1, region: chungcheong, kind: 'silent', name: ['연필깎는날', 'Sharpening Day'] },
    line: ['몽당연필을 모아 새 연필로', 'New pencils from stubs'],
    story: [
      '<p>필통마다 몽당연필이 셋씩 있었어요. 이어 붙이면 새 연필 하나가 됩니다.</p>',
      '<p>Every pencil case held three stubs. Joined together they make one new pencil.</p>',
    ],
    days: [[0, '10-18', 'news', 'season', '결선에 섰어요', 'Stood in the final']],
  },
  {
    ...{ yearsAgo: 2, lane: 4, region: chungcheong, kind: 'running', name: ['빈집온도', 'Warm Rooms'] },
    line: ['빈집의 온도와 물을 지키는 센서', 'A sensor that keeps watch over empty houses'],
    story: [
      '<p>빈집은 겨울 한 번에 무너집니다. 얼기 하루 전에 알려 주면 집은 봄까지 버텨요.</p>',
      '<p>One winter can ruin an empty house. Warned a day before the frost, it lasts until spring.</p>',
    ],
    figures: [[['지키는 집', 'Houses watched'], ['채', ''], 18, 420]],
    days: [
      [0, '08-19', 'exhibited', 'season', '온라인 전시에 섰어요', 'Stood in the online exhibition'],
      [1, '01-15', 'founded', 'register', '주식회사 빈집온도', 'Warm Rooms was founded'],
      [1, '11-20', 'funded', 'press', '지역 기금 투자 3억 원', 'Regional fund invests 300 million won'],
    ],
  },
];

/** The same as posts of their board, as they stand at `now`. */
export function demoPasts(now: Date): DemoPost[] {
  const season = Number(koreanDay(now).slice(0, 4));
  return pasts.map((past, place): DemoPost => {
    const { lane, region, name, line, story, kind, days, figures = [], people = [] } = past;
    const year = season - past.yearsAgo;
    return {
      ...{ board: 'past', kind, daysAgo: 40 - place, titleKo: name[0], titleEn: name[1] },
      ...{ bodyKo: story[0], bodyEn: story[1] },
      details: {
        ...{
          cover: null,
          logo: null,
          year,
          lane,
          trackKo: trackNames[lane][0],
          trackEn: trackNames[lane][1],
        },
        ...{ regionKo: region[0], regionEn: region[1], lineKo: line[0], lineEn: line[1] },
        figures: figures.map(([label, unit, before, today]) => ({
          ...{ labelKo: label[0], labelEn: label[1], unitKo: unit[0], unitEn: unit[1] },
          ...{ before, now: today, nowYear: season },
        })),
        people: people.map(([who, roleKo, roleEn]) => ({ name: who, roleKo, roleEn })),
        events: days
          .map(([after, day, what, source, titleKo, titleEn]) => ({
            ...{
              day: `${year + after}-${day}`,
              kind: what,
              source,
              titleKo,
              titleEn,
              textKo: '',
              textEn: '',
            },
          }))
          .filter(({ day }) => day <= koreanDay(now)),
        checkedOn: koreanDay(new Date(now.getTime() - 50 * 86_400_000)),
      },
    };
  });
}

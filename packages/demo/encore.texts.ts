import type { CompanyWords } from './company-content.ts';
import type { DemoTeam } from './teams.ts';
import { schools } from './teams-last-year.ts';

type Pair = readonly [ko: string, en: string];
type Figure = readonly [label: Pair, value: string, unit: Pair];

type Row = {
  lane: number;
  sido: string;
  part: string;
  tech: string;
  school: string;
  size: number;
  name: Pair;
  title: Pair;
  /** What they saw, what they made of it, and where they stand two years later. */
  why: Pair;
  how: Pair;
  now: Pair;
  figures: readonly Figure[];
};

const people: Pair = ['명', 'people'];
const times: Pair = ['회', 'times'];
const places: Pair = ['곳', 'places'];
const percent: Pair = ['%', '%'];

/** Teams of two seasons ago that come back for another exhibition; made up, like their schools. */
const rows: readonly Row[] = [
  {
    ...{ lane: 1, sido: '9', part: 'environment', tech: 'iot', school: '버들샘', size: 3 },
    name: ['물방울계량대', 'Droplet Bench'],
    title: ['양치컵 하나로 재는 학교의 물', 'A school’s water, measured by the cup'],
    why: [
      '양치하는 동안 수도를 틀어 두면 몇 컵이 흐르는지 아무도 몰랐어요.',
      'Nobody knew how many cups run off while we brush our teeth.',
    ],
    how: [
      '세면대 아래 눈금 통을 두고 흐른 물을 컵 그림으로 보여 줘요. 반마다 한 주의 컵 수를 적어 복도에 붙여요.',
      'A marked tank under the basin shows the water that ran as cups. Each class puts its week of cups up in the corridor.',
    ],
    now: [
      '두 해 동안 학교 열네 곳이 따라 했고, 한 반이 하루에 쓰는 양치 물이 절반으로 줄었어요.',
      'Fourteen schools have followed in two years, and a class now uses half the water it did.',
    ],
    figures: [
      [['함께하는 학교', 'Schools'], '14', places],
      [['줄어든 물', 'Water saved'], '51', percent],
    ],
  },
  {
    ...{ lane: 1, sido: '2', part: 'local', tech: 'none', school: '동백여울', size: 4 },
    name: ['골목이름표', 'Alley Labels'],
    title: ['어린이가 이름 지은 골목 안내판', 'Alley signs named by the children there'],
    why: [
      '구급차가 우리 집을 찾지 못해 골목 입구에서 두 번 되돌아갔어요.',
      'An ambulance turned back twice because it could not find our alley.',
    ],
    how: [
      '길 이름이 없는 골목을 걸어 다니며 아이들이 이름을 짓고, 밤에도 보이는 판에 새겨 달아요.',
      'Children walk alleys without a name, give them one, and put it on a plate that can be read at night.',
    ],
    now: [
      '구청이 이름 62개를 안내 지도에 올렸고, 이웃 동네 두 곳이 같은 방법으로 이름을 짓고 있어요.',
      'The district put 62 of the names on its map, and two neighbourhoods are naming theirs the same way.',
    ],
    figures: [
      [['이름 생긴 골목', 'Alleys named'], '62', places],
      [['함께 걸은 이웃', 'Neighbours'], '310', people],
    ],
  },
  {
    ...{ lane: 2, sido: '3', part: 'education', tech: 'platform', school: '솔밭', size: 4 },
    name: ['밤도깨비책상', 'Night Owl Desks'],
    title: ['독서실 빈자리를 한 시간씩', 'Empty study seats, an hour at a time'],
    why: [
      '독서실은 한 달 치를 끊어야 하는데 저는 학원 사이 두 시간만 앉을 곳이 필요했어요.',
      'Study rooms sell by the month. I needed a seat for the two hours between classes.',
    ],
    how: [
      '독서실의 남은 자리를 한 시간 단위로 모아 보여 주고, 앉으면 책상의 등이 켜져요.',
      'Empty seats of many study rooms in one list, by the hour. The lamp of a desk lights up when you sit down.',
    ],
    now: [
      '대구의 독서실 38곳이 씁니다. 저녁 빈자리의 6할이 채워졌어요.',
      'Thirty-eight study rooms in Daegu use it, and six in ten evening seats that stood empty are taken.',
    ],
    figures: [
      [['함께하는 독서실', 'Study rooms'], '38', places],
      [['채워진 빈자리', 'Seats filled'], '60', percent],
      [['한 달 예약', 'Bookings a month'], '4,200', times],
    ],
  },
  {
    ...{ lane: 2, sido: '13', part: 'food', tech: 'bio', school: '들샘', size: 3 },
    name: ['두부한모퉁이', 'Tofu Corner'],
    title: ['두부 공장의 비지로 굽는 과자', 'Crackers from what tofu leaves behind'],
    why: [
      '급식에 두부가 나오는 날이면 옆 공장에서 비지 300 kg이 버려졌어요.',
      'On every tofu day the factory next door threw away 300 kg of okara.',
    ],
    how: [
      '비지를 그날 말려 가루로 만들고, 밀가루 대신 넣어 한 입 크기로 구워요.',
      'We dry the okara on the same day, and bake bite-sized crackers with it in place of flour.',
    ],
    now: [
      '전북의 학교 매점 21곳에 들어가고, 공장은 비지 처리비를 내지 않아요.',
      'Twenty-one school shops sell them, and the factory no longer pays to have okara taken away.',
    ],
    figures: [
      [['되살린 비지', 'Okara saved'], '18', ['톤', 'tonnes']],
      [['학교 매점', 'School shops'], '21', places],
    ],
  },
  {
    ...{ lane: 2, sido: '6', part: 'manufacturing', tech: 'ai', school: '갑천', size: 4 },
    name: ['모서리지킴이', 'Cornerkeep'],
    title: ['손을 알아보고 멈추는 목공 톱', 'A bench saw that knows a hand'],
    why: [
      '실습실에서 친구가 톱에 장갑이 걸렸어요. 멈춤 단추는 팔이 닿지 않는 곳에 있었습니다.',
      'A friend’s glove caught in the saw. The stop button was out of reach.',
    ],
    how: [
      '작은 카메라가 손의 모양만 알아보고 8 cm 앞에서 모터를 끊어요. 쓰던 톱에 그대로 달아요.',
      'A small camera knows the shape of a hand and cuts the motor 8 cm away. It fits on the saws schools have.',
    ],
    now: [
      '특성화고 33곳의 실습실에 달았고, 두 해 동안 손을 다친 학생이 없어요.',
      'It is on the saws of 33 vocational schools. In two years no student has hurt a hand.',
    ],
    figures: [
      [['설치한 기계', 'Machines'], '417', ['대', '']],
      [['멈춘 횟수', 'Stops'], '1,290', times],
      [['다친 사람', 'Injuries'], '0', people],
    ],
  },
  {
    ...{ lane: 2, sido: '1', part: 'social', tech: 'iot', school: '북촌', size: 3 },
    name: ['한걸음단추', 'One-Step Button'],
    title: ['지팡이로 누르는 신호등 단추', 'A crossing button for a walking stick'],
    why: [
      '할머니는 신호등 단추 앞 턱을 오르지 못해 늘 누군가를 기다리셨어요.',
      'My grandmother could not climb the kerb to the crossing button, so she waited for somebody to come.',
    ],
    how: [
      '무릎 높이에 넓은 판을 두어 지팡이 끝으로 밀면 눌려요. 누른 사람의 걸음에 맞춰 녹색불이 7초 길어져요.',
      'A wide plate at knee height gives way to the tip of a stick, and the green light lasts seven seconds longer.',
    ],
    now: [
      '두 개 구의 건널목 46곳에서 시험을 마쳤고 올해 조달 목록에 올랐어요.',
      'Tested at 46 crossings in two districts, and since this year cities can order it.',
    ],
    figures: [
      [['건널목', 'Crossings'], '46', places],
      [['길어진 녹색불', 'More green'], '7', ['초', 'seconds']],
    ],
  },
  {
    ...{ lane: 3, sido: '9', part: 'mobility', tech: 'platform', school: '온누리', size: 4 },
    name: ['새벽셔틀', 'Dawn Shuttle'],
    title: ['첫차보다 먼저 출근하는 버스', 'A bus for those who work before the first'],
    why: [
      '건물을 청소하시는 어머니는 첫차를 놓치지 않으려고 두 시간을 걸으셨어요.',
      'My mother cleans offices. She walked two hours because the first bus came too late.',
    ],
    how: [
      '새벽 4시에 출근하는 사람들의 출발지를 모아 스물다섯 명이 되면 노선을 엽니다.',
      'We collect where people set out at four in the morning, and open a route once 25 of them match.',
    ],
    now: [
      '노선 열한 개가 평일마다 달리고, 빌딩 관리 회사 다섯 곳이 요금의 절반을 냅니다.',
      'Eleven routes run every weekday, and five building managers pay half of the fare.',
    ],
    figures: [
      [['노선', 'Routes'], '11', ['개', '']],
      [['매일 타는 사람', 'Riders a day'], '286', people],
      [['줄어든 출근 시간', 'Time saved'], '52', ['분', 'minutes']],
    ],
  },
  {
    ...{ lane: 3, sido: '11', part: 'health', tech: 'data', school: '직지', size: 3 },
    name: ['종이약국', 'Paper Pharmacy'],
    title: ['약 봉투에 찍는 읽기 쉬운 그림', 'Pictures on medicine bags, easy to read'],
    why: [
      '글을 읽지 못하는 어르신이 아침 약과 저녁 약을 바꿔 드시고 응급실에 오셨어요.',
      'A man who cannot read took his evening pills in the morning and came to the emergency room.',
    ],
    how: [
      '처방을 해와 달, 밥그릇의 그림으로 바꿔 약 봉투에 바로 인쇄해요. 약국의 프린터를 그대로 씁니다.',
      'Prescriptions become suns, moons and rice bowls on the bag, printed by the printer a pharmacy has.',
    ],
    now: [
      '약국 164곳이 쓰고, 잘못 먹어 다시 온 사람이 셋 중 하나로 줄었어요.',
      'In 164 pharmacies, people who come back after a mix-up are down to a third.',
    ],
    figures: [
      [['약국', 'Pharmacies'], '164', places],
      [['찍은 봉투', 'Bags printed'], '380,000', ['장', '']],
    ],
  },
  {
    ...{ lane: 3, sido: '14', part: 'living', tech: 'material', school: '남녘', size: 4 },
    name: ['파도목공소', 'Wave Woodshop'],
    title: ['떠내려온 나무로 짓는 의자', 'Seats built from driftwood'],
    why: [
      '태풍이 지나면 해변에 통나무 수백 개가 쌓이고, 마을은 돈을 들여 태웠어요.',
      'After each typhoon villages paid to burn hundreds of logs from the beach.',
    ],
    how: [
      '소금기를 빼는 물탱크를 학교 실험으로 만들었고, 마을 어르신과 함께 긴 의자를 짭니다.',
      'A tank from a lab class takes the salt out, and we build benches with the elders of the village.',
    ],
    now: [
      '바닷가 마을 열아홉 곳에 의자 230개가 놓였고, 두 곳은 마을 기업이 되었어요.',
      'There are 230 benches in nineteen villages; two of them run it as a business of their own.',
    ],
    figures: [
      [['놓인 의자', 'Benches'], '230', ['개', '']],
      [['되살린 나무', 'Wood saved'], '74', ['톤', 'tonnes']],
    ],
  },
  {
    ...{ lane: 3, sido: '2', part: 'food', tech: 'platform', school: '물결', size: 3 },
    name: ['반의반찬', 'Half a Side'],
    title: ['혼자 먹을 만큼만 파는 시장 반찬', 'Market dishes for one, by the spoon'],
    why: [
      '자취생은 반찬을 반도 못 먹고 버리고, 시장 할머니는 저녁마다 남은 반찬을 버리셨어요.',
      'Students threw half of their side dishes away, and so did the stalls every evening.',
    ],
    how: [
      '시장 반찬을 세 숟갈씩 담는 칸 그릇을 만들고, 저녁 일곱 시에 남은 것을 알려요.',
      'A box with cells of three spoons each, and word at seven in the evening of what is left.',
    ],
    now: [
      '부산의 시장 여섯 곳, 점포 81곳이 함께해요. 버려지는 반찬이 하루 140 kg 줄었어요.',
      'Eighty-one stalls in six markets of Busan take part and throw away 140 kg less a day.',
    ],
    figures: [
      [['함께하는 점포', 'Stalls'], '81', places],
      [['줄어든 음식', 'Waste saved'], '140', ['kg/일', 'kg a day']],
      [['다시 산 사람', 'Come back'], '68', percent],
    ],
  },
  {
    ...{ lane: 3, sido: '12', part: 'content', tech: 'xr', school: '다온', size: 4 },
    name: ['들리는박물관', 'Audible Museum'],
    title: ['손끝과 소리로 보는 작은 박물관', 'Small museums for fingers and ears'],
    why: [
      '시각 장애가 있는 친구와 간 박물관에서 친구가 만질 수 있는 것은 난간뿐이었어요.',
      'All my blind friend could touch in the museum was the handrail.',
    ],
    how: [
      '유물을 손바닥만 하게 찍어 내고, 만지는 자리마다 학예사의 목소리가 나와요.',
      'Exhibits printed to the size of a palm, with the curator’s voice wherever a finger rests.',
    ],
    now: [
      '작은 박물관 열여섯 곳이 상설로 두었고, 보는 관람객이 더 오래 머물러요.',
      'Sixteen small museums keep it on show, and visitors who see stay longer, too.',
    ],
    figures: [
      [['박물관', 'Museums'], '16', places],
      [['만지는 유물', 'Exhibits'], '92', ['점', '']],
    ],
  },
  {
    ...{ lane: 4, sido: '16', part: 'environment', tech: 'energy', school: '통영바다', size: 4 },
    name: ['겨울논', 'Winter Paddy'],
    title: ['쉬는 논에 물을 채워 새를 부르는 농사', 'Paddies that rest under water and bring birds'],
    why: [
      '겨울에 빈 논은 벌이가 없고, 철새는 내려앉을 물이 없었어요.',
      'Empty paddies earn nothing in winter, and migrating birds find no water.',
    ],
    how: [
      '겨울 논에 물을 가두고 탄소와 새의 수를 재어 기업과 지자체에 증서로 팔아요. 돈은 농가에 갑니다.',
      'We keep water in winter paddies, measure carbon and birds, and sell certificates. The money goes to the farms.',
    ],
    now: [
      '농가 57곳의 논 88 ha에 재두루미 1,400마리가 왔어요. 농가마다 겨울에 340만 원을 더 벌었어요.',
      'On 88 ha of 57 farms 1,400 white-naped cranes came, and each farm earned 3.4 million won more.',
    ],
    figures: [
      [['함께하는 농가', 'Farms'], '57', places],
      [['물 채운 논', 'Paddies'], '88', ['ha', 'ha']],
      [['연 매출', 'Sales a year'], '6.2', ['억 원', '× 100m won']],
    ],
  },
  {
    ...{ lane: 4, sido: '4', part: 'health', tech: 'ai', school: '서해', size: 3 },
    name: ['잇다수화기', 'Itda Phone'],
    title: ['통화를 글로 보여 주는 집 전화', 'A home phone that writes what is said'],
    why: [
      '할아버지는 휴대전화를 쓰지 않으셔서 자막 통화의 도움을 받을 수 없었어요.',
      'My grandfather has no mobile phone, so captions were not for him.',
    ],
    how: [
      '쓰던 집 전화에 연결하는 화면이에요. 소리는 집 밖으로 나가지 않고 화면 안에서 글이 됩니다.',
      'A screen that plugs into the phone people have. Speech becomes text inside it and never leaves the house.',
    ],
    now: [
      '보건소 열두 곳이 빌려주고, 한 달에 3만 통화를 글로 옮겨요.',
      'Twelve health centres lend it out; it writes down 30,000 calls a month.',
    ],
    figures: [
      [['쓰는 집', 'Homes'], '2,140', places],
      [['한 달 통화', 'Calls a month'], '30,000', ['통', '']],
    ],
  },
  {
    ...{ lane: 4, sido: '15', part: 'environment', tech: 'energy', school: '산마루', size: 4 },
    name: ['되감기전지', 'Rewind Cells'],
    title: ['킥보드 전지를 되살린 농막 전원', 'Scooter batteries back at work on farms'],
    why: [
      '공유 킥보드 전지는 열에 여덟이 아직 쓸 만한데 통째로 부서졌어요.',
      'Eight in ten batteries of shared scooters still work when they are crushed.',
    ],
    how: [
      '전지를 하나씩 재어 성한 것만 묶고, 과수원 농막의 양수기와 등에 맞춘 전원으로 만들어요.',
      'We test every cell, bundle the sound ones, and make power packs for pumps and lamps in orchards.',
    ],
    now: [
      '과수원 320곳이 쓰고, 되산 전원은 두 해 동안 한 대도 불이 나지 않았어요.',
      'They run in 320 orchards. In two years not one has caught fire.',
    ],
    figures: [
      [['설치한 농가', 'Orchards'], '320', places],
      [['되살린 전지', 'Cells saved'], '91', ['톤', 'tonnes']],
      [['연 매출', 'Sales a year'], '9.8', ['억 원', '× 100m won']],
    ],
  },
  {
    ...{ lane: 4, sido: '9', part: 'food', tech: 'data', school: '온누리', size: 3 },
    name: ['내일밥몇그릇', 'Tomorrow’s Rice'],
    title: ['단체 급식의 내일 밥 그릇 수', 'How many bowls tomorrow will need'],
    why: [
      '비가 오면 회사 식당의 밥이 200그릇 남았어요. 영양사님은 늘 감으로 정하셨어요.',
      'On rainy days the canteen threw away 200 bowls. The dietitian could only guess.',
    ],
    how: [
      '날씨와 메뉴, 출근 기록으로 내일의 그릇 수를 알려요. 왜 그 수인지 세 줄로 말해요.',
      'Weather, menu and who is in the office give tomorrow’s bowls, and three lines say why.',
    ],
    now: [
      '식당 140곳에서 남는 밥이 43 % 줄었어요. 줄어든 만큼의 절반을 기부하는 식당이 서른 곳이에요.',
      'In 140 canteens 43 % less rice is left, and thirty of them donate half of what they save.',
    ],
    figures: [
      [['식당', 'Canteens'], '140', places],
      [['줄어든 밥', 'Less left over'], '43', percent],
      [['연 매출', 'Sales a year'], '14', ['억 원', '× 100m won']],
    ],
  },
  {
    ...{ lane: 5, sido: '5', part: 'local', tech: 'platform', school: '빛고을예술', size: 3 },
    name: ['두나라식탁', 'Two-Country Table'],
    title: ['유학생이 여는 동네 요리 교실', 'Cooking lessons by students from abroad'],
    why: [
      '시장에서 산 낯선 채소를 어떻게 먹느냐고 할머니가 저에게 물으셨어요.',
      'A grandmother at the market asked me how to cook the herb she had just bought.',
    ],
    how: [
      '유학생 두 사람과 시장 상인 한 사람이 한 조가 되어 저녁마다 부엌을 열어요.',
      'Two students from abroad and one stallholder open a kitchen together every evening.',
    ],
    now: [
      '시장 네 곳에서 수업 610번을 열었고, 수업에 쓴 재료의 7할이 그 시장에서 나와요.',
      'We have held 610 lessons in four markets; seven tenths of what is cooked is bought there.',
    ],
    figures: [
      [['연 수업', 'Lessons'], '610', times],
      [['가르친 유학생', 'Teachers'], '73', people],
    ],
  },
  {
    ...{ lane: 5, sido: '10', part: 'social', tech: 'ai', school: '새벽들', size: 4 },
    name: ['첫방계약', 'First Lease'],
    title: ['여덟 나라 말로 읽는 방 계약서', 'Leases you can read in eight languages'],
    why: [
      '보증금을 돌려받지 못한 친구의 계약서에는 ‘반환하지 않음’이 한국어로만 적혀 있었어요.',
      'My friend lost his deposit to a clause that stood there in Korean only.',
    ],
    how: [
      '계약서를 찍으면 조항마다 쉬운 말과 모국어로 풀고, 위험한 조항은 법률 상담으로 이어 줘요.',
      'Photograph a lease: each clause is told plainly in your language, and risky ones go to a legal clinic.',
    ],
    now: [
      '대학 스물여섯 곳의 국제처가 쓰고, 유학생 1,900명이 계약 전에 확인했어요.',
      'Twenty-six international offices use it, and 1,900 students checked their lease before signing.',
    ],
    figures: [
      [['대학', 'Universities'], '26', places],
      [['확인한 계약', 'Leases checked'], '1,900', ['건', '']],
    ],
  },
];

/** The teams with what their pages say. */
export const encoreCompanies: readonly { team: DemoTeam; words: CompanyWords }[] = rows.map((row) => {
  const { lane, part, tech, sido, school, size, name, title, why, how, now, figures } = row;
  return {
    team: {
      ...{ lane, part, tech, sido, size, name: name[0], item: title[0] },
      school: schools[lane]?.(school) ?? { name: school, type: 'university', detail: 'university' },
      ...(lane >= 3 ? { major: '경영학과', majority: 'business' } : {}),
      ...(lane === 4 ? { business: { type: '2' as const, kind: 'manufacturing', monthsOld: 14 } } : {}),
      ...{ about: how[0], motive: why[0], strength: now[0] },
    },
    words: {
      name: name[1],
      title: title[1],
      how: how[0],
      en: { why: why[1], how: how[1], now: now[1] },
      figures,
    },
  };
});

/** A page that was handed in late, one that was never finished, and a team that has not begun. */
export const unfinished = { late: '별밤버스', begun: '모래시계상영회', none: '손난로연구반' } as const;

export const unfinishedTeams: readonly DemoTeam[] = [
  {
    ...{ lane: 3, part: 'content', tech: 'none', sido: '10', size: 3, name: unfinished.late },
    item: '천문대가 없는 마을을 도는 망원경 버스',
    ...{ school: schools[3]?.('새벽들') ?? { name: '새벽들', type: 'university', detail: 'university' } },
    ...{ major: '생명과학과', majority: 'science' },
    about: '폐차할 버스에 망원경 두 대를 싣고 불빛이 적은 마을을 찾아가 한밤중 수업을 열어요.',
    motive: '마을 아이들은 은하수를 날마다 보면서도 별의 이름을 하나도 몰랐어요.',
    strength: '두 해 동안 마을 71곳에 다녀왔고, 아이들이 이름을 붙인 별자리가 서른 개예요.',
  },
  {
    ...{ lane: 3, part: 'content', tech: 'platform', sido: '1', size: 3, name: unfinished.begun },
    item: '3분 영화만 거는 승강장 상영회',
    ...{ school: schools[3]?.('가람누리') ?? { name: '가람누리', type: 'university', detail: 'university' } },
    ...{ major: '산업디자인학과', majority: 'arts' },
    about: '열차를 기다리는 3분 동안 학생이 만든 영화를 승강장 화면에 걸어요.',
    motive: '졸업 영화는 상영관에서 한 번 틀고 나면 아무도 볼 수 없었어요.',
    strength: '역 네 곳에서 영화 160편을 걸었어요.',
  },
  {
    ...{ lane: 2, part: 'health', tech: 'material', sido: '11', size: 3, name: unfinished.none },
    item: '다시 데워 쓰는 소금 손난로',
    ...{ school: schools[2]?.('상당마루') ?? { name: '상당마루', type: 'high', detail: 'highGeneral' } },
    about: '끓는 물에 담그면 백 번 넘게 다시 쓰는 손난로를 학교에서 만들어 나눠요.',
    motive: '겨울마다 교실 쓰레기통이 한 번 쓴 손난로로 가득 찼어요.',
    strength: '학교 스물두 곳에서 한 번 쓰는 손난로가 사라졌어요.',
  },
];

import type { DraftOf } from '@chulbal/contract/posts/operators';

/** Days from today and an hour of that day in Korea. */
export type DemoTime = readonly [days: number, time: string];

/** A programme of the demo with its times around today, and how many have applied. */
export type DemoProgram = Pick<DraftOf<'program'>, 'kind' | 'titleKo' | 'titleEn' | 'bodyKo' | 'bodyEn'> & {
  daysAgo: number;
  times: { opensAt: DemoTime; closesAt: DemoTime; startsAt: DemoTime; endsAt: DemoTime };
  details: Pick<
    DraftOf<'program'>['details'],
    'capacity' | 'waitingList' | 'needsTeam' | 'placeKo' | 'placeEn' | 'speakerKo' | 'speakerEn' | 'joinLink'
  >;
  /** How many have a place, how many wait, how many of the first came. */
  placed: number;
  waiting?: number;
  attended?: number;
  /** Its cover by name, and what that shows; without one its kind is drawn. */
  picture?: { name: string; altKo: string; altEn: string };
  /** People to log in as who are among those with a place, or who wait. */
  who?: { name: 'submitted' | 'asked'; state: 'placed' | 'waiting' };
};

const online = { placeKo: '', placeEn: '', joinLink: 'https://meet.example.org/chulbal' };

/** From the oldest to the newest. */
export const demoPrograms: readonly DemoProgram[] = [
  {
    daysAgo: 57,
    kind: 'meetup',
    picture: {
      name: 'program-tea.webp',
      altKo: '둥근 탁자에 놓인 찻잔 셋과 종이 한 장',
      altEn: 'Three cups of tea and a sheet of paper on a round table',
    },
    titleKo: '출발선 앞 차 한잔: 지난 시즌 팀과 나눈 이야기',
    titleEn: '',
    bodyKo:
      '<p>지난 시즌 결선에 오른 세 팀이 <strong>처음 석 달</strong>을 그대로 들려줘요. 발표 자료는 없어요. 차 한잔과 질문만 있어요.</p><h2>이런 이야기를 나눴어요</h2><ul><li><p>첫 고객을 만난 곳</p></li><li><p>팀을 떠난 사람과 남은 사람</p></li><li><p>다시 한다면 하지 않을 일</p></li></ul>',
    bodyEn: '',
    times: {
      opensAt: [-50, '10:00'],
      closesAt: [-11, '18:00'],
      startsAt: [-9, '15:00'],
      endsAt: [-9, '17:00'],
    },
    details: {
      ...{ capacity: 24, waitingList: false, needsTeam: false },
      ...{ placeKo: '서울 마포구 창업허브 2층', placeEn: 'Startup hub, Mapo-gu, Seoul', joinLink: '' },
      ...{ speakerKo: '지난 시즌 결선에 오른 세 팀', speakerEn: 'Three finalists of last season' },
    },
    placed: 22,
    attended: 19,
    who: { name: 'submitted', state: 'placed' },
  },
  {
    daysAgo: 18,
    kind: 'ir',
    picture: {
      name: 'program-global.webp',
      altKo: '지구를 감고 도는 레인과 마이크',
      altEn: 'A lane around the globe, and a microphone',
    },
    titleKo: '글로벌 팀 영어 피치 연습',
    titleEn: 'English pitch practice for global teams',
    bodyKo:
      '<p>팀마다 3분 동안 영어로 발표하고 두 사람의 심사역에게 질문을 받아요. 발표 영상은 팀에만 드려요.</p>',
    bodyEn:
      '<p>Each team pitches for three minutes in English and takes questions from two investors. You alone get the recording.</p>',
    times: {
      opensAt: [-15, '10:00'],
      closesAt: [5, '18:00'],
      startsAt: [6, '10:00'],
      endsAt: [6, '12:30'],
    },
    details: {
      ...{ capacity: 8, waitingList: false, needsTeam: true },
      ...{ speakerKo: '심사역 두 명', speakerEn: 'Two investors' },
      ...online,
    },
    placed: 8,
  },
  {
    daysAgo: 13,
    kind: 'class',
    picture: {
      name: 'program-interview.webp',
      altKo: '물음표가 든 말풍선과 점 열두 개가 든 말풍선',
      altEn: 'A speech bubble with a question mark, and one with twelve dots',
    },
    titleKo: '고객 인터뷰 열두 번: 묻는 법부터 다시',
    titleEn: 'Twelve interviews: learning to ask again',
    bodyKo:
      '<p>만든 것을 설명하지 않고 <strong>지난주에 무엇을 했는지</strong> 묻는 연습을 해요. 2주 동안 열두 명을 만나고 기록을 함께 읽어요.</p>',
    bodyEn:
      '<p>We practise asking <strong>what somebody did last week</strong> instead of explaining what we made. In two weeks you meet twelve people, and we read the notes together.</p>',
    times: {
      opensAt: [3, '10:00'],
      closesAt: [17, '18:00'],
      startsAt: [20, '19:00'],
      endsAt: [20, '21:00'],
    },
    details: {
      ...{ capacity: 30, waitingList: true, needsTeam: false },
      ...{ placeKo: '부산 동구 초량 이바구캠프', placeEn: 'Choryang, Dong-gu, Busan', joinLink: '' },
      ...{
        speakerKo: '서가온 (사용자 조사원, 4년 동안 612명을 만났어요)',
        speakerEn: 'Seo Gaon, user researcher, who has met 612 people in four years',
      },
    },
    placed: 0,
  },
  {
    daysAgo: 10,
    kind: 'ir',
    titleKo: '이달의 IR 무대: 발표 5분, 질문 7분',
    titleEn: 'IR stage of the month: five minutes, seven questions',
    bodyKo:
      '<p>발표보다 질문이 길어요. 심사위원으로 참여하는 선배 창업가 세 명이 앉아 있어요. 팀에서 한 분만 신청해 주세요.</p><h2>준비물</h2><ul><li><p>PDF 10쪽 이내</p></li><li><p>지난 한 달의 숫자 하나</p></li></ul>',
    bodyEn:
      '<p>The questions take longer than the pitch. Three founders listen. Please let one person of your team apply.</p><h2>Bring along</h2><ul><li><p>A PDF of at most ten pages</p></li><li><p>One figure of last month</p></li></ul>',
    times: {
      opensAt: [-9, '10:00'],
      closesAt: [11, '18:00'],
      startsAt: [14, '14:00'],
      endsAt: [14, '17:00'],
    },
    details: {
      ...{ capacity: 12, waitingList: true, needsTeam: true },
      ...{ placeKo: '서울 강남구 팁스타운 S1', placeEn: 'Tips Town S1, Gangnam-gu, Seoul', joinLink: '' },
      ...{ speakerKo: '선배 창업가 세 명', speakerEn: 'Three founders' },
    },
    placed: 12,
    waiting: 4,
    who: { name: 'asked', state: 'waiting' },
  },
  {
    daysAgo: 7,
    kind: 'class',
    titleKo: '사업계획서 첫 장: 문제인식 쓰기',
    titleEn: 'The first chapter: writing about the problem',
    bodyKo:
      '<p>두 시간 동안 <strong>한 쪽</strong>만 써요. 문제를 겪는 사람, 그 사람의 하루, 지금 쓰는 방법을 차례로 적어요. 팀이 없어도 괜찮아요.</p>',
    bodyEn:
      '<p>Two hours for <strong>one page</strong>: who has the problem, what their day looks like, what they do about it now. You need no team.</p>',
    times: {
      opensAt: [-6, '10:00'],
      closesAt: [3, '18:00'],
      startsAt: [4, '20:00'],
      endsAt: [4, '22:00'],
    },
    details: {
      ...{ capacity: null, waitingList: false, needsTeam: false },
      ...{ speakerKo: '문이든 (창업 교육가)', speakerEn: 'Moon Ideun, who teaches founding' },
      ...online,
    },
    placed: 31,
  },
  {
    daysAgo: 4,
    kind: 'meetup',
    titleKo: '팀이 없는 사람들의 저녁, 레인 밋업',
    titleEn: 'An evening for people without a team: lane meet-up',
    bodyKo:
      '<p>아이디어만 있는 사람, 개발만 할 줄 아는 사람, 그냥 궁금한 사람. 두 시간 안에 <strong>첫 팀</strong>을 만나요.</p><h2>이렇게 진행해요</h2><ol><li><p>한 사람에 1분씩 자기 레인을 소개해요.</p></li><li><p>세 번 자리를 바꿔 앉아요.</p></li><li><p>다시 만나고 싶은 사람의 이름을 적어요.</p></li></ol>',
    bodyEn:
      '<p>Those with an idea, those who can build, and the curious: in two hours you meet your <strong>first team</strong>.</p><h2>How it goes</h2><ol><li><p>Everybody introduces their lane in a minute.</p></li><li><p>We change seats three times.</p></li><li><p>You write down whom you would like to meet again.</p></li></ol>',
    times: {
      opensAt: [-4, '10:00'],
      closesAt: [8, '18:00'],
      startsAt: [9, '19:00'],
      endsAt: [9, '21:00'],
    },
    details: {
      ...{ capacity: 40, waitingList: true, needsTeam: false },
      ...{ placeKo: '대전 유성구 팁스타운', placeEn: 'Tips Town, Yuseong-gu, Daejeon', joinLink: '' },
      ...{ speakerKo: '출발+ 운영팀', speakerEn: 'The league’s team' },
    },
    placed: 18,
  },
];

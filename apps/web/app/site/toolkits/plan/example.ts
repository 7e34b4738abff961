import type { Language } from '@chulbal/contract/language';
import {
  type Block,
  emptyPlan,
  type Plan,
  plainAnswer,
  type Question,
  type Run,
} from '@chulbal/contract/toolkits/business-plan';

const text = (...parts: (string | Run)[]): Block => ({
  kind: 'text',
  runs: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
});
const bold = (said: string): Run => ({ text: said, bold: true });
const list = (...items: string[]): Block => ({
  kind: 'list',
  numbered: true,
  items: items.map((said) => [{ text: said }]),
});
const table = (...rows: string[][]): Block => ({
  kind: 'table',
  rows: rows.map((row) => row.map((said) => [{ text: said }])),
});

const korean: Plan['answers'] = {
  who: [
    text(
      '원룸에 사는 스물여섯 살 지연은 한 달에 책을 네 권 산다. 책장이 한 칸뿐이라 다 읽은 책은 상자에 담아 침대 밑에 두고, 이사할 때마다 절반을 버린다. 우리 학교 앞 원룸촌에서 물어본 ',
      bold('52명 가운데 38명'),
      '이 지난 1년 사이 놓을 자리가 없어 책을 버렸다고 답했다.',
    ),
  ],
  now: [
    text(
      '중고 서점에 팔면 한 권에 평균 1,300원을 받고, 왕복 한 시간이 든다. 짐 보관 서비스는 상자 하나에 달마다 9,900원이고 꺼내 읽을 수 없다. 그래서 대부분은 그냥 버리거나, 아예 사지 않는다.',
    ),
  ],
  what: [
    text(
      '동네 카페에 열두 칸 책장을 놓고 ',
      bold('한 칸을 달마다 6,000원에 빌려주는 공유 책장'),
      '이다. 칸 주인은 자기 책을 꽂아 두고 언제든 꺼내 읽으며, 카페 손님은 그 자리에서 읽는다.',
    ),
    list(
      '칸 앞 이름표의 QR을 찍어 책을 등록한다.',
      '손님이 책을 꺼내면 칸 주인에게 문자가 간다.',
      '칸 주인은 한 주에 한 번 책을 바꿔 꽂는다.',
    ),
    text('책을 버리지 않아도 되고, 내 책을 읽은 사람의 이야기를 듣게 된다.'),
  ],
  made: [
    text(
      '접이식 책장 시제품을 세 번 고쳐 만들었고, 3월부터 동네 카페 네 곳에 열두 칸씩 놓았다. 칸 주인은 이름표의 QR로 책을 넣고 뺀다. 앱 없이 문자만으로 돌아가게 했더니 60대 주인도 두 명 생겼다. 반납을 잊은 책을 찾는 일은 아직 손으로 한다.',
    ),
  ],
  heard: [
    text(
      '두 달 동안 칸 주인 41명이 책 386권을 꽂았다. 그중 29명이 다음 달에도 칸을 이어 갔다. 카페 네 곳의 평일 오후 손님은 설치 전 하루 23명에서 31명으로 늘었다.',
    ),
    text(
      '그만둔 12명에게 이유를 물었더니 아홉 명이 “바꿔 꽂을 책이 떨어져서”라고 답했다. 그래서 칸 주인끼리 책을 바꾸는 ‘바꿔 꽂는 토요일’을 시작했고, 첫 모임에 17명이 왔다.',
    ),
  ],
  next: [
    table(
      ['달', '할 일', '끝난 것을 아는 방법'],
      ['6월', '반납 문자 자동으로 보내기', '손으로 찾는 책 한 주 0권'],
      ['7월', '카페 네 곳 더 설치', '여덟 곳, 96칸'],
      ['8월', '바꿔 꽂는 토요일 두 번', '모임마다 20명'],
      ['9월', '칸 주인 화면', '문의 전화 절반'],
      ['10월', '결선 발표 자료', '칸 주인 인터뷰 세 편'],
    ),
  ],
  reach: [
    text(
      '학교 앞 원룸촌의 카페 네 곳 계산대에서 만난다. 카페 주인이 단골에게 건네는 엽서 한 장이 지금까지 칸 주인 41명 가운데 26명을 데려왔다. 나머지는 독서 모임 세 곳에서 만났다. 다음 열 명은 7월 설치하는 카페마다 첫 주에 두 시간씩 서서 직접 만난다.',
    ),
  ],
  money: [
    text('칸 주인이 달마다 6,000원을 낸다. 카페는 자리를 내주고 칸 값의 20%를 받는다.'),
    table(
      ['항목', '책장 하나(열두 칸), 한 달'],
      ['칸 값', '72,000원'],
      ['카페 몫', '-14,400원'],
      ['문자와 결제', '-3,100원'],
      ['책장 값(24달로 나눔)', '-7,500원'],
      ['남는 돈', '47,000원'],
    ),
    text(
      '값은 4,000원, 6,000원, 8,000원으로 물어보고 정했다. 6,000원까지는 열 명 가운데 일곱이 이어 쓰겠다고 했고, 8,000원에서는 셋으로 줄었다.',
    ),
  ],
  year: [
    table(
      ['세는 것', '지금', '1년 뒤'],
      ['카페', '4곳', '24곳'],
      ['채워진 칸', '41칸', '250칸'],
      ['이어 쓰는 비율', '71%', '80%'],
    ),
    text(
      '칸과 이어 쓰는 비율은 매달 1일 결제 기록으로 센다. 카페는 한 달에 두 곳씩 늘리고, 비율이 70% 아래로 내려가면 늘리기를 멈추고 까닭부터 찾는다. 24곳이면 두 사람의 일한 값을 낼 수 있다.',
    ),
  ],
  why: [
    text(
      '팀장은 휴학하고 본가로 내려가던 날 책 백 권을 버렸다. 그 가운데 한 권을 분리수거장에서 주워 읽던 이웃이 “이 밑줄이 좋았다”고 말해 주었다. 책은 남의 손에서 한 번 더 살아난다는 것을 그때 알았다. 지금도 칸 주인이 받은 메모를 읽는 날이 가장 좋다.',
    ),
  ],
  people: [
    table(
      ['맡은 일', '해 본 일'],
      ['책장과 설치 (팀장)', '목공 동아리 2년, 시제품 세 번'],
      ['문자와 결제', '학과 예약 시스템을 만들어 1년 운영'],
      ['카페와 칸 주인', '동네 서점에서 14개월 근무'],
    ),
    text(
      '세 사람이 주마다 월요일 저녁에 만나 지난주 숫자를 함께 본다. 회계를 아는 사람이 비어 있어서 학교 창업지원단의 멘토와 한 달에 두 번 만나고, 8월에 한 명을 더 찾는다.',
    ),
  ],
  strength: [
    text(
      '셋이 같은 골목에서 3년을 살아 카페 주인들과 이름을 부르는 사이다. 네 곳 모두 소개로 들어갔고, 지금도 다섯 곳이 차례를 기다린다. 책장은 우리가 직접 만들어 한 채에 18만 원으로, 맞춤 가구 견적의 3분의 1이다. 고장이 나면 그날 가서 고친다.',
    ),
  ],
};

const english: Plan['answers'] = {
  who: [
    text(
      'Jiyeon, 26, lives in one room and buys four books a month. She has a single shelf, so what she has read goes into boxes under the bed, and half of it is thrown away each time she moves. Of the people we asked around our campus, ',
      bold('38 of 52'),
      ' had thrown books away within a year for lack of room.',
    ),
  ],
  now: [
    text(
      'A used-book shop pays about 1,300 won a book and takes an hour there and back. Storage costs 9,900 won a box each month, and nothing in it can be read. So most of them throw books away, or stop buying.',
    ),
  ],
  what: [
    text(
      'We put bookcases of twelve shelves into cafés and ',
      bold('lend each shelf for 6,000 won a month'),
      '. Its keeper leaves books there and takes them out at any time; guests read them on the spot.',
    ),
    list(
      'A QR code on the shelf registers a book.',
      'When a guest takes it, its keeper gets a text message.',
      'Once a week the keeper changes the books.',
    ),
    text('Nothing is thrown away, and one hears from those who read one’s books.'),
  ],
  made: [
    text(
      'We rebuilt our folding bookcase three times and have had twelve shelves in each of four cafés since March. Everything works by text message without an app, and two keepers are over sixty. Finding books that were not put back is still done by hand.',
    ),
  ],
  heard: [
    text(
      'In two months 41 keepers brought 386 books, and 29 of them kept their shelf for another month. Guests on weekday afternoons rose from 23 to 31 a day over the four cafés.',
    ),
    text(
      'We asked the twelve who left: nine said they had “run out of books to change”. So we began Swap Saturdays, and 17 people came to the first.',
    ),
  ],
  next: [
    table(
      ['Month', 'What', 'How we know it is done'],
      ['June', 'Send reminders by themselves', 'No book looked for by hand in a week'],
      ['July', 'Four more cafés', 'Eight cafés, 96 shelves'],
      ['August', 'Two Swap Saturdays', '20 people each'],
      ['September', 'A page for keepers', 'Calls cut by half'],
      ['October', 'Slides for the final', 'Three interviews'],
    ),
  ],
  reach: [
    text(
      'At the counters of four cafés beside our campus. A card that their owners hand to regulars brought 26 of our 41 keepers; the others came from three book clubs. For the next ten we will stand two hours in each new café in its first week of July.',
    ),
  ],
  money: [
    text('Keepers pay 6,000 won a month. The café gives the room and gets a fifth of it.'),
    table(
      ['Item', 'One bookcase of twelve shelves, a month'],
      ['Shelves', '72,000 won'],
      ['The café’s part', '-14,400 won'],
      ['Messages and payment', '-3,100 won'],
      ['Bookcase over 24 months', '-7,500 won'],
      ['Left', '47,000 won'],
    ),
    text('We asked at 4,000, 6,000 and 8,000 won; 6,000 is the highest price at which few said no.'),
  ],
  year: [
    table(
      ['We count', 'Today', 'In a year'],
      ['Cafés', '4', '24'],
      ['Shelves taken', '41', '250'],
      ['Kept for another month', '71%', '80%'],
    ),
    text('Counted from payments on the first of each month. With 24 cafés two of us can be paid.'),
  ],
  why: [
    text(
      'Our leader threw a hundred books away on the day she moved back home. A neighbour who had picked one of them up told her: “I liked what you underlined.” That day we learned that a book lives once more in another hand. We still like the days best when a keeper gets a note.',
    ),
  ],
  people: [
    table(
      ['Duty', 'Done before'],
      ['Bookcases (leader)', 'Two years of woodwork, three prototypes'],
      ['Messages and payment', 'Built and ran a booking system for a year'],
      ['Cafés and keepers', '14 months in a bookshop'],
    ),
    text(
      'We lack somebody who knows accounting: we meet a mentor twice a month, and look for one in August.',
    ),
  ],
  strength: [
    text(
      'The three of us have lived in the same street for three years and know the owners by name. All four cafés came by introduction, and five more are waiting. We build the bookcases ourselves for 180,000 won, a third of what a joiner asks.',
    ),
  ],
};

/** A filled plan to read and to begin with. */
export function examplePlan(language: Language): Plan {
  return language === 'ko'
    ? { ...emptyPlan(), name: '한칸서재', answers: korean }
    : { ...emptyPlan(), name: 'One Shelf', answers: english };
}

/** How the example begins to answer a question: its first sentences, about 120 letters. */
export function sampleOf(question: Question, language: Language): string {
  const lines = plainAnswer(examplePlan(language).answers[question]).split('\n');
  const said =
    lines.find((line) => !line.includes(' | ')) ?? lines.slice(1, 3).join('; ').replaceAll(' | ', ', ');
  const sentences = said.split(/(?<=[.!?]) /);
  let shown = sentences[0] ?? '';
  for (const next of sentences.slice(1)) if (shown.length + next.length < 130) shown = `${shown} ${next}`;
  return shown;
}

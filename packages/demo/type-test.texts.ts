import type { InvestorType, TypeTestPlan } from '@chulbal/contract/type-test/type-test';

const axes: TypeTestPlan['axes'] = [
  { code: 'together', ko: '함께', en: 'Together' },
  { code: 'grit', ko: '끈기', en: 'Grit' },
  { code: 'analysis', ko: '분석', en: 'Analysis' },
  { code: 'sense', ko: '감각', en: 'Instinct' },
  { code: 'venture', ko: '모험', en: 'Daring' },
];

type Gives = Partial<Record<'together' | 'grit' | 'analysis' | 'sense' | 'venture', number>>;
type Choice = [ko: string, en: string, gives: Gives];

const questions: [ko: string, en: string, ...choices: Choice[]][] = [
  [
    '20,000,000원이 지갑에 들어왔어요. 전시관에 들어가 가장 먼저 하는 일은?',
    'Your wallet holds 20 million won. What do you do first in the exhibition?',
    ['모든 기업을 표로 적어 견줘 봐요', 'Put all companies in a table and compare', { analysis: 3, grit: 1 }],
    ['이름이 눈에 띄는 곳부터 들어가요', 'Open the one whose name catches my eye', { sense: 3, venture: 1 }],
    ['친구에게 같이 보자고 링크를 보내요', 'Send a friend the link so we can look together', { together: 3 }],
    ['아무도 안 볼 것 같은 곳을 찾아요', 'Look for the one nobody else will open', { venture: 3, sense: 1 }],
  ],
  [
    '발표 자료의 첫 장, 어디에 눈이 멈추나요?',
    'On the first slide of a pitch, where does your eye rest?',
    ['시장 규모와 출처', 'The size of the market, and its source', { analysis: 3 }],
    ['팀원 네 명의 얼굴과 역할', 'Four faces and what each of them does', { together: 3, sense: 1 }],
    ['한 줄로 적은 문제', 'The problem, said in one line', { sense: 2, analysis: 1 }],
    ['“3년째 하고 있습니다”라는 말', '“We have been doing this for three years”', { grit: 3 }],
  ],
  [
    '처음 보는 팀의 발표가 끝났어요. 가장 먼저 드는 생각은?',
    'A team you have never seen finishes its pitch. What is your first thought?',
    [
      '숫자부터 다시 보고 싶다. 근거가 어디 있었지?',
      'Let me see the figures again. Where did they come from?',
      { analysis: 3 },
    ],
    [
      '이 팀, 일 년 뒤에도 같이 달리고 있을까?',
      'Will they still be running together in a year?',
      { grit: 2, together: 2 },
    ],
    ['지금 당장 써 보고 싶다. 어디서 받지?', 'I want to try it right now. Where do I get it?', { sense: 3 }],
    [
      '아무도 안 하는 걸 하네. 그래서 더 끌린다.',
      'Nobody else does this. That is why I like it.',
      { venture: 3 },
    ],
  ],
  [
    '투자한 팀이 한 달째 소식이 없어요.',
    'A team you invested in has been silent for a month.',
    ['묵묵히 만들고 있을 거예요. 기다려요', 'They must be busy building. I wait', { grit: 3 }],
    ['도울 일이 없는지 물어봐요', 'I ask whether I can help', { together: 3 }],
    ['처음 세운 계획과 견줘 봐요', 'I compare it with their first plan', { analysis: 2, grit: 1 }],
    ['미련 없이 다른 팀으로 옮겨요', 'I switch to another team, no regrets', { venture: 2, sense: 1 }],
  ],
  [
    '친구가 “여기 대박이래” 하고 링크를 보냈어요.',
    'A friend sends a link: “This one is going to be huge.”',
    ['왜 그렇게 생각하는지 물어봐요', 'I ask why they think so', { analysis: 2, together: 1 }],
    ['페이지를 열어 느낌을 봐요', 'I open the page and see how it feels', { sense: 3 }],
    ['남들이 몰리면 오히려 피해요', 'If everyone is going there, I stay away', { venture: 2, analysis: 1 }],
    ['같이 조금씩 넣어 보자고 해요', 'I suggest we both put in a little', { together: 3 }],
  ],
  [
    '학교 매점을 하나 맡는다면?',
    'The school shop is yours to run. What now?',
    ['한 달 치 판매표부터 뽑아요', 'I look at a month of sales first', { analysis: 3 }],
    ['아무도 안 파는 것을 들여놓아요', 'I stock what nobody else sells', { venture: 3 }],
    ['같이 할 친구를 먼저 모아요', 'I gather friends to do it with', { together: 3 }],
    ['매일 같은 시각에 문을 열어요', 'I open at the same hour every day', { grit: 3 }],
  ],
  [
    '투자 금액은 어떻게 나누나요?',
    'How do you split your money?',
    ['믿는 두 팀에 크게', 'A lot on two teams I trust', { grit: 1, venture: 2 }],
    ['근거가 선 순서대로 차등을 둬요', 'By how strong each one’s case is', { analysis: 3 }],
    ['마음이 간 팀마다 조금씩', 'A little on each one I like', { sense: 2, together: 1 }],
    ['끝까지 갈 것 같은 팀에만', 'Only on those who will see it through', { grit: 3 }],
  ],
  [
    '팀원끼리 의견이 갈리는 장면을 봤어요.',
    'You see the members of a team disagree.',
    ['어떻게 풀어 가는지 지켜봐요', 'I watch how they work it out', { together: 3, grit: 1 }],
    ['누구 말이 맞는지 자료를 찾아요', 'I look up who is right', { analysis: 3 }],
    ['부딪히는 팀이 멀리 가요', 'Teams that clash go far', { venture: 2, grit: 1 }],
    ['분위기로 답이 나와요', 'The mood tells me the answer', { sense: 3 }],
  ],
  [
    '마감 10분 전, 2,000,000원이 남았어요.',
    'Ten minutes to closing, and you have two million won left.',
    ['눈여겨본 팀에 마저 넣어요', 'It goes to the team I have watched all along', { grit: 2, sense: 1 }],
    ['가장 과감한 팀에 걸어요', 'I bet it on the boldest team', { venture: 3 }],
    ['친구들은 어디에 넣었는지 물어봐요', 'I ask where my friends put theirs', { together: 2, sense: 1 }],
    ['기준에 못 미치면 남겨 둬요', 'If none meets my bar, it stays in my wallet', { analysis: 2, grit: 1 }],
  ],
  [
    '오래 쓴 물건을 떠올려 보세요. 왜 아직 쓰나요?',
    'Think of something you have used for years. Why do you still use it?',
    ['고장이 없어서', 'It has never broken', { grit: 2, analysis: 1 }],
    ['손에 맞아서', 'It fits my hand', { sense: 3 }],
    ['누가 준 것이라서', 'Because of who gave it to me', { together: 3 }],
    ['사실 자주 바꿔요', 'To be honest, I change often', { venture: 3 }],
  ],
  [
    '질문을 하나만 할 수 있다면?',
    'You may ask just one question. Which one?',
    ['“한 사람이 한 달에 몇 번 쓰나요?”', '“How often a month does one person use it?”', { analysis: 3 }],
    ['“왜 이 네 사람인가요?”', '“Why these four people?”', { together: 3 }],
    ['“그만두고 싶을 때 어떻게 했나요?”', '“What did you do when you wanted to quit?”', { grit: 3 }],
    ['“안 될 거라는 말, 몇 번 들었나요?”', '“How often were you told it would not work?”', { venture: 3 }],
  ],
  [
    '결과가 공개됐어요. 어떤 하루가 가장 좋을까요?',
    'The results are out. Which would be the best day?',
    ['내 계산이 맞은 날', 'The day my numbers turn out right', { analysis: 3 }],
    ['첫눈에 고른 팀이 1위인 날', 'The day the team I picked at first sight wins', { sense: 3 }],
    ['꼴찌였던 팀이 올라온 날', 'The day the last team comes from behind', { grit: 2, venture: 1 }],
    ['같이 고른 친구와 소리 지르는 날', 'The day my friend and I cheer together', { together: 3 }],
  ],
];

/** `suits`: company types of the demo's exhibitions, which are the season's fields of ideas. */
const types: InvestorType[] = [
  {
    ...{ code: 'pacemaker', ko: '페이스메이커형', en: 'Pacemaker' },
    lineKo: '혼자 앞서기보다 옆에서 속도를 맞춰요. 오래 달릴 팀을 알아보는 눈이 있어요.',
    lineEn:
      'You would rather keep pace than lead alone, and you know a team that will last when you see one.',
    strengthKo:
      '숫자보다 사람을 오래 봐요. 팀원이 서로의 말을 끊지 않는지, 실패를 어떻게 이야기하는지 기억해요.',
    strengthEn:
      'You watch people longer than figures: whether they let each other finish, and how they talk about failure.',
    pitfallKo: '정이 들면 놓지 못해요. 투자하기 전에 그만둘 때를 한 줄로 적어 두세요.',
    pitfallEn:
      'Once you are fond of a team you cannot let go. Before you invest, write down when you would stop.',
    partnerKo: '출발이 빠른 스프린터형. 당신이 후반을, 그 사람이 초반을 맡으면 돼요.',
    partnerEn: 'The Sprinter, who starts fast: they take the first half, and you the second.',
    ...{ art: 'pacer', weights: { together: 3, grit: 2 }, suits: ['education', 'social', 'health', 'local'] },
  },
  {
    ...{ code: 'navigator', ko: '내비게이터형', en: 'Navigator' },
    lineKo: '출발선에 서기 전에 코스를 다 그려 둬요. 근거가 없는 약속에는 움직이지 않아요.',
    lineEn: 'You map the whole course before the start, and no promise moves you without evidence.',
    strengthKo: '같은 자로 모두를 재요. 그래서 목소리가 작은 팀도 놓치지 않아요.',
    strengthEn: 'You measure everyone with the same ruler, so you do not miss the quiet teams.',
    pitfallKo: '재다가 출발을 놓쳐요. 7할이 보이면 작은 금액부터 움직여 보세요.',
    pitfallEn: 'You can miss the start while measuring. Once you are 70% sure, move with a small amount.',
    partnerKo: '느낌으로 먼저 뛰는 스카우트형. 당신의 지도에 없는 길을 찾아와요.',
    partnerEn: 'The Scout, who runs on instinct and brings back roads that are not on your map.',
    ...{
      art: 'climber',
      weights: { analysis: 1 },
      suits: ['mobility', 'manufacturing', 'health', 'environment'],
    },
  },
  {
    ...{ code: 'scout', ko: '스카우트형', en: 'Scout' },
    lineKo: '첫 장만 보고도 느낌이 와요. 써 보고 싶은 마음이 곧 근거예요.',
    lineEn: 'The first slide is enough for you. If you want to use it, that is your proof.',
    strengthKo: '쓰는 사람의 마음으로 봐요. 설명보다 한 번의 경험을 믿어요.',
    strengthEn: 'You see things as a user would, and trust one try over any amount of talk.',
    pitfallKo: '포장이 좋으면 속도 좋아 보여요. 하루 뒤에 한 번 더 열어 보세요.',
    pitfallEn: 'Nice wrapping can fool you. Open it once more a day later.',
    partnerKo: '자료를 끝까지 읽는 내비게이터형. 당신의 느낌에 이유를 붙여 줘요.',
    partnerEn: 'The Navigator, who reads to the end and finds the reasons behind your hunch.',
    ...{ art: 'scout', weights: { sense: 1 }, suits: ['content', 'fashion', 'living', 'food'] },
  },
  {
    ...{ code: 'sprinter', ko: '스프린터형', en: 'Sprinter' },
    lineKo: '남들이 망설일 때 이미 출발해요. 아무도 없는 레인이 가장 편해요.',
    lineEn: 'You are off while others hesitate. An empty lane is where you feel at home.',
    strengthKo: '새로운 것을 겁내지 않아요. 아무도 모르는 팀에 첫 번째 힘을 보태요.',
    strengthEn: 'You are not afraid of what is new, and give unknown teams their first push.',
    pitfallKo: '한 팀에 다 걸기 쉬워요. 네 레인으로 나누면 더 오래 달려요.',
    pitfallEn: 'You tend to bet it all on one team. Split it over four lanes and you run longer.',
    partnerKo: '뒤를 지키는 마라토너형. 당신이 연 길을 끝까지 가 줘요.',
    partnerEn: 'The Marathoner, who has your back and goes to the end of the road you opened.',
    ...{
      art: 'sprinter',
      weights: { venture: 1 },
      suits: ['mobility', 'content', 'manufacturing', 'fashion'],
    },
  },
  {
    ...{ code: 'marathoner', ko: '마라토너형', en: 'Marathoner' },
    lineKo: '한번 고르면 결승선까지 봐요. 느린 팀의 마지막 한 바퀴를 알아요.',
    lineEn: 'Once you have chosen, you stay to the finish. You know that slow teams have a last lap, too.',
    strengthKo: '흔들리지 않아요. 소식이 뜸한 동안 쌓이는 것을 볼 줄 알아요.',
    strengthEn: 'You do not waver, and you can see what grows while things are quiet.',
    pitfallKo: '멈춘 팀도 기다려요. 기다림에 날짜를 붙여 두세요.',
    pitfallEn: 'You keep waiting even for teams that have stopped. Put a date on your patience.',
    partnerKo: '곁을 살피는 페이스메이커형. 지칠 때 옆을 보게 해 줘요.',
    partnerEn: 'The Pacemaker, who runs beside you when you tire.',
    ...{ art: 'relay', weights: { grit: 1 }, suits: ['environment', 'food', 'local', 'social'] },
  },
];

/** The demo's type test: twelve questions of four choices, five axes, five types. */
export const demoTypeTest: TypeTestPlan = {
  nameKo: '투자 성향 테스트',
  nameEn: 'What kind of investor are you?',
  leadKo: '12가지 장면에서 하나씩 골라 보세요. 3분이면 어떤 투자자인지 알 수 있어요.',
  leadEn:
    'Choose one answer in each of twelve scenes. In three minutes you will know what kind of investor you are.',
  axes,
  questions: questions.map(([ko, en, ...choices], index) => ({
    ...{ iieqNo: index + 1, ko, en },
    choices: choices.map(([choiceKo, choiceEn, weights], place) => ({
      ...{ iieqcNo: index * 4 + place + 1, ko: choiceKo, en: choiceEn },
      weights: weights as Record<string, number>,
    })),
  })),
  types,
};

import type { DemoQuestion } from './quiz-a.texts.ts';

/** The pool of quiz B: several right answers. Korean before the bar, English behind it. */
export const questionsB: DemoQuestion[] = [
  {
    text: '팔릴 때마다 늘어나는 비용을 모두 고르세요 | Choose every cost that grows with each sale',
    why: '재료와 택배는 파는 만큼 들어요. 월세와 홈페이지 비용은 하나도 팔지 않아도 그대로예요. | Material and shipping grow with sales. Rent and the website cost the same if nothing is sold.',
    right: ['재료비 | Material', '택배비 | Shipping'],
    wrong: ['월세 | Rent', '홈페이지 사용료 | The website'],
  },
  {
    text: '저작권이 지켜 주는 것을 모두 고르세요 | Choose everything that copyright protects',
    why: '표현된 글과 그림, 노래는 만들자마자 저작권이 생겨요. 아이디어와 이름은 저작권으로 지킬 수 없어요. | Texts, pictures and songs have it as soon as they exist. Ideas and names do not.',
    right: ['직접 그린 캐릭터 | A character you drew', '직접 쓴 설명글 | A text you wrote'],
    wrong: ['머릿속의 사업 아이디어 | A business idea in your head', '제품의 이름 | The name of a product'],
  },
  {
    text: '고객 인터뷰에서 피하면 좋은 것을 모두 고르세요 | Choose what to avoid in a customer interview',
    why: '설득하거나 칭찬을 구하면 솔직한 답이 나오지 않아요. 지난 행동을 묻고 더 듣는 것이 좋아요. | Persuading and fishing for praise hide the truth. Ask about the past and listen more.',
    right: ['우리 제품을 설득하기 | Selling our product', '칭찬을 기대하며 묻기 | Asking for praise'],
    wrong: ['최근의 경험 묻기 | Asking about recent events', '조용히 기다리기 | Waiting in silence'],
  },
  {
    text: '최소 기능 제품이 될 수 있는 것을 모두 고르세요 | Choose what can be a minimum viable product',
    why: '가설을 확인할 수 있다면 무엇이든 돼요. 손으로 대신해 주는 서비스도, 소개 페이지 한 장도요. | Anything that tests the assumption will do: a page, or a service done by hand.',
    right: [
      '신청 버튼이 있는 소개 페이지 | A web page with a sign-up button',
      '사람이 손으로 해 주는 서비스 | A service done by hand',
    ],
    wrong: [
      '3년 동안 만든 완성품 | A product that took three years',
      '만들지 않은 기능의 특허 | A patent for what is not built',
    ],
  },
  {
    text: '투자와 대출을 견준 말 가운데 맞는 것을 모두 고르세요 | Choose what is true of investments and loans',
    why: '대출은 이자를 붙여 갚지만 회사는 내 것 그대로예요. 투자는 갚지 않는 대신 회사를 나눠요. | A loan is paid back with interest and the company stays yours. Investment is not paid back but shares it.',
    right: [
      '대출은 갚아야 한다 | A loan has to be paid back',
      '투자는 지분을 나눈다 | Investors get a share of the company',
    ],
    wrong: [
      '대출은 지분을 나눈다 | Lenders get a share of the company',
      '투자는 이자를 낸다 | Investment bears interest',
    ],
  },
  {
    text: '미성년자도 할 수 있는 것을 모두 고르세요 | Choose what minors can do',
    why: '나이와 상관없이 발명하고 특허를 낼 수 있어요. 사업자등록은 부모님의 동의가 있으면 돼요. | Anyone can invent and file a patent. Registering a business works with a parent’s consent.',
    right: [
      '특허 출원하기 | File a patent',
      '부모님의 동의를 받아 사업자등록하기 | Register with a parent’s consent',
    ],
    wrong: [
      '혼자서 은행 대출받기 | Take a bank loan alone',
      '신용카드 단말기 빌려 쓰기 | Use somebody’s card reader',
    ],
  },
  {
    text: '좋은 문제 정의에 들어 있는 것을 모두 고르세요 | Choose what a good problem statement has',
    why: '누가 언제 어떤 어려움을 겪는지가 보여야 해요. 해결책은 그다음이에요. | Who has which trouble, and when. The solution comes later.',
    right: ['누가 겪는지 | Who has it', '언제 겪는지 | When it happens'],
    wrong: ['우리 앱의 기능 | Features of our app', '로고 | The logo'],
  },
  {
    text: '고객이 떠나는 까닭을 알아보는 방법을 모두 고르세요 | Choose ways to learn why customers leave',
    why: '떠난 사람에게 묻고, 떠나기 전에 무엇을 했는지 보는 것이 가장 가까운 길이에요. | Ask those who left, and look at what they did before.',
    right: [
      '떠난 사람에게 물어보기 | Ask those who left',
      '떠나기 전의 사용 기록 보기 | Look at what they did before',
    ],
    wrong: ['새 광고 만들기 | Make a new advertisement', '팀원끼리 추측하기 | Guess within the team'],
  },
  {
    text: '한 개를 팔 때 남는 돈을 늘리는 방법을 모두 고르세요 | Choose what leaves you more from each sale',
    why: '값을 올리거나 한 개에 드는 비용을 줄이면 늘어요. 더 많이 팔아도 한 개에 남는 돈은 그대로예요. | A higher price or a lower cost per piece. Selling more changes nothing per piece.',
    right: ['값을 올리기 | Raise the price', '재료를 아끼기 | Save material'],
    wrong: ['더 많이 팔기 | Sell more', '가게를 넓히기 | Enlarge the shop'],
  },
  {
    text: '캔버스의 ‘핵심 자원’에 들 만한 것을 모두 고르세요 | Choose what belongs under key resources on a canvas',
    why: '사업을 하려면 꼭 있어야 하는 사람, 기술, 물건, 돈이 자원이에요. 고객과 수익은 다른 칸에 적어요. | People, skills, things and money you cannot do without. Customers and revenue stand elsewhere.',
    right: ['개발할 수 있는 팀원 | A member who can build', '3D 프린터 | A 3D printer'],
    wrong: ['초등학생 고객 | Schoolchildren as customers', '월 구독료 | A monthly fee'],
    link: '/toolkit/bmc',
    linkText: '캔버스 그려 보기 | Draw a canvas',
  },
  {
    text: '발표에서 숫자를 말할 때 함께 말해야 하는 것을 모두 고르세요 | What has to come with a figure in a pitch?',
    why: '언제 어디서 나온 숫자인지 알아야 믿을 수 있어요. | A figure is believed when it says when and where it comes from.',
    right: ['출처 | Its source', '언제 잰 것인지 | When it was measured'],
    wrong: ['글꼴 | The font', '팀원의 나이 | The ages of the team'],
  },
  {
    text: '아이디어를 지키는 데 도움이 되는 것을 모두 고르세요 | Choose what helps to protect an idea',
    why: '비밀로 약속하고, 먼저 출원하고, 기록을 남기면 도움이 돼요. 말하지 않는 것만으로는 배울 수 없어요. | Promises, filing first and records help. Silence alone teaches you nothing.',
    right: ['비밀 유지 약속 | A confidentiality agreement', '날짜가 있는 기록 | Dated notes'],
    wrong: ['모두에게 먼저 공개하기 | Publishing it first', '이름을 어렵게 짓기 | A difficult name'],
  },
  {
    text: '구독 방식의 좋은 점을 모두 고르세요 | Choose advantages of subscriptions',
    why: '다달이 들어올 돈을 미리 알 수 있고, 고객과 오래 이어져요. 대신 계속 쓸 까닭을 주어야 해요. | Income is known in advance and customers stay longer. In return there must be a reason to stay.',
    right: [
      '다음 달 수입을 짐작할 수 있다 | You can foresee next month’s income',
      '고객과 오래 이어진다 | Customers stay',
    ],
    wrong: ['고객이 절대 떠나지 않는다 | Nobody ever leaves', '비용이 들지 않는다 | It costs nothing'],
  },
  {
    text: '팀 약속에 적어 두면 좋은 것을 모두 고르세요 | Choose what belongs in a team agreement',
    why: '누가 정하는지, 그만두면 어떻게 되는지는 사이가 좋을 때 정해요. | Who decides, and what happens when somebody leaves: settle it while all is well.',
    right: [
      '누가 무엇을 정하는지 | Who decides what',
      '그만두면 지분이 어떻게 되는지 | What happens to shares',
    ],
    wrong: ['서로의 비밀번호 | Each other’s passwords', '다툼이 없을 것이라는 다짐 | A vow never to quarrel'],
  },
  {
    text: '개인정보에 드는 것을 모두 고르세요 | Choose what is personal data',
    why: '누구인지 알 수 있게 하는 정보는 모두 개인정보예요. 여러 사람의 평균처럼 누구인지 알 수 없으면 아니에요. | Whatever tells who somebody is. An average of many does not.',
    right: ['휴대폰 번호 | A phone number', '얼굴이 보이는 사진 | A photo of a face'],
    wrong: ['학교 전체의 평균 키 | The average height of a school', '제품의 무게 | The weight of a product'],
  },
  {
    text: '시장이 얼마나 큰지 알아볼 때 쓸 만한 것을 모두 고르세요 | Choose good sources for a market’s size',
    why: '통계와 직접 센 숫자는 다른 사람이 다시 확인할 수 있어요. 느낌과 한 사람의 말은 그럴 수 없어요. | Statistics and your own counts can be checked again. A feeling cannot.',
    right: ['통계청 자료 | Official statistics', '가게 앞에서 직접 센 손님 수 | Customers you counted'],
    wrong: ['팀장의 느낌 | The leader’s feeling', '댓글 하나 | A single comment'],
  },
  {
    text: '‘가설’로 알맞은 문장을 모두 고르세요 | Choose the sentences that are testable assumptions',
    why: '맞는지 틀리는지 잴 수 있어야 가설이에요. | An assumption can be measured and turn out wrong.',
    right: [
      '학생 열에 셋은 매주 준비물을 잊는다 | Three in ten pupils forget something every week',
      '1,000원이면 다섯에 하나는 산다 | At 1,000 won, one in five will buy it',
    ],
    wrong: ['우리는 최고의 팀이다 | We are the best team', '세상을 바꾸겠다 | We will change the world'],
  },
  {
    text: '환경에 대해 정직한 광고를 모두 고르세요 | Choose honest green claims',
    why: '무엇을 얼마나 줄였는지 말하고 확인할 수 있어야 해요. 넓고 흐린 말은 ‘그린워싱’이 되기 쉬워요. | Say what was reduced and by how much. Broad, vague words easily become greenwashing.',
    right: [
      '포장 비닐을 작년보다 40% 줄였어요 | 40% less plastic than last year',
      '재생 종이 100%, 인증 번호 있음 | 100% recycled paper, certified',
    ],
    wrong: ['지구를 살리는 제품 | Saves the planet', '완벽하게 친환경 | Perfectly green'],
  },
  {
    text: '매출은 느는데 통장이 비는 까닭이 될 수 있는 것을 모두 고르세요 | Sales grow, but the account is empty. Choose possible causes',
    why: '물건값은 먼저 내고 돈은 나중에 받으면, 팔릴수록 통장이 빌 수 있어요. 흑자 도산이라고 해요. | Paying first and being paid later empties the account the more you sell.',
    right: [
      '돈을 석 달 뒤에 받는다 | Customers pay in three months',
      '재고를 많이 사 두었다 | A large stock was bought',
    ],
    wrong: ['손님이 바로 현금을 낸다 | Customers pay cash', '월세가 내렸다 | The rent went down'],
  },
  {
    text: '좋은 발표의 첫 1분에 어울리는 것을 모두 고르세요 | Choose what fits the first minute of a pitch',
    why: '누가 어떤 어려움을 겪는지 이야기로 시작하고, 우리가 무엇을 하는지 한 줄로 말해요. | Begin with somebody’s trouble, then say in one line what you do.',
    right: [
      '실제로 겪은 사람의 이야기 | A story of a real person',
      '우리가 하는 일 한 줄 | One line of what we do',
    ],
    wrong: ['회사의 모든 연혁 | The whole history', '특허 번호 목록 | A list of patents'],
  },
  {
    text: '경쟁자라고 볼 수 있는 것을 모두 고르세요 | We sell a planner app. Choose its competitors',
    why: '고객이 지금 그 문제를 푸는 방법은 모두 경쟁자예요. 종이와 습관도요. | Whatever people use for it today competes: paper and habit too.',
    right: ['종이 다이어리 | A paper diary', '그냥 외우는 습관 | The habit of remembering'],
    wrong: ['우리 팀의 새 기능 | Our own new feature', '학교 급식 | School lunch'],
  },
  {
    text: '처음 만나는 투자자가 궁금해할 것을 모두 고르세요 | Choose what a new investor wants to know',
    why: '어떤 문제를 누가 푸는지, 이미 확인한 것이 무엇인지를 물어요. | Which problem, which team, and what has been proved so far.',
    right: [
      '왜 이 팀이 풀 수 있는지 | Why this team can do it',
      '지금까지 확인한 것 | What has been proved so far',
    ],
    wrong: ['팀원의 혈액형 | Blood types', '사무실 벽지의 색 | The colour of the office'],
  },
  {
    text: '제품을 알리는 데 드는 비용을 바르게 따지는 방법을 모두 고르세요 | Choose sound ways to judge advertising',
    why: '한 사람을 데려오는 데 든 돈과 그 사람이 남긴 돈을 견줘야 해요. 조회 수만으로는 알 수 없어요. | Compare what one customer costs with what one brings. Views alone say nothing.',
    right: [
      '새 고객 한 명에 든 돈 보기 | Cost of one new customer',
      '고객 한 명이 남긴 돈과 견주기 | Compare with what one brings',
    ],
    wrong: ['조회 수만 보기 | Look at views alone', '가장 비싼 광고 고르기 | Choose the most expensive'],
  },
  {
    text: '실패한 시도에서 남겨야 할 것을 모두 고르세요 | Choose what to keep from a failed attempt',
    why: '무엇을 믿었고 무엇이 달랐는지 적으면 다음 시도의 출발점이 돼요. 누구의 탓인지는 도움이 되지 않아요. | What you believed and what turned out: the next start. Blame does not help.',
    right: ['처음에 믿었던 가설 | What we believed', '실제로 일어난 일 | What really happened'],
    wrong: ['누구의 잘못인지 | Whose fault it was', '아무것도 남기지 않는다 | Nothing at all'],
  },
];

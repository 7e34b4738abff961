/** A question as it is written for the demo; each text is `한국어 | English`. */
export type DemoQuestion = {
  text: string;
  why: string;
  right: string[];
  wrong: string[];
  link?: string;
  linkText?: string;
};

/** The pool of quiz A: one right answer, the first. Korean before the bar, English behind it. */
export const questionsA: DemoQuestion[] = [
  {
    text: '‘최소 기능 제품’을 만드는 가장 큰 까닭은? | What is the main reason to build a minimum viable product?',
    why: '최소 기능 제품은 작은 완성품이 아니라 질문이에요. “이 문제를 정말 돈 내고 풀고 싶어 할까?” 같은 가설 하나를 가장 적은 시간으로 확인하려고 만들어요. | It is not a small finished product but a question. It checks one assumption, such as “would people pay to solve this?”, in the least time.',
    right: ['가장 적게 만들어 가설이 맞는지 배우는 것 | To learn with the least effort whether we are right'],
    wrong: [
      '처음 만든 제품을 빨리 많이 파는 것 | To sell a lot of the first product fast',
      '투자자에게 보여 줄 완성품을 만드는 것 | To have a finished product for investors',
      '경쟁사보다 기능을 하나 더 넣는 것 | To have one more feature than others',
    ],
    link: '/toolkit/bmc',
    linkText: '내 캔버스에서 가설 쪽지 찾아보기 | Find the assumptions in my canvas',
  },
  {
    text: '손익분기점은 어떤 때인가요? | When does a business break even?',
    why: '수익에서 모든 비용을 뺀 값이 0이 되는 지점이에요. 여기를 넘어야 비로소 남기 시작해요. | It is the point where income minus every cost is zero. Only beyond it is anything left over.',
    right: ['번 돈과 쓴 돈이 같아지는 때 | When income equals all costs'],
    wrong: [
      '첫 손님이 생긴 때 | When the first customer comes',
      '투자금을 모두 쓴 때 | When the investment is used up',
      '하루 매출이 가장 높은 때 | On the day of the highest sales',
    ],
  },
  {
    text: '떡볶이 한 그릇을 4,000원에 팔아요. 재료비가 1,500원, 한 달 월세가 500,000원이면 몇 그릇을 팔아야 본전일까요? | You sell a bowl for 4,000 won. It costs 1,500 won to make, and rent is 500,000 won a month. How many bowls break even?',
    why: '한 그릇에 남는 돈은 2,500원이에요. 500,000 ÷ 2,500 = 200그릇을 팔면 월세를 낼 수 있어요. | Each bowl leaves 2,500 won. 500,000 ÷ 2,500 = 200 bowls pay the rent.',
    right: ['200그릇 | 200 bowls'],
    wrong: ['125그릇 | 125 bowls', '334그릇 | 334 bowls', '500그릇 | 500 bowls'],
  },
  {
    text: '고객 인터뷰에서 가장 도움이 되는 질문은? | Which question helps most in a customer interview?',
    why: '사람들은 앞으로 할 일을 잘 맞히지 못해요. 이미 한 행동을 물어야 진짜 불편과 쓴 돈을 알 수 있어요. | People are bad at predicting what they will do. What they already did shows the real trouble and what it cost them.',
    right: ['가장 최근에 그 문제를 겪었을 때 어떻게 했나요? | What did you do the last time it happened?'],
    wrong: [
      '이 제품이 나오면 사실 건가요? | Would you buy this product?',
      '저희 아이디어 어떠세요? | How do you like our idea?',
      '얼마면 적당할까요? | What would be a fair price?',
    ],
  },
  {
    text: '‘피벗’은 무슨 뜻인가요? | What does “pivot” mean?',
    why: '농구에서 한 발을 붙이고 도는 동작에서 온 말이에요. 배운 것은 지키고 방향을 바꿔요. | It comes from basketball: one foot stays while you turn. You keep what you learnt and change direction.',
    right: ['배운 것을 바탕으로 방향을 바꾸는 것 | Changing direction based on what you learnt'],
    wrong: [
      '사업을 그만두는 것 | Closing the business',
      '가격을 절반으로 낮추는 것 | Halving the price',
      '새 투자자를 들이는 것 | Bringing in a new investor',
    ],
  },
  {
    text: '상표권은 무엇을 지켜 주나요? | What does a trademark protect?',
    why: '상표는 누가 만들었는지 알아보게 하는 표시예요. 발명은 특허, 글과 그림은 저작권이 지켜요. | A trademark shows who made something. Inventions have patents, texts and pictures have copyright.',
    right: ['제품을 알아보게 하는 이름과 로고 | The name and logo of a product'],
    wrong: [
      '새로 발명한 기술 | A newly invented technique',
      '내가 쓴 소설 | A novel that I wrote',
      '머릿속의 아이디어 | An idea in my head',
    ],
  },
  {
    text: '사업 아이디어를 특허로 내기 전에 하면 위험한 일은? | What is risky to do before you file a patent?',
    why: '특허는 새로운 것이어야 해요. 먼저 공개하면 새롭지 않은 것이 될 수 있으니, 발표 전에 출원부터 물어보세요. | A patent must be new. What was shown in public may no longer count as new, so ask about filing first.',
    right: ['영상으로 모두에게 공개하기 | Showing it to everyone in a video'],
    wrong: [
      '비슷한 특허를 찾아보기 | Searching for similar patents',
      '변리사에게 상담받기 | Asking a patent attorney',
      '실험 기록을 날짜와 함께 남기기 | Keeping dated notes of tests',
    ],
  },
  {
    text: '‘고정비’에 드는 것은? | Which of these is a fixed cost?',
    why: '고정비는 하나도 팔지 못해도 나가는 돈이에요. 재료와 포장, 배달은 파는 만큼 늘어요. | A fixed cost is paid even if nothing is sold. Material, packing and delivery grow with sales.',
    right: ['가게 월세 | Rent of the shop'],
    wrong: ['재료비 | Ingredients', '포장 상자 | Boxes', '배달 수수료 | Delivery fees'],
  },
  {
    text: '비즈니스 모델 캔버스에서 가장 먼저 채우면 좋은 칸은? | Which part of a business model canvas is best filled first?',
    why: '누구의 어떤 문제를 푸는지가 정해져야 나머지 칸도 뜻이 생겨요. | Only when it is clear whose problem is solved do the other parts make sense.',
    right: ['고객과 그들이 얻는 가치 | Customers and what they gain'],
    wrong: ['비용 | Costs', '핵심 파트너 | Key partners', '수익원 | Revenue'],
    link: '/toolkit/bmc',
    linkText: '캔버스 그려 보기 | Draw a canvas',
  },
  {
    text: '우리 동네에 빵집이 하나도 없어요. 이것만 보고 내릴 수 있는 결론은? | There is no bakery in our town. What does that alone tell us?',
    why: '경쟁이 없는 까닭은 둘이에요. 아무도 몰랐거나, 손님이 없거나. 물어보기 전에는 알 수 없어요. | There are two reasons for no competition: nobody noticed, or nobody buys. You must ask to know.',
    right: ['아직 아무것도 알 수 없다 | Nothing yet'],
    wrong: [
      '빵집을 열면 무조건 잘된다 | A bakery will surely do well',
      '동네 사람은 빵을 싫어한다 | People here dislike bread',
      '비싸게 팔아도 된다 | You can charge a lot',
    ],
  },
  {
    text: '한 달에 100명이 새로 오고 90명이 떠나는 서비스가 먼저 할 일은? | A service gains 100 users a month and loses 90. What comes first?',
    why: '구멍 난 물통에 물을 더 부어도 차지 않아요. 왜 떠나는지부터 알아야 해요. | A leaking bucket does not fill. Find out first why people leave.',
    right: ['떠나는 까닭을 묻기 | Ask why people leave'],
    wrong: [
      '광고를 두 배로 늘리기 | Double the advertising',
      '기능을 열 개 더하기 | Add ten features',
      '가격 올리기 | Raise the price',
    ],
  },
  {
    text: '크라우드펀딩은 무엇인가요? | What is crowdfunding?',
    why: '제품이 나오기 전에 많은 사람이 조금씩 미리 내요. 돈과 함께 “정말 원하는가”도 확인할 수 있어요. | Many people pay a little before a product exists. It brings money and shows whether they want it.',
    right: ['많은 사람에게서 조금씩 미리 모으는 것 | Collecting a little from many people in advance'],
    wrong: [
      '은행에서 크게 빌리는 것 | A large loan from a bank',
      '친구와 회사를 나누는 것 | Sharing a company with friends',
      '나라에서 받는 상금 | A prize from the state',
    ],
  },
  {
    text: '지분 10%를 주고 1억 원을 투자받았어요. 투자 뒤 회사의 가치는? | You gave up 10% for 100 million won. What is the company worth now?',
    why: '10%가 1억 원이면 전체 100%는 10억 원이에요. 투자 전 가치는 여기서 1억 원을 뺀 9억 원이고요. | If 10% is 100 million, all of it is 1 billion. Before the money it was 900 million.',
    right: ['10억 원 | 1 billion won'],
    wrong: ['1억 원 | 100 million won', '9억 원 | 900 million won', '11억 원 | 1.1 billion won'],
  },
  {
    text: '팀원과 역할을 정할 때 가장 먼저 할 일은? | What comes first when a team divides roles?',
    why: '역할과 지분, 그만둘 때의 약속은 사이가 좋을 때 적어 두어야 다툼이 되지 않아요. | Roles, shares and what happens when somebody leaves are best written while everyone gets along.',
    right: ['누가 무엇을 정하는지 적어 두기 | Write down who decides what'],
    wrong: [
      '나이 순서로 정하기 | Go by age',
      '나중에 다투면 정하기 | Decide when you quarrel',
      '모두가 모든 일을 하기 | Everybody does everything',
    ],
  },
  {
    text: '엘리베이터 피치는 얼마나 길면 좋을까요? | How long should an elevator pitch be?',
    why: '엘리베이터를 함께 타는 동안 끝나야 해요. 누구의 어떤 문제를 어떻게 푸는지만 말해요. | It has to end with the ride. Say whose problem you solve and how, nothing else.',
    right: ['1분 안쪽 | Under a minute'],
    wrong: ['10분 | 10 minutes', '30분 | 30 minutes', '길수록 좋다 | The longer the better'],
  },
  {
    text: '설문에서 “우리 앱은 정말 편리하죠?”라고 물으면 안 되는 까닭은? | Why not ask “our app is really handy, isn’t it?” in a survey?',
    why: '답을 정해 둔 질문은 듣고 싶은 말만 돌려줘요. 어떻게 썼는지 열린 말로 물어보세요. | A question that holds its answer returns what you want to hear. Ask openly how they used it.',
    right: ['답을 정해 두고 물어서 | It suggests the answer'],
    wrong: [
      '너무 짧아서 | It is too short',
      '반말이 아니어서 | It is too polite',
      '앱 이름이 없어서 | It leaves out the name',
    ],
  },
  {
    text: '개인정보를 모을 때 지켜야 할 원칙은? | What is the rule for collecting personal data?',
    why: '필요한 것만, 무엇에 얼마 동안 쓰는지 알리고 동의를 받아 모아요. 많이 모을수록 지킬 것도 많아져요. | Only what is needed, with consent that says what for and how long. More data means more to protect.',
    right: ['꼭 필요한 것만 동의를 받아 모은다 | Only what is needed, with consent'],
    wrong: [
      '나중을 위해 다 모은다 | Everything, for later',
      '친구 것은 그냥 모아도 된다 | Friends need not be asked',
      '지우지 않는다 | It is never deleted',
    ],
  },
  {
    text: '‘시장 규모’를 말할 때 가장 믿을 만한 것은? | Which market size is most convincing?',
    why: '아래에서 위로 세는 방법이에요. 손님 수, 사는 횟수, 값을 곱하면 어디가 틀렸는지도 함께 따져 볼 수 있어요. | Counting from below: customers, times, price. Everyone can then check each number.',
    right: ['손님 수 × 사는 횟수 × 값 | Customers × purchases × price'],
    wrong: [
      '세계 시장의 1%만 차지하면 | Just 1% of the world market',
      '가장 큰 회사의 매출 | Sales of the largest company',
      '검색 결과의 수 | The number of search results',
    ],
  },
  {
    text: '사회적 기업은 무엇이 다른가요? | What is different about a social enterprise?',
    why: '물건을 팔아 돈을 버는 것은 같지만, 사회 문제를 푸는 일을 목적으로 삼고 이익을 그 일에 다시 써요. | It sells and earns as others do, but solving a social problem is its purpose, and profit goes back into that.',
    right: ['사회 문제를 푸는 것이 목적이다 | Solving a social problem is its aim'],
    wrong: [
      '돈을 벌면 안 된다 | It must not earn money',
      '나라가 주인이다 | The state owns it',
      '직원이 모두 봉사자다 | All staff are volunteers',
    ],
  },
  {
    text: '첫 제품의 값을 정할 때 가장 알아야 할 것은? | What matters most when you price a first product?',
    why: '값은 들어간 돈이 아니라 고객이 얻는 가치와 비교돼요. 지금 그 문제에 얼마를 쓰는지 보면 알 수 있어요. | A price is weighed against what customers gain, not your costs. See what they spend on the problem today.',
    right: ['고객이 지금 그 문제에 쓰는 돈 | What customers spend on it today'],
    wrong: [
      '내가 벌고 싶은 돈 | What I want to earn',
      '가장 싼 경쟁 제품의 값 | The cheapest rival',
      '만드는 데 걸린 날수 | The days it took to make',
    ],
  },
  {
    text: '사업자등록은 언제 해야 하나요? | When must a business be registered in Korea?',
    why: '사업을 시작한 날부터 20일 안에 세무서나 홈택스에서 해요. 미성년자는 부모님의 동의서를 함께 내요. | Within 20 days of starting, at the tax office or online. Minors add the consent of a parent.',
    right: ['시작한 날부터 20일 안 | Within 20 days of starting'],
    wrong: [
      '1억 원을 번 뒤 | After earning 100 million won',
      '직원을 뽑은 뒤 | After hiring somebody',
      '대학을 졸업한 뒤 | After university',
    ],
  },
  {
    text: 'A/B 테스트는 무엇인가요? | What is an A/B test?',
    why: '한 가지만 다른 두 가지를 무작위로 보여 주고 비교해요. 두 가지를 함께 바꾸면 무엇 덕분인지 알 수 없어요. | Two versions that differ in one thing are shown at random. Change two things and you cannot tell which helped.',
    right: ['하나만 다른 둘을 나눠 보여 비교하는 것 | Comparing two that differ in one thing'],
    wrong: [
      '좋은 것과 나쁜 것을 고르는 투표 | A vote for good and bad',
      '두 회사의 제품 비교 | Comparing two companies',
      '출시 전과 뒤의 매출 비교 | Sales before and after',
    ],
  },
  {
    text: '통장에 600만 원이 있고 매달 150만 원씩 줄어요. 남은 시간은? | You have 6 million won left, and 1.5 million goes out each month. How long will it last?',
    why: '600 ÷ 150 = 4개월. 이 시간을 ‘런웨이’라고 불러요. 떨어지기 전에 벌거나 구해야 해요. | 6 ÷ 1.5 = 4 months. This is called runway: earn or raise before it ends.',
    right: ['4개월 | 4 months'],
    wrong: ['3개월 | 3 months', '6개월 | 6 months', '15개월 | 15 months'],
  },
  {
    text: '발표 자료의 한 장에 담으면 좋은 것은? | How much belongs on one slide?',
    why: '듣는 사람은 읽으면서 들을 수 없어요. 한 장에 한 가지만 담고 나머지는 말로 해요. | Nobody reads and listens at once. One thing a slide; the rest is what you say.',
    right: ['한 가지 이야기 | One message'],
    wrong: [
      '말할 내용 전부 | Everything you will say',
      '표 다섯 개 | Five tables',
      '가장 작은 글씨의 긴 글 | A long text in the smallest letters',
    ],
  },
];

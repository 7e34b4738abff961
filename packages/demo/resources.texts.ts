import type { DemoPost } from './post.ts';

const team = { authorKo: '출발+ 리서치팀', authorEn: 'Chulbal+ Research' };

/** What can be downloaded in the demo, from the oldest to the newest. */
export const demoResources: readonly DemoPost[] = [
  {
    ...{ board: 'resource', kind: 'whitepaper', daysAgo: 56 },
    titleKo: '첫 시즌 백서: 1,204팀이 남긴 것',
    titleEn: 'White paper of the first season: what 1,204 teams left behind',
    bodyKo:
      '<p>첫 시즌에 출발한 팀이 어떤 문제를 골랐고, 어디에서 멈췄고, 무엇을 남겼는지 기록했어요.</p><h2>이런 내용이 있어요</h2><ul><li><p>문제를 고른 이유: 내가 겪은 일 61%, 가족이 겪은 일 22%</p></li><li><p>서류에서 가장 자주 빠진 것 다섯 가지</p></li><li><p>1년 뒤에도 이어 가는 팀 38곳의 이야기</p></li></ul><p>요약본만 읽어도 흐름을 알 수 있어요.</p>',
    bodyEn:
      '<p>Which problems the teams of the first season chose, where they stopped, and what they left behind.</p><h2>Inside</h2><ul><li><p>Why they chose a problem: it happened to me 61%, to my family 22%</p></li><li><p>The five things most often missing from an application</p></li><li><p>Stories of 38 teams that are still going a year later</p></li></ul><p>The summary alone gives the outline.</p>',
    files: ['첫_시즌_백서.pdf', '첫_시즌_백서_요약.pdf', '설문_문항과_표.pdf'],
    details: { ...team, cover: null, year: 2024 },
  },
  {
    ...{ board: 'resource', kind: 'research', daysAgo: 40 },
    titleKo: '고등학생 창업 팀은 어떻게 역할을 나누나',
    titleEn: 'How teams in high school share their work',
    bodyKo:
      '<p>도전 트랙 96팀의 회의록을 읽고, 역할이 바뀐 순간을 모았어요.</p><blockquote><p>“처음 정한 대표가 끝까지 대표인 팀은 셋 가운데 하나였어요.”</p></blockquote><p>역할을 글로 적어 둔 팀은 바뀔 때 덜 다퉜어요. 부록에 역할 카드를 실었으니 첫 회의에서 써 보세요.</p>',
    bodyEn:
      '<p>We read the minutes of 96 teams of the Challenge track and collected the moments in which a role changed hands.</p><blockquote><p>“One team in three still had its first leader at the end.”</p></blockquote><p>Teams that had written their roles down argued less when they changed. The appendix has cards for a first meeting.</p>',
    files: ['역할_연구.pdf'],
    details: { cover: null, authorKo: '한서윤·문도영', authorEn: 'Han Seoyun, Moon Doyeong', year: 2025 },
  },
  {
    ...{ board: 'resource', kind: 'guide', daysAgo: 27 },
    titleKo: '시제품 없이 고객 열 명 만나기',
    titleEn: 'Meet ten customers before there is a prototype',
    bodyKo:
      '<p>만들기 전에 물어볼 것과 묻지 말아야 할 것을 한 장씩 정리했어요.</p><ol><li><p>누구에게 물을지 적기</p></li><li><p>어제 있었던 일부터 묻기</p></li><li><p>돈을 낸 적이 있는지 확인하기</p></li></ol><p>질문지는 그대로 인쇄해서 쓸 수 있어요.</p>',
    bodyEn:
      '<p>What to ask before you build, and what not to, one page each.</p><ol><li><p>Write down whom to ask</p></li><li><p>Begin with what happened yesterday</p></li><li><p>Find out whether they ever paid for it</p></li></ol><p>The questionnaire is ready to print.</p>',
    files: ['고객_열_명_안내서.pdf', '질문지.pdf'],
    details: { ...team, cover: null, year: 2025 },
  },
  {
    ...{ board: 'resource', kind: 'research', daysAgo: 15 },
    titleKo: '지역에서 시작한 팀의 첫 3년',
    titleEn: 'The first three years of teams outside the capital',
    bodyKo:
      '<p>수도권 밖에서 시작한 41팀을 3년 동안 따라갔어요. 매출보다 먼저 늘어난 것은 단골의 수였어요.</p><p>지역마다 손님을 처음 만난 곳, 빌린 공간, 도와준 사람을 표로 정리했어요.</p>',
    bodyEn:
      '<p>For three years we followed 41 teams outside the capital. What grew first was not revenue but regular customers.</p><p>Tables list, by region, where they met their first customers, what rooms they borrowed and who helped.</p>',
    files: ['지역_창업_3년.pdf'],
    details: { cover: null, authorKo: '정하람', authorEn: 'Jeong Haram', year: 2026 },
  },
  {
    ...{ board: 'resource', kind: 'whitepaper', daysAgo: 5, pinned: true },
    titleKo: '두 번째 시즌 백서: 다섯 레인의 기록',
    titleEn: 'White paper of the second season: five lanes on record',
    bodyKo:
      '<p>새싹부터 글로벌까지, 다섯 레인의 팀이 무엇을 들고 결승선에 닿았는지 모았어요.</p><h2>한눈에 보기</h2><ul><li><p>참가 1,862팀, 지난 시즌보다 55% 늘었어요</p></li><li><p>심사위원 84명이 남긴 평가 가운데 가장 많은 낱말은 “근거”였어요</p></li></ul><p>표와 그림은 출처를 적으면 누구나 쓸 수 있어요.</p>',
    bodyEn:
      '<p>From Sprout to Global: what the teams of five lanes carried over the finish line.</p><h2>At a glance</h2><ul><li><p>1,862 teams, 55% more than the season before</p></li><li><p>In what 84 evaluators wrote, no word came up more often than “evidence”</p></li></ul><p>Anyone may use tables and figures if they name the source.</p>',
    files: ['두_번째_시즌_백서.pdf', '두_번째_시즌_표.pdf'],
    details: { ...team, cover: null, year: 2026 },
  },
];

import type { PastEventKind, PastKind, PastSource } from '@chulbal/contract/past-companies/values';

/** Days before today, what kind of news, how it is known, its words. */
type News = readonly [daysAgo: number, PastEventKind, PastSource, ko: string, en: string];

/** What became of companies of last year's exhibition, as far as anybody told; of all others nothing is known yet. */
export const pastNews: ReadonlyMap<string, { kind: PastKind; news: readonly News[] }> = new Map([
  [
    '조용한초인종',
    {
      kind: 'running',
      news: [
        [
          112,
          'news',
          'press',
          '보건소 여섯 곳이 산모에게 빌려줘요',
          'Six health centres lend it to new mothers',
        ],
      ],
    },
  ],
  [
    '논두렁로보틱스',
    {
      kind: 'running',
      news: [
        [176, 'founded', 'register', '주식회사 논두렁로보틱스', 'Paddy Robotics was founded'],
        [
          61,
          'funded',
          'team',
          '농협 시범 사업에서 1억 2천만 원',
          '120 million won from a farmers’ pilot project',
        ],
      ],
    },
  ],
  [
    '바다수레',
    {
      kind: 'running',
      news: [[94, 'founded', 'register', '주식회사 바다수레', 'Tide Cart was founded']],
    },
  ],
  [
    '오름택시',
    {
      kind: 'running',
      news: [[70, 'news', 'press', '마을 일곱 곳으로 늘었어요', 'Seven villages take part now']],
    },
  ],
  [
    '공구도서관',
    {
      kind: 'running',
      news: [[83, 'news', 'team', '두 번째 서가를 열었어요', 'A second shelf is open']],
    },
  ],
  [
    '장독대',
    {
      kind: 'running',
      news: [[128, 'award', 'press', '전통 식품 기술 대회 대상', 'Grand prize for food technology']],
    },
  ],
  [
    '소금꽃',
    {
      kind: 'running',
      news: [[66, 'funded', 'team', '첫 투자 2억 원', 'First funding: 200 million won']],
    },
  ],
  [
    '골조안경',
    {
      kind: 'running',
      news: [
        [
          105,
          'news',
          'press',
          '건설사 두 곳이 모든 현장에 쓰기로 했어요',
          'Two builders use it on every site',
        ],
      ],
    },
  ],
  [
    '걸음약속',
    {
      kind: 'running',
      news: [[58, 'news', 'press', '병원 열두 곳이 함께해요', 'Twelve hospitals take part']],
    },
  ],
  [
    '도토리우체국',
    {
      kind: 'stopped',
      news: [
        [
          77,
          'stopped',
          'team',
          '모두 중학교에 올라가며 우체통을 산림청에 맡겼어요',
          'All went on to middle school; the forest service keeps the post boxes',
        ],
      ],
    },
  ],
  [
    '반짝신발',
    {
      kind: 'stopped',
      news: [
        [90, 'stopped', 'team', '만드는 법을 공개하고 마쳤어요', 'Published how it is made, and closed'],
      ],
    },
  ],
]);

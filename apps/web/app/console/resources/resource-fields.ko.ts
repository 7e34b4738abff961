export const resourceFields = {
  author: '저자',
  authorHint: '예: 출발+ 리서치팀',
  year: '발행 연도',
  yearHint: '1990년부터',
} as const;

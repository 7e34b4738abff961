export const reasonDialog = {
  reason: '사유',
  hint: '감사 기록에 남아요.',
  least: {
    two: '두 글자 이상 적어 주세요.',
    three: '세 글자 이상 적어 주세요.',
    five: '다섯 글자 이상 적어 주세요.',
    ten: '열 글자 이상 적어 주세요.',
  },
} as const;

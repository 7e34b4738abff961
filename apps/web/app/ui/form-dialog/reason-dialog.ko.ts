export const reasonDialog = {
  reason: '사유',
  hint: '감사 기록에 남아요.',
  needed: '사유를 세 글자 이상 적어 주세요.',
} as const;

export const orderedDesk = {
  edit: '고치기',
  leave: '저장하지 않은 내용이 있어요. 버리고 나갈까요?',
} as const;

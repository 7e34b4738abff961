export const programCard = {
  state: {
    upcoming: '신청 예정',
    open: '신청 중',
    waiting: '대기 신청 중',
    full: '자리 없음',
    closed: '신청 마감',
    ended: '종료',
  },
  online: '온라인',
  taken: '{{taken}} / {{capacity}}명 신청',
  free: '인원 제한 없음',
} as const;

export const consoleFrame = {
  nav: {
    label: '운영 콘솔',
    home: '{{brand}} 운영 콘솔',
    area: '운영',
    overview: '상황실',
    seasons: '시즌·트랙·단계',
    applications: '신청',
    audit: '감사 기록',
    exports: '내보내기 점검',
    operators: '운영자',
    fold: '메뉴 접기',
    unfold: '메뉴 펴기',
  },
  season: { label: '시즌', name: '{{year}} 시즌' },
  notFound: {
    title: '없는 화면',
    heading: '이 주소에는 화면이 없어요',
    body: '주소를 다시 확인하거나 왼쪽 메뉴에서 골라 주세요.',
    back: '상황실로',
  },
} as const;

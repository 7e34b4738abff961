export const popups = {
  body: '‘{{title}}’ 내용',
  more: '자세히 보기',
  notToday: '오늘 하루 보지 않기',
  download: '내려받기',
  close: '닫기',
} as const;

export const companySlides = {
  name: '요약 슬라이드',
  row: '슬라이드, 왼쪽과 오른쪽 화살표로 넘겨요',
  at: '{{count}}장 가운데 {{at}}번째 슬라이드',
  back: '앞 슬라이드',
  next: '다음 슬라이드',
} as const;

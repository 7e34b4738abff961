export const footer = {
  menu: '바닥 메뉴',
  logo: '{{brand}} 처음으로',
  privacy: '개인정보처리방침',
  terms: '이용약관',
  evaluators: '심사위원 로그인',
  contact: '문의하기',
  business: '사업자등록번호 {{number}}',
  phone: '대표 문의 {{phone}} ({{hours}})',
} as const;

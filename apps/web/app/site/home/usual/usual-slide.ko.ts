export const usualSlide = {
  title: '같은 출발선,\n다른 아이디어.',
  text: '초등학생부터 대학원생까지. 저마다의 레인에서 팀으로 출발하고, 심사와 전시를 거쳐 결선까지 달려요.',
  picture: '출발선에 나란히 선 다섯 선수와 다섯 레인',
  info: '참가 안내 보기',
  league: '학생 창업 리그',
} as const;

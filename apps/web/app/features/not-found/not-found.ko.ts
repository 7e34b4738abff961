export const notFound = {
  title: '페이지를 찾을 수 없어요',
  heading: '레인을 벗어났어요',
  body: '찾는 페이지가 없거나 주소가 바뀌었어요. 시작 페이지에서 다시 출발해요.',
  picture: '레인을 벗어나 옆으로 달려 나간 선수',
  notices: '공지사항에서 찾기',
  questions: '자주 묻는 질문',
  home: '시작 페이지로',
  toast: '요청한 페이지를 찾을 수 없어 시작 페이지로 이동해요',
} as const;

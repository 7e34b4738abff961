export const notices = {
  title: '공지사항',
  news: '소식',
  description: '모집, 결과, 행사 소식을 가장 먼저 알려 드려요.',
  table: {
    caption: '공지 목록',
    number: '번호',
    type: '분류',
    title: '제목',
    author: '글쓴이',
    date: '날짜',
  },
  pinned: '고정',
  hasFiles: '첨부 파일 있음',
  admin: '관리자',
  feed: '새 공지 구독(Atom)',
} as const;

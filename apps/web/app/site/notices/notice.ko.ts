export const notice = {
  news: '소식',
  notices: '공지사항',
  admin: '관리자',
} as const;

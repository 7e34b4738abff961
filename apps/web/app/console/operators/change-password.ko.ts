export const changePassword = {
  title: '비밀번호와 패스키',
  lead: '바꾸면 다른 기기에서는 로그아웃돼요.',
  forced: '처음 로그인하셨어요. 받은 비밀번호를 나만 아는 비밀번호로 바꾸면 콘솔이 열려요.',
  current: '지금 비밀번호',
  submit: '비밀번호 바꾸기',
} as const;

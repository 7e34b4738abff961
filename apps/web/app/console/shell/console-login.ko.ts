export const consoleLogin = {
  title: '운영자 로그인',
  words: '출발 신호는\n여기서 울려요.',
  note: '시즌을 준비하고 신청을 살피는 운영 콘솔',
  lead: '초대받은 이메일과 인증 앱의 번호로 들어와요.',
  needed: '로그인하면 보던 화면으로 이어져요.',
  loginId: '아이디 (이메일)',
  password: '비밀번호',
  submit: '로그인',
  help: '비밀번호를 잊었거나 인증 앱을 쓸 수 없으면 소유자에게 재설정 링크를 부탁해 주세요.',
} as const;

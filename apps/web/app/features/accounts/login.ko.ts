export const login = {
  title: '로그인',
  description: '신청서를 이어 쓰고 내 레인을 확인해요.',
  words: '다시\n출발선으로.',
  id: '아이디 (이메일)',
  password: '비밀번호',
  stay: '로그인 유지',
  help: '아이디·비밀번호 찾기',
  submit: '로그인',
  new: '처음 오셨나요?',
  newNote: '약관 동의부터 가입까지 1분',
  signUp: '회원가입',
  needed: '로그인하면 보던 화면으로 이어져요.',
} as const;

export const pointerLoginHelp = {
  title: '비밀번호를 잊었어요',
  lead: '아이디로 쓰는 이메일로 인증번호를 받아 새 비밀번호를 정해요. 모든 기기에서 로그아웃돼요.',
  emailHint: '위촉 메일을 받은 이메일이에요.',
  submit: '새 비밀번호로 바꾸기',
  lost: '이메일을 쓸 수 없거나 인증 앱을 잃어버렸다면 운영사무국에 부탁해 주세요.',
  back: '로그인으로 돌아가기',
} as const;

export const pointerAuthenticator = {
  title: '인증 앱',
  on: '켜져 있어요',
  off: '꺼져 있어요',
  leadOn: '로그인할 때 비밀번호와 함께 인증 앱에 보이는 번호를 물어요.',
  leadOff:
    '켜면 로그인할 때 비밀번호와 함께 휴대전화의 인증 앱에 보이는 번호도 물어요. 켜지 않아도 심사할 수 있어요.',
  begin: '인증 앱 등록하기',
  password: '지금 비밀번호',
  turnOn: '인증 앱 켜기',
  turnOff: '인증 앱 끄기',
  lost: '휴대전화를 바꾸거나 잃어버려 번호를 볼 수 없으면 운영사무국에 부탁해 주세요.',
  back: '내가 맡은 심사로',
} as const;

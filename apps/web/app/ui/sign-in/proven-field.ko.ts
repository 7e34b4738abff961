/** An e-mail address or phone number that is proven by a code. */
export const provenField = {
  email: '이메일',
  phone: '휴대전화',
  send: '인증번호 받기',
  again: '다시 받기',
  againIn: '{{seconds}}초 뒤 다시',
  proven: '인증됨',
  code: '인증번호 6자리',
  check: '확인',
  sentEmail: '{{to}}로 보냈어요. 안 보이면 스팸함도 확인해 주세요.',
  sentPhone: '{{to}}로 문자를 보냈어요.',
  sentMaybe: '가입 정보와 맞으면 인증번호를 보냈어요. 오지 않으면 적은 내용을 확인해 주세요.',
  provenEmail: '이메일을 확인했어요. 로그인 아이디로 써요.',
  provenPhone: '휴대전화를 확인했어요.',
  unprovenEmail: '인증번호로 이메일을 확인해 주세요.',
  unprovenPhone: '인증번호로 휴대전화를 확인해 주세요.',
  registered: '로그인하거나 비밀번호 찾기',
} as const;

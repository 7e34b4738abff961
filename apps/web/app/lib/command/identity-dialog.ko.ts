export const identityDialog = {
  confirm: {
    title: '본인 확인',
    body: '개인정보를 내보내거나 되돌릴 수 없는 일을 하기 전에 한 번 더 확인해요. 5분 동안 다시 묻지 않아요.',
    submit: '확인',
  },
  logIn: {
    title: '다시 로그인',
    body: '로그인이 끝났어요. 화면과 적은 내용은 그대로 있어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.',
    submit: '로그인',
  },
  loginId: '아이디',
  password: '비밀번호',
  totp: '인증 번호',
  totpHint: '인증 앱에 보이는 숫자 6자리',
  cancel: '취소',
  passkey: '패스키로 확인',
  noPasskey: '패스키를 확인하지 못했어요. 다시 하거나 비밀번호와 인증 번호를 넣어 주세요.',
  unreached: '통신이 원활하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

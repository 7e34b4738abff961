/** What is asked where a session ended under an open page. */
export const logInAgain = {
  title: '다시 로그인',
  body: '로그인이 끝났어요. 화면과 적은 내용은 그대로 있어요. 다시 로그인하면 하던 일을 이어서 할 수 있어요.',
  loginId: '아이디 (이메일)',
  password: '비밀번호',
  code: '인증 번호',
  codeHint: '인증 앱에 보이는 숫자 6자리. 앱이 없으면 복구 코드 12자리를 넣어 주세요.',
  others: '다른 방법',
  passkey: '패스키로 로그인',
  noPasskey: '패스키를 확인하지 못했어요. 다시 하거나 다른 방법으로 로그인해 주세요.',
  social: '{{name}} 로그인',
  newWindow: '새 창에서 열려요. 로그인하고 이 창으로 돌아오면 하던 일이 이어져요.',
  submit: '로그인',
  cancel: '나중에',
  unreached: '통신이 원활하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

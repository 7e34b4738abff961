export const documentSaved = {
  at: '저장됨 {{at}}',
  saving: '저장하는 중',
  unreached: '서버에 닿지 않아요. 이 기기에 두고 다시 저장해요.',
  signedOut: '로그인하면 저장돼요.',
  conflict: '다른 곳에서도 고친 항목 {{count}}개',
  choose: '고르기',
} as const;

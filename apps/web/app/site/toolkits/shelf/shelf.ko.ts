export const shelf = {
  device: '이 기기에 저장했어요',
  nowhere: '이 브라우저는 저장을 막아 두었어요. PDF로 내보내 주세요.',
  saving: '저장하는 중',
  saved: '모두 저장했어요',
  savedAt: '모두 저장했어요 · {{time}}',
  unreached: '연결되면 저장할게요. 적은 내용은 그대로 있어요.',
  signedOut: '로그인이 끝났어요. 적은 내용은 이 기기에 있어요.',
  refused: '저장하지 못했어요. 너무 긴 곳이 있는지 봐 주세요.',
  logInAgain: '다시 로그인',
  visitor: '로그인하면 다른 기기에서도 이어 쓸 수 있어요.',
  logIn: '로그인',
} as const;

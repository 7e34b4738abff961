/** What is said once on the page an action leads to. */
export const flashToast = {
  welcome: '환영해요! 이제 출발선에 설 수 있어요.',
  loggedOut: '로그아웃했어요.',
  passwordReset: '비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.',
  profileSaved: '내 정보를 저장했어요.',
  passwordChanged: '비밀번호를 바꾸고 다른 기기에서 로그아웃했어요.',
  notAccessible: '접근할 수 없는 화면이에요.',
  confirmNeeded: '내보내려면 본인 확인을 다시 해 주세요.',
  exportRefused: '파일을 내려받지 못했어요. 다시 시도해 주세요.',
  pointerLogIn: '로그인이 필요해요. 로그인 화면으로 옮겼어요.',
  pledgeNeeded: '서약서를 작성해야 평가할 수 있어요.',
  exclusionAsked: '기피 신청을 보냈어요. 답변은 이 화면에 나와요.',
  programPlaced: '신청했어요. 자리가 마련됐어요.',
  programWaiting: '대기자로 등록했어요. 자리가 나면 알려 드려요.',
  programCancelled: '신청을 취소했어요.',
  authenticatorOn: '인증 앱을 켰어요. 다음 로그인부터 번호를 물어요.',
  authenticatorOff: '인증 앱을 껐어요.',
} as const;

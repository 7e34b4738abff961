/** What is said of saving: whether it is done, which of two changes stays, and a log-out before everything is saved. */
export const autosave = {
  nothing: '쓰는 대로 저장돼요',
  saved: '저장됨 {{at}}',
  saving: '저장하는 중',
  unreached: '연결이 끊겨 저장하지 못했어요. 계속 시도하고 있으니 이 화면을 닫지 마세요.',
  unreachedKept: '연결이 끊겼어요. 이 기기에 보관하고 계속 시도하고 있어요.',
  busy: '서버가 바빠서 아직 저장하지 못했어요. 잠시 뒤에 저절로 다시 저장해요.',
  signedOut: '로그인이 끝났어요. 적은 내용은 그대로 있어요.',
  logIn: '다시 로그인',
  conflict: '다른 곳에서 고친 내용과 {{count}}곳이 달라요',
  choose: '고르기',
  held: '고쳐야 저장할 수 있는 곳이 있어요',
  conflicts: {
    title: '어느 쪽을 남길까요?',
    text: '다른 창이나 다른 사람이 같은 곳을 고쳤어요. 남길 내용을 골라 주세요. 고르기 전에는 아무것도 덮어쓰지 않아요.',
    mine: '여기에서 쓴 내용',
    theirs: '다른 곳에서 저장한 내용',
    empty: '비어 있음',
    save: '고른 대로 저장',
  },
  logOut: {
    saving: '적은 내용을 저장하고 로그아웃할게요.',
    title: '아직 저장하지 못한 내용이 있어요',
    body: '지금 로그아웃하면 저장하지 못한 내용은 이 기기에서도 지워져요. 화면에 남아 연결이나 안내를 확인하면 내용은 그대로 있어요.',
    stay: '로그아웃하지 않기',
    go: '지우고 로그아웃',
  },
} as const;

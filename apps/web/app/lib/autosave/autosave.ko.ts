/** What is said when somebody logs out before everything is saved. */
export const autosave = {
  logOut: {
    saving: '적은 내용을 저장하고 로그아웃할게요.',
    title: '아직 저장하지 못한 내용이 있어요',
    body: '지금 로그아웃하면 저장하지 못한 내용은 이 기기에서도 지워져요. 화면에 남아 연결이나 안내를 확인하면 내용은 그대로 있어요.',
    stay: '로그아웃하지 않기',
    go: '지우고 로그아웃',
  },
} as const;

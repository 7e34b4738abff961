/** Choosing a password: sign-up, reset, change. */
export const newPassword = {
  password: '비밀번호',
  fresh: '새 비밀번호',
  again: '한 번 더',
  rules:
    '8자부터 128자까지, 어떤 글자든 쓸 수 있어요. 띄어 쓴 문장도 좋아요. 특수문자를 꼭 넣지 않아도 돼요.',
  same: '두 번 모두 같아요.',
  hints: {
    none: '8자부터 쓸 수 있어요.',
    weak: '누구나 짐작할 수 있어요. 낱말을 더해 보세요.',
    fair: '한 낱말을 더하면 튼튼해져요.',
    strong: '한 낱말을 더하면 아주 튼튼해져요.',
  },
} as const;

export const sessionGuard = {
  title: '곧 로그아웃돼요',
  body: '오랫동안 쓰지 않아 로그인이 끝나 가요. 이어서 쓰려면 시간을 늘려 주세요. 적은 내용은 그대로 있어요.',
  left: '남은 시간',
  extend: '로그인 이어 가기',
  extended: '로그인 시간을 늘렸어요.',
  failed: '시간을 늘리지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

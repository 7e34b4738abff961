export const messages = {
  title: '보낸 메시지 미리보기',
  lead: '개발과 데모에서만 볼 수 있어요. 실제로는 이메일과 문자로 나가요.',
  empty: '아직 보낸 메시지가 없어요.',
  mail: '이메일',
  sms: '문자',
  to: '받는 사람 {{to}}',
  status: { pending: '보내는 중', sent: '보냄', failed: '실패' },
} as const;

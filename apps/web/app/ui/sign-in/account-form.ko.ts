/** What the forms of accounts have in common. */
export const accountForm = {
  tooMany: '요청이 너무 잦아요. {{time}} 뒤에 다시 시도해 주세요.',
  waitOver: '이제 다시 시도할 수 있어요.',
  preview: '데모에서는 이메일과 문자가 실제로 나가지 않아요.',
  previewLink: '보낸 인증번호 보기',
  newWindow: '새 창',
} as const;

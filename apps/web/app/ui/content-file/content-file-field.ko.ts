export const contentFileField = {
  picture: '그림 고르기',
  file: '파일 고르기',
  change: '바꾸기',
  remove: '빼기',
  uploading: '올리는 중',
  failed: '올리지 못했어요. 다시 해 주세요.',
} as const;

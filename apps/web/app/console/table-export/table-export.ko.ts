export const tableExport = {
  name: '내보내기',
  format: '파일 형식',
  failed: '내보내지 못했어요. 잠시 뒤에 다시 해 주세요.',
};

/** A document shown in place. */
export const documents = {
  label: '{{name}} 보기',
  close: '서류 닫기',
  save: '내려받기',
  loading: '서류를 불러오는 중',
  failed: { title: '서류를 열지 못했어요', text: '연결을 확인하고 다시 시도하거나, 내려받아서 열어 보세요.' },
  page: '{{page}} / {{pages}}쪽',
  picture: '{{name}}, 제출한 그림',
  pages: '{{pages}}쪽',
  broken: '이 쪽은 그릴 수 없어요.',
  more: '앞 {{pages}}쪽만 보여요. 나머지는 내려받아서 보세요.',
} as const;

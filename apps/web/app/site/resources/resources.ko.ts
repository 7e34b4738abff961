export const resources = {
  title: '자료',
  support: '창업 지원',
  description: '백서, 연구 자료, 안내서를 내려받아 보세요.',
  lede: '앞서 출발한 팀들의 기록과 연구를 모았어요. 필요한 만큼 가져가세요.',
  list: '자료 목록',
  pinned: '추천',
  year: '{{year}}년',
  files: '파일 {{count}}개 · {{size}}',
  noFiles: '본문에서 바로 읽기',
} as const;

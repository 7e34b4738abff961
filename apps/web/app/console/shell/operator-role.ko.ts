export const operatorRole = {
  viewer: '열람자',
  contentEditor: '콘텐츠 편집자',
  contestManager: '대회 담당자',
  privacyOfficer: '개인정보 담당자',
  owner: '소유자',
} as const;

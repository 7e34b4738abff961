export const orderedList = {
  edit: '고치기',
  save: '저장',
  saveHidden: '숨긴 채 저장',
  saveAndShow: '저장하고 보이기',
  close: '닫기',
  saved: '저장했어요.',
  savedHidden: '저장했어요. 아직 방문자에게는 보이지 않아요.',
  savedShown: '저장했고, 이제 방문자에게 보여요.',
  up: '‘{{name}}’ 위로',
  down: '‘{{name}}’ 아래로',
  moved: '{{place}}번째로 옮겼어요.',
} as const;

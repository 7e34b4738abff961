export const editConflicts = {
  met: '그사이 다른 사람이 먼저 저장해, 그 사람이 고친 곳을 가져왔어요. 확인하고 다시 해 주세요.',
} as const;

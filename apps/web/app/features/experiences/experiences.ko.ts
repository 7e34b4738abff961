export const experiences = {
  title: '체험 콘텐츠',
  support: '창업 지원',
  lede: '전시를 둘러보기 전에, 또는 둘러보다가 가볍게 해 볼 수 있어요.',
  takes: '걸리는 시간',
  gives: '얻는 것',
  typeTestTakes: '{{count}}문항, 3분',
  typeTestGives: '{{count}}가지 가운데 나의 투자 성향, 걸음이 맞는 팀 셋',
  start: '해 보기',
  none: '지금은 해 볼 것이 없어요',
  noneText: '준비되면 이곳에서 바로 해 볼 수 있어요.',
  exhibition: '전시 둘러보기',
};

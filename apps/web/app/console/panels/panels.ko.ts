export const panels = {
  title: '심사 배정',
  lede: '트랙의 심사 단계마다 심사위원과 팀을 분과로 나눠요. 게시하기 전에는 운영자만 볼 수 있어요.',
  columns: {
    track: '트랙',
    stage: '심사 단계',
    state: '배정',
    teams: '팀',
    assignments: '맡긴 평가',
    todo: '할 일',
  },
  state: {
    none: '배정 전',
    draft: '초안',
    published: '게시됨 {{version}}판',
    changing: '고치는 초안 있음',
    private: '운영자만 보임',
  },
  todo: {
    short: '위원 모자란 팀 {{count}}',
    notReady: '자격을 정할 팀 {{count}}',
    exclusions: '기피 신청 {{count}}건',
    noTeams: '심사할 팀이 아직 없음',
    begin: '분과를 만들 차례',
    publish: '확인하고 게시할 차례',
    nothing: '없음',
  },
  none: {
    title: '심사 단계가 없어요',
    text: '게시한 시즌에 심사표가 있는 단계가 있으면 여기에서 분과를 만들어요.',
    go: '시즌 보기',
  },
} as const;

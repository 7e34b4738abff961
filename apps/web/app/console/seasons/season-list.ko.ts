export const seasonList = {
  title: '시즌',
  unnamed: '이름 없는 시즌',
  facts: '트랙 {{tracks}}개 · 제출 {{submitted}}팀',
  status: { draft: '준비 중', published: '게시 중', finished: '끝남' },
  version: '규칙 {{version}}판 · {{day}} 게시',
  never: '아직 게시하지 않음',
  changed: '게시하지 않은 변경 있음',
  empty: {
    title: '아직 시즌이 없어요',
    text: '첫 시즌을 시작해 보세요. 게시하기 전까지는 아무에게도 보이지 않아요.',
    view: '시즌을 고칠 수 있는 운영자가 만들면 여기에 나타나요.',
  },
  begin: {
    title: '새 시즌 시작',
    year: '연도',
    from: '시작하는 방법',
    empty: '빈 시즌',
    copy: '{{year}} 시즌에서 복사',
    hint: '복사하면 모든 규칙을 가져오고 기간은 같은 요일로 옮겨요.',
    go: '시작하기',
  },
} as const;

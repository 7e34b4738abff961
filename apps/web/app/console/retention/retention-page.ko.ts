export const retentionPage = {
  title: '보존과 파기',
  lede: '이 표 하나로 지우고, 개인정보 처리방침에도 같은 표가 나가요. 한 시간마다 지워요.',
  policy: '처리방침에서 보기',
  last: '마지막으로 지운 때',
  never: '아직 지운 적이 없어요.',
  left: '지웠어야 하는데 남은 것이 {{count}}건 있어요. 다음 시간에도 남으면 기술 담당에게 알려 주세요.',
  list: '보존 기간과 지울 것',
  begins: '아직 날이 없는 것은 {{event}} 시작해요.',
  along: '계정과 함께',
  columns: {
    what: '무엇',
    ground: '근거',
    period: '기간',
    now: '지금',
    month: '30일 안',
    swept: '마지막 파기',
  },
};

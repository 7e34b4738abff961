export const planEditor = {
  ko: '한국어',
  en: '영어',
  range: '{{min}}부터 {{max}}까지의 수를 적어 주세요.',
  findings: {
    title: '맞지 않는 곳',
    none: '게시를 막는 것이 없어요.',
    count: '{{count}}곳을 고치면 게시할 수 있어요.',
    blocks: '게시를 막아요',
    warns: '한 번 더 봐 주세요',
  },
  publish: {
    aside: '게시와 통계',
    first: '게시',
    again: '고친 내용 게시',
    nothing: '게시된 내용과 같아요.',
    done: '{{version}}판을 게시했어요.',
    visitor: '방문자 화면 보기',
    versions: '게시한 판',
    version: '{{version}}판',
    by: '{{at}} {{name}}',
  },
};

export const exhibitionCard = {
  before: '곧 전시장이\n열려요',
  open: '지금, 누구에게\n투자할까요?',
  locked: '장부를 맞춰\n보는 중이에요',
  revealed: '모두의 선택이\n공개됐어요',
  textBefore: '예선을 통과한 팀이 기업 페이지를 써요. {{at}}에 만나요.',
  textOpen:
    '{{name, 이/가}} {{at}}까지 열려 있어요. 가상 지갑으로 마음에 드는 팀에 투자해 보세요. 합계는 마감 뒤에 공개해요.',
  textLate: '합계와 순위를 공개하려고 준비하고 있어요. 기업 페이지는 그대로 볼 수 있어요.',
  textLocked: '합계와 순위는 {{at}}부터 공개해요. 기업 페이지는 그대로 볼 수 있어요.',
  textRevealed: '트랙마다 어느 팀이 앞섰는지, 하루하루 어떻게 달렸는지 볼 수 있어요.',
  wallet: '가입하면 받는 가상 지갑',
  enter: '전시 둘러보기',
  rules: '전시 안내',
  lanes: '트랙별로 전시에 서는 레인',
} as const;

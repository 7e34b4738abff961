export const hiddenLogo = {
  press: '숨은 로고 찾음',
  all: '추첨 쪽으로 갈까요?',
  unreached: '로고를 찾은 것이 전해지지 않았어요. 다시 눌러 주세요.',
};

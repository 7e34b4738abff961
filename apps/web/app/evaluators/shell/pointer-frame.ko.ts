/** What the frame around every page of evaluators says. */
export const pointerFrame = {
  home: '{{brand}} 심사, 내가 맡은 심사로',
  name: '{{name}} 위원',
  logOut: '로그아웃',
  deadline: '마감',
  closed: '마감됨',
  notFound: {
    title: '없는 화면',
    heading: '찾는 화면이 없어요',
    body: '주소를 다시 확인하거나 내가 맡은 심사에서 골라 주세요.',
    back: '내가 맡은 심사로',
  },
  failed: {
    title: '화면을 열지 못했어요',
    heading: '화면을 열지 못했어요',
    body: '잠시 뒤에 다시 시도해 주세요. 저장된 평가는 그대로 있어요.',
    network: '통신이 원활하지 않아요. 저장된 평가는 그대로 있어요.',
  },
} as const;

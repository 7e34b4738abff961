export const root = {
  network: {
    title: '통신이 원활하지 않아요',
    body: '연결을 확인하고 다시 시도해 주세요.',
  },
  failed: {
    title: '요청을 처리하지 못했어요',
    body: '잠시 뒤에 다시 시도해 주세요.',
  },
  limited: {
    title: '요청이 너무 잦아요',
    body: '{{seconds}}초 뒤에 다시 시도해 주세요.',
  },
  calls: {
    networkError: '통신이 원활하지 않아요. 적은 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.',
    unavailable: '지금은 접속이 많아요. 적은 내용은 그대로 있으니 잠시만 기다려 주세요.',
  },
} as const;

/** What every page says that a personal link opens. */
export const personalLink = {
  opening: '링크를 여는 중이에요',
  heading: '받은 링크를\n눌러 주세요',
  text: '이 화면은 메일이나 문자로 보내 드린 링크로 열려요. 받은 메시지에서 링크를 다시 눌러 주세요.',
  noScript:
    '지금 브라우저에서는 링크가 저절로 열리지 않아요. 메시지에 있는 주소를 끝까지 복사해 아래에 붙여 넣어 주세요.',
  paste: {
    label: '받은 링크',
    hint: '눌러도 이 화면이 다시 나오면, 주소를 끝까지 복사해 붙여 넣어 주세요.',
    refused: '이 화면을 여는 링크가 아니에요. 메시지에 있는 주소를 끝까지 복사해 주세요.',
    go: '링크 열기',
  },
} as const;

export const coverField = {
  label: '대표 그림',
  hint: 'PNG, JPG, WebP를 올리면 목록과 공유 미리보기에 쓰여요. 비우면 레인 그림이 대신해요.',
  altKo: '그림 설명 (한국어)',
  altEn: '그림 설명 (영어)',
  altHint: '보이지 않는 사람도 알 수 있게 한 문장으로 적어 주세요.',
  altOther: '그림이 바뀌었어요. 이 설명이 새 그림에도 맞는지 확인해 주세요.',
} as const;

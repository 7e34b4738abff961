export const join = {
  title: '운영자로 들어오기',
  words: '함께\n출발을 준비해요.',
  note: '인증 앱과 비밀번호를 정하면 바로 시작해요.',
  opening: '링크를 여는 중이에요',
  heading: '{{name}}님, 반가워요',
  lead: '{{role}} 역할로 초대받으셨어요. 이 링크는 {{until}}까지 쓸 수 있어요.',
  steps: { app: '1. 인증 앱에 등록하기', password: '2. 비밀번호 정하기' },
  codeHint: '등록한 뒤 앱에 보이는 숫자 6자리',
  loginId: '아이디',
  submit: '시작하기',
  gone: {
    title: '쓸 수 없는 링크예요',
    body: '이미 쓴 링크이거나 기한이 지났어요. 초대한 사람에게 새 링크를 부탁해 주세요.',
  },
} as const;

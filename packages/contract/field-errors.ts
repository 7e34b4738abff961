import type { Bilingual } from './language.ts';

/**
 * What is wrong with one field. Schemas name a row as their message (`z.string().min(1, 'required')`), so
 * browser and server say the same words.
 */
export const fieldErrors = {
  required: { ko: '꼭 필요한 항목이에요.', en: 'This is required.' },
  invalid: { ko: '입력한 내용을 확인해 주세요.', en: 'Please check what you entered.' },
  twoLetters: { ko: '두 글자 이상 적어 주세요.', en: 'Please write at least 2 characters.' },
  threeLetters: { ko: '세 글자 이상 적어 주세요.', en: 'Please write at least 3 characters.' },
  fiveLetters: { ko: '다섯 글자 이상 적어 주세요.', en: 'Please write at least 5 characters.' },
  tenLetters: { ko: '열 글자 이상 적어 주세요.', en: 'Please write at least 10 characters.' },
  tooLong: { ko: '너무 길어요. 조금 줄여 주세요.', en: 'This is too long. Please shorten it.' },
  email: {
    ko: '이메일 주소 형식이 맞지 않아요. 예: name@example.kr',
    en: 'Not a valid e-mail address. For example: name@example.kr',
  },
  phone: {
    ko: '휴대전화 번호는 010-1234-1234처럼 적어 주세요.',
    en: 'Please enter the mobile number like 010-1234-1234.',
  },
  birthDate: {
    ko: '생년월일은 2004.11.02처럼 적어 주세요.',
    en: 'Please enter the birth date like 2004.11.02.',
  },
  ownSignature: {
    ko: '적힌 이름과 같아야 해요. 이름이 틀렸으면 먼저 고쳐 주세요.',
    en: 'Please enter the name shown above. If it is wrong, please correct it first.',
  },
  signature: {
    ko: '동의를 부탁받은 보호자의 이름과 같아야 해요.',
    en: 'Please enter the name of the guardian we asked.',
  },
  childsBirth: {
    ko: '만 14세 미만인 어린이의 생년월일을 적어 주세요.',
    en: 'Please enter the birth date of a child under 14.',
  },
  date: { ko: '날짜는 2026.03.02처럼 적어 주세요.', en: 'Please enter the date like 2026.03.02.' },
  password: { ko: '비밀번호는 8자부터 128자까지 쓸 수 있어요.', en: 'Passwords need 8 to 128 characters.' },
  wrongPassword: { ko: '지금 쓰는 비밀번호가 아니에요.', en: 'This is not your current password.' },
  passwordsDiffer: { ko: '두 비밀번호가 달라요.', en: 'The two passwords are different.' },
  code: { ko: '번호 6자리를 모두 입력해 주세요.', en: 'Please enter all 6 digits.' },
  secondCode: {
    ko: '앱의 번호 6자리나 복구 코드 12자리를 모두 입력해 주세요.',
    en: 'Please enter all 6 digits from the app, or all 12 of a recovery code.',
  },
  video: {
    ko: '유튜브, 비메오, 네이버TV, 카카오TV 동영상의 주소를 적어 주세요.',
    en: 'Please enter the address of a video on YouTube, Vimeo, Naver TV or Kakao TV.',
  },
  webhookAddress: {
    ko: 'https://로 시작하는 주소를 적어 주세요. 아이디와 비밀번호, #은 넣을 수 없어요.',
    en: 'Please enter an address that starts with https://, without a user name, password or #.',
  },
  choose: { ko: '하나를 골라 주세요.', en: 'Please choose one.' },
  twice: { ko: '이미 있는 값이에요. 다르게 적어 주세요.', en: 'This already exists. Please use another.' },
  consent: { ko: '동의해야 다음으로 갈 수 있어요.', en: 'Your consent is needed to continue.' },
  school: { ko: '학교 이름을 입력하거나 검색해 주세요.', en: 'Please enter or search for the school name.' },
  slug: {
    ko: '영어 소문자, 숫자, 붙임표(-)로 적어 주세요. 예: first-step',
    en: 'Use lower-case letters, digits and hyphens. For example: first-step',
  },
  businessNumber: {
    ko: '사업자등록번호가 맞지 않아요. 숫자 10자리를 확인해 주세요.',
    en: 'Not a valid business registration number. Please check its 10 digits.',
  },
  residentNumber: {
    ko: '주민등록번호나 외국인등록번호로 보이는 숫자가 있어요. 이 칸은 지울 때까지 저장하지 않아요.',
    en: 'This looks like a resident or foreigner registration number. It is not saved until you remove it.',
  },
  linkAddress: {
    ko: '/로 시작하는 이 사이트의 경로나 https://로 시작하는 주소를 적어 주세요.',
    en: 'Please enter a path on this site starting with / or an address starting with https://.',
  },
  quotasOverCount: {
    ko: '권역 정원을 더한 수가 선정 수보다 많아요.',
    en: 'The quotas add up to more than the places.',
  },
} as const satisfies Record<string, Bilingual>;

export type FieldErrorName = keyof typeof fieldErrors;

export function isFieldErrorName(value: string): value is FieldErrorName {
  return Object.hasOwn(fieldErrors, value);
}

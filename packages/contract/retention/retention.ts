import type { Bilingual } from '../language.ts';

/** On what ground data is kept, as the privacy act names it. */
const grounds = {
  contract: { ko: '약속을 지키려고(법 제15조 ①4)', en: 'To keep a contract (act, art. 15 ①4)' },
  consent: { ko: '동의(법 제15조 ①1)', en: 'Consent (act, art. 15 ①1)' },
  interest: { ko: '정당한 이익(법 제15조 ①6)', en: 'Legitimate interest (act, art. 15 ①6)' },
  safety: { ko: '안전성 확보 조치 기준 제8조', en: 'Safeguard standard, art. 8' },
  duty: { ko: '법을 지켰음을 보이려고(법 제15조 ①2)', en: 'To show that the law was kept (act, art. 15 ①2)' },
} as const satisfies Record<string, Bilingual>;

/**
 * How long one kind of data is kept. `days`: swept away by itself so many days after what `period` names;
 * `afterSeason`: so many months after the last date of its season.
 */
export type Retention = {
  key: string;
  what: Bilingual;
  period: Bilingual;
  ground: Bilingual;
  days: number | null;
  afterSeason?: number;
  /** The event that gives a piece its day, where it does not have one from the beginning. */
  begins?: Bilingual;
};

/**
 * How long personal data is kept: the one table (P-14). The sweeps take their days from it and the privacy policy
 * shows it row by row, so what is said and what is done cannot differ.
 */
export const retention = {
  account: {
    what: { ko: '회원 정보', en: 'Account' },
    period: { ko: '탈퇴할 때까지', en: 'Until the account is closed' },
    ground: grounds.contract,
    days: null,
    begins: { ko: '계정을 닫을 때', en: 'when the account is closed' },
  },
  application: {
    what: { ko: '참가 신청과 심사 기록', en: 'Applications and evaluation records' },
    period: { ko: '시즌이 끝난 날부터 3년', en: '3 years from the end of the season' },
    ground: grounds.contract,
    days: null,
    afterSeason: 36,
    begins: { ko: '시즌의 마지막 날짜가 정해질 때', en: 'when the season has its last date' },
  },
  draft: {
    what: { ko: '제출하지 않은 임시 저장', en: 'Drafts that were never submitted' },
    period: { ko: '시즌이 끝난 날부터 3개월', en: '3 months from the end of the season' },
    ground: grounds.contract,
    days: null,
    afterSeason: 3,
    begins: { ko: '시즌의 마지막 날짜가 정해질 때', en: 'when the season has its last date' },
  },
  message: {
    what: { ko: '보낸 이메일과 문자 메시지', en: 'E-mails and text messages sent' },
    period: { ko: '보낸 날부터 30일', en: '30 days after sending' },
    ground: grounds.interest,
    days: 30,
    begins: { ko: '보낼 때', en: 'when it is sent' },
  },
  webhook: {
    what: {
      ko: '운영자의 프로그램에 알린 소식(팀 번호와 때만 있고 개인정보는 없어요)',
      en: 'News sent to operators’ own programs (team numbers and times, no personal data)',
    },
    period: { ko: '일이 있은 날부터 30일', en: '30 days after it happened' },
    ground: grounds.interest,
    days: 30,
  },
  guardian: {
    what: {
      ko: '보호자가 만 14세 미만 어린이에게 동의한 기록(답을 기다리는 보호자의 이름과 번호는 5일)',
      en: 'That a guardian consented for a child under 14 (name and number of one who has yet to answer: 5 days)',
    },
    period: {
      ko: '동의를 거두거나 본인이 동의한 날부터 3년',
      en: '3 years after it was withdrawn or replaced by one’s own',
    },
    ground: grounds.duty,
    days: 1095,
    begins: { ko: '동의를 거두거나 본인이 동의할 때', en: 'when it is withdrawn or replaced by one’s own' },
  },
  code: {
    what: { ko: '인증번호 요청과 로그인 시도 횟수', en: 'Requests for a code, counts of log-in attempts' },
    period: { ko: '하루', en: '1 day' },
    ground: grounds.safety,
    days: 1,
  },
  session: {
    what: {
      ko: '로그인 기록(때, 브라우저와 기기의 종류, 접속 주소의 앞부분)',
      en: 'Log-ins (when, kind of browser and device, first half of the address)',
    },
    period: { ko: '끝난 날부터 30일', en: '30 days after they end' },
    ground: grounds.safety,
    days: 30,
    begins: { ko: '로그인이 끝날 때', en: 'when the log-in ends' },
  },
  address: {
    what: {
      ko: '로그인하거나 추천인을 넣은 접속 주소(되돌릴 수 없게 바꾼 값)',
      en: 'Addresses of log-ins and of naming a recommender (irreversible values)',
    },
    period: { ko: '마지막으로 쓴 때부터 90일', en: '90 days after last use' },
    ground: grounds.safety,
    days: 90,
  },
  file: {
    what: { ko: '지우거나 올리다 만 파일', en: 'Files removed or never finished' },
    period: { ko: '하루', en: '1 day' },
    ground: grounds.contract,
    days: 1,
    begins: { ko: '파일을 지울 때', en: 'when the file is removed' },
  },
  access: {
    what: { ko: '접속 기록', en: 'Access records' },
    period: { ko: '1년', en: '1 year' },
    ground: grounds.safety,
    days: 365,
  },
  disclosure: {
    what: {
      ko: '운영자와 심사위원이 개인정보를 열거나 내보낸 기록',
      en: 'Records of operators and evaluators opening or exporting personal data',
    },
    period: { ko: '2년', en: '2 years' },
    ground: grounds.safety,
    days: 730,
  },
  wallet: {
    what: {
      ko: '모의 투자 지갑의 주인(공개하는 장부에는 가명만 있어요)',
      en: 'Owners of wallets of the mock market (the published ledger has pseudonyms only)',
    },
    period: { ko: '시즌이 끝난 날부터 3년', en: '3 years from the end of the season' },
    ground: grounds.contract,
    days: null,
    afterSeason: 36,
    begins: { ko: '시즌의 마지막 날짜가 정해질 때', en: 'when the season has its last date' },
  },
  ticket: {
    what: {
      ko: '추첨에 참여한 기록: 찾은 로고, 번호표, 추천, 넣은 경품(공개하는 명단에는 가명만 있어요)',
      en: 'Taking part in a raffle: logos found, tickets, recommending, prizes entered (the published list has pseudonyms only)',
    },
    period: { ko: '탈퇴할 때까지', en: 'Until the account is closed' },
    ground: grounds.contract,
    days: null,
    begins: { ko: '계정을 닫을 때', en: 'when the account is closed' },
  },
  quiz: {
    what: {
      ko: '퀴즈에서 고른 답이 누구의 것인지(답은 이름 없이 통계로만 남아요)',
      en: 'Whose the answers to a quiz are (the answers themselves stay as statistics without a name)',
    },
    period: { ko: '푼 날부터 30일', en: '30 days after taking it' },
    ground: grounds.contract,
    days: 30,
  },
  typeTest: {
    what: {
      ko: '로그인하고 해 본 투자 성향 테스트의 마지막 결과',
      en: 'The last result of the type test taken when logged in',
    },
    period: { ko: '다시 하거나 탈퇴할 때까지', en: 'Until it is taken again or the account is closed' },
    ground: grounds.contract,
    days: null,
    begins: { ko: '다시 하거나 계정을 닫을 때', en: 'when it is taken again or the account is closed' },
  },
  export: {
    what: { ko: '내 정보를 모은 파일', en: 'The file somebody takes away of their data' },
    period: { ko: '만든 날부터 7일', en: '7 days after it was made' },
    ground: grounds.duty,
    days: 7,
  },
  prize: {
    what: {
      ko: '추첨에 당첨된 사람이 적은 받을 곳',
      en: 'Where winners of a raffle want their prize',
    },
    period: { ko: '보낸 날부터 30일', en: '30 days after sending' },
    ground: grounds.consent,
    days: 30,
    begins: { ko: '상품을 보낼 때', en: 'when the prize is sent' },
  },
  dataRequest: {
    what: {
      ko: '개인정보에 관한 요청과 답(계정을 닫으면 누가 무엇을 물었는지는 바로 지워요)',
      en: 'Requests about personal data and their answers (who asked what goes with the account)',
    },
    period: { ko: '답한 날부터 3년', en: '3 years after the answer' },
    ground: grounds.duty,
    days: 1095,
    begins: { ko: '답할 때', en: 'when it is answered' },
  },
  report: {
    what: {
      ko: '공개 검증 제보자의 이름과 연락처',
      en: 'Name and contact of who reports in public verification',
    },
    period: {
      ko: '제보 처리와 검증 기간이 끝날 때까지',
      en: 'Until the report is decided and verification ends',
    },
    ground: grounds.consent,
    days: null,
    begins: { ko: '제보를 처리할 때', en: 'when the report is decided' },
  },
} as const satisfies Record<string, Omit<Retention, 'key'>>;

/** A backup may hold what was destroyed for so many days more; older ones are deleted by whoever runs the installation. */
export const BACKUP_DAYS = 30;

export type RetentionKey = keyof typeof retention;

/** The table in its order. */
export const retentionRows: readonly Retention[] = Object.entries(retention).map(([key, row]) => ({
  key,
  ...row,
}));

/** Milliseconds after which data of this kind is swept away. */
export function keptMs(
  key: { [K in RetentionKey]: (typeof retention)[K]['days'] extends number ? K : never }[RetentionKey],
): number {
  return retention[key].days * 24 * 3_600_000;
}

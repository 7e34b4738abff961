import type { ExportTable } from './export-page.rules.ts';

const at = { key: 'at', title: { ko: '때', en: 'When' } };
const state = { key: 'state', title: { ko: '상태', en: 'State' } };
const team = { key: 'team', title: { ko: '팀', en: 'Team' } };

/** The tables of an export, what they and their columns are called. */
export const exportTables = {
  account: {
    title: { ko: '계정', en: 'Account' },
    columns: [
      { key: 'field', title: { ko: '항목', en: 'Field' } },
      { key: 'text', title: { ko: '내용', en: 'Text' } },
    ],
  },
  consents: {
    title: { ko: '동의', en: 'Consents' },
    columns: [
      { key: 'term', title: { ko: '약관', en: 'Text' } },
      { key: 'version', title: { ko: '판', en: 'Version' } },
      { key: 'agreed', title: { ko: '동의함', en: 'Agreed' } },
      { key: 'by', title: { ko: '누가', en: 'By' } },
      at,
    ],
  },
  sessions: {
    title: { ko: '로그인', en: 'Log-ins' },
    columns: [
      { key: 'from', title: { ko: '로그인한 때', en: 'From' } },
      { key: 'until', title: { ko: '끝난 때', en: 'Until' } },
      { key: 'why', title: { ko: '까닭', en: 'Why it ended' } },
      { key: 'browser', title: { ko: '브라우저', en: 'Browser' } },
      { key: 'system', title: { ko: '기기', en: 'Device' } },
      { key: 'place', title: { ko: '접속 주소의 앞부분', en: 'First half of the address' } },
      { key: 'way', title: { ko: '방법', en: 'By' } },
    ],
  },
  passkeys: {
    title: { ko: '패스키', en: 'Passkeys' },
    columns: [
      { key: 'name', title: { ko: '이름', en: 'Name' } },
      { key: 'added', title: { ko: '만든 때', en: 'Added' } },
      { key: 'used', title: { ko: '마지막으로 쓴 때', en: 'Last used' } },
      { key: 'id', title: { ko: '번호', en: 'Id' } },
    ],
  },
  identity: {
    title: { ko: '본인확인', en: 'Identity check' },
    columns: [{ key: 'service', title: { ko: '서비스', en: 'By' } }, at],
  },
  authenticator: {
    title: { ko: '인증 앱', en: 'Authenticator app' },
    columns: [
      { key: 'since', title: { ko: '켠 때', en: 'Turned on' } },
      { key: 'codes', title: { ko: '남은 복구 코드', en: 'Recovery codes left' } },
    ],
  },
  authenticatorResets: {
    title: { ko: '인증 앱을 꺼 달라는 요청', en: 'Requests to remove the authenticator' },
    columns: [
      state,
      { key: 'asked', title: { ko: '요청한 때', en: 'Asked' } },
      { key: 'due', title: { ko: '끄기로 한 때', en: 'To be removed' } },
      { key: 'ended', title: { ko: '끝난 때', en: 'Ended' } },
    ],
  },
  dataRequests: {
    title: { ko: '개인정보에 관한 요청', en: 'Requests about data' },
    columns: [
      { key: 'number', title: { ko: '번호', en: 'Number' } },
      { key: 'kind', title: { ko: '종류', en: 'Kind' } },
      state,
      { key: 'text', title: { ko: '글', en: 'Text' } },
      at,
      { key: 'due', title: { ko: '답할 날', en: 'Due' } },
      { key: 'answered', title: { ko: '답한 때', en: 'Answered' } },
    ],
  },
  messages: {
    title: { ko: '받은 알림', en: 'Messages' },
    columns: [
      at,
      { key: 'channel', title: { ko: '방법', en: 'By' } },
      { key: 'subject', title: { ko: '제목', en: 'Subject' } },
      { key: 'text', title: { ko: '글', en: 'Text' } },
    ],
  },
  teams: {
    title: { ko: '참가 신청', en: 'Applications' },
    columns: [
      team,
      { key: 'name', title: { ko: '팀 이름', en: 'Team name' } },
      state,
      { key: 'part', title: { ko: '역할', en: 'Part' } },
      { key: 'submittedAt', title: { ko: '제출한 때', en: 'Submitted at' } },
      { key: 'confirmedAt', title: { ko: '본인 확인한 때', en: 'Confirmed at' } },
    ],
  },
  texts: {
    title: { ko: '신청서에 적은 것', en: 'What was written in applications' },
    columns: [
      team,
      { key: 'where', title: { ko: '어디에', en: 'Where' } },
      { key: 'field', title: { ko: '항목', en: 'Field' } },
      { key: 'text', title: { ko: '내용', en: 'Text' } },
    ],
  },
  files: {
    title: { ko: '올린 파일', en: 'Files' },
    columns: [
      { key: 'path', title: { ko: '이 묶음 속 자리', en: 'Place in the archive' } },
      { key: 'name', title: { ko: '이름', en: 'Name' } },
      { key: 'bytes', title: { ko: '바이트', en: 'Bytes' } },
      { key: 'sha256', title: { ko: 'SHA-256', en: 'SHA-256' } },
      at,
    ],
  },
  programs: {
    title: { ko: '프로그램', en: 'Programmes' },
    columns: [
      { key: 'title', title: { ko: '이름', en: 'Title' } },
      state,
      { key: 'attended', title: { ko: '참석', en: 'Attended' } },
      at,
    ],
  },
  market: {
    title: { ko: '모의 투자', en: 'Mock market' },
    columns: [
      { key: 'pseudonym', title: { ko: '가명', en: 'Pseudonym' } },
      { key: 'wallet', title: { ko: '지갑', en: 'Wallet' } },
      { key: 'what', title: { ko: '한 일', en: 'What' } },
      { key: 'company', title: { ko: '기업', en: 'Company' } },
      { key: 'amount', title: { ko: '금액', en: 'Amount' } },
      { key: 'left', title: { ko: '남은 돈', en: 'Left' } },
      at,
    ],
  },
  raffle: {
    title: { ko: '추첨권', en: 'Raffle tickets' },
    columns: [
      { key: 'event', title: { ko: '이벤트', en: 'Event' } },
      { key: 'number', title: { ko: '번호', en: 'Number' } },
      { key: 'source', title: { ko: '받은 까닭', en: 'Source' } },
      at,
    ],
  },
  games: {
    title: { ko: '체험', en: 'Tests and games' },
    columns: [
      { key: 'what', title: { ko: '무엇', en: 'What' } },
      { key: 'result', title: { ko: '결과', en: 'Result' } },
      at,
    ],
  },
  papers: {
    title: { ko: '도구함', en: 'Toolkit' },
    columns: [
      { key: 'kind', title: { ko: '종류', en: 'Kind' } },
      { key: 'id', title: { ko: '이름표', en: 'Id' } },
      { key: 'text', title: { ko: '내용', en: 'Text' } },
    ],
  },
  looks: {
    title: { ko: '본 사람', en: 'Who looked' },
    columns: [
      at,
      { key: 'by', title: { ko: '누가', en: 'By' } },
      { key: 'what', title: { ko: '무엇을', en: 'What' } },
      { key: 'of', title: { ko: '어디의', en: 'Of' } },
      { key: 'reason', title: { ko: '까닭', en: 'Why' } },
    ],
  },
} as const satisfies Record<string, Omit<ExportTable, 'key' | 'rows'>>;

/** A table of an export in the words above. */
export function table(key: keyof typeof exportTables, rows: readonly (readonly string[])[]): ExportTable {
  return { key, ...exportTables[key], rows };
}

/** A moment as an export says it; nothing where there is none. */
export const iso = (at: Date | string | null): string => (at === null ? '' : new Date(at).toISOString());

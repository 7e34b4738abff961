import type { Language } from '@chulbal/contract/language';

/** Words of the receipt's PDF. English is typed by Korean: a missing text does not compile. */
export type ReceiptWords = {
  language: Language;
  receipt: string;
  arrivedAt: string;
  leader: string;
  people: string;
  peopleCount(count: number): string;
  version: string;
  versionCount(version: number): string;
  files: string;
  content: string;
  explanation: string;
  rules(version: number): string;
  replaced(last: number): string;
  cancelled(at: string): string;
  withdrawn(at: string): string;
  size(bytes: number): string;
};

const ko: ReceiptWords = {
  language: 'ko',
  receipt: '접수증',
  arrivedAt: '접수 시각 (한국 시간)',
  leader: '팀장',
  people: '팀 인원',
  peopleCount: (count) => `${count}명`,
  version: '제출 회차',
  versionCount: (version) => `${version}회`,
  files: '함께 접수된 파일',
  content: '신청서 내용',
  explanation:
    'SHA-256 값은 파일의 지문이에요. 내 컴퓨터의 파일과 값이 같으면 바뀌지 않고 그대로 접수된 것입니다.',
  rules: (version) => `이 신청서는 시즌 규칙 ${version}판에 따라 접수했어요.`,
  replaced: (last) => `이 접수증 뒤에 다시 제출했어요. 마지막 제출은 ${last}회예요.`,
  cancelled: (at) => `${at}에 취소한 신청서예요.`,
  withdrawn: (at) => `${at}에 참가를 철회한 팀이에요.`,
  size: sizeText,
};

const en: ReceiptWords = {
  language: 'en',
  receipt: 'Receipt',
  arrivedAt: 'Received (Korean time)',
  leader: 'Team leader',
  people: 'People',
  peopleCount: (count) => String(count),
  version: 'Submission',
  versionCount: (version) => `No. ${version}`,
  files: 'Files received',
  content: 'Application',
  explanation:
    'SHA-256 is the fingerprint of a file. If the file on your computer has the same, it was received unchanged.',
  rules: (version) => `Received under version ${version} of the season’s rules.`,
  replaced: (last) => `Submitted again after this receipt. The last submission is No. ${last}.`,
  cancelled: (at) => `This application was cancelled on ${at}.`,
  withdrawn: (at) => `This team was withdrawn on ${at}.`,
  size: sizeText,
};

export const receiptWords = { ko, en } as const;

/** A size as the portal writes it: 4.2 MB, 312 kB. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

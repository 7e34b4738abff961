import type { Language } from '@chulbal/contract/language';

/** Words of the signed score sheet's PDF. English is typed by Korean: a missing text does not compile. */
export type PaperWords = {
  language: Language;
  title: string;
  evaluator: string;
  signedAt: string;
  closesAt: string;
  sheets: string;
  sheetsCount(count: number): string;
  target: string;
  total: string;
  state: Record<'submitted' | 'recused' | 'voided', string>;
  toTeam: string;
  toOperators: string;
  signature: string;
  explanation: string;
  unnamed(targetNo: number): string;
};

const ko: PaperWords = {
  language: 'ko',
  title: '심사표',
  evaluator: '심사위원',
  signedAt: '서명 시각 (한국 시간)',
  closesAt: '심사 마감',
  sheets: '심사한 팀',
  sheetsCount: (count) => `${count}팀`,
  target: '팀',
  total: '합계',
  state: { submitted: '제출', recused: '회피', voided: '무효' },
  toTeam: '팀에게',
  toOperators: '운영사무국에게',
  signature: '서명',
  explanation:
    'SHA-256 값은 서명한 채점 전체의 지문이에요. 서명한 뒤에는 점수와 의견을 고칠 수 없고, 모든 판이 남아 있어요.',
  unnamed: (targetNo) => `응모 ${targetNo}`,
};

const en: PaperWords = {
  language: 'en',
  title: 'Score sheets',
  evaluator: 'Evaluator',
  signedAt: 'Signed (Korean time)',
  closesAt: 'Judging ends',
  sheets: 'Teams judged',
  sheetsCount: (count) => String(count),
  target: 'Team',
  total: 'Total',
  state: { submitted: 'Submitted', recused: 'Recused', voided: 'Voided' },
  toTeam: 'To the team',
  toOperators: 'To the operators',
  signature: 'Signature',
  explanation:
    'SHA-256 is the fingerprint of all signed sheets. After signing, no score or comment can be changed, and every version is kept.',
  unnamed: (targetNo) => `Entry ${targetNo}`,
};

export const paperWords = { ko, en } as const;

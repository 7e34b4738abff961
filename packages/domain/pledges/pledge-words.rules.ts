import type { Language } from '@chulbal/contract/language';

/** Words of the pledge's PDF. English is typed by Korean: a missing text does not compile. */
export type PledgeWords = {
  language: Language;
  signer: string;
  signedAt: string;
  version: string;
  versionCount(version: number): string;
  clause(place: number): string;
  ticked: string;
  signature: string;
  fingerprints: string;
  text: string;
  whole: string;
  explanation: string;
  replaced: string;
};

const ko: PledgeWords = {
  language: 'ko',
  signer: '서약한 사람',
  signedAt: '서명 시각 (한국 시간)',
  version: '서약서 판',
  versionCount: (version) => `${version}판`,
  clause: (place) => `제${place}조`,
  ticked: '확인함',
  signature: '서명',
  fingerprints: '지문',
  text: '본문',
  whole: '서명',
  explanation:
    '서명의 SHA-256은 본문의 SHA-256, 적은 이름, 서명 시각(UTC)을 한 줄씩 적은 글에서 계산한 값이에요. 아래 세 줄로 누구나 다시 계산할 수 있어요.',
  replaced: '이 서명 뒤에 서약서가 바뀌었어요.',
};

const en: PledgeWords = {
  language: 'en',
  signer: 'Signed by',
  signedAt: 'Signed at (Korean time)',
  version: 'Version',
  versionCount: (version) => `No. ${version}`,
  clause: (place) => `${place}.`,
  ticked: 'Ticked',
  signature: 'Signature',
  fingerprints: 'Fingerprints',
  text: 'Text',
  whole: 'Signature',
  explanation:
    'The SHA-256 of the signature is over three lines: the SHA-256 of the text, the typed name and the time of signing (UTC). Anyone can count it again from the lines below.',
  replaced: 'The text was changed after this signature.',
};

export const pledgeWords = { ko, en } as const;

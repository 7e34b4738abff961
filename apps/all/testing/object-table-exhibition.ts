import { randomUUID } from 'node:crypto';
import { errors } from '@chulbal/contract/errors';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import { companyContent } from '@chulbal/testing/companies';
import type { Named } from '@chulbal/testing/object-team';
import type { Row } from './object-table.ts';

/** What is named besides: the exhibition in force, and the page that the team has handed in for it. */
export type NamedPage = Named & { igNo: number; icNo: number };
type PageRow = Omit<Row, 'input'> & { input(named: NamedPage): Record<string, unknown> };

const nothing = errors.notFound.code;
const gone = errors.teamNotFound.code;
const notSubject = errors.notSubmissionSubject.code;
const early = errors.notInPeriod.code;

/** The same answer for whoever asks. */
const everyone = (code: number) => ({ leader: code, member: code, stranger: code, visitor: code });

/** What is said of a market whose totals are hidden. */
const hidden: PageRow = {
  input: ({ igNo }) => ({ igNo }),
  own: everyone(errors.totalsNotRevealed.code),
  missing: nothing,
};

/**
 * Endpoints about exhibitions, companies and their market: the exhibition is published and not open, and shows teams that a
 * result has yet to select.
 */
export const exhibitionObjects: Record<string, PageRow> = {
  getExhibition: {
    input: ({ igNo }) => ({ igNo }),
    own: everyone(200),
    missing: nothing,
    isPublic: true,
  },
  // Whose team is not shown any more still reads its page, and takes back what they agreed to.
  getRegistration: {
    input: ({ igNo, icNo }) => ({ igNo, icNo }),
    own: { leader: 200, member: 200, stranger: nothing },
    missing: nothing,
  },
  beginCompany: {
    input: ({ igNo, teamNo }) => ({ igNo, teamNo: teamNo || 9999 }),
    own: { leader: notSubject, member: notSubject, stranger: gone },
    missing: nothing,
  },
  saveCompany: {
    input: ({ icNo }) => ({ icNo, editVersion: 99, draft: companyContent('다른 이름') }),
    own: { leader: notSubject, member: notSubject, stranger: nothing },
    missing: nothing,
  },
  submitCompany: {
    input: ({ icNo }) => ({ icNo, editVersion: 99, idempotencyKey: randomUUID() }),
    own: { leader: notSubject, member: errors.noPermission.code, stranger: nothing },
    missing: nothing,
  },
  consentToName: {
    input: ({ icNo }) => ({ icNo, agreed: true, part: '그림' }),
    own: { leader: 200, member: 200, stranger: nothing },
    missing: nothing,
  },
  uploadCompanyFile: {
    input: ({ icNo }) => ({ icNo, fileName: 'a.png', size: 5, kind: 'picture' }),
    own: { leader: early, member: early, stranger: nothing },
    missing: nothing,
  },
  companyList: {
    input: ({ igNo }) => ({ igNo }),
    own: everyone(200),
    missing: nothing,
    isPublic: true,
  },
  getCompanyDetail: {
    input: ({ igNo, icNo }) => ({ igNo, icNo }),
    own: { leader: 200, member: 200, stranger: nothing, visitor: nothing },
    missing: nothing,
  },
  'getCompanyDetail of what is being written': {
    input: ({ igNo, icNo }) => ({ igNo, icNo, preview: true }),
    own: { leader: 200, member: 200, stranger: nothing, visitor: nothing },
    missing: nothing,
  },
  // It is as public as the page.
  sharePicture: {
    input: ({ igNo, icNo }) => ({ igNo, icNo }),
    own: everyone(nothing),
    missing: nothing,
  },
  // Beside what is not shown is nothing.
  companyBeside: {
    input: ({ igNo, icNo }) => ({ igNo, icNo }),
    own: everyone(200),
    missing: 200,
  },
  reportCompany: {
    input: ({ igNo, icNo }) => ({ igNo, icNo, reason: 'wrong', text: '사진이 다른 팀의 것이에요' }),
    own: everyone(nothing),
    missing: nothing,
  },
  getMyWallet: {
    input: ({ igNo }) => ({ igNo }),
    own: { leader: 200, member: 200, stranger: 200 },
    missing: nothing,
  },
  openWallet: {
    input: ({ igNo }) => ({ igNo, termsVersion: MARKET_TERMS_VERSION, agreed: true }),
    own: everyone(errors.marketNotOpen.code),
    missing: nothing,
  },
  invest: {
    input: ({ igNo, icNo }) => ({ igNo, icNo, amount: 1_000_000, idempotencyKey: randomUUID() }),
    own: everyone(errors.walletMissing.code),
    missing: nothing,
  },
  objectToVoid: {
    input: ({ igNo }) => ({ igNo, text: '저는 한 지갑만 열었어요' }),
    own: everyone(errors.walletMissing.code),
    missing: nothing,
  },
  getMarketResults: hidden,
  getMarketReplay: hidden,
  getMarketFile: hidden,
  getMarketReplayTable: hidden,
  findLedgerLines: { ...hidden, input: ({ igNo }) => ({ igNo, pseudonym: 'C-22222' }) },
};

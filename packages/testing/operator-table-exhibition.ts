import { errors } from '@chulbal/contract/errors';
import { exhibitionPlan } from './exhibitions.ts';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
/** A page that nobody has begun. */
const noPage = { icNo: 999_999, version: 1 };

/** The rows of exhibitions and their companies. */
export const exhibitionTable: Record<string, OperatorRow> = {
  getWrittenExhibition: { input: ({ exhibition }) => exhibition(), own: 200, missing: errors.notFound.code },
  // What was never published has no exhibition.
  beginExhibition: {
    input: async ({ season }) => ({ ...(await season()), copyFrom: null }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  saveExhibition: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), editVersion: 99, plan: exhibitionPlan }),
    own: errors.editedElsewhere.code,
    missing: errors.notFound.code,
  },
  publishExhibition: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), editVersion: 99, reason: '접근 표에서' }),
    own: errors.editedElsewhere.code,
    missing: errors.notFound.code,
  },
  // What was never published has no market.
  checkMarket: { input: ({ exhibition }) => exhibition(), own: 200, missing: 200 },
  openTotals: {
    input: ({ exhibition }) => exhibition(),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  listSignals: {
    input: ({ exhibition }) => exhibition(),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  getMarketDesk: { input: ({ exhibition }) => exhibition(), own: 200, missing: 200 },
  markSignal: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), key: 'burst', state: 'fine' }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  previewVoid: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), pseudonyms: ['C-22222'] }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  voidWallets: {
    input: async ({ exhibition }) => ({
      ...(await exhibition()),
      ...{ pseudonyms: ['C-22222'], reason: '한 사람이 여러 지갑을 썼어요' },
    }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  decideVoid: {
    input: async () => ({ voidId: 999_999, decision: 'kept', reason: '이의를 살펴봤어요' }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  requestReveal: {
    input: ({ exhibition }) => exhibition(),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  confirmReveal: {
    input: ({ exhibition }) => exhibition(),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  listCompanyPages: { input: ({ exhibition }) => exhibition(), own: nothing, missing: nothing },
  getCompanyReview: { input: async () => ({ icNo: noPage.icNo }), own: nothing, missing: nothing },
  readCompanyFile: {
    input: async ({ team }) => ({ serverFileName: (await team()).file }),
    own: nothing,
    missing: nothing,
  },
  approveCompanies: { input: async () => ({ pages: [noPage] }), own: nothing, missing: nothing },
  askCompanyChanges: {
    input: async () => ({
      ...noPage,
      notes: [{ path: 'companyTitle', text: '접근 표에서 물어요' }],
      fixUntil: '2030-01-01T00:00:00.000Z',
    }),
    own: nothing,
    missing: nothing,
  },
  setCompanyHidden: {
    input: async () => ({ icNo: noPage.icNo, hidden: true, reason: '접근 표에서' }),
    own: nothing,
    missing: nothing,
  },
  remindOfCompanies: { input: ({ exhibition }) => exhibition(), own: nothing, missing: nothing },
  settleCompanyReport: { input: async () => ({ reportNo: 999_999 }), own: nothing, missing: nothing },
};

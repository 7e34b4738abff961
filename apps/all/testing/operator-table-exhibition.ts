import { errors } from '@chulbal/contract/errors';
import { exhibitionPlan } from '@chulbal/testing/exhibitions';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const notFinished = errors.exhibitionNotFinished.code;

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
  // What was never published has no market, and nothing in it that could be wrong.
  checkMarket: { input: ({ market }) => market(), own: 200, missing: 404 },
  openTotals: { input: ({ market }) => market(), own: 200, missing: nothing },
  listSignals: { input: ({ market }) => market(), own: 200, missing: nothing },
  getMarketOverview: { input: ({ market }) => market(), own: 200, missing: 200 },
  markSignal: {
    input: async ({ market }) => ({ ...(await market()), key: 'burst', state: 'fine' }),
    own: 200,
    missing: nothing,
  },
  previewVoid: { input: ({ wallet }) => wallet(), own: 200, missing: nothing },
  voidWallets: {
    input: async ({ wallet }) => ({ ...(await wallet()), reason: '한 사람이 여러 지갑을 썼어요' }),
    own: 200,
    missing: nothing,
  },
  decideVoid: {
    input: async ({ voidedWallet }) => ({
      ...(await voidedWallet()),
      ...{ decision: 'kept', reason: '이의를 살펴봤어요' },
    }),
    own: 200,
    missing: nothing,
  },
  // It has not opened yet.
  requestReveal: { input: ({ market }) => market(), own: errors.marketStillOpen.code, missing: nothing },
  confirmReveal: { input: ({ market }) => market(), own: errors.marketStillOpen.code, missing: nothing },
  listCompanyPages: { input: ({ market }) => market(), own: 200, missing: nothing },
  getCompanyReview: {
    input: async ({ company }) => ({ icNo: (await company()).icNo }),
    own: 200,
    missing: nothing,
  },
  readCompanyFile: { input: ({ companyFile }) => companyFile(), own: 200, missing: nothing },
  approveCompanies: {
    input: async ({ company }) => ({ pages: [await company()] }),
    own: 200,
    missing: nothing,
  },
  askCompanyChanges: {
    input: async ({ company }) => ({
      ...(await company()),
      notes: [{ path: 'companyTitle', text: '접근 표에서 물어요' }],
      fixUntil: exhibitionPlan.opensAt,
    }),
    own: 200,
    missing: nothing,
  },
  previewCompanyChanges: {
    input: async ({ company }) => ({
      ...(await company()),
      notes: [{ path: 'companyTitle', text: '접근 표에서 물어요' }],
      fixUntil: exhibitionPlan.opensAt,
    }),
    own: 200,
    missing: nothing,
  },
  exportCompanyPages: {
    input: async ({ market }) => ({ ...(await market()), format: 'csv', reason: '접근 표에서' }),
    own: 200,
    missing: nothing,
  },
  setCompanyHidden: {
    input: async ({ company }) => ({ icNo: (await company()).icNo, hidden: true, reason: '접근 표에서' }),
    own: 200,
    missing: nothing,
  },
  // Nobody writes yet.
  remindOfCompanies: { input: ({ market }) => market(), own: errors.notInPeriod.code, missing: nothing },
  settleCompanyReport: { input: ({ companyReport }) => companyReport(), own: 200, missing: nothing },
  decideTeamNews: {
    input: async ({ news }) => ({ ...(await news()), decision: 'declined', answer: '확인하지 못했어요' }),
    own: 200,
    missing: nothing,
  },
  makePastEntries: { input: ({ market }) => market(), own: notFinished, missing: nothing },
  undoPastBatch: {
    input: async ({ pastBatch }) => ({ ...(await pastBatch()), reason: '다른 파일이었어요' }),
    own: 200,
    missing: nothing,
  },
};

import type { ErrorName } from '../errors.ts';

/** The moments of an exhibition and its market as they follow each other; the last three stand beside them. */
export const marketMoments = [
  // Pages are written; the exhibition stands open and its market does not yet; the market is open.
  'writing',
  'shown',
  'open',
  // The instant of its closing; after it; the totals may be revealed; an operator has asked to; they are revealed.
  'closing',
  'closed',
  'ready',
  'asked',
  'revealed',
  // The exhibition has closed, too.
  'over',
  // The market is open, and the wallets were voided; the team was not selected by a newer result.
  'voided',
  'left',
] as const;
export type MarketMoment = (typeof marketMoments)[number];

/** What comes of an act: it is done, or it is refused with this error. */
export type MarketVerdict = 'done' | ErrorName;

export type MarketAct = {
  /** The endpoint, where several acts go through one; otherwise the act has its name. */
  endpoint?: string;
  by: 'investor' | 'leader' | 'member' | 'visitor' | 'operator';
  at: { [Each in MarketVerdict]?: readonly MarketMoment[] } & { otherwise?: MarketVerdict };
  /** Whom it writes to by itself. `operators`: those who give the second approval. */
  tells?: 'investor' | 'leader' | 'operators';
};

/** What comes of an act at a moment. */
export function marketVerdictAt(
  { at: { otherwise, ...at } }: MarketAct,
  moment: MarketMoment,
): MarketVerdict {
  const found = Object.entries(at).find(([, when]) => when.includes(moment));
  const verdict = (found?.[0] as MarketVerdict | undefined) ?? otherwise;
  if (!verdict) throw new Error(`The table says nothing about ${moment}.`);
  return verdict;
}

const before = ['writing', 'shown'] as const;
const after = ['revealed', 'over'] as const;
/** What somebody with a wallet does to a company in which they have invested. */
const investing: MarketAct['at'] = {
  walletMissing: before,
  done: ['open'],
  walletVoid: ['voided'],
  notFound: ['left'],
  otherwise: 'marketClosed',
};
/** An approved page is written until its exhibition closes, by a team that is in it. */
const writing: MarketAct['at'] = {
  notInPeriod: ['over'],
  notSubmissionSubject: ['left'],
  otherwise: 'done',
};

/**
 * R-17 of the market: every act of company, wallet and operator, and what comes of it at every moment. As in `acts.ts`,
 * tests made from it drive the commands of the product, and a command of these features without a row fails them.
 */
export const marketActs = {
  // By a team that has not begun.
  beginCompany: { by: 'leader', at: { done: ['writing'], otherwise: 'notInPeriod' } },
  saveCompany: { by: 'leader', at: writing },
  submitCompany: { by: 'leader', at: writing },
  consentToName: { by: 'member', at: { otherwise: 'done' } },
  // Of the version that was handed in before.
  approveCompanies: {
    by: 'operator',
    at: { companyVersionMoved: ['over', 'left'], otherwise: 'done' },
    tells: 'leader',
  },
  reportCompany: { by: 'visitor', at: { notFound: ['writing', 'left'], otherwise: 'done' } },
  openWallet: {
    by: 'investor',
    at: { marketNotOpen: before, done: ['open', 'voided', 'left'], otherwise: 'marketClosed' },
  },
  investMore: { endpoint: 'invest', by: 'investor', at: investing },
  investLess: { endpoint: 'invest', by: 'investor', at: investing },
  takeBack: { endpoint: 'invest', by: 'investor', at: investing },
  objectToVoid: {
    by: 'investor',
    at: { walletMissing: before, done: ['voided'], otherwise: 'objectionClosed' },
  },
  voidWallets: {
    by: 'operator',
    at: { notFound: before, marketRevealed: after, walletAlreadyVoid: ['voided'], otherwise: 'done' },
    tells: 'investor',
  },
  restoreWallet: {
    endpoint: 'decideVoid',
    by: 'operator',
    at: { done: ['voided'], otherwise: 'notFound' },
    tells: 'investor',
  },
  openTotals: { by: 'operator', at: { otherwise: 'done' } },
  setCompanyHidden: { by: 'operator', at: { otherwise: 'done' }, tells: 'leader' },
  publishExhibition: { by: 'operator', at: { otherwise: 'done' } },
  confirmReveal: {
    by: 'operator',
    at: {
      revealRequestOver: ['ready'],
      done: ['asked'],
      marketRevealed: after,
      otherwise: 'marketStillOpen',
    },
  },
  requestReveal: {
    by: 'operator',
    // Where it was asked for it is confirmed before.
    at: { done: ['ready'], marketRevealed: ['asked', ...after], otherwise: 'marketStillOpen' },
    tells: 'operators',
  },
  makePastEntries: { by: 'operator', at: { done: ['over'], otherwise: 'exhibitionNotFinished' } },
} as const satisfies Record<string, MarketAct>;
export type MarketActName = keyof typeof marketActs;

/** Commands of the same features that stand at no moment of a market, and why. */
export const timelessInMarket: Record<string, string> = {
  uploadCompanyFile: 'as saving: the tests of companies try its moments',
  askCompanyChanges: 'as approving: the tests of reviews try it',
  remindOfCompanies: 'work of operators: the tests of reviews try it',
  settleCompanyReport: 'work of operators among themselves',
  exportCompanyPages: 'reads what operators see',
  markSignal: 'work of operators among themselves',
  beginExhibition: 'a draft, which nobody is held by',
  saveExhibition: 'a draft, which nobody is held by',
  tellPastNews: 'of exhibitions that are over',
  decideTeamNews: 'of exhibitions that are over',
  undoPastBatch: 'of exhibitions that are over',
  readPastList: 'of exhibitions that are over',
  bringInPastList: 'of exhibitions that are over',
};

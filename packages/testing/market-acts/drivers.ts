import type { MarketActName, MarketVerdict } from '@chulbal/contract/investment/acts';
import type { UserActor } from '@chulbal/domain/actor';
import { beginCompany, consentToName, saveCompany, submitCompany } from '@chulbal/domain/companies/commands';
import { reportCompany } from '@chulbal/domain/companies/report.commands';
import { approveCompanies, setCompanyHidden } from '@chulbal/domain/companies/review.commands';
import type { Db } from '@chulbal/domain/db';
import { publishExhibition } from '@chulbal/domain/exhibition/commands';
import { Fault } from '@chulbal/domain/fault';
import { openWallet } from '@chulbal/domain/investment/commands';
import { openTotals } from '@chulbal/domain/investment/operators.commands';
import { confirmReveal, requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { decideVoid, objectToVoid, voidWallets } from '@chulbal/domain/investment/voids.commands';
import { makePastEntries } from '@chulbal/domain/past-companies/batches.commands';
import { companyContent } from '../companies.ts';
import { publicUrl } from '../factories.ts';
import { opening, put } from '../market.ts';
import type { MarketScenario } from './scenario.ts';

type Driver = (db: Db, scenario: MarketScenario) => Promise<unknown>;
const language = 'ko';
const reason = '시험에서 해 보는 일';

const firstOf = ({ market }: MarketScenario) => ({ igNo: market.igNo, icNo: market.icNos[0] ?? 0 });
const leaderOf = ({ market }: MarketScenario): UserActor => {
  const [team] = market.teams;
  if (!team) throw new Error('There are three teams.');
  return team.actor;
};
const pageOf = (db: Db, scenario: MarketScenario) =>
  db.sql
    .selectFrom('companies')
    .select(['editVersion', 'submittedVersion'])
    .where('icNo', '=', firstOf(scenario).icNo)
    .executeTakeFirstOrThrow();
/** The pseudonym of somebody's wallet; a made-up one before there is any. */
const pseudonymOf = async (db: Db, { userId }: UserActor) => {
  const row = await db.sql
    .selectFrom('wallets')
    .select('pseudonym')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.pseudonym ?? 'C-AAAAA';
};
const amount = (who: 'more' | 'less' | 'back', millions: number): Driver => {
  return (db, scenario) =>
    put(db, scenario.people[who], { ...firstOf(scenario), millions, now: scenario.now });
};

/** How the tests do each act of the market's table. */
const marketDrivers: Record<MarketActName, Driver> = {
  beginCompany: (db, { market: { igNo }, pageless: { actor, teamNo }, now }) =>
    beginCompany(db, actor, { igNo, teamNo, language, now }),
  saveCompany: async (db, scenario) => {
    const { editVersion } = await pageOf(db, scenario);
    const draft = companyContent('빗물장부');
    return saveCompany(db, leaderOf(scenario), {
      ...firstOf(scenario),
      editVersion,
      draft,
      now: scenario.now,
    });
  },
  submitCompany: async (db, scenario) => {
    const { editVersion } = await pageOf(db, scenario);
    const asked = { editVersion, idempotencyKey: crypto.randomUUID(), language, now: scenario.now } as const;
    return submitCompany(db, leaderOf(scenario), { ...firstOf(scenario), ...asked });
  },
  consentToName: (db, scenario) =>
    consentToName(db, leaderOf(scenario), {
      ...{ ...firstOf(scenario), agreed: false, part: '', language, now: scenario.now },
    }),
  approveCompanies: async (db, scenario) => {
    const { submittedVersion: version } = await pageOf(db, scenario);
    const pages = [{ icNo: firstOf(scenario).icNo, version }];
    return approveCompanies(db, scenario.operators[0], { pages, publicUrl, now: scenario.now });
  },
  reportCompany: (db, scenario) =>
    reportCompany(db, { ...firstOf(scenario), reason: 'other', text: reason, now: scenario.now }),
  openWallet: (db, { people, market: { igNo }, now }) =>
    openWallet(db, people.newcomer, { ...opening, igNo, now }),
  investMore: amount('more', 4),
  investLess: amount('less', 2),
  takeBack: amount('back', 0),
  objectToVoid: (db, { people, market: { igNo }, now }) =>
    objectToVoid(db, people.objector, { igNo, text: reason, now }),
  voidWallets: async (db, { people, operators, market: { igNo }, now }) => {
    const pseudonyms = [await pseudonymOf(db, people.victim)];
    return voidWallets(db, operators[0], { igNo, pseudonyms, reason, publicUrl, now });
  },
  restoreWallet: async (db, { people, operators, now }) => {
    const row = await db.sql
      .selectFrom('walletVoids as v')
      .innerJoin('wallets as w', 'w.accountNo', 'v.walletNo')
      .select('v.id')
      .where('w.userId', '=', people.restored.userId)
      .executeTakeFirst();
    const voidId = row?.id ?? 0;
    return decideVoid(db, operators[0], { voidId, decision: 'restored', reason, publicUrl, now });
  },
  openTotals: (db, { operators, market: { igNo }, now }) =>
    openTotals(db, operators[0], { igNo, language, now }),
  setCompanyHidden: (db, { operators, market, now }) =>
    setCompanyHidden(db, operators[0], {
      ...{ icNo: market.icNos[2] ?? 0, hidden: true, reason, publicUrl, now },
    }),
  publishExhibition: (db, { operators, editVersion, market: { igNo }, now }) =>
    publishExhibition(db, operators[0], { igNo, editVersion, reason, now }),
  confirmReveal: (db, { operators, market: { igNo }, now }) => confirmReveal(db, operators[1], { igNo, now }),
  requestReveal: (db, { operators, market: { igNo }, now }) =>
    requestReveal(db, operators[0], { igNo, publicUrl, now }),
  makePastEntries: (db, { operators, market: { igNo }, now }) =>
    makePastEntries(db, operators[0], { igNo, now }),
};

/** Does an act; what is no refusal of the table of errors fails the test. */
export async function tryMarketAct(
  db: Db,
  scenario: MarketScenario,
  name: MarketActName,
): Promise<MarketVerdict> {
  try {
    await marketDrivers[name](db, scenario);
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw new Error(`${name} at ${scenario.moment}`, { cause: error });
  }
}

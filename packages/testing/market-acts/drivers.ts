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
import type { MarketWorld } from './world.ts';

type Driver = (db: Db, world: MarketWorld) => Promise<unknown>;
const language = 'ko';
const reason = '시험에서 해 보는 일';

const firstOf = ({ market }: MarketWorld) => ({ igNo: market.igNo, icNo: market.icNos[0] ?? 0 });
const leaderOf = ({ market }: MarketWorld): UserActor => {
  const [team] = market.teams;
  if (!team) throw new Error('There are three teams.');
  return team.actor;
};
const pageOf = (db: Db, world: MarketWorld) =>
  db.sql
    .selectFrom('companies')
    .select(['editVersion', 'submittedVersion'])
    .where('icNo', '=', firstOf(world).icNo)
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
  return (db, world) => put(db, world.people[who], { ...firstOf(world), millions, now: world.now });
};

/** How the tests do each act of the market's table. */
const marketDrivers: Record<MarketActName, Driver> = {
  beginCompany: (db, { market: { igNo }, pageless: { actor, teamNo }, now }) =>
    beginCompany(db, actor, { igNo, teamNo, language, now }),
  saveCompany: async (db, world) => {
    const { editVersion } = await pageOf(db, world);
    const draft = companyContent('빗물장부');
    return saveCompany(db, leaderOf(world), { ...firstOf(world), editVersion, draft, now: world.now });
  },
  submitCompany: async (db, world) => {
    const { editVersion } = await pageOf(db, world);
    const asked = { editVersion, idempotencyKey: crypto.randomUUID(), language, now: world.now } as const;
    return submitCompany(db, leaderOf(world), { ...firstOf(world), ...asked });
  },
  consentToName: (db, world) =>
    consentToName(db, leaderOf(world), {
      ...{ ...firstOf(world), agreed: false, part: '', language, now: world.now },
    }),
  approveCompanies: async (db, world) => {
    const { submittedVersion: version } = await pageOf(db, world);
    const pages = [{ icNo: firstOf(world).icNo, version }];
    return approveCompanies(db, world.operators[0], { pages, publicUrl, now: world.now });
  },
  reportCompany: (db, world) =>
    reportCompany(db, { ...firstOf(world), reason: 'other', text: reason, now: world.now }),
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
export async function tryMarketAct(db: Db, world: MarketWorld, name: MarketActName): Promise<MarketVerdict> {
  try {
    await marketDrivers[name](db, world);
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw new Error(`${name} at ${world.moment}`, { cause: error });
  }
}

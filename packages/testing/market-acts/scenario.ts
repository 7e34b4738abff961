import type { MarketMoment } from '@chulbal/contract/investment/acts';
import { mintUser, type OperatorActor, type UserActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { saveExhibition } from '@chulbal/domain/exhibition/commands';
import { settleLeftTeams } from '@chulbal/domain/investment/returns.commands';
import { requestReveal } from '@chulbal/domain/investment/reveal.commands';
import { voidWallets } from '@chulbal/domain/investment/voids.commands';
import { createAccount } from '../accounts.ts';
import { exhibitionPlan, selectForExhibition } from '../exhibitions.ts';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '../factories.ts';
import {
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  marketReveals,
  put,
  revealMarket,
  type TestMarket,
} from '../market.ts';
import { createOperator } from '../operators.ts';

export type MarketScenario = {
  moment: MarketMoment;
  now: Date;
  market: TestMarket;
  /** Of the exhibition's draft, which says something new. */
  editVersion: number;
  /** A selected team that has not begun a page. */
  pageless: TestTeam;
  /** Whom each act is done by, so that one leaves the others as they were. */
  people: Record<'newcomer' | 'more' | 'less' | 'back' | 'objector' | 'victim' | 'restored', UserActor>;
  operators: [OperatorActor, OperatorActor];
};

const at = (moment: keyof typeof exhibitionPlan) => new Date(String(exhibitionPlan[moment]));
const minute = (from: Date) => new Date(from.getTime() + 60_000);

const instants: Record<MarketMoment, Date> = {
  writing: minute(at('writesFrom')),
  shown: minute(at('opensAt')),
  open: minute(marketNow),
  closing: marketCloses,
  closed: minute(marketCloses),
  ready: marketReveals,
  asked: minute(marketReveals),
  revealed: minute(marketReveals),
  over: at('closesAt'),
  voided: minute(marketNow),
  left: minute(marketNow),
};

/** Three companies of selected teams, and people who have invested in the first where the market has opened. */
export async function marketScenarioAt(db: Db, moment: MarketMoment): Promise<MarketScenario> {
  const market = await createMarket(db);
  const pageless = await createSubmitted(db, { teamName: '늦은 팀' });
  const teamNos = [...market.teams, pageless].map(({ teamNo }) => teamNo);
  await selectForExhibition(db, teamNos);
  const { igNo, icNos } = market;
  const operators: MarketScenario['operators'] = [await createOperator(db), await createOperator(db)];
  const now = instants[moment];
  const { editVersion } = await writeAnew(db, operators[0], igNo);
  const person = async () => {
    if (moment === 'writing' || moment === 'shown') return mintUser((await createAccount(db)).id);
    const actor = await createInvestor(db, market);
    await put(db, actor, { igNo, icNo: icNos[0], millions: 3 });
    return actor;
  };
  const people: MarketScenario['people'] = {
    newcomer: mintUser((await createAccount(db)).id),
    ...{ more: await person(), less: await person(), back: await person() },
    ...{ objector: await person(), victim: await person(), restored: await person() },
  };
  if (moment === 'voided') {
    const rows = await db.sql.selectFrom('wallets').select('pseudonym').execute();
    const pseudonyms = rows.map(({ pseudonym }) => pseudonym);
    await voidWallets(db, operators[0], {
      igNo,
      pseudonyms,
      reason: '한 사람의 지갑',
      publicUrl,
      now: marketNow,
    });
  }
  if (moment === 'left') {
    await selectForExhibition(db, teamNos.slice(1), { version: 2 });
    while ((await settleLeftTeams(db, { publicUrl, now: marketNow })) > 0) {
      // The next wallets.
    }
  }
  if (moment === 'asked') await requestReveal(db, operators[0], { igNo, publicUrl, now });
  if (moment === 'revealed' || moment === 'over') await revealMarket(db, market);
  return { moment, now, market, editVersion, pageless, people, operators };
}

async function writeAnew(db: Db, operator: OperatorActor, igNo: number): Promise<{ editVersion: number }> {
  const { editVersion, draft } = await db.sql
    .selectFrom('exhibitions')
    .select(['editVersion', 'draft'])
    .where('igNo', '=', igNo)
    .executeTakeFirstOrThrow();
  const plan = { ...draft, introKo: '<p>다시 쓴 소개예요.</p>' };
  return saveExhibition(db, operator, { igNo, editVersion, plan, now: seasonNow });
}

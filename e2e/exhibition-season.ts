import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { mintUser } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { openEmbeddedDb } from '@chulbal/domain/embedded-db';
import { createSeason, publishSeason } from '@chulbal/domain/seasons/commands';
import { demoSeasonPlan } from '@chulbal/domain/seeds/demo-season';
import { prepareDatabase } from '@chulbal/domain/seeds/prepare-database';
import { createVault } from '@chulbal/domain/vault';
import { secretNames } from '@chulbal/http/env';
import { keptSecrets } from '@chulbal/http/secrets';
import { createAccount } from '@chulbal/testing/accounts';
import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { beforeExhibition, selectForExhibition } from '@chulbal/testing/exhibitions';
import { createSubmitted } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { scoresOf } from '@chulbal/testing/result-cases';
import type { OperatorLogIn } from './hired-operators.ts';
import { type Product, startProduct } from './server.ts';

/** Today is the hundredth day of its season: the preliminary is announced, the exhibition has its dates, the final is ahead. */
const DAYS = 100;
const DAY_MS = 86_400_000;

/** The final, which five evaluators have judged already; `totals` of the teams in their order. */
export const final = { ...beforeExhibition, stageNo: 5, totals: [84, 82, 80] } as const;

export type Person = { name: string; email: string; password: string };
export type ExhibitedTeam = { name: string; leader: Person };
export type ExhibitionSeason = {
  product: Product;
  year: number;
  operators: readonly [OperatorLogIn, OperatorLogIn];
  teams: readonly ExhibitedTeam[];
  /** Whose phones are proven, and who have no wallet. */
  citizens: readonly Person[];
};

const password = '물살을 거스르는 종이배';
const teamNames = ['빗물저금통', '두 번째 나무', '골목식물원'];

/**
 * The product on a season in which a released result has selected three teams for the exhibition, which nobody has
 * begun to build. Ends with `product.stop()`.
 */
export async function startBeforeExhibition(citizens: number): Promise<ExhibitionSeason> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chulbal-exhibition-'));
  const { DATA_KEY } = keptSecrets(dataDir, secretNames);
  const { db } = await openEmbeddedDb(createVault(DATA_KEY), { dataDir: join(dataDir, 'db') });
  const people = await fill(db, citizens).finally(() => db.close());
  return { product: await startProduct({ DATA_DIR: dataDir, DEMO_SEED: 'false' }), ...people };
}

async function fill(db: Db, count: number): Promise<Omit<ExhibitionSeason, 'product'>> {
  const now = new Date();
  const began = new Date(now.getTime() - DAYS * DAY_MS);
  await prepareDatabase(db, { now: began });
  await filledSite(db);
  const year = await openSeason(db, began);
  const passwordHash = await hashPassword(password);
  const account = async (name: string, email: string) => {
    const { id } = await createAccount(db, { name, email, passwordHash });
    return { id, person: { name, email, password } };
  };
  const teams: (ExhibitedTeam & { teamNo: number })[] = [];
  for (const [place, name] of teamNames.entries()) {
    const { id, person } = await account(`팀장 ${place + 1}`, `leader${place + 1}@exhibition.example`);
    const { teamNo } = await createSubmitted(db, { actor: mintUser(id), teamName: name, now: began });
    teams.push({ name, leader: person, teamNo });
  }
  const teamNos = teams.map(({ teamNo }) => teamNo);
  await db.sql.updateTable('members').set({ confirmedAt: began }).where('teamNo', 'in', teamNos).execute();
  await selectForExhibition(db, teamNos);
  await judgeFinal(db, teamNos, now);
  const citizens: Person[] = [];
  for (let number = 1; number <= count; number += 1)
    citizens.push((await account(`시민 ${number}`, `citizen${number}@exhibition.example`)).person);
  const [one, other] = await Promise.all(
    ['선우바다', '독고나루'].map(async (name, place) => {
      const email = `operator${place + 1}@exhibition.example`;
      await createOperator(db, { name, email, passwordHash });
      return { loginId: email, password, totpSecret: testTotpSecret };
    }),
  );
  if (!one || !other) throw new Error('There are two.');
  return { year, operators: [one, other], teams, citizens };
}

async function openSeason(db: Db, now: Date): Promise<number> {
  const plan = demoSeasonPlan(now);
  for (const { documents } of plan.tracks)
    for (const slot of documents) if (slot.requirement === 'everyone') slot.requirement = 'always';
  const { seasonId } = await createSeason(db, { plan, now });
  await publishSeason(db, { seasonId, reason: '처음 게시', now });
  return plan.year;
}

/** Every evaluator's sheet about every team is submitted, and all have signed. */
async function judgeFinal(db: Db, teamNos: readonly number[], now: Date): Promise<void> {
  const { trackNo, stageNo, totals } = final;
  for (let number = 1; number <= 5; number += 1) {
    const { evaluatorId } = await createEvaluator(db, { name: `심사위원 ${number}` });
    const seat = { trackNo, stageNo, evaluatorId };
    await assign(db, { ...seat, teamNos, now });
    for (const [place, teamNo] of teamNos.entries())
      await createSheet(db, { ...seat, teamNo, scores: scoresOf(totals[place] ?? 0), now });
    await db.sql
      .insertInto('stageSignatures')
      .values({ ...seat, typedName: '심사위원', sheetsSha256: '0'.repeat(64), signedAt: now })
      .execute();
  }
}

import type { SoundPlan } from '@chulbal/contract/exhibition/exhibition';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { voidWallets } from '@chulbal/domain/investment/voids.commands';
import { json } from '@chulbal/domain/json';
import { companyContent } from './companies.ts';
import { exhibitionPlan, publishedExhibition } from './exhibitions.ts';
import { publicUrl, seasonNow } from './factories.ts';
import { createInvestor } from './market.ts';
import { createOperator } from './operators.ts';

/** The exhibition of `publishedSeason` in force, published where it is not yet. */
export async function shownExhibition(db: Db): Promise<{ igNo: number }> {
  const shown = db.sql.selectFrom('exhibitions').select('igNo').where('version', '>', 0);
  return (await shown.executeTakeFirst()) ?? publishedExhibition(db);
}

/** The same with parts of its plan as given, whatever the clock of a test says of the usual ones. */
export async function exhibitionWith(db: Db, part: Partial<SoundPlan>): Promise<{ igNo: number }> {
  const { igNo } = await shownExhibition(db);
  const plan = json({ ...exhibitionPlan, ...part });
  await db.sql.updateTable('exhibitions').set({ plan }).where('igNo', '=', igNo).execute();
  return { igNo };
}

type TeamPage = { igNo: number; icNo: number; version: number; teamNo: number };

type Writer = { teamNo: number; leaderId: number };

/** The page of a team that writes it. */
export async function begunPage(
  db: Db,
  { teamNo, leaderId }: Writer,
  { teamName = '느티나무 공방' } = {},
): Promise<TeamPage> {
  const { igNo } = await shownExhibition(db);
  const { icNo } = await db.sql
    .insertInto('companies')
    .values({
      ...{ igNo, teamNo, trackNo: 3, region: 'capital', editVersion: 1, changed: true },
      ...{ draft: json(companyContent(teamName)), savedAt: seasonNow, savedBy: leaderId },
    })
    .returning('icNo')
    .executeTakeFirstOrThrow();
  return { igNo, icNo, version: 0, teamNo };
}

/** The same handed in, so that it waits for an operator. */
export async function waitingPage(
  db: Db,
  team: Writer,
  { teamName = '느티나무 공방' } = {},
): Promise<TeamPage> {
  const page = await begunPage(db, team, { teamName });
  const { icNo } = page;
  const version = 1;
  await db.sql
    .insertInto('companyVersions')
    .values({
      ...{ icNo, version, content: json(companyContent(teamName)), notes: json([]) },
      ...{ idempotencyKey: crypto.randomUUID(), submittedBy: team.leaderId },
      ...{ submittedAt: seasonNow, state: 'submitted' },
    })
    .execute();
  await db.sql
    .updateTable('companies')
    .set({ submittedVersion: version, lastState: 'submitted', submittedAt: seasonNow, changed: false })
    .where('icNo', '=', icNo)
    .execute();
  return { ...page, version };
}

/** A report of a page that nobody has dealt with. */
export async function openReport(db: Db, { icNo }: { icNo: number }): Promise<{ reportNo: number }> {
  return db.sql
    .insertInto('companyReports')
    .values({ icNo, reason: 'wrong', text: '사진이 다른 팀의 것이에요', reportedAt: seasonNow })
    .returning('reportNo')
    .executeTakeFirstOrThrow();
}

/** A new wallet in the market of that exhibition. */
export async function openedWallet(db: Db): Promise<{ igNo: number; pseudonyms: string[] }> {
  const { igNo } = await shownExhibition(db);
  const { userId } = await createInvestor(db, { igNo });
  const wallet = db.sql.selectFrom('wallets').select('pseudonym').where('userId', '=', userId);
  return { igNo, pseudonyms: [(await wallet.executeTakeFirstOrThrow()).pseudonym] };
}

/** One that an operator has voided. */
export async function voidedWallet(db: Db, operator?: OperatorActor): Promise<{ voidId: number }> {
  const wallet = await openedWallet(db);
  const reason = '한 사람이 여러 지갑을 썼어요';
  await voidWallets(db, operator ?? (await createOperator(db)), {
    ...{ ...wallet, reason, publicUrl, now: seasonNow },
  });
  const { id } = await db.sql
    .selectFrom('walletVoids')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { voidId: id };
}

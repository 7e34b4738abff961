import { randomUUID } from 'node:crypto';
import { marketState } from '@chulbal/contract/exhibition/states';
import { listEmails } from '../accounts/queries.ts';
import { settleLeft } from '../companies/left.commands.ts';
import type { Db } from '../db.ts';
import { type Exhibition, listExhibitions } from '../exhibition/queries.ts';
import { queueMessages } from '../outbox/commands.ts';
import { returnLetter } from './letters.rules.ts';

/** Wallets that get money back in one transaction. */
const BATCH = 100;

type Asked = { publicUrl: string; now: Date };

/**
 * Settles what becomes of companies whose team is in its exhibition no more: they are shown no more, and while the
 * market is open what was invested in them goes back to the wallets by lines of the ledger that say why; each investor
 * gets a letter. After the closing nothing is moved: what stood then stays in the ledger, and the company is in no
 * ranking. Returns how many pages and wallets were dealt with; 0 when nothing is left.
 */
export async function settleLeftTeams(db: Db, asked: Asked): Promise<number> {
  let settled = 0;
  for (const exhibition of await listExhibitions(db)) {
    if (exhibition.revealedAt || asked.now >= exhibition.plan.closesAt) continue;
    settled += (await settleLeft(db, exhibition, asked)).length;
    if (marketState(exhibition.plan, null, asked.now) !== 'open') continue;
    settled += await returnSome(db, exhibition, asked);
  }
  return settled;
}

async function returnSome(db: Db, exhibition: Exhibition, { publicUrl, now }: Asked): Promise<number> {
  const { igNo, plan } = exhibition;
  return db.transaction(async (tx) => {
    const held = await tx.sql
      .selectFrom('marketHoldings as h')
      .innerJoin('wallets as w', 'w.accountNo', 'h.walletNo')
      .innerJoin('companies as c', 'c.icNo', 'h.icNo')
      .select(['h.walletNo', 'h.icNo', 'w.userId', 'w.language', 'c.teamNameKo', 'c.teamNameEn'])
      .where('w.igNo', '=', igNo)
      .where('h.amount', '>', 0)
      .where('c.leftAt', 'is not', null)
      .orderBy('h.walletNo')
      .orderBy('h.icNo')
      .limit(BATCH)
      .execute();
    const emails = await listEmails(
      tx,
      held.map(({ userId }) => userId),
    );
    for (const { walletNo, icNo, userId, language, teamNameKo, teamNameEn } of held) {
      // The wallet first, as its owner's own changes do it; then what is there is known.
      await tx.sql
        .selectFrom('wallets')
        .select('accountNo')
        .where('accountNo', '=', walletNo)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { amount } = await tx.sql
        .selectFrom('marketHoldings')
        .select('amount')
        .where('walletNo', '=', walletNo)
        .where('icNo', '=', icNo)
        .executeTakeFirstOrThrow();
      if (amount === 0) continue;
      const line = { igNo, walletNo, icNo, kind: 'takeBack' as const, reason: 'teamLeft' as const, amount };
      await tx.sql
        .insertInto('marketTransfers')
        .values({ ...line, at: now, idempotencyKey: randomUUID() })
        .execute();
      const to = emails.get(userId);
      if (!to) continue;
      const letter = returnLetter(language, {
        team: (language === 'en' && teamNameEn) || teamNameKo,
        amount,
        exhibition: { ko: plan.nameKo, en: plan.nameEn },
        until: plan.marketClosesAt,
        url: `${publicUrl}/ipo/contents/exhibition/mine?igNo=${igNo}`,
      });
      await queueMessages(tx, [{ channel: 'mail', to, language, ...letter, now }]);
    }
    return held.length;
  });
}

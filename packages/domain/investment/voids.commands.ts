import { randomUUID } from 'node:crypto';
import { listEmails } from '../accounts/queries.ts';
import type { OperatorActor, UserActor } from '../actor.ts';
import { record, recordAs, recordEach } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { fault, refusing } from '../fault.ts';
import { queueMessages } from '../outbox/commands.ts';
import { type VoidNews, voidLetter } from './letters.rules.ts';
import { lineRefusals } from './line-refusals.rules.ts';
import { mayObjectUntil } from './rules.ts';
import { findWallet, listHoldings, type Wallet } from './wallet.queries.ts';

type LetterFacts = { publicUrl: string; now: Date };

/**
 * Voids wallets: lines of the ledger take back what they hold and what is left, nothing is deleted. Side effects: a
 * letter to each owner with the reason, who may object.
 *
 * Throws notFound for a pseudonym that nobody has; walletAlreadyVoid 4180; marketRevealed 4177.
 */
export async function voidWallets(
  db: Db,
  actor: OperatorActor,
  asked: LetterFacts & { igNo: number; pseudonyms: readonly string[]; reason: string },
): Promise<number> {
  const { igNo, reason, now } = asked;
  const pseudonyms = [...new Set(asked.pseudonyms)];
  return refusing(lineRefusals, () =>
    db.transaction(async (tx) => {
      const exhibition = await getExhibition(tx, igNo);
      if (exhibition.revealedAt) throw fault('marketRevealed');
      const wallets = await tx.sql
        .selectFrom('wallets')
        .selectAll()
        .where('igNo', '=', igNo)
        .where('pseudonym', 'in', pseudonyms)
        .orderBy('accountNo')
        .forUpdate()
        .execute();
      if (wallets.length !== pseudonyms.length) throw fault('notFound');
      if (wallets.some(({ voidedAt }) => voidedAt !== null)) throw fault('walletAlreadyVoid');
      for (const wallet of wallets) await empty(tx, actor, wallet, { reason, now });
      await tell(tx, wallets, { ...asked, exhibition, what: 'voided', voidedAt: now });
      await recordEach(
        tx,
        actor,
        wallets.map((wallet) => ({ action: 'market.void', object: walletObject(wallet), reason, now })),
      );
      return wallets.length;
    }),
  );
}

async function empty(
  tx: Db,
  actor: OperatorActor,
  wallet: Wallet,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const { accountNo, balance } = wallet;
  const holdings = await listHoldings(tx, wallet);
  await tx.sql.updateTable('wallets').set({ voidedAt: now }).where('accountNo', '=', accountNo).execute();
  await addLines(tx, wallet, { kind: 'void', amounts: [...holdings, { icNo: null, amount: balance }], now });
  await tx.sql
    .insertInto('walletVoids')
    .values({
      ...{ walletNo: accountNo, reason, voidedBy: actor.operatorId, voidedAt: now },
      invested: holdings.reduce((sum, { amount }) => sum + amount, 0),
      ...{ objection: null, objectedAt: null },
      ...{ decision: null, decisionReason: null, decidedBy: null, decidedAt: null },
    })
    .execute();
}

async function addLines(
  tx: Db,
  { accountNo: walletNo, igNo }: Wallet,
  given: {
    kind: 'void' | 'restore';
    amounts: readonly { icNo: number | null; amount: number }[];
    now: Date;
  },
): Promise<void> {
  const { kind, amounts, now: at } = given;
  const moved = amounts.filter(({ amount }) => amount > 0);
  for (const { icNo, amount } of moved) {
    const line = { igNo, walletNo, icNo, kind, amount, at, idempotencyKey: randomUUID() };
    await tx.sql.insertInto('marketTransfers').values(line).execute();
  }
}

/**
 * Says something against the voiding of one's own wallet: once, within seven days, before the totals are revealed.
 *
 * Throws notFound; walletMissing 4160; objectionClosed 4181.
 */
export async function objectToVoid(
  db: Db,
  actor: UserActor,
  { igNo, text, now }: { igNo: number; text: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const exhibition = await getExhibition(tx, igNo);
    const wallet = await findWallet(tx, actor, { igNo, lock: true });
    if (!wallet) throw fault('walletMissing');
    const row = await tx.sql
      .selectFrom('walletVoids')
      .selectAll()
      .where('walletNo', '=', wallet.accountNo)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row || mayObjectUntil(row, exhibition, now) === null) throw fault('objectionClosed');
    await tx.sql
      .updateTable('walletVoids')
      .set({ objection: text, objectedAt: now })
      .where('id', '=', row.id)
      .execute();
    await recordAs(
      tx,
      { kind: 'user', userId: actor.userId, part: 'member' },
      { action: 'market.object', object: walletObject(wallet), now },
    );
  });
}

/**
 * Decides about a void, after an objection or without one: it is kept, or the wallet gets everything back as it was.
 * Side effect: a letter to its owner.
 *
 * Throws notFound; alreadyDecided 4075 for one that was undone, or about which just that was decided; marketRevealed 4177.
 */
export async function decideVoid(
  db: Db,
  actor: OperatorActor,
  asked: LetterFacts & { voidId: number; decision: 'kept' | 'restored'; reason: string },
): Promise<void> {
  const { voidId, decision, reason, now } = asked;
  await refusing(lineRefusals, () =>
    db.transaction(async (tx) => {
      const found = await tx.sql
        .selectFrom('walletVoids')
        .select(['walletNo', 'voidedAt'])
        .where('id', '=', voidId)
        .executeTakeFirst();
      if (!found) throw fault('notFound');
      const wallet = await tx.sql
        .selectFrom('wallets')
        .selectAll()
        .where('accountNo', '=', found.walletNo)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const exhibition = await getExhibition(tx, wallet.igNo);
      if (exhibition.revealedAt) throw fault('marketRevealed');
      const { decision: before } = await tx.sql
        .selectFrom('walletVoids')
        .select('decision')
        .where('id', '=', voidId)
        .executeTakeFirstOrThrow();
      if (before === 'restored' || before === decision) throw fault('alreadyDecided');
      await tx.sql
        .updateTable('walletVoids')
        .set({ decision, decisionReason: reason, decidedBy: actor.operatorId, decidedAt: now })
        .where('id', '=', voidId)
        .execute();
      if (decision === 'restored') await refill(tx, wallet, { now });
      await tell(tx, [wallet], { ...asked, exhibition, what: decision, voidedAt: found.voidedAt });
      await record(tx, actor, {
        action: decision === 'restored' ? 'market.restore' : 'market.keepVoid',
        object: walletObject(wallet),
        before: { decision: before },
        after: { decision },
        reason,
        now,
      });
    }),
  );
}

/** Everything back as it was taken, by lines of its own. */
async function refill(tx: Db, wallet: Wallet, { now }: { now: Date }): Promise<void> {
  const rows = await tx.sql
    .selectFrom('marketTransfers')
    .select(['icNo', 'kind', 'amount'])
    .where('walletNo', '=', wallet.accountNo)
    .where('kind', 'in', ['void', 'restore'])
    .execute();
  const taken = new Map<number | null, number>();
  for (const { icNo, kind, amount } of rows) {
    taken.set(icNo, (taken.get(icNo) ?? 0) + (kind === 'void' ? amount : -amount));
  }
  await tx.sql
    .updateTable('wallets')
    .set({ voidedAt: null })
    .where('accountNo', '=', wallet.accountNo)
    .execute();
  const amounts = [...taken].map(([icNo, amount]) => ({ icNo, amount }));
  await addLines(tx, wallet, { kind: 'restore', amounts, now });
}

async function tell(
  tx: Db,
  wallets: readonly Wallet[],
  about: LetterFacts & {
    exhibition: Exhibition;
    what: VoidNews['what'];
    reason: string;
    voidedAt: Date;
  },
): Promise<void> {
  const { exhibition, what, reason, voidedAt, publicUrl, now } = about;
  const { igNo, plan } = exhibition;
  const emails = await listEmails(
    tx,
    wallets.map(({ userId }) => userId),
  );
  const fresh = { voidedAt, objection: null, decision: null };
  const objectUntil = mayObjectUntil(fresh, { revealedAt: null }, voidedAt) ?? voidedAt;
  await queueMessages(
    tx,
    wallets.flatMap(({ userId, pseudonym, language }) => {
      const to = emails.get(userId);
      if (!to) return [];
      const news: VoidNews = {
        ...{ what, pseudonym, reason, objectUntil },
        exhibition: { ko: plan.nameKo, en: plan.nameEn },
        url: `${publicUrl}/ipo/contents/exhibition/mine?igNo=${igNo}`,
      };
      return [{ channel: 'mail' as const, to, language, ...voidLetter(language, news), now }];
    }),
  );
}

function walletObject({ accountNo, pseudonym }: Wallet) {
  return { kind: 'wallet', id: accountNo, label: pseudonym };
}

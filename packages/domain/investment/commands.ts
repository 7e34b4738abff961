import { randomUUID } from 'node:crypto';
import type { ErrorName } from '@chulbal/contract/errors';
import type { Invested } from '@chulbal/contract/investment/investment';
import { type AmountRefusal, refusalOfAmount, type WalletRefusal } from '@chulbal/contract/investment/rules';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { isThrowawayMail } from '../accounts/throwaway-mail.rules.ts';
import type { UserActor } from '../actor.ts';
import { underWay } from '../clock.ts';
import { findShownCompany } from '../companies/queries.ts';
import type { Db } from '../db.ts';
import { type Exhibition, getExhibition } from '../exhibition/queries.ts';
import { fault, refusing } from '../fault.ts';
import { lineRefusals } from './line-refusals.rules.ts';
import { getPerson, isOwnCompany } from './person.queries.ts';
import { assertMarketOpen, drawPseudonym, refusalOfWallet } from './rules.ts';
import type { WalletKind } from './tables.ts';
import { findWallet, listHoldings, ownLineOf } from './wallet.queries.ts';

/** Changes that one wallet may make in a minute: more than a person does, fewer than a program would. */
const MOST_A_MINUTE = 60;

const walletFaults: Record<WalletRefusal, ErrorName> = {
  phoneNotProven: 'marketPhoneMissing',
  underFourteen: 'marketUnderFourteen',
  identityMissing: 'identityNeeded',
  evaluator: 'marketEvaluator',
  operator: 'marketOperator',
  otherAccount: 'marketOtherAccount',
};

const amountFaults: Record<AmountRefusal, ErrorName> = {
  belowLeast: 'amountBelowLeast',
  aboveMost: 'amountAboveMost',
  offStep: 'amountOffStep',
  beyondBalance: 'amountBeyondBalance',
};

/**
 * Opens somebody's one wallet in a market and fills it; opened again, it stays as it is. Whether they are a peer or a
 * citizen is decided here and stays.
 *
 * `asksIdentity`: whether the identity service is asked first. Throws notFound; identityNeeded 4435; marketTermsOld 4174; marketPhoneMissing 4161 to marketOtherAccount 4165; marketNotOpen 4166;
 * marketClosed 4167; tooManyRequests for more than a school at one address.
 */
export async function openWallet(
  db: Db,
  actor: UserActor,
  asked: {
    igNo: number;
    termsVersion: string;
    address: string;
    language: Language;
    asksIdentity?: boolean;
    now: Date;
  },
): Promise<void> {
  const { igNo, termsVersion, address, asksIdentity, now } = asked;
  if (termsVersion !== MARKET_TERMS_VERSION) throw fault('marketTermsOld');
  const exhibition = await getExhibition(db, igNo);
  await countAttempt(db, { attempts: [{ limit: 'walletFromAddress', who: address }], now });
  await refusing(lineRefusals, () =>
    db.transaction(async (tx) => {
      const key = `wallet of ${igNo} ${actor.userId}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.sql);
      if (await findWallet(tx, actor, { igNo })) return;
      const { kind, email, ...person } = await getPerson(tx, actor, { igNo, asksIdentity });
      const refusal = refusalOfWallet(person, now);
      if (refusal) throw fault(walletFaults[refusal]);
      assertMarketOpen(exhibition, now);
      await fillWallet(tx, actor, { ...asked, exhibition, kind, email });
    }),
  );
}

async function fillWallet(
  tx: Db,
  actor: UserActor,
  asked: {
    exhibition: Exhibition;
    kind: WalletKind;
    email: string;
    termsVersion: string;
    address: string;
    language: Language;
    now: Date;
  },
): Promise<void> {
  const { exhibition, kind, email, termsVersion, address, language, now } = asked;
  const { igNo, plan } = exhibition;
  const { accountNo } = await tx.sql
    .insertInto('marketAccounts')
    .values({ igNo, kind: 'wallet', icNo: null })
    .returning('accountNo')
    .executeTakeFirstOrThrow();
  await tx.sql
    .insertInto('wallets')
    .values({
      accountNo,
      igNo,
      userId: actor.userId,
      pseudonym: await freePseudonym(tx, { igNo, kind }),
      kind,
      termsVersion,
      openedAt: now,
      openedFrom: tx.vault.index(`market ${address}`),
      throwawayMail: isThrowawayMail(email),
      language,
    })
    .execute();
  await tx.sql
    .insertInto('marketTransfers')
    .values({
      igNo,
      walletNo: accountNo,
      icNo: null,
      kind: 'grant',
      amount: plan.wallet,
      idempotencyKey: randomUUID(),
      at: now,
    })
    .execute();
}

async function freePseudonym(tx: Db, { igNo, kind }: { igNo: number; kind: WalletKind }): Promise<string> {
  for (;;) {
    const pseudonym = drawPseudonym(kind);
    const taken = await tx.sql
      .selectFrom('wallets')
      .select('accountNo')
      .where('igNo', '=', igNo)
      .where('pseudonym', '=', pseudonym)
      .executeTakeFirst();
    if (!taken) return pseudonym;
  }
}

/**
 * Makes `amount` (won) what somebody has in a company, nothing (0) to take all back; one line of the ledger, none where
 * nothing moves. The same key gives the same line. The wallet is held, so that two devices of a person come one after
 * the other; no row of the company is.
 *
 * Throws notFound, also for a company that is not shown; walletMissing 4160; walletVoid 4168; marketNotOpen 4166;
 * marketClosed 4167; ownTeamCompany 4169; amountBelowLeast 4170 to amountBeyondBalance 4173 with
 * `{ nearest, left, held }`; tooManyRequests; invalidRequest beside `idempotencyKey` for a key of something else.
 */
export async function invest(
  db: Db,
  actor: UserActor,
  asked: { igNo: number; icNo: number; amount: number; idempotencyKey: string; now: Date },
): Promise<Invested> {
  const { igNo, icNo, amount, idempotencyKey, now } = asked;
  const exhibition = await getExhibition(db, igNo);
  return refusing(lineRefusals, () =>
    db.transaction(async (tx) => {
      const wallet = await findWallet(tx, actor, { igNo, lock: true });
      if (!wallet) throw fault('walletMissing');
      const done = await findDone(tx, { walletNo: wallet.accountNo, idempotencyKey });
      if (done) {
        if (done.icNo !== icNo || done.heldAfter !== amount) {
          throw fault('invalidRequest', { fields: { idempotencyKey: keyUsed } });
        }
        const name = (await findShownCompany(tx, { igNo, icNo, now }))?.teamName ?? null;
        return { left: wallet.balance, holdings: await holdingsOf(tx, wallet), line: ownLineOf(done, name) };
      }
      if (wallet.voidedAt) throw fault('walletVoid');
      assertMarketOpen(exhibition, now);
      const held = (await listHoldings(tx, wallet)).find((one) => one.icNo === icNo)?.amount ?? 0;
      // What was put into a company that is not shown any more can be taken back.
      const company = await findShownCompany(tx, { igNo, icNo, now });
      if (!company && amount >= held) throw fault('notFound');
      if (amount > held && exhibition.plan.excludes.ownTeam && (await isOwnCompany(tx, actor, { icNo }))) {
        throw fault('ownTeamCompany');
      }
      const { balance: left } = wallet;
      const refusal = refusalOfAmount(exhibition.plan, { held, left }, amount);
      if (refusal)
        throw fault(amountFaults[refusal.why], { detail: { nearest: refusal.nearest, left, held } });
      if (amount === held) return { left, holdings: await holdingsOf(tx, wallet), line: null };
      await assertUnhurried(tx, { walletNo: wallet.accountNo, now });
      const line = await tx.sql
        .insertInto('marketTransfers')
        .values({
          igNo,
          walletNo: wallet.accountNo,
          icNo,
          kind: amount > held ? 'invest' : 'takeBack',
          amount: Math.abs(amount - held),
          idempotencyKey,
          at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const name = company?.teamName ?? null;
      return { left: line.leftAfter, holdings: await holdingsOf(tx, wallet), line: ownLineOf(line, name) };
    }),
  );
}

const keyUsed = {
  ko: '다른 투자에 쓴 열쇠예요.',
  en: 'This key was used for something else.',
};

async function findDone(tx: Db, asked: { walletNo: number; idempotencyKey: string }) {
  return tx.sql
    .selectFrom('marketTransfers')
    .selectAll()
    .where('walletNo', '=', asked.walletNo)
    .where('idempotencyKey', '=', asked.idempotencyKey)
    .executeTakeFirst();
}

async function holdingsOf(tx: Db, wallet: { accountNo: number }): Promise<Invested['holdings']> {
  const holdings = await listHoldings(tx, wallet);
  return holdings.map(({ changedAt, ...one }) => ({ ...one, changedAt: changedAt.toISOString() }));
}

/** Lines that a clock wrote which has been put back since are not waited for. */
async function assertUnhurried(tx: Db, { walletNo, now }: { walletNo: number; now: Date }): Promise<void> {
  const { after, before } = underWay(now, 60_000);
  const { count } = await tx.sql
    .selectFrom('marketTransfers')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('walletNo', '=', walletNo)
    .where('at', '>', after)
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  if (count > MOST_A_MINUTE) throw fault('tooManyRequests', { retryAfter: 60 });
}

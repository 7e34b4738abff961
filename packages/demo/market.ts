import { randomUUID } from 'node:crypto';
import { MARKET_TERMS_VERSION } from '@chulbal/contract/investment/values';
import type { Db } from '@chulbal/domain/db';
import { drawPseudonym } from '@chulbal/domain/investment/rules';
import type { WalletKind } from '@chulbal/domain/investment/tables';
import type { StoryWallet } from './market-story.ts';

/** Rows of one statement. */
const ROWS = 400;
const MILLION = 1_000_000;

/** A wallet of the demo that is not in the database yet. */
export type PlannedWallet = StoryWallet & {
  userId: number;
  kind: WalletKind;
  /** From where it was opened: wallets that say the same were opened at one address. */
  place: string;
  throwawayMail?: boolean;
};

/** The same with its number and name. */
export type DemoWallet = PlannedWallet & { accountNo: number; pseudonym: string };

/**
 * Opens the wallets of a market, the first ones first, as `openWallet` does one by one; they are filled with what they
 * do. Whatever they do is asked by the database line by line: period, limits and who may invest.
 */
export async function openWallets(
  tx: Db,
  given: { igNo: number; wallets: readonly PlannedWallet[]; taken: Set<string>; random: () => number },
): Promise<DemoWallet[]> {
  const { igNo, wallets, taken, random } = given;
  const opened: DemoWallet[] = [];
  for (const part of parts(wallets.toSorted(byTime(({ openedAt }) => openedAt)))) {
    const numbers = await tx.sql
      .insertInto('marketAccounts')
      .values(part.map(() => ({ igNo, kind: 'wallet' as const, icNo: null })))
      .returning('accountNo')
      .execute();
    const named = part.map((wallet, index) => ({
      ...wallet,
      accountNo: numbers[index]?.accountNo ?? 0,
      pseudonym: freePseudonym(wallet.kind, taken, random),
    }));
    const rows = named.map(
      ({ accountNo, userId, pseudonym, kind, openedAt, place, throwawayMail = false }) => ({
        ...{ accountNo, igNo, userId, pseudonym, kind, openedAt, throwawayMail },
        ...{ termsVersion: MARKET_TERMS_VERSION, language: 'ko' as const },
        openedFrom: addressIndex(tx, place),
      }),
    );
    await tx.sql.insertInto('wallets').values(rows).execute();
    opened.push(...named);
  }
  return opened;
}

/** What the database knows of the address that wallets were opened from. */
export function addressIndex(tx: Db, place: string): string {
  return tx.vault.index(`market ${place}`);
}

const byTime =
  <One>(timeOf: (one: One) => Date) =>
  (one: One, other: One) =>
    timeOf(one).getTime() - timeOf(other).getTime();

function freePseudonym(kind: WalletKind, taken: Set<string>, random: () => number): string {
  for (;;) {
    const pseudonym = drawPseudonym(kind, (below) => Math.floor(random() * below));
    if (taken.has(pseudonym)) continue;
    taken.add(pseudonym);
    return pseudonym;
  }
}

/** Writes what wallets did in a span of time into the ledger, in the order of time; `sum` is what a wallet is filled with. */
export async function invested(
  tx: Db,
  given: { igNo: number; sum: number; wallets: readonly DemoWallet[]; from: Date; until: Date },
): Promise<void> {
  const { igNo, sum, wallets, from, until } = given;
  const lines = wallets.flatMap(({ accountNo: walletNo, openedAt, moves }): Line[] => [
    { walletNo, icNo: null, kind: 'grant', amount: sum, at: openedAt },
    ...moves.map(({ icNo, kind, millions, at }) => ({
      walletNo,
      icNo,
      kind,
      amount: millions * MILLION,
      at,
    })),
  ]);
  const written = lines.filter(({ at }) => at >= from && at < until).toSorted(byTime(({ at }) => at));
  for (const part of parts(written)) {
    const rows = part.map((line) => ({ igNo, ...line, idempotencyKey: randomUUID() }));
    await tx.sql.insertInto('marketTransfers').values(rows).execute();
  }
}

type Line = {
  walletNo: number;
  icNo: number | null;
  kind: 'grant' | 'invest' | 'takeBack';
  amount: number;
  at: Date;
};

function* parts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS) yield items.slice(start, start + ROWS);
}

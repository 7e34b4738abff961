import { bookOf } from './book.rules.ts';
import { FIRST_HASH, hashLine, type LedgerLine } from './chain.rules.ts';

/** A market as its tables hold it at one moment. */
export type MarketFacts = {
  wallet: number;
  /**
   * Sums of everything that went into an account less what went out of it; the is negative. `pseudonym` of a
   * wallet's, `icNo` of a company's, neither for the issue.
   */
  accounts: readonly { accountNo: number; pseudonym: string | null; icNo: number | null; sum: number }[];
  wallets: readonly { pseudonym: string; balance: number; voided: boolean }[];
  holdings: readonly { pseudonym: string; icNo: number; amount: number }[];
  /** All lines: those of the chain with hash, in its order, and those that have arrived since, without. */
  lines: readonly (LedgerLine & { hash: string | null } & LineLimits)[];
};

/** What the plan that a line names allowed. */
type LineLimits = { least: number; most: number; step: number; marketOpensAt: Date; marketClosesAt: Date };

/** What of a market does not hold; empty for one that is sound. */
export function breachesOf(facts: MarketFacts): string[] {
  return [...sumBreaches(facts), ...chainBreaches(facts), ...bookBreaches(facts)];
}

/** All accounts come to nothing; each is what stands in its wallet, or in all wallets of its company. */
function sumBreaches({ accounts, wallets, holdings }: MarketFacts): string[] {
  const breaches: string[] = [];
  const sum = accounts.reduce((all, one) => all + one.sum, 0);
  if (sum !== 0) breaches.push(`the accounts come to ${sum} won`);
  const balances = new Map(wallets.map(({ pseudonym, balance }) => [pseudonym, balance]));
  const inCompanies = new Map<number, number>();
  for (const { icNo, amount } of holdings) inCompanies.set(icNo, (inCompanies.get(icNo) ?? 0) + amount);
  for (const { accountNo, pseudonym, icNo, sum: booked } of accounts) {
    if (pseudonym === null && icNo === null) continue;
    const stands = (icNo === null ? balances.get(pseudonym ?? '') : inCompanies.get(icNo)) ?? 0;
    if (stands !== booked) breaches.push(`account ${accountNo} comes to ${booked}, ${stands} is there`);
  }
  return breaches;
}

function chainBreaches({ lines }: MarketFacts): string[] {
  const breaches: string[] = [];
  let previous = FIRST_HASH;
  for (const [index, line] of lines.filter(({ hash }) => hash !== null).entries()) {
    if (line.place !== index + 1) breaches.push(`line ${line.place} stands in place ${index + 1}`);
    if (line.hash !== hashLine(previous, line)) breaches.push(`line ${line.place} has another hash`);
    previous = line.hash ?? previous;
  }
  return breaches;
}

/** Balances and holdings are what the lines come to; each amount was within the limits of its version. */
function bookBreaches({ wallet, wallets, holdings, lines }: MarketFacts): string[] {
  const breaches: string[] = [];
  const book = (() => {
    try {
      return bookOf(lines, { wallet });
    } catch (error) {
      breaches.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  })();
  if (!book) return breaches;
  for (const { pseudonym, balance, voided } of wallets) {
    const left = book.left.get(pseudonym);
    if (left !== balance) breaches.push(`${pseudonym} has ${balance}, its lines come to ${left}`);
    if (balance < 0) breaches.push(`${pseudonym} is below nothing`);
    if (voided && balance !== 0) breaches.push(`${pseudonym} is void and has ${balance}`);
  }
  const keyOf = (one: { icNo: number }, pseudonym: string) => `${pseudonym} in ${one.icNo}`;
  const standing = new Map(holdings.map((one) => [keyOf(one, one.pseudonym), one.amount]));
  const booked = new Map(book.holdings.map((one) => [keyOf(one, one.wallet), one.amount]));
  for (const key of new Set([...standing.keys(), ...booked.keys()])) {
    const [there, said] = [standing.get(key) ?? 0, booked.get(key) ?? 0];
    if (there !== said) breaches.push(`${key}: ${there}, its lines come to ${said}`);
  }
  return [...breaches, ...limitBreaches(lines)];
}

function limitBreaches(lines: MarketFacts['lines']): string[] {
  const held = new Map<string, number>();
  const breaches: string[] = [];
  for (const { place, kind, wallet, icNo, amount, at, least, most, step, ...period } of lines) {
    const isPeriodic = kind === 'grant' || kind === 'invest' || kind === 'takeBack';
    if (isPeriodic && (at < period.marketOpensAt || at >= period.marketClosesAt)) {
      breaches.push(`line ${place} is of ${at.toISOString()}, outside its market's period`);
    }
    if (icNo === null) continue;
    const key = `${wallet} ${icNo}`;
    const after = (held.get(key) ?? 0) + (kind === 'invest' || kind === 'restore' ? amount : -amount);
    held.set(key, after);
    const chosen = kind === 'invest' || kind === 'takeBack';
    if (chosen && after !== 0 && (after < least || after > most || after % step !== 0)) {
      breaches.push(`line ${place} leaves ${after} won in ${icNo}`);
    }
  }
  return breaches;
}

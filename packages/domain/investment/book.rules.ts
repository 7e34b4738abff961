import type { LedgerLine } from './chain.rules.ts';
import { kindOfPseudonym } from './rules.ts';
import type { Holding } from './totals.rules.ts';

/** What all lines come to: what is left in each wallet, and what each holds. */
export type Book = { left: Map<string, number>; holdings: Holding[] };

/**
 * Books the lines in their order. `wallet` is what every wallet gets. Throws for a line that no ledger can hold: one that
 * takes what is not there, a wallet filled twice or with another amount, a wallet that was never filled.
 */
export function bookOf(lines: readonly LedgerLine[], { wallet }: { wallet: number }): Book {
  const left = new Map<string, number>();
  const held = new Map<string, Map<number, number>>();
  const taken = new Map<string, number>();
  for (const line of lines) {
    const wrong = (why: string) => new Error(`line ${line.place}: ${why}`);
    if (!Number.isSafeInteger(line.amount) || line.amount <= 0) throw wrong('amount');
    if (line.kind === 'grant') {
      if (left.has(line.wallet)) throw wrong('wallet filled twice');
      if (line.amount !== wallet) throw wrong('wallet filled with another amount');
      if (line.icNo !== null) throw wrong('company of a grant');
      left.set(line.wallet, line.amount);
      held.set(line.wallet, new Map());
      continue;
    }
    const before = left.get(line.wallet);
    const mine = held.get(line.wallet);
    if (before === undefined || !mine) throw wrong('wallet never filled');
    const out = taken.get(line.wallet) ?? 0;
    if (line.kind === 'void') taken.set(line.wallet, out + line.amount);
    else if (line.kind === 'restore') {
      if (line.amount > out) throw wrong('restores more than was taken');
      taken.set(line.wallet, out - line.amount);
    } else if (out > 0) throw wrong('wallet is void');
    if (line.icNo === null) {
      if (line.kind === 'void' && before !== line.amount) throw wrong('not all of the wallet');
      if (line.kind !== 'void' && line.kind !== 'restore') throw wrong('no company');
      left.set(line.wallet, line.kind === 'void' ? 0 : before + line.amount);
      continue;
    }
    const there = mine.get(line.icNo) ?? 0;
    const adds = line.kind === 'invest' || line.kind === 'restore';
    const after = adds ? there + line.amount : there - line.amount;
    if (after < 0) throw wrong('takes more than is there');
    mine.set(line.icNo, after);
    if (line.kind === 'void' || line.kind === 'restore') continue;
    const rest = line.kind === 'invest' ? before - line.amount : before + line.amount;
    if (rest < 0) throw wrong('invests more than is left');
    left.set(line.wallet, rest);
  }
  const holdings = [...held].flatMap(([pseudonym, companies]) =>
    [...companies]
      .filter(([, amount]) => amount > 0)
      .map(([icNo, amount]) => ({ wallet: pseudonym, kind: kindOfPseudonym(pseudonym), icNo, amount })),
  );
  return { left, holdings };
}

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
  const voided = new Set<string>();
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
    if (voided.has(line.wallet) && line.kind !== 'void') throw wrong('wallet is void');
    if (line.kind === 'void') voided.add(line.wallet);
    if (line.icNo === null) {
      if (line.kind !== 'void') throw wrong('no company');
      if (before !== line.amount) throw wrong('not all of the wallet');
      left.set(line.wallet, 0);
      continue;
    }
    const there = mine.get(line.icNo) ?? 0;
    const after = line.kind === 'invest' ? there + line.amount : there - line.amount;
    if (after < 0) throw wrong('takes more than is there');
    mine.set(line.icNo, after);
    if (line.kind === 'void') continue;
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

import { createHash } from 'node:crypto';
import type { TransferKind } from './tables.ts';

/**
 * A line of the ledger as everyone may read it. `grant` fills a wallet, `invest` moves from it into a company,
 * `takeBack` out of a company into it, `void` empties a wallet (no company) or what it has in one, `restore` undoes that. `place` counts from 1
 * without gaps; `rules` is the version of the exhibition's plan it was made under.
 */
export type LedgerLine = {
  place: number;
  at: Date;
  kind: TransferKind;
  wallet: string;
  icNo: number | null;
  amount: number;
  rules: number;
};

export const FIRST_HASH = '0'.repeat(64);

/** What is hashed of a line; the database hashes the same text (`market_line_text`). */
export function lineText({ place, at, kind, wallet, icNo, amount, rules }: LedgerLine): string {
  return [place, at.toISOString(), kind, wallet, icNo ?? '', amount, rules].join(',');
}

/** SHA-256 in hex of the hash before and the line: whoever changes one line changes all behind it. */
export function hashLine(previous: string, line: LedgerLine): string {
  return createHash('sha256')
    .update(`${previous},${lineText(line)}`, 'utf8')
    .digest('hex');
}

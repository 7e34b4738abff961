import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { bookOf } from './book.rules.ts';
import { FIRST_HASH, hashLine, type LedgerLine, lineText } from './chain.rules.ts';
import { type CompanyTotal, type RankedCompany, transferKinds } from './tables.ts';
import { totalsOf } from './totals.rules.ts';

const FORMAT = 'chulbal-market-2';
/** Says UTF-8 to spreadsheets. */
const BOM = '\ufeff';

export type FiledCompany = RankedCompany & { title: string };

/** All that the file holds beside what can be calculated from it: its hashes, totals and ranks. */
export type MarketFile = {
  igNo: number;
  igYear: number;
  /** What every wallet was filled with. */
  wallet: number;
  companies: readonly FiledCompany[];
  /** In the order of the chain. */
  lines: readonly LedgerLine[];
};

/**
 * The published file: CSV of UTF-8, whose first column says what a row is. Companies, then every line of the ledger with
 * its hash, then totals and ranks, then the number of lines and wallets, the last hash, and the SHA-256 of all rows before:
 * a byte that was changed anywhere is noticed without the published hash, too. Always the same bytes.
 */
export function writeMarketFile(file: MarketFile): {
  text: string;
  lastHash: string;
  totals: CompanyTotal[];
} {
  const { holdings, left } = bookOf(file.lines, file);
  const totals = totalsOf(file.companies, holdings);
  const rows: string[] = [FORMAT, `exhibition,${file.igNo},${file.igYear},${file.wallet}`];
  for (const { icNo, trackNo, region, title } of file.companies.toSorted((a, b) => a.icNo - b.icNo)) {
    rows.push(`company,${icNo},${trackNo},${quoted(region)},${quoted(title)}`);
  }
  let hash = FIRST_HASH;
  for (const [index, one] of file.lines.entries()) {
    const line = { ...one, place: index + 1 };
    hash = hashLine(hash, line);
    rows.push(`line,${lineText(line)},${hash}`);
  }
  for (const { icNo, citizens, peers, total, investors, rank, cellRank } of totals) {
    rows.push(['total', icNo, citizens, peers, total, investors, rank ?? '', cellRank ?? ''].join(','));
  }
  const said = `${BOM}${rows.join('\n')}\n`;
  const end = `end,${file.lines.length},${left.size},${hash},${sha256Of(said)}\n`;
  return { text: said + end, lastHash: hash, totals };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** What came of calculating a file once more. */
export type RecomputedMarket =
  | { outcome: 'unreadable'; why: string }
  | {
      outcome: 'same' | 'different';
      /** Of the bytes of the file, and of those it should have. */
      sha256: string;
      recomputed: string;
      lastHash: string;
      igYear: number;
      lines: number;
      wallets: number;
      totals: (CompanyTotal & { title: string })[];
      /** The first row that is not as calculated, counted from 1. */
      difference: { row: number; file: string; recomputed: string } | null;
    };

/** Calculates chain, totals and ranks once more from the lines of the file alone, and compares every byte. */
export function recomputeMarket(text: string): RecomputedMarket {
  try {
    const file = readMarketFile(text);
    const written = writeMarketFile(file);
    const titles = new Map(file.companies.map(({ icNo, title }) => [icNo, title]));
    return {
      outcome: written.text === text ? 'same' : 'different',
      sha256: sha256Of(text),
      recomputed: sha256Of(written.text),
      lastHash: written.lastHash,
      igYear: file.igYear,
      lines: file.lines.length,
      wallets: file.lines.filter(({ kind }) => kind === 'grant').length,
      totals: written.totals.map((one) => ({ ...one, title: titles.get(one.icNo) ?? '' })),
      difference: firstDifference(text, written.text),
    };
  } catch (error) {
    return { outcome: 'unreadable', why: error instanceof Error ? error.message : String(error) };
  }
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function readMarketFile(text: string): MarketFile {
  const rows = parse(text, { bom: true, relaxColumnCount: true }) as string[][];
  if (rows[0]?.[0] !== FORMAT) throw new Error(`format ${String(rows[0]?.[0])}, not ${FORMAT}`);
  const [, igNo, igYear, wallet] = rows[1] ?? [];
  const of = (kind: string) => rows.filter(([first]) => first === kind);
  return {
    igNo: whole(igNo),
    igYear: whole(igYear),
    wallet: whole(wallet),
    companies: of('company').map(([, icNo, trackNo, region = '', title = '']) => ({
      icNo: whole(icNo),
      trackNo: whole(trackNo),
      region,
      title,
    })),
    lines: of('line').map(readLine),
  };
}

function readLine([, place, at = '', kind, wallet = '', icNo, amount, rules]: string[]): LedgerLine {
  const known = transferKinds.find((one) => one === kind);
  const instant = new Date(at);
  if (!known || Number.isNaN(instant.getTime())) throw new Error(`line ${String(place)}`);
  return {
    place: whole(place),
    at: instant,
    kind: known,
    wallet,
    icNo: icNo === '' ? null : whole(icNo),
    amount: whole(amount),
    rules: whole(rules),
  };
}

function whole(text: string | undefined): number {
  const number = Number(text);
  if (!text || !Number.isSafeInteger(number) || number < 0) throw new Error(`number ${String(text)}`);
  return number;
}

function firstDifference(file: string, recomputed: string) {
  if (file === recomputed) return null;
  const [mine, other] = [file.split('\n'), recomputed.split('\n')];
  const row = mine.findIndex((one, place) => one !== other[place]);
  const at = row < 0 ? mine.length : row;
  return { row: at + 1, file: mine[at] ?? '', recomputed: other[at] ?? '' };
}

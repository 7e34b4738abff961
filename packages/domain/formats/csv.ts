import { stringify } from 'csv-stringify/sync';
import type { Cell } from './cells.ts';

/** Says UTF-8 to spreadsheets, which otherwise read Korean as something else. */
const BOM = '\ufeff';

/**
 * Lines of CSV (RFC 4180) as bytes, a buffer to each batch of rows. What a spreadsheet would take for a formula
 * (= + - @ tab, carriage return) gets an apostrophe in front.
 */
export async function* csvOf(
  batches: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(BOM);
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(csvLines(rows));
  }
}

/** The lines of these rows, without the mark at the beginning of a file. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  // Copied, for the writer is typed to change what it is given. It quotes line ends only as it writes them itself.
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

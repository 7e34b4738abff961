import { CsvError, parse } from 'csv-parse/sync';

/**
 * Rows and cells of a CSV text (RFC 4180), as spreadsheets and people write them: lines may have more or fewer cells than
 * the first, and a quote inside a cell is a letter like any other. So are all quotes of a text in which one is never
 * closed: each line is then looked at by itself. Where the first line parts its cells by tabs or semicolons alone, so do
 * all.
 */
export function parseCsv(text: string): string[][] {
  const options = {
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  };
  try {
    return parse(text, options);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return parse(text, { ...options, quote: null });
  }
}

function delimiterOf(text: string): ',' | '\t' | ';' {
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(0, 10_000)) ?? [];
  if (line.includes(',')) return ',';
  if (line.includes('\t')) return '\t';
  return line.includes(';') ? ';' : ',';
}

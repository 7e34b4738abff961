/**
 * Rows and cells of a CSV text (RFC 4180): quoted cells may hold commas, line breaks and doubled quotes. Whatever
 * the text is, it is gone through once. Where the first line parts its cells by tabs or semicolons alone, so do all.
 */
export function parseCsv(text: string): string[][] {
  const comma = commaOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const cell = text[at] === '"' ? quotedCell(text, at, comma) : plainCell(text, at, comma);
    row.push(cell.value);
    const end = text[cell.end];
    if (end === comma) {
      at = cell.end + 1;
      if (at === text.length) row.push('');
    } else {
      rows.push(row);
      row = [];
      at = cell.end + (text.startsWith('\r\n', cell.end) ? 2 : 1);
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

type Cell = { value: string; end: number };

type Comma = ',' | '\t' | ';';

const cellEnds: Record<Comma, RegExp> = { ',': /[,\r\n]/g, '\t': /[\t\r\n]/g, ';': /[;\r\n]/g };

function commaOf(text: string): Comma {
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(0, 10_000)) ?? [];
  if (line.includes(',')) return ',';
  if (line.includes('\t')) return '\t';
  return line.includes(';') ? ';' : ',';
}

function plainCell(text: string, from: number, comma: Comma): Cell {
  const cellEnd = cellEnds[comma];
  cellEnd.lastIndex = from;
  const end = cellEnd.exec(text)?.index ?? text.length;
  return { value: text.slice(from, end), end };
}

/** Up to the closing quote; what stands between it and the next comma belongs to the cell too. */
function quotedCell(text: string, from: number, comma: Comma): Cell {
  let value = '';
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1, comma);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

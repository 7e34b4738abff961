/**
 * Rows and cells of a CSV text (RFC 4180): quoted cells may hold commas, line breaks and doubled quotes. Whatever
 * the text is, it is gone through once.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    row.push(cell.value);
    const end = text[cell.end];
    if (end === ',') {
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

const cellEnd = /[,\r\n]/g;

function plainCell(text: string, from: number): Cell {
  cellEnd.lastIndex = from;
  const end = cellEnd.exec(text)?.index ?? text.length;
  return { value: text.slice(from, end), end };
}

/** Up to the closing quote; what stands between it and the next comma belongs to the cell too. */
function quotedCell(text: string, from: number): Cell {
  let value = '';
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = plainCell(text, quote + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

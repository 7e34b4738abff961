import type { Cell } from './cells.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** Excel's own bound of a cell. */
const MOST_LETTERS = 32_767;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Styles of cells: text as text (`@`), so that it stays text when it is edited; headings bold. */
const styles = { number: 0, text: 1, heading: 2 } as const;

/**
 * A workbook of one sheet, written as its rows come (ECMA-376): nothing but the batch at hand is in memory. Texts
 * are inline strings, which no program works out as formulas.
 */
export function xlsxOf(
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  { title, headings, now }: { title: string; headings: readonly string[]; now: Date },
): AsyncGenerator<Buffer> {
  async function* parts(): AsyncGenerator<ZipEntry> {
    for (const [name, xml] of Object.entries(fixedParts(title))) {
      yield { name, changedAt: now, compress: true, open: () => bytes(xml) };
    }
    const sheet = () => sheetXml(batches, headings);
    yield { name: 'xl/worksheets/sheet1.xml', changedAt: now, compress: true, open: sheet };
  }
  return zipOf(parts());
}

async function* bytes(xml: string): AsyncGenerator<Buffer> {
  yield Buffer.from(head + xml);
}

async function* sheetXml(
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  headings: readonly string[],
): AsyncGenerator<Buffer> {
  const letters = headings.map((_, at) => columnLetters(at));
  const last = letters.at(-1) ?? 'A';
  let number = 1;
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols><col min="1" max="${headings.length}" width="18" customWidth="1"/></cols><sheetData>` +
      rowXml(headings, { number, letters, textStyle: styles.heading }),
  );
  for await (const rows of batches) {
    let xml = '';
    for (const row of rows) {
      number += 1;
      xml += rowXml(row, { number, letters, textStyle: styles.text });
    }
    if (xml) yield Buffer.from(xml);
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${last}${number}"/></worksheet>`);
}

function rowXml(
  row: readonly Cell[],
  { number, letters, textStyle }: { number: number; letters: readonly string[]; textStyle: number },
): string {
  const cells = row.map((cell, at) => {
    if (cell === '') return '';
    const place = `${letters[at]}${number}`;
    if (typeof cell === 'number') return `<c r="${place}" s="${styles.number}"><v>${cell}</v></c>`;
    const text = escaped(cell.slice(0, MOST_LETTERS));
    return `<c r="${place}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** 0 is A, 25 Z, 26 AA. */
export function columnLetters(at: number): string {
  const before = at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1);
  return before + String.fromCharCode(65 + (at % 26));
}

/** Text for XML 1.0: no control or half characters; `_x0041_`, which Excel reads as a letter, stays what it says. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

function fixedParts(title: string): Record<string, string> {
  const part = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const font = (inside: string) => `<font>${inside}<sz val="11"/><name val="맑은 고딕"/></font>`;
  const format = (inside: string) => `<xf xfId="0" borderId="0" fillId="0" ${inside}</xf>`;
  const top = '<alignment vertical="top" wrapText="1"/>';
  return {
    '[Content_Types].xml':
      `<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
      `<sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${main}"><fonts count="2">${font('')}${font('<b/>')}</fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
      '<fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="3">${format(`numFmtId="0" fontId="0" applyAlignment="1">${top}`)}` +
      `${format(`numFmtId="49" fontId="0" applyNumberFormat="1" applyAlignment="1">${top}`)}` +
      `${format(`numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" applyAlignment="1">${top}`)}</cellXfs>` +
      '</styleSheet>',
  };
}

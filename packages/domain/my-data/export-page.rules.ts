import type { Bilingual, Language } from '@chulbal/contract/language';
import { fullDayText, stampText } from '@chulbal/contract/time-texts';

/** A table of an export: in the archive a CSV file, in its JSON a list of objects by the keys of the columns. */
export type ExportTable = {
  /** Its name in files and JSON. */
  key: string;
  title: Bilingual;
  columns: readonly { key: string; title: Bilingual }[];
  rows: readonly (readonly string[])[];
};

/** The JSON of an export: a list of objects for each table. */
export function exportJson(tables: readonly ExportTable[], { at }: { at: Date }): unknown {
  const lists = tables.map(({ key, columns, rows }) => [
    key,
    rows.map((row) => Object.fromEntries(columns.map((column, index) => [column.key, row[index] ?? '']))),
  ]);
  return { $schema: './schema.json', madeAt: at.toISOString(), ...Object.fromEntries(lists) };
}

/** The JSON Schema (2020-12) of that JSON, with the titles in both languages. */
export function exportSchema(tables: readonly ExportTable[]): unknown {
  const text = (title: Bilingual) => ({ type: 'string', title: title.en, description: title.ko });
  const lists = tables.map(({ key, title, columns }) => [
    key,
    {
      ...{ type: 'array', title: title.en, description: title.ko },
      items: {
        type: 'object',
        properties: Object.fromEntries(columns.map((column) => [column.key, text(column.title)])),
        required: columns.map((column) => column.key),
        additionalProperties: false,
      },
    },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      madeAt: { type: 'string', format: 'date-time' },
      ...Object.fromEntries(lists),
    },
    required: ['madeAt', ...tables.map(({ key }) => key)],
    additionalProperties: false,
  };
}

const words = {
  ko: {
    title: '내 정보',
    made: '만든 때',
    empty: '없음',
    contents: '차례',
    times: '시각은 모두 한국 시간이에요.',
  },
  en: {
    title: 'My data',
    made: 'Created on',
    empty: 'None',
    contents: 'Contents',
    times: 'All times are Korean time.',
  },
};

/** Everything on one page that any browser reads, without a script or anything from elsewhere. */
export function exportPage(
  tables: readonly ExportTable[],
  { language, brand, at }: { language: Language; brand: string; at: string },
): string {
  const t = words[language];
  const sections = tables.map(({ key, title, columns, rows }) => {
    const head = columns.map((column) => `<th scope="col">${escaped(column.title[language])}</th>`).join('');
    const lines = rows.map(
      (row) => `<tr>${row.map((cell) => `<td>${escaped(readable(cell, language))}</td>`).join('')}</tr>`,
    );
    const body =
      rows.length === 0
        ? `<p>${t.empty}</p>`
        : `<div><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
    return `<section id="${key}"><h2>${escaped(title[language])}</h2>${body}</section>`;
  });
  const links = tables.map(({ key, title, rows }) => {
    return `<li><a href="#${key}">${escaped(title[language])}</a> (${rows.length})</li>`;
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(`${t.title} | ${brand}`)}</title><style>${css}</style></head>
<body><h1>${t.title}</h1><p>${escaped(brand)} · ${t.made} ${at}. ${t.times}</p>
<nav aria-label="${t.contents}"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</body></html>
`;
}

const css = `body{max-width:960px;margin:40px auto;padding:0 20px;font:16px/1.65 system-ui,sans-serif;color:#17130f}
h1{font-size:2rem;letter-spacing:-.03em}h2{margin-top:48px;border-top:3px solid #17130f;padding-top:12px}
section div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-bottom:1px solid #e8e2db}
td{white-space:pre-wrap;overflow-wrap:anywhere}th{font-size:.875rem;color:#6b635c}a{color:#b83f00}`;

/** A moment or day of the data as people read it, in Korea's time; the data file beside the page has it as it is kept. */
function readable(cell: string, language: Language): string {
  const at = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(cell) ? Date.parse(cell) : Number.NaN;
  if (Number.isNaN(at)) return cell;
  const kept = new Date(at).toISOString();
  if (kept === cell) return stampText(at, language);
  // What no calendar has was typed by somebody and stays.
  return kept.startsWith(`${cell}T`) ? fullDayText(at, language) : cell;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ReadSheet, sheetLink } from './inlined-styles.ts';
import { buildFolder } from './router.ts';

/** The mark that the build puts into every class name of a source sheet: `bydul` in `_title_bydul_12`. */
const mark = /_([a-z0-9]{5})_\d/g;

/** Where a part begins that its page waited for; the router's own scripts begin so, too. */
const awaited = /<!--\$-->(?!<script)/;

/** The build's sheets: which marks one holds, and the smallest that holds a mark. */
export type SheetMarks = {
  marksIn(address: string): ReadonlySet<string>;
  sheetWith(mark: string): string | undefined;
};

/**
 * Links the sheets of what a page shows and its routes do not know of. The router links what a route imports; a part
 * that is imported when it is needed is in the page all the same, and would stand there without its look until the
 * scripts have fetched it.
 */
export function linkLateSheets(html: string, sheets: SheetMarks): string {
  const end = html.indexOf('</head>');
  const begins = html.search(awaited);
  if (end < 0 || begins < 0) return html;
  const known = new Set<string>();
  for (const [, address = ''] of html.slice(0, end).matchAll(sheetLink)) {
    for (const one of sheets.marksIn(address.replace(/#.*$/, ''))) known.add(one);
  }
  const late = new Set<string>();
  for (const [, one = ''] of html.slice(begins).matchAll(mark)) {
    if (known.has(one)) continue;
    known.add(one);
    const sheet = sheets.sheetWith(one);
    if (sheet) late.add(sheet);
  }
  if (late.size === 0) return html;
  const links = [...late].map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  return html.slice(0, end) + links + html.slice(end);
}

/** The sheets of the build, read when the first page asks. */
export function marksOfBuild(readSheet: ReadSheet): SheetMarks {
  let all: Map<string, Set<string>> | undefined;
  const read = () =>
    new Map(
      readdirSync(path.join(buildFolder, 'client/assets'))
        .filter((name) => name.endsWith('.css'))
        .map((name) => `/assets/${name}`)
        .sort((one, other) => readSheet(one).length - readSheet(other).length)
        .map((address) => [
          address,
          new Set([...readSheet(address).matchAll(mark)].map(([, one = '']) => one)),
        ]),
    );
  const sheetOf = new Map<string, string>();
  const marks = () => {
    if (all) return all;
    all = read();
    for (const [address, held] of all) {
      for (const one of held) if (!sheetOf.has(one)) sheetOf.set(one, address);
    }
    return all;
  };
  const none = new Set<string>();
  return {
    marksIn: (address) => marks().get(address) ?? none,
    sheetWith: (one) => {
      marks();
      return sheetOf.get(one);
    },
  };
}

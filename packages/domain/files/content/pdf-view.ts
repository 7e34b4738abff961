import { fileURLToPath } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Bytes } from './bytes.ts';
import { isHarmlessLink } from './links.ts';
import { type Passage, places } from './passages.ts';
import { refused } from './refused.ts';

/** Pages that are looked at; nobody judges a plan that is longer. */
const MOST_PAGES = 1000;
/** Bytes of a file that are read for its pages: a reader that loses its way asks for all of it. */
const MOST_READ = 160 * 1024 * 1024;

const assets = (folder: string) =>
  fileURLToPath(new URL('.', import.meta.resolve(`pdfjs-dist/${folder}/LICENSE`)));

/**
 * What the reader in the cockpit (pdf.js) makes of a PDF: refused where it would run, hand out or follow something it
 * must not, and where it cannot open it at all. Gives what its pages, properties and bookmarks say.
 */
export async function readPdf(bytes: Bytes): Promise<Passage[]> {
  const { getDocument, PDFDataRangeTransport } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const range = new PDFDataRangeTransport(bytes.size, null);
  const { promise: endless, reject: tooMuch } = Promise.withResolvers<never>();
  endless.catch(() => {});
  let asked = 0;
  range.requestDataRange = (begin, end) => {
    asked += end - begin;
    if (asked > MOST_READ) {
      tooMuch(refused('unreadable'));
      return;
    }
    void bytes.read(begin, end - begin).then((piece) => range.onDataRange(begin, new Uint8Array(piece)));
  };
  const loading = getDocument({
    range,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
    cMapUrl: assets('cmaps'),
    cMapPacked: true,
  });
  try {
    return await Promise.race([endless, textOf(loading.promise)]);
  } finally {
    await loading.destroy();
  }
}

async function textOf(loading: Promise<PDFDocumentProxy>): Promise<Passage[]> {
  const document = await loading.catch((error: Error) => {
    throw refused(error.name === 'PasswordException' ? 'encrypted' : 'broken');
  });
  const bookmarks = await assertDocument(document);
  const passages: Passage[] = [
    { place: places.properties, text: await propertiesOf(document) },
    { place: places.bookmarks, text: bookmarks.join('\n') },
  ];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(() => null);
    // A page that cannot be shown shows nothing.
    if (page) passages.push({ place: places.page(number), text: await readPage(page) });
  }
  return passages;
}

/** Gives the titles of its bookmarks. */
async function assertDocument(document: PDFDocumentProxy): Promise<string[]> {
  if (document.numPages > MOST_PAGES) throw refused('limits');
  if (document.isPureXfa) throw refused('active');
  if (await document.getAttachments()) throw refused('archive');
  if (await document.hasJSActions()) throw refused('active');
  const outline = await document.getOutline().catch(() => null);
  const open = [...(outline ?? [])];
  const titles: string[] = [];
  for (let item = open.pop(); item; item = open.pop()) {
    if (item.unsafeUrl && !isHarmlessLink(item.unsafeUrl)) throw refused('outside');
    titles.push(item.title);
    open.push(...item.items);
  }
  return titles;
}

/** What it says of itself, as a list and as XMP. */
async function propertiesOf(document: PDFDocumentProxy): Promise<string> {
  const found = await document.getMetadata().catch(() => null);
  // What its writer has added beside the known names stands in a map of its own.
  const info = Object.values(found?.info ?? {}).flatMap((value: unknown) =>
    value instanceof Map ? [...value.values()] : [value],
  );
  const texts = info.filter((value) => typeof value === 'string');
  return [...texts, found?.metadata?.getRaw() ?? ''].join('\n|x|\n');
}

async function readPage(page: PDFPageProxy): Promise<string> {
  const annotations = await page.getAnnotations().catch(() => []);
  for (const { unsafeUrl, url, actions, attachment, file } of annotations) {
    if (actions && Object.keys(actions).length > 0) throw refused('active');
    if (attachment || file) throw refused('archive');
    for (const link of [unsafeUrl, url]) if (link && !isHarmlessLink(link)) throw refused('outside');
  }
  const content = await page.getTextContent().catch(() => ({ items: [] }));
  const written = content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
  const notes = annotations.flatMap(({ contentsObj, titleObj, alternativeText, fieldValue }) =>
    [contentsObj?.str, titleObj?.str, alternativeText, fieldValue]
      .flat()
      .filter((text) => typeof text === 'string'),
  );
  page.cleanup();
  return [written.join(''), ...notes].join('\n');
}

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, strToU8, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';
import { withoutSummary } from './hwp-summary.ts';

/**
 * A document without what its file says about who made it: author, company, title, tools, names of commentators and
 * of those who tracked changes. The same content gives the same bytes, whatever that was.
 *
 * - PDF: information dictionary, XMP of document, pages and pictures, private data of programs, authors of notes.
 * - DOCX, PPTX, XLSX: core, application's and custom properties, authors of comments and changes.
 * - HWPX: the package's metadata.
 * - HWP: the summary; its history of versions stays.
 *
 * What stands in the pages themselves, in previews, in pictures' own metadata (EXIF) and in attachments stays. A file that cannot be read this way is given as it is: it was checked when it came in.
 */
export async function withoutMetadata(source: Readable | Buffer, extension: string): Promise<Buffer> {
  const bytes = Buffer.isBuffer(source) ? source : await buffer(source);
  try {
    if (extension === 'pdf') return await cleanPdf(bytes);
    if (extension === 'hwp') return withoutSummary(bytes);
    if (extension === 'hwpx') return cleanZip(bytes, cleanHwpxPart);
    if (['docx', 'pptx', 'xlsx'].includes(extension)) return cleanZip(bytes, cleanOfficePart);
    return bytes;
  } catch {
    return bytes;
  }
}

/** Of cleaned documents a process keeps the last ones, so that a panel's evaluators cost one cleaning. */
const KEPT_BYTES = 64 * 1024 * 1024;
const kept = new Map<string, Promise<Buffer>>();
const sizes = new Map<string, number>();

/** The same of a stored file, whose bytes never change under their opaque name; `open` is asked at most once at a time. */
export function cleanedDocument(
  { serverFileName, extension }: { serverFileName: string; extension: string },
  open: () => Promise<Readable>,
): Promise<Buffer> {
  const known = kept.get(serverFileName);
  if (known) return known;
  const cleaned = open().then((stream) => withoutMetadata(stream, extension));
  kept.set(serverFileName, cleaned);
  cleaned.then(
    (bytes) => keepWithin(serverFileName, bytes.length),
    () => kept.delete(serverFileName),
  );
  return cleaned;
}

function keepWithin(name: string, size: number): void {
  sizes.set(name, size);
  let total = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  for (const [oldest, bytes] of sizes) {
    if (total <= KEPT_BYTES) return;
    sizes.delete(oldest);
    kept.delete(oldest);
    total -= bytes;
  }
}

/** How much of a PDF is read or written before others have their turn. */
const OBJECTS_A_TICK = 500;
const saving = { updateFieldAppearances: false, addDefaultPage: false };

/** Keys of PDF dictionaries that say who or what made them. */
const revealing = ['Metadata', 'PieceInfo', 'LastModified'].map((key) => PDFName.of(key));

async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: OBJECTS_A_TICK });
  const { context } = pdf;
  const { Info, ID } = context.trailerInfo;
  if (Info) context.delete(Info as Parameters<typeof context.delete>[0]);
  context.trailerInfo.Info = undefined;
  if (ID) context.trailerInfo.ID = undefined;
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (dict.get(PDFName.of('Type')) === PDFName.of('Metadata')) {
      context.delete(reference);
      continue;
    }
    for (const key of revealing) dict.delete(key);
    if (dict.get(PDFName.of('Type')) === PDFName.of('Page')) cleanNotes(pdf, dict);
  }
  return Buffer.from(await pdf.save({ ...saving, objectsPerTick: OBJECTS_A_TICK }));
}

/** Authors of notes on a page (`T`), but not the names of form fields, which are written the same. */
function cleanNotes(pdf: PDFDocument, page: PDFDict): void {
  const notes = pdf.context.lookup(page.get(PDFName.of('Annots')));
  if (!(notes instanceof PDFArray)) return;
  for (const one of notes.asArray()) {
    const note = pdf.context.lookup(one);
    if (note instanceof PDFDict && note.get(PDFName.of('Subtype')) !== PDFName.of('Widget')) {
      note.delete(PDFName.of('T'));
    }
  }
}

type Clean = (name: string, text: string) => string | null;

/** The same archive with some of its texts cleaned; times of its entries become one and the same. */
function cleanZip(bytes: Buffer, clean: Clean): Buffer {
  const entries: Unzipped = unzipSync(bytes);
  const cleaned: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    const text = /\.(xml|hpf)$/i.test(name) ? clean(name, strFromU8(content)) : null;
    // The type of a HWPX package stands first and as it is.
    const level = name === 'mimetype' ? 0 : 6;
    cleaned[name] = [text === null ? content : strToU8(text), { level, mtime: new Date(1980, 0, 2) }];
  }
  return Buffer.from(zipSync(cleaned));
}

const officeProperties = /^docProps\/(core|app|custom)\.xml$/;
const personal =
  /<((?:dc|cp|vt|dcterms)?:?(?:creator|title|subject|description|keywords|category|lastModifiedBy|contentStatus|Company|Manager|HyperlinkBase|Template|lpwstr|lpstr|bstr))\b([^>]*)>[^<]*<\/\1>/g;
const authors = /\b(w:author|w:initials|w15:author|w15:userId|userId|displayName)="[^"]*"/g;

function cleanOfficePart(name: string, text: string): string | null {
  if (officeProperties.test(name)) return text.replaceAll(personal, '<$1$2></$1>');
  if (/^(word|ppt|xl)\//.test(name)) return text.replaceAll(authors, '$1=""');
  return null;
}

function cleanHwpxPart(name: string, text: string): string | null {
  if (!/(^|\/)content\.hpf$/i.test(name)) return null;
  return text
    .replaceAll(/<(opf:(?:title|meta))\b([^>]*)>[^<]*<\/\1>/g, '<$1$2></$1>')
    .replaceAll(/<(dc:[a-z]+)\b([^>]*)>[^<]*<\/\1>/g, '<$1$2></$1>');
}

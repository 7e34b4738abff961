import { strFromU8, strToU8, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import { cleanPicture, pictureKind } from './clean-picture.ts';

/** A Word, PowerPoint or Excel file without properties, authors of comments and changes, and metadata of pictures. */
export function cleanOffice(bytes: Buffer): Buffer {
  return cleanZip(bytes, cleanOfficePart);
}

/** An HWPX document without its package's metadata, authors of changes, notes and versions, and metadata of pictures. */
export function cleanHwpx(bytes: Buffer): Buffer {
  return cleanZip(bytes, cleanHwpxPart);
}

type Clean = (name: string, text: string) => string;

/** The same archive with its texts and pictures cleaned; times of its entries become one and the same. */
function cleanZip(bytes: Buffer, clean: Clean): Buffer {
  const entries: Unzipped = unzipSync(bytes);
  const cleaned: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    // The type of a HWPX package stands first and as it is.
    const level = name === 'mimetype' ? 0 : 6;
    cleaned[name] = [cleanEntry(name, content, clean), { level, mtime: new Date(1980, 0, 2) }];
  }
  return Buffer.from(zipSync(cleaned));
}

function cleanEntry(name: string, content: Uint8Array, clean: Clean): Uint8Array {
  if (/\.(xml|hpf)$/i.test(name)) return strToU8(clean(name, strFromU8(content)));
  const kind = pictureKind(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
  if (kind === null) return content;
  try {
    return cleanPicture(Buffer.from(content), kind);
  } catch {
    // Named as a picture that it is not: no program shows it, or shows it as what it is.
    return content;
  }
}

const officeProperties = /^docProps\/(core|app|custom)\.xml$/;
const personal =
  /<((?:dc|cp|vt|dcterms)?:?(?:creator|title|subject|description|keywords|category|lastModifiedBy|contentStatus|Company|Manager|HyperlinkBase|Template|lpwstr|lpstr|bstr))\b([^>]*)>[^<]*<\/\1>/g;
const authors = /\b(w:author|w:initials|w15:author|w15:userId|userId|displayName)="[^"]*"/g;
/** Lists of those who commented, in slides and in sheets. */
const slideAuthors = /^ppt\/(commentAuthors|authors)\.xml$/;
const sheetAuthors = /<author>[^<]*<\/author>/g;

function cleanOfficePart(name: string, text: string): string {
  if (officeProperties.test(name)) return text.replaceAll(personal, '<$1$2></$1>');
  if (slideAuthors.test(name)) return text.replaceAll(/\b(name|initials|userId)="[^"]*"/g, '$1=""');
  if (/^xl\/comments/.test(name)) return text.replaceAll(sheetAuthors, '<author></author>');
  return /^(word|ppt|xl)\//.test(name) ? text.replaceAll(authors, '$1=""') : text;
}

/** Who tracked changes, who saved a version and why, who wrote a note (OWPML, KS X 6101). */
const trackers = /(<hh:trackChangeAuthor\b[^>]*?\bname=)"[^"]*"/g;
const savers = /\b(revisionAuthor|revisionDesc)="[^"]*"/g;
const noters = /(<hp:stringParam\b[^>]*?\bname="(?:Author|CreateDateTime)"[^>]*>)[^<]*</g;

function cleanHwpxPart(name: string, text: string): string {
  const anonymous = text.replaceAll(trackers, '$1""').replaceAll(savers, '$1=""').replaceAll(noters, '$1<');
  if (!/(^|\/)content\.hpf$/i.test(name)) return anonymous;
  return anonymous
    .replaceAll(/<(opf:(?:title|meta))\b([^>]*)>[^<]*<\/\1>/g, '<$1$2></$1>')
    .replaceAll(/(<opf:meta\b[^>]*?\bcontent=)"(?!text")[^"]*"/g, '$1""')
    .replaceAll(/<(dc:[a-z]+)\b([^>]*)>[^<]*<\/\1>/g, '<$1$2></$1>');
}

import { type Bytes, bytesOf } from './bytes.ts';
import { checkCompound, isCompound } from './compound.ts';
import { checkMarkup } from './package-parts.ts';
import { type Passage, placeOfPart, places } from './passages.ts';
import { refused } from './refused.ts';
import { attribute, beginsLikeMarkup, walkXml } from './xml.ts';
import { readZip, unpack, unpackWhole, type ZipEntry } from './zip.ts';

const HEAD = 4100;
const MAX_EMBEDDED = 20 * 1024 * 1024;
const MAX_MARKUP = 96 * 1024 * 1024;
const MAX_PART = 4 * 1024 * 1024;

/** Parts of Office documents that run something, hold programs, or are taken in as foreign text. */
const runs =
  /vbaproject|vbadata|activex|oleobject|macrosheet|customui|\.(bin|exe|dll|js|vbs|ps1|bat|cmd|scr|jar|lnk|hta|html?|xhtml|mht|mhtml|rtf|sct|wsf|url|iqy|slk)$/i;
const printerSettings = /\/printerSettings\/[^/]+\.bin$/i;
const embedded = /^(word|ppt|xl)\/embeddings\/[^/]+\.(xlsx|docx|pptx)$/i;
const archives = /^(zip|rar|7z|gz|bz2|xz|zst|lz|lz4|tar|cab|jar|apk|ar|deb|rpm|iso|dmg|crx|docx|xlsx|pptx)$/;
const programs = /^(exe|elf|macho|class|dex|lnk|swf|wasm|msi|rtf|pdf|eps|ps)$/;
/** Plain text beside a document, such as HWPX's preview: nobody reads it as markup. */
const plainText = /\.(txt|js)$|(^|\/)(headerScripts|sourceScripts)$/i;

const mainParts = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document' },
  pptx: { part: 'ppt/presentation.xml', type: 'presentationml.presentation' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet' },
} as const;

export type OfficeKind = keyof typeof mainParts;

/**
 * An Office Open XML document: the main part its extension says, all its markup well-formed without a document type, no
 * macros, ActiveX or OLE objects, no fields that fetch, nothing that is taken in from elsewhere. A chart's own workbook
 * may be inside, itself checked. Gives the texts of its parts.
 */
export async function checkOffice(bytes: Bytes, kind: OfficeKind, isInside = false): Promise<Passage[]> {
  const entries = await readZip(bytes);
  const { part, type } = mainParts[kind];
  const types = entries.find((entry) => entry.name === '[Content_Types].xml');
  if (!types || !entries.some((entry) => entry.name === part)) throw refused('type');
  if (!declares(await unpackWhole(bytes, types, MAX_PART), `${type}.main+xml`)) throw refused('type');

  const passages: Passage[] = [];
  for (const entry of entries) {
    if (runs.test(entry.name) && !printerSettings.test(entry.name)) throw refused('active');
    if (embedded.test(entry.name)) {
      if (isInside) throw refused('archive');
      const inside = bytesOf(await unpackWhole(bytes, entry, MAX_EMBEDDED));
      const kindInside = entry.name.slice(-4).toLowerCase() as OfficeKind;
      for (const { place, text } of await checkOffice(inside, kindInside, true)) {
        passages.push({ place: places.inside(place), text });
      }
    } else {
      passages.push({ place: placeOfPart(entry.name), text: await checkPart(bytes, entry) });
    }
  }
  return passages;
}

/** Whether a package says that one of its parts is of this type. Throws where one is of a type that runs. */
function declares(types: Uint8Array, wanted: string): boolean {
  let isThere = false;
  checkMarkup(types);
  walkXml(types, {
    open: (element) => {
      if (attribute(element, 'contenttype')?.endsWith(wanted)) isThere = true;
    },
  });
  return isThere;
}

/** HWPX: an OWPML package with its mimetype first and as it is, not encrypted (KS X 6101). Gives the texts of its parts. */
export async function checkHwpx(bytes: Bytes): Promise<Passage[]> {
  const entries = await readZip(bytes);
  const first = entries.find((entry) => entry.headerAt === 0);
  if (first?.name !== 'mimetype' || first.method !== 0) throw refused('type');
  const mimetype = (await unpackWhole(bytes, first, 100)).toString('utf8').trim();
  if (mimetype !== 'application/hwp+zip') throw refused('type');
  if (!entries.some((entry) => /^Contents\/section\d+\.xml$/.test(entry.name))) throw refused('type');

  const passages: Passage[] = [];
  for (const entry of entries) {
    if (/\.(exe|dll|vbs|ps1|bat|cmd|scr|jar|lnk|hta|ps|eps|html?|mht)$/i.test(entry.name))
      throw refused('active');
    if (/\.ole$/i.test(entry.name)) {
      await checkCompound(bytesOf(await unpackWhole(bytes, entry, MAX_EMBEDDED)));
      continue;
    }
    if (entry.name === 'META-INF/manifest.xml') {
      walkXml(await unpackWhole(bytes, entry, MAX_PART), {
        open: ({ local }) => {
          if (local === 'encryption-data') throw refused('encrypted');
        },
      });
    }
    passages.push({ place: placeOfPart(entry.name), text: await checkPart(bytes, entry) });
  }
  return passages;
}

const markupNames = /\.(xml|rels|vml|svg|hpf|rdf)$/i;

/**
 * A part, held to its directory: markup by what it holds, whatever its name says. Refuses archives, programs and
 * compound files. Gives its text.
 */
async function checkPart(bytes: Bytes, entry: ZipEntry): Promise<string> {
  const pieces: Buffer[] = [];
  let kept = 0;
  await unpack(bytes, entry, (piece) => {
    if (kept >= HEAD) return;
    pieces.push(Buffer.from(piece.subarray(0, HEAD - kept)));
    kept += piece.length;
  });
  const head = Buffer.concat(pieces);
  if (isCompound(head)) throw refused('active');
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(head))?.ext ?? '';
  if (programs.test(found)) throw refused('active');
  if (archives.test(found)) throw refused('archive');
  const isMarkup = markupNames.test(entry.name) || (beginsLikeMarkup(head) && !plainText.test(entry.name));
  if (entry.unpacked === 0) return '';
  if (/\.txt$/i.test(entry.name)) return previewText(await unpackWhole(bytes, entry, MAX_PART));
  if (!isMarkup) return '';
  return checkMarkup(await unpackWhole(bytes, entry, MAX_MARKUP)).text;
}

/** A preview is of UTF-16 or UTF-8. */
function previewText(bytes: Buffer): string {
  return bytes.includes(0) ? bytes.toString('utf16le') : bytes.toString('utf8');
}

import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate';
import { beginsLikeMarkup, type XmlAttribute, type XmlElement } from '../content/xml.ts';
import { cleanPicture } from './clean-picture.ts';
import { type Rewriting, rewriteXml } from './rewrite-xml.ts';

/**
 * A Word, PowerPoint or Excel file without properties, data of programs, authors of comments and changes, where its links
 * lead, paths of its author's disk, and metadata of pictures.
 */
export function cleanOffice(bytes: Buffer): Buffer {
  return cleanZip(bytes, rewritingOfOffice);
}

/** An HWPX document without its package's metadata, authors of changes, notes and versions, links and metadata of pictures. */
export function cleanHwpx(bytes: Buffer): Buffer {
  return cleanZip(bytes, rewritingOfHwpx);
}

/** The same archive with its texts and pictures cleaned; times of its entries become one and the same. */
function cleanZip(bytes: Buffer, rewritingOf: (name: string) => Rewriting): Buffer {
  const entries: Unzipped = unzipSync(bytes);
  const cleaned: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    // The type of a HWPX package stands first and as it is.
    const level = name === 'mimetype' ? 0 : 6;
    cleaned[name] = [cleanEntry(name, content, rewritingOf), { level, mtime: new Date(1980, 0, 2) }];
  }
  return Buffer.from(zipSync(cleaned));
}

/** What is markup and what a picture tells the content, not the name. */
function cleanEntry(name: string, content: Uint8Array, rewritingOf: (name: string) => Rewriting): Uint8Array {
  if (content.length === 0 || /\.(txt|js)$/i.test(name)) return content;
  if (beginsLikeMarkup(content)) return rewriteXml(content, rewritingOf(name));
  const kind = kindOfPicture(content);
  return kind === null ? content : cleanPicture(Buffer.from(content), kind);
}

function kindOfPicture(content: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null;
}

/** Attributes that name somebody, in all parts of all three programs. */
const naming = new Set([
  ...['author', 'initials', 'userId', 'providerId', 'displayName', 'userName', 'lastModifiedBy'],
  ...['lastEdited', 'modifiedBy', 'createdBy', 'revisionAuthor', 'revisionDesc'],
]);
/** Parts in which every name is a person's. */
const lists = /(^|\/)(commentAuthors|authors|people|persons?\d*|userNames)\.xml$/i;
/** Parts of which nothing is shown: data of programs and of add-ins, records of changes. */
const records =
  /^(docProps\/custom\.xml|customXml\/item\d*\.xml|ppt\/changesInfos\/|ppt\/revisionInfo\.xml|xl\/revisions\/|word\/documentSettings|xl\/webextensions)/i;
/** A path on a disk or a share, as programs note where a picture or a table came from. */
const path = /(^|["'(\s])([a-z]:[\\/]|\\\\|file:|\/(Users|home|Volumes)\/)/i;
/** Elements whose text says who, what about and with what; shown by no page. */
const personal = /^(author|creator|lastModifiedBy)$/i;
/** Numbers, yes and no of the properties stay. */
const plain = /^\s*(\d+|true|false|[\d-]+T[\d:]+Z)?\s*$/;

function rewritingOfOffice(part: string): Rewriting {
  const isProperties = /^docProps\//i.test(part);
  const isRecord = records.test(part);
  const isRelations = /\.rels$/i.test(part);
  const isTypes = part === '[Content_Types].xml';
  return {
    element(element, above) {
      if (isTypes) return element.attributes;
      if (isRecord && above.length > 0) return null;
      if (isAside(element)) return null;
      if (isRelations) return withoutTarget(element);
      return element.attributes.map((attribute) => cleanAttribute(attribute, lists.test(part)));
    },
    text(text, above) {
      const local = above.at(-1)?.local ?? '';
      if (isProperties) return plain.test(text) ? text : '';
      if (/^(instrText|delInstrText)$/.test(local)) return withoutAddresses(text);
      return personal.test(local) || isRecord ? '' : text;
    },
  };
}

/** What a drawing says of itself, what macros have noted, where a workbook lay. */
function isAside({ local, name }: XmlElement): boolean {
  return name === 'metadata' || local === 'docVar' || local === 'absPath';
}

function cleanAttribute(attribute: XmlAttribute, isList: boolean): XmlAttribute {
  const { local, name, value } = attribute;
  if (/^xmlns(:|$)/.test(name)) return attribute;
  if (naming.has(local) || (isList && local === 'name')) return { ...attribute, value: '' };
  if (local === 'instr') return { ...attribute, value: withoutAddresses(value) };
  return path.test(value) ? { ...attribute, value: '' } : attribute;
}

/** Where a link or a linked picture leads can name whoever made it; the part's own relations lead inside. */
function withoutTarget(element: XmlElement): readonly XmlAttribute[] {
  const isOutside = element.attributes.some(
    ({ local, value }) => local === 'TargetMode' && /^external$/i.test(value.trim()),
  );
  if (!isOutside) return element.attributes;
  return element.attributes.map((one) => (one.local === 'Target' ? { ...one, value: 'about:blank' } : one));
}

/** A field's instruction without the places it names. */
function withoutAddresses(instruction: string): string {
  return instruction
    .replace(/"[^"]*"|'[^']*'/g, (quoted) => (/[\\/@:]/.test(quoted) ? '""' : quoted))
    .replace(/\S*[/@]\S*/g, '""');
}

/** Parameters of HWPX's fields that say who wrote a note, when, and where a link leads (OWPML, KS X 6101). */
const parameters = /^(Author|CreateDateTime|Path|Command|FullPath|Email)$/;

function rewritingOfHwpx(part: string): Rewriting {
  const isPackage = /(^|\/)content\.hpf$/i.test(part);
  const isMeta = ({ name }: XmlElement) => /^(opf:(title|meta)|dc:.+)$/.test(name);
  return {
    element(element) {
      const isTracker = element.local === 'trackChangeAuthor';
      if (isAside(element)) return null;
      return element.attributes.map((attribute) => {
        if (isPackage && isMeta(element) && attribute.local === 'content' && attribute.value !== 'text')
          return { ...attribute, value: '' };
        return cleanAttribute(attribute, isTracker);
      });
    },
    text(text, above) {
      const element = above.at(-1);
      if (!element) return text;
      const named = element.attributes.find(({ local }) => local === 'name')?.value ?? '';
      if (element.local === 'stringParam' && parameters.test(named)) return '';
      return isPackage && isMeta(element) ? '' : text;
    },
  };
}

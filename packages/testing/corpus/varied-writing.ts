import type { Dice } from './dice.ts';
import { contentTypes } from './documents.ts';
import type { VariedFile } from './varied-pdfs.ts';
import { type CraftedEntry, zip } from './zip.ts';

const schema = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** Parts of a document: relations, the body, other entries; `roll` decides what means the same. */
export type Made = { relations?: Relation[]; body?: string; more?: CraftedEntry[]; doctype?: string };
type Relation = { type: string; target: string; external?: boolean };

/** A run of text of Word. */
export const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

/** A Word document of these parts, in one of the spellings that mean the same; `type` is declared of another part. */
export function documentOf(what: string, made: Made, roll: Dice, type: string | null): VariedFile {
  const { relations = [], body = '', more = [], doctype = '' } = made;
  const prefix = roll.one(['', 'r:', 'rel:', '_:']);
  const ns = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const list = relations.map((relation) => relationOf(relation, prefix, roll)).join('');
  const declared = prefix ? `xmlns:${prefix.slice(0, -1)}="${ns}"` : `xmlns="${ns}"`;
  const types = contentTypes();
  const entries: CraftedEntry[] = [
    type === null
      ? types
      : {
          ...types,
          data: String(types.data).replace(
            '</Types>',
            `<Override PartName="/word/x" ContentType="${type}"/></Types>`,
          ),
        },
    {
      name: 'word/document.xml',
      data: encoded(
        `<?xml version="1.0"?>${doctype}<w:document ${word}><w:body><w:p>${run('계획')}${body}</w:p></w:body></w:document>`,
        roll,
      ),
    },
    {
      name: roll.one([
        'word/_rels/document.xml.rels',
        'word/_rels/settings.xml.rels',
        'word/_RELS/document.xml.RELS',
      ]),
      data: encoded(
        `<?xml version="1.0"?><${prefix}Relationships ${declared}>${list}</${prefix}Relationships>`,
        roll,
      ),
    },
    ...more,
  ];
  return { what, fileName: 'plan.docx', bytes: zip(entries) };
}

function relationOf({ type, target, external = false }: Relation, prefix: string, roll: Dice): string {
  const quote = roll.one(['"', "'"]);
  const say = (name: string, value: string) =>
    `${name}${roll.one(['=', ' = ', '\n=\n'])}${quote}${roll.chance(0.5) ? value : letters(value, roll)}${quote}`;
  const attributes = [
    say('Id', roll.one(['r1', 'a>b', '/>'])),
    say('Type', `${roll.one([schema, strict])}/${type}`),
    say('Target', target.replaceAll('\t', '&#9;')),
    ...(external ? [say('TargetMode', 'External')] : []),
  ];
  const order = attributes.toSorted(() => (roll.chance(0.5) ? 1 : -1));
  return `<!-- a > b --><${prefix}Relationship ${order.join(roll.one([' ', '\n', '\t']))}/>`;
}

/** Some letters by their numbers. */
function letters(text: string, roll: Dice): string {
  return text.replace(/&[^;]*;|[A-Za-z]/g, (letter) => {
    if (letter.length > 1 || roll.chance(0.6)) return letter;
    const code = letter.charCodeAt(0);
    return roll.chance(0.5) ? `&#${code};` : `&#x${code.toString(16)};`;
  });
}

/** A text in one of the encodings that a reader takes. */
export function encoded(text: string, roll: Dice): Buffer {
  const way = roll.one(['utf8', 'utf8', 'mark', 'little', 'big'] as const);
  if (way === 'utf8') return Buffer.from(text);
  if (way === 'mark') return Buffer.from(`\ufeff${text}`);
  const wide = Buffer.from(`\ufeff${text.replace('?>', ' encoding="UTF-16"?>')}`, 'utf16le');
  return way === 'little' ? wide : wide.swap16();
}

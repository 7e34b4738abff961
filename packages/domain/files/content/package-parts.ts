import {
  assertHarmlessDrawing,
  assertHarmlessElement,
  assertHarmlessField,
  assertHarmlessFormula,
  assertHarmlessRelation,
  assertHarmlessType,
} from './office-rules.ts';
import { refused } from './refused.ts';
import { attribute, walkXml, type XmlElement } from './xml.ts';

/** What a part says to whoever reads the document. */
export type PartText = { text: string };

/** Elements behind which another line begins. */
const lines = /^(p|si|row|tr|br|cr|comment|c)$/;
/** Elements in which text is read letter by letter, so that pieces of one number stand together. */
const words =
  /^(t|v|instrtext|deltext|title|subject|creator|description|keywords|lpwstr|author|text|stringparam)$/;
/** Attributes that are read: what is said of a picture, letters as a picture, notes of a cell, who wrote. */
const said = /^(descr|title|alt|string|text|prompt|prompttitle|tooltip|display|author|name)$/;

/**
 * A part of a package that is markup, whatever its name says: what it is shows its root. Throws where it runs, fetches
 * or carries something. Gives its text for looking into.
 */
export function checkMarkup(bytes: Uint8Array): PartText {
  let kind: 'relations' | 'types' | 'drawing' | 'document' = 'document';
  const texts: string[] = [];
  const asides: string[] = [];
  // Fields stand inside each other: each collects its own instruction and those inside it.
  const fields: string[] = [];
  let formula = '';
  let root = '';
  let drawings = 0;
  const check = (element: XmlElement) => {
    if (kind === 'relations' && element.local === 'Relationship') assertHarmlessRelation(element);
    if (kind === 'types') {
      const type = attribute(element, 'contenttype');
      if (type) assertHarmlessType(type);
    }
    if (/^svg$/i.test(element.local)) drawings += 1;
    if (drawings > 0) assertHarmlessDrawing(element);
    else if (kind === 'document') assertHarmlessElement(element, root);
  };
  walkXml(bytes, {
    open(element, path) {
      if (path.length === 0) {
        const isPage = element.attributes.some(
          ({ name, value }) => /^xmlns/.test(name) && /xhtml/i.test(value),
        );
        if (/^(html|xhtml)$/i.test(element.local) || isPage) throw refused('active');
        root = element.local;
        if (element.local === 'Relationships') kind = 'relations';
        else if (element.local === 'Types') kind = 'types';
      }
      check(element);
      for (const { local, value } of element.attributes) {
        if (value.length > 12 && said.test(local.toLowerCase())) asides.push(value);
      }
      if (element.local === 'f' || element.local === 'definedName') formula = '';
      if (element.local === 'fldChar') field(attribute(element, 'fldchartype'), fields);
    },
    text(text, path) {
      const local = path.at(-1)?.local ?? '';
      if (/^(instrText|delInstrText)$/.test(local)) {
        if (fields.length === 0) fields.push('');
        for (const n of fields.keys()) fields[n] += text;
      }
      if (local === 'f' || local === 'definedName') formula += text;
      if (words.test(local.toLowerCase())) texts.push(text);
      // What stands elsewhere is seen too, but never beside another: sizes and places are numbers.
      else if (text.trim() !== '') texts.push(`\n|x|${text}|x|\n`);
      if (drawings > 0 && local === 'style' && /@import|url\s*\(\s*['"]?\s*(?!['"]?\s*[#d])/i.test(text))
        throw refused('outside');
    },
    close(element) {
      if (element.local === 'f' || element.local === 'definedName') assertHarmlessFormula(formula);
      if (/^svg$/i.test(element.local)) drawings -= 1;
      if (lines.test(element.local)) texts.push('\n');
    },
  });
  for (const instruction of fields) assertHarmlessField(instruction);
  return { text: [texts.join(''), ...asides].join('\n|x|\n') };
}

function field(kind: string | undefined, fields: string[]): void {
  if (kind === 'begin') fields.push('');
  if (kind === 'separate' || kind === 'end') {
    const instruction = kind === 'end' ? fields.pop() : fields.at(-1);
    assertHarmlessField(instruction ?? '');
  }
}

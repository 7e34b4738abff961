import { isHarmlessLink, isOutside } from './links.ts';
import { refused } from './refused.ts';
import { attribute, type XmlElement } from './xml.ts';

/** Kinds of relations that may lead outside: what is shown or followed. */
const shown = /^(hyperlink|image|video|audio|media)$/;

/** Kinds of relations to parts that run, or that are taken into the document as they are (ISO/IEC 29500-1, MS-OFFMACRO2). */
const running =
  /^(vbaproject|wordvbadata|vbaprojectsignature.*|oleobject|control|activexcontrol.*|attachedtoolbars|keymapcustomizations|extensibility|xlmacrosheet|xlintlmacrosheet|customui.*|externallink|externallinkpath|connections|querytable|mailmergesource|recipientdata|subdocument|webextension|webextensiontaskpanes)$/;
const carrying = /^(afchunk|package-unknown)$/;

/** A relation: where it leads may be outside only for what is shown or followed, and only to the web. */
export function assertHarmlessRelation(relation: XmlElement): void {
  const target = attribute(relation, 'target') ?? '';
  const kind = (attribute(relation, 'type') ?? '').split('/').at(-1)?.trim().toLowerCase() ?? '';
  if (running.test(kind)) throw refused('active');
  if (carrying.test(kind)) throw refused('archive');
  const leadsOut = /^external$/i.test(attribute(relation, 'targetmode')?.trim() ?? '') || isOutside(target);
  if (!leadsOut) return;
  if (!shown.test(kind)) throw refused('active');
  const isFetched = kind !== 'hyperlink' && !/^\s*https?:/i.test(target) && isOutside(target);
  if (isFetched || !isHarmlessLink(target)) throw refused('outside');
}

/** Types of parts that run. */
export function assertHarmlessType(declared: string): void {
  if (/macroEnabled|vbaProject|activeX|oleObject|wordVbaData|customUI|macrosheet/i.test(declared))
    throw refused('active');
}

/** Elements that run, embed or take in something, by their name without prefix, in lower case. */
const elements: Record<string, 'active' | 'archive' | 'outside'> = {
  altchunk: 'archive',
  control: 'active',
  ocx: 'active',
  ddelink: 'active',
  olelink: 'active',
  externalbook: 'outside',
  dbpr: 'outside',
  webpr: 'outside',
};

/** Attributes of markup that name another file. */
const places = new Set(['src', 'href', 'url', 'link', 'target', 'sourcepath', 'filename']);

/** An element of a document, a sheet, a slide or a drawing. */
export function assertHarmlessElement(element: XmlElement, root: string): void {
  const name = element.local.toLowerCase();
  const reason = elements[name];
  // In a sheet it is a box to tick; what runs there is told by its relation.
  if (reason && !(name === 'control' && root === 'worksheet')) throw refused(reason);
  if (name === 'oleobject' && /^link$/i.test(attribute(element, 'type') ?? '')) throw refused('outside');
  for (const { local, value } of element.attributes) {
    const key = local.toLowerCase();
    if (key === 'action' && /^ppaction:\/\/(program|macro|ole)/i.test(value.trim())) throw refused('active');
    if (key === 'instr') assertHarmlessField(value);
    if (places.has(key) && !isHarmlessLink(value)) throw refused('outside');
    if (/^(dde|oletype)$/.test(key) && /dde/i.test(value)) throw refused('active');
  }
}

const fetching =
  /(?<![\p{L}\d])(DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|LINK|DATABASE|MACROBUTTON|AUTOTEXTLIST)(?![\p{L}\d])/iu;

/** A field's instruction, put together from all its pieces: it fetches nothing, and hides nothing in letters' numbers. */
export function assertHarmlessField(instruction: string): void {
  let spelled = '';
  const quoted = instruction.replace(/QUOTE((?:\s*"?\s*(?:0x[0-9a-f]+|\d+)\s*"?)+)/gi, (_, codes: string) => {
    const letters = (codes.match(/0x[0-9a-f]+|\d+/gi) ?? []).map((code) => String.fromCharCode(Number(code)));
    spelled += letters.join('');
    return letters.join('');
  });
  // Fields inside each other spell a word letter by letter.
  if (/DDE|INCLUDE|LINK|IMPORT|MACRO/i.test(spelled)) throw refused('active');
  for (const text of [instruction, quoted]) {
    if (fetching.test(text.replace(/"[^"]*"/g, ' ').replace(/[{}]/g, ' '))) throw refused('active');
    const path = /(?:INCLUDEPICTURE|HYPERLINK)\s+(?:\\[a-z]\s+)*"?([^"\s]+)/i.exec(text)?.[1];
    if (path && !isHarmlessLink(path.replaceAll('\\\\', '\\'))) throw refused('outside');
  }
}

/** A formula of a sheet: none that talks to another program (cmd|'/c calc'!A0). */
export function assertHarmlessFormula(formula: string): void {
  const outsideStrings = formula.replace(/"(?:[^"]|"")*"/g, '');
  if (/[\w.]\s*\|\s*['\w].*!/s.test(outsideStrings)) throw refused('active');
  if (/\b(CALL|REGISTER\.ID|EXEC|WEBSERVICE|RTD)\s*\(/i.test(outsideStrings)) throw refused('active');
}

/** A drawing (SVG): no scripts, handlers, foreign markup or styles, and nothing from elsewhere. */
export function assertHarmlessDrawing(element: XmlElement): void {
  if (/^(script|foreignobject|iframe|object|embed|handler|listener|audio|video)$/i.test(element.local))
    throw refused('active');
  for (const { local, value } of element.attributes) {
    if (/^on/i.test(local)) throw refused('active');
    const isPlace = /^(href|src|from|to|values|by)$/i.test(local);
    if (!isPlace) {
      if (/url\s*\(\s*['"]?\s*(?!['"]?\s*[#d])/i.test(value)) throw refused('outside');
      continue;
    }
    const isData = /^\s*data:image\/(png|jpe?g|gif|webp)\s*[;,]/i.test(value);
    if (isOutside(value) && !isData) {
      const isLink = /^a$/i.test(element.local) && isHarmlessLink(value);
      if (!isLink) throw refused(/^\s*(java|vb)script:/i.test(value) ? 'active' : 'outside');
    }
  }
}

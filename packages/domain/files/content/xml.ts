import { SaxesParser } from 'saxes';
import { refused } from './refused.ts';

const MOST_BYTES = 96 * 1024 * 1024;
const MOST_DEPTH = 4000;

/** An attribute, its references resolved. `local` is its name without prefix. */
export type XmlAttribute = { name: string; local: string; value: string };
export type XmlElement = { name: string; local: string; attributes: readonly XmlAttribute[] };

export type XmlHandlers = {
  open?(element: XmlElement, path: readonly XmlElement[]): void;
  /** Text within the innermost element of `path`, in pieces. */
  text?(text: string, path: readonly XmlElement[]): void;
  close?(element: XmlElement): void;
  comment?(text: string): void;
  instruction?(target: string, body: string): void;
};

/**
 * Walks a document of UTF-8 or UTF-16, told by its first bytes. Refused: a document type (with it, entities of its
 * own), another encoding, more than 96 MB, whatever is not well-formed. Prefixes are told apart from names and stand for
 * nothing: any of them could be declared as anything.
 */
export function walkXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  if (bytes.length > MOST_BYTES) throw refused('limits');
  const parser = new SaxesParser();
  const path: XmlElement[] = [];
  parser.on('error', () => {
    throw refused('broken');
  });
  parser.on('doctype', () => {
    throw refused('active');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|utf-?16(le|be)?|us-ascii|ascii)$/i.test(encoding))
      throw refused('broken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      name,
      local: localOf(name),
      attributes: Object.entries(attributes).map(([key, value]) => ({
        name: key,
        local: localOf(key),
        value,
      })),
    };
    handlers.open?.(element, path);
    path.push(element);
    if (path.length > MOST_DEPTH) throw refused('limits');
  });
  const onText = (text: string) => handlers.text?.(text, path);
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const element = path.pop();
    if (element) handlers.close?.(element);
  });
  if (handlers.comment) parser.on('comment', (text) => handlers.comment?.(text));
  if (handlers.instruction)
    parser.on('processinginstruction', ({ target, body }) => handlers.instruction?.(target, body));
  parser.write(xmlText(bytes)).close();
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** A text of UTF-8 or UTF-16, by its byte order mark or its first letter; refused where it is neither. */
export function xmlText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding =
    (a === 0xff && b === 0xfe) || (a !== 0 && b === 0)
      ? 'utf-16le'
      : (a === 0xfe && b === 0xff) || (a === 0 && b !== 0)
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused('broken');
  }
}

/** Whether bytes are markup in any encoding that a reader would take: their first letter is `<`. */
export function beginsLikeMarkup(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, 512)).toString('latin1');
  return /^[\xef\xbb\xbf\xff\xfe\0\s]*</.test(text);
}

/** The value of the attribute of this name, whatever its prefix and the case of its letters. */
export function attribute(element: XmlElement, name: string): string | undefined {
  return element.attributes.find(({ local }) => local.toLowerCase() === name)?.value;
}

import { walkXml, type XmlAttribute, type XmlElement } from '../content/xml.ts';

export type Rewriting = {
  /** The attributes that an element keeps, or null where it goes with all that is inside. */
  element(element: XmlElement, path: readonly XmlElement[]): readonly XmlAttribute[] | null;
  text(text: string, path: readonly XmlElement[]): string;
};

/** The same document in UTF-8 with what `rewriting` leaves of it, without comments and instructions. */
export function rewriteXml(bytes: Uint8Array, rewriting: Rewriting): Buffer {
  const pieces: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  /** How deep inside an element that goes. */
  let gone = 0;
  walkXml(bytes, {
    open(element, path) {
      const kept = gone > 0 ? null : rewriting.element(element, path);
      if (kept === null) gone += 1;
      else pieces.push(`<${element.name}${kept.map(written).join('')}>`);
    },
    text(text, path) {
      if (gone === 0 && path.length > 0) pieces.push(escaped(rewriting.text(text, path)));
    },
    close({ name }) {
      if (gone > 0) gone -= 1;
      else pieces.push(`</${name}>`);
    },
  });
  return Buffer.from(pieces.join(''));
}

function written({ name, value }: XmlAttribute): string {
  return ` ${name}="${escaped(value)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`)}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A part of a term's text: its heading, where the first line is one, and what stands under it. */
export type TermSection = { heading: string | null; parts: TermPart[] };

/** A paragraph, perhaps with its own number (①, 1.), or the points of a list. */
export type TermPart = { kind: 'text' | 'numbered'; text: string } | { kind: 'list'; items: string[] };

const heading = /^(?:제\s?\d+\s?조|Article \d+|\d+\.)\s?/;
const numbered = /^(?:[①-⑳]|\d+\.)\s/;
const point = /^·\s*/;

/**
 * The sections of a term's text as operators write it: sections apart by an empty line, the first line of one
 * its heading when it is numbered, every other line a paragraph, `·` before the points of a list.
 */
export function termSections(body: string): TermSection[] {
  return body
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const [first = '', ...rest] = lines;
      const isHeading = rest.length > 0 && heading.test(first);
      return { heading: isHeading ? first : null, parts: partsOf(isHeading ? rest : lines) };
    });
}

function partsOf(lines: readonly string[]): TermPart[] {
  const parts: TermPart[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (!point.test(line)) parts.push({ kind: numbered.test(line) ? 'numbered' : 'text', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(point, ''));
    else parts.push({ kind: 'list', items: [line.replace(point, '')] });
  }
  return parts;
}

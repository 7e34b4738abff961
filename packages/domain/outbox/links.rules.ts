/** Everything that a name may be written with instead of a dot and a browser reads as one (UTS 46). */
const dots = '.\\u3002\\uFF0E\\uFF61\\u2024\\uFE52';

/** Endings of the files that people hand in; none of them is a top-level domain, as zip and mov are. */
const fileEndings = 'pdf|hwpx?|docx?|pptx?|xlsx?|png|jpe?g|gif|webp';

const address = new RegExp(`(?<![\\d${dots}])\\d{1,3}(?:[${dots}]\\d{1,3}){3}(?!\\d)`, 'g');
const anyDot = new RegExp(`[${dots}]`, 'g');
const fileEnding = `(?:${fileEndings})(?![\\p{L}\\p{M}\\p{N}\\p{Cf}${dots}/:@?#_-])`;
const dotBeforeName = new RegExp(`(?<=[^\\p{Z}\\s])[${dots}](?!${fileEnding})(?=\\p{Cf}*\\p{L})`, 'giu');

/**
 * A text in which no mail program and no phone finds a link. Names of teams, people and files stand in messages
 * that we sign, and what looks like an address there would be one of ours to tap.
 *
 * An address needs a scheme, a dot before letters (no top-level domain begins with a digit), or four numbers. The
 * scheme gets a space, the dots become `·`: it is seen, it is in KS X 1001 as SMS need it, and no host has it.
 * A zero-width letter would be none of that: phones leave it out before they look the host up. Dates, times,
 * version numbers and the endings of files stay.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\p{Cf}*\/\p{Cf}*\/)/gu, ': ')
    .replace(address, (numbers) => numbers.replace(anyDot, '·'))
    .replace(dotBeforeName, '·');
}

/** A stretch of a line that leaves letter by letter: see `literal`. */
export type Literal = { literal: string };

/**
 * A line of a letter. Plain strings are taken for somebody's text, so that whoever forgets to say otherwise sends no
 * link: only what is marked by `literal` leaves as it is.
 */
export type Line = string | readonly (string | Literal)[];

/**
 * Marks what the reader copies or is meant to follow: a login id, their own address, what an operator wrote. Never a
 * name or a text of applicants, members or visitors.
 */
export function literal(text: string): Literal {
  return { literal: text };
}

/** A line written as a template: ``line`ID: ${literal(id)}` ``; what is not marked counts as foreign. */
export function line(texts: TemplateStringsArray, ...values: readonly (string | number | Literal)[]): Line {
  return texts.flatMap((text, place) => {
    const value = values[place];
    return value === undefined ? [text] : [text, typeof value === 'number' ? String(value) : value];
  });
}

/** A line as it leaves. Foreign text makes no link with the literal beside it either. */
export function sentLine(line: Line): string {
  if (typeof line === 'string') return withoutLinks(line);
  const parts = joined(line);
  return parts
    .map((part, place) => {
      if (typeof part !== 'string') return part.literal;
      const before = neighbour(parts[place - 1], -1);
      const after = neighbour(parts[place + 1], 0);
      const sent = withoutLinks(before + part + after);
      return sent.slice(before.length, sent.length - after.length);
    })
    .join('');
}

/** The same line with strings that follow one another made one: what is foreign in them is looked at as it is read. */
function joined(line: Exclude<Line, string>): (string | Literal)[] {
  const parts: (string | Literal)[] = [];
  for (const part of line) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** A letter in place of a literal that begins or ends with more than space: a dot beside it would make a host. */
function neighbour(part: string | Literal | undefined, end: 0 | -1): string {
  if (part === undefined || typeof part === 'string') return '';
  return /[^\p{Z}\s]/u.test(part.literal.at(end) ?? '') ? 'x' : '';
}

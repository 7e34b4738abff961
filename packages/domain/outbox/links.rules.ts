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

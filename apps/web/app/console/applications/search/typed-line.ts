import type { Conditions } from './conditions.ts';
import {
  type Around,
  type KnownField,
  plain,
  type Suggestion,
  suggestionsFor,
  take,
  unquoted,
} from './typed-search.ts';

/**
 * A typed line of conditions. `before` are those that are typed to their end, each with what it means or null where
 * it means nothing; `last` is being typed, and is what suggestions are about.
 */
export type TypedLine = { before: { text: string; means: Suggestion | null }[]; last: string };

/**
 * Reads `트랙:성장 가점:대기 바로수선`: a field's word with a colon begins a condition, which goes on for as many words
 * as name a value or a period, and quotes hold words together (`트랙:"성장 준비"`). What is left over is a free text.
 */
export function readLine(typed: string, around: Around): TypedLine {
  const parts = segmentsOf(typed.replace(/\s+/g, ' '), around).flatMap((segment) => partsOf(segment, around));
  const last = parts.pop() ?? '';
  return { before: parts.map((text) => ({ text, means: meaningOf(text, around) })), last };
}

/** The conditions with all that a line means, `last` by the suggestion that is taken; and what of it means nothing. */
export function takeLine(
  conditions: Conditions,
  { before, last }: TypedLine,
  chosen: Suggestion | null,
): { conditions: Conditions; wrong: string[] } {
  const all = [...before, { text: last, means: chosen }];
  const words = all.flatMap(({ means }) => (means?.kind === 'keyword' ? [means.keyword] : []));
  const taken = all.reduce((sum, { means }) => (means ? take(sum, means) : sum), conditions);
  return {
    conditions: words.length > 1 ? { ...taken, keyword: words.join(' ').slice(0, 50) } : taken,
    wrong: all.filter(({ text, means }) => text && !means).map(({ text }) => text),
  };
}

/**
 * Whether a line has been typed to the end of a value that no other value goes on from, so that the space behind it
 * can make a chip of it: `가점:대기 `, not `트랙:성장 ` where there is 성장 준비 too.
 */
export function endsWithSpace(typed: string, around: Around): boolean {
  if (!/\S\s$/.test(typed)) return false;
  const { last } = readLine(typed, around);
  const { field, rest } = segmentsOf(last, around)[0] ?? {};
  if (!field || field.field === 'submitted' || field.field === 'keyword') return false;
  const name = plain(
    unquoted(rest ?? '')
      .split(',')
      .at(-1) ?? '',
  );
  const fitting = field.values.filter(({ text, value }) =>
    [text, value].some((word) => plain(word).startsWith(name)),
  );
  return name !== '' && fitting.length === 1 && plain(fitting[0]?.text ?? '') === name;
}

type Segment = { text: string; field: KnownField | null; rest: string };

/** The line cut where a known field's word with its colon begins. */
function segmentsOf(line: string, { vocabulary }: Around): Segment[] {
  const begins: { at: number; field: KnownField; end: number }[] = [];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (isQuote(line[at])) quoted = !quoted;
    if (quoted || (at > 0 && line[at - 1] !== ' ')) continue;
    const found = fieldAt(line.slice(at), vocabulary);
    if (found) begins.push({ at, field: found.field, end: at + found.length });
  }
  const free = line.slice(0, begins[0]?.at ?? line.length).trim();
  const named = begins.map(({ at, field, end }, place) => {
    const until = begins[place + 1]?.at ?? line.length;
    return { text: line.slice(at, until).trim(), field, rest: line.slice(end, until).trim() };
  });
  return free ? [{ text: free, field: null, rest: free }, ...named] : named;
}

function fieldAt(text: string, vocabulary: Around['vocabulary']) {
  const words = vocabulary.flatMap((field) => [field.field, ...field.words].map((word) => ({ field, word })));
  for (const { field, word } of words.toSorted((one, other) => other.word.length - one.word.length)) {
    if (text.slice(0, word.length).toLowerCase() !== word.toLowerCase()) continue;
    const colon = /^ ?[:：]/.exec(text.slice(word.length))?.[0];
    if (colon) return { field, length: word.length + colon.length };
  }
  return null;
}

/** A condition and the free text behind it: as many words as still mean something belong to the condition. */
function partsOf({ text, field, rest }: Segment, around: Around): string[] {
  if (!field || field.field === 'keyword') return [text];
  const words = rest.match(/(?:["“”][^"“”]*["“”]?|[^\s"“”])+/g) ?? [];
  const name = field.words[0] ?? field.field;
  for (let count = words.length; count > 0; count -= 1) {
    const condition = `${name}:${words.slice(0, count).join(' ')}`;
    if (!meaningOf(condition, around)) continue;
    return [condition, words.slice(count).join(' ')].filter(Boolean);
  }
  return [text];
}

/** What a condition means that is typed to its end; a field without a value means nothing. */
function meaningOf(text: string, around: Around): Suggestion | null {
  const [segment] = segmentsOf(text, around);
  if (segment?.field && !segment.rest) return null;
  const [first] = suggestionsFor(text, around);
  return first && first.kind !== 'field' ? first : null;
}

function isQuote(letter: string | undefined): boolean {
  return letter !== undefined && '"“”'.includes(letter);
}

/** What a whole line means by itself, as when it is pasted. */
export function takeWhole(conditions: Conditions, typed: string, around: Around) {
  const line = readLine(typed, around);
  return takeLine(conditions, line, meaningOf(line.last, around));
}

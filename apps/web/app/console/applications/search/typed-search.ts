import type { Language } from '@chulbal/contract/language';
import { getChoseong } from 'es-hangul';
import { type ChipField, type Conditions, valuesOf, withValues } from './conditions.ts';
import { periodWords, readPeriod } from './period.ts';

/** A value of a field as a reader knows it, and what else it may be called. */
export type KnownValue = { value: string; text: string; also?: readonly string[]; lane?: number };

/** What can be searched by: a field's words, first the one it is shown by, and its values. */
export type KnownField = { field: ChipField; words: readonly string[]; values: readonly KnownValue[] };
export type Vocabulary = readonly KnownField[];

/** What stands around a search: periods without a year are this season's, and are written in the reader's language. */
export type Around = { vocabulary: Vocabulary; year: number; now: number; language: Language };

/** Something that what was typed may mean. Taking it gives the conditions a chip, or opens a field. */
export type Suggestion =
  | { kind: 'values'; field: ChipField; word: string; values: KnownValue[] }
  | { kind: 'field'; field: ChipField; word: string }
  | { kind: 'keyword'; keyword: string };

const most = 8;

/** What a typed text may mean, the likeliest first; Enter takes the first. */
export function suggestionsFor(typed: string, around: Around): Suggestion[] {
  const text = typed.trim();
  if (!text)
    return around.vocabulary.map(({ field, words }) => ({ kind: 'field', field, word: words[0] ?? '' }));
  const named = namedField(text, around.vocabulary);
  if (named) return valueSuggestions(named.known, named.rest, around);
  const fields = around.vocabulary
    .filter(({ words }) => words.some((word) => begins(word, text)))
    .map(({ field, words }): Suggestion => ({ kind: 'field', field, word: words[0] ?? '' }));
  const values = around.vocabulary.flatMap(({ field, words, values }) =>
    values
      .filter((value) => !isYesNo(field) && meant(value, text))
      .map((value): Suggestion => ({ kind: 'values', field, word: words[0] ?? '', values: [value] })),
  );
  const keyword = keywordSuggestion(text);
  return [...keyword, ...fields, ...values].slice(0, most);
}

/** The conditions with what a suggestion means. Several values of one field are gathered in its chip. */
export function take(conditions: Conditions, suggestion: Suggestion): Conditions {
  if (suggestion.kind === 'field') return conditions;
  if (suggestion.kind === 'keyword') return { ...conditions, keyword: suggestion.keyword };
  const { field, values } = suggestion;
  const added = values.map(({ value }) => value);
  return withValues(conditions, field, [...valuesOf(conditions, field), ...added]);
}

/** `트랙:성장` names a field; `rest` is what stands behind the colon. */
function namedField(text: string, vocabulary: Vocabulary): { known: KnownField; rest: string } | null {
  const colon = text.search(/[:：]/);
  if (colon < 1) return null;
  const name = plain(text.slice(0, colon));
  const known = vocabulary.find(({ field, words }) => [field, ...words].some((word) => plain(word) === name));
  return known ? { known, rest: text.slice(colon + 1).trim() } : null;
}

function valueSuggestions(known: KnownField, rest: string, around: Around): Suggestion[] {
  const word = known.words[0] ?? '';
  const suggest = (values: KnownValue[]): Suggestion => ({
    kind: 'values',
    field: known.field,
    word,
    values,
  });
  if (known.field === 'keyword') return keywordSuggestion(rest);
  if (known.field === 'submitted') {
    const period = readPeriod(rest, around.year, around.now);
    return period
      ? [suggest([{ value: `${period.from}~${period.to}`, text: periodWords(period, around.language) }])]
      : [];
  }
  const several = rest.split(',').map(unquoted).filter(Boolean);
  if (several.length > 1) {
    const values = several.map((part) => best(known.values, part));
    return values.every((value) => value !== null) ? [suggest(values as KnownValue[])] : [];
  }
  const name = unquoted(rest);
  return known.values
    .filter((value) => !name || meant(value, name))
    .toSorted(
      (one, other) => Number(plain(other.text) === plain(name)) - Number(plain(one.text) === plain(name)),
    )
    .slice(0, 20)
    .map((value) => suggest([value]));
}

function keywordSuggestion(text: string): Suggestion[] {
  const keyword = unquoted(text).slice(0, 50);
  return keyword ? [{ kind: 'keyword', keyword }] : [];
}

/** A text without the quotes that hold its words together. */
export function unquoted(text: string): string {
  return text.replace(/["“”]/g, '').trim();
}

function best(values: readonly KnownValue[], text: string): KnownValue | null {
  const fitting = values.filter((value) => meant(value, text));
  return fitting.find((value) => plain(value.text) === plain(text)) ?? fitting[0] ?? null;
}

/** By its name, the start of it or of another name, its initial consonants (초성), or its code. */
function meant({ value, text, also = [] }: KnownValue, typed: string): boolean {
  return plain(value) === plain(typed) || [text, ...also].some((name) => begins(name, typed));
}

function begins(name: string, typed: string): boolean {
  const [known, wanted] = [plain(name), plain(typed)];
  if (known.includes(wanted)) return true;
  return /^[ㄱ-ㅎ]+$/.test(wanted) && plain(getChoseong(name)).startsWith(wanted);
}

/** 있음 and 없음 alone mean nothing. */
function isYesNo(field: ChipField): boolean {
  return (
    field === 'unconfirmed' || field === 'similar' || field === 'refusedFiles' || field === 'closedBusiness'
  );
}

/** As names are compared: whatever their case and spaces. */
export function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

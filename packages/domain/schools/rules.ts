import type { SidoCode } from '@chulbal/contract/seasons/seasons';
import { sidos } from '@chulbal/contract/seasons/values';
import { disassemble, getChoseong } from 'es-hangul';

/** A school as a list names it. `schoolType` as `tmSchoolType`, or `special` for one that spans several. */
export type ListedSchool = { code: string; name: string; schoolType: string; sido: SidoCode };

/** A row of a list that was not taken: its place in the file, the header being line 1, its beginning, and why. */
export type SkippedRow = {
  line: number;
  text: string;
  reason: 'nameMissing' | 'kindUnknown' | 'sidoUnknown' | 'tooLong';
};

/** Beginnings of 학교종류명 in the ministry's lists; the first that fits decides. */
const kinds: readonly (readonly [beginning: RegExp, schoolType: string])[] = [
  [/^초등학교|^각종학교\(초\)|^평생학교\(초/, 'elementary'],
  [/^중학교|^방송통신중학교|^각종학교\(중\)|^평생학교\(중/, 'middle'],
  [/^고등학교|^방송통신고등학교|^고등기술학교|^각종학교\(고\)|^평생학교\(고/, 'high'],
  [/^(일반고|특성화고|특목고|특수목적고|자율고)/, 'high'],
  [/대학원/, 'graduate'],
  [/^전문대학|^기능대학|^전공대학|^사내대학\(전문/, 'college'],
  [/대학/, 'university'],
  [/^특수학교|^외국인학교|^각종학교/, 'special'],
];

/** The `tmSchoolType` of a kind of school as the ministry names it, or null for what is not a school. */
export function schoolTypeOf(kind: string): string | null {
  return kinds.find(([beginning]) => beginning.test(kind.trim()))?.[1] ?? null;
}

const provinces: Record<string, SidoCode> = {
  충청북: '11',
  충청남: '12',
  전라북: '13',
  전라남: '14',
  경상북: '15',
  경상남: '16',
};

/** The code of a 시·도 by its short (경북), full (경상북도) or new name (강원특별자치도), or null. */
export function sidoCodeOf(name: string): SidoCode | null {
  const trimmed = name.trim();
  const old = provinces[trimmed.slice(0, 3)];
  if (old) return old;
  const found = Object.entries(sidos).find(([, { ko }]) => trimmed.startsWith(ko));
  return (found?.[0] as SidoCode | undefined) ?? null;
}

/** A name as it is searched in: NFC, lower case, without spaces. */
export function searchTextOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}

/** The initial consonants of a name's Hangul, other letters left out: 서울대학교 is ㅅㅇㄷㅎㄱ. */
export function choseongOf(name: string): string {
  return getChoseong(searchTextOf(name)).replace(/\s+/g, '');
}

/** What a keyword asks of `searchText` and `choseong`. Patterns are for LIKE, `letters` is a regular expression. */
export type SchoolSearch = { text: string } | { choseong: string; letters: string | null };

const consonants = /[ㄱ-ㅎ]/;

/**
 * How to look for a keyword: a name by its letters (서울대), by initial consonants (ㅅㅇㄷ), or, as when
 * somebody is still typing, by both (서울ㄷ). Null for a keyword of spaces only.
 */
export function schoolSearch(keyword: string): SchoolSearch | null {
  // An input method may join two consonants typed in a row: ㄱㅅ becomes ㄳ.
  const text = searchTextOf(keyword).replace(/[ㄱ-ㅎ]/g, disassemble);
  if (!text) return null;
  if (!consonants.test(text)) return { text: contains(text) };
  const onlyConsonants = /^[ㄱ-ㅎ]+$/.test(text);
  const letters = [...text].map((letter) => syllablesOf(letter)).join('');
  return { choseong: contains(choseongOf(text)), letters: onlyConsonants ? null : letters };
}

/** `%keyword%` for LIKE, in which the keyword's own % _ and \ mean themselves. */
function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_PER_CONSONANT = 588;
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** A consonant as the class of syllables that begin with it, any other letter as itself. */
function syllablesOf(letter: string): string {
  const place = initials.indexOf(letter);
  if (place < 0) return letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
  const first = FIRST_SYLLABLE + place * SYLLABLES_PER_CONSONANT;
  return `[${String.fromCodePoint(first)}-${String.fromCodePoint(first + SYLLABLES_PER_CONSONANT - 1)}]`;
}

/**
 * The types to look among when a person says to be of `schoolType`: graduate schools belong to universities,
 * and special schools teach every age.
 */
export function typesToSearch(schoolType: string): string[] {
  if (schoolType === 'graduate') return ['graduate', 'university'];
  if (schoolType === 'university') return ['university'];
  return [schoolType, 'special'];
}

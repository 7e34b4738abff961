import {
  type AffiliationSchool,
  evaluatorInput,
  type LineProblem,
  type ListedEvaluator,
  MOST_LISTED,
} from '@chulbal/contract/evaluators/evaluators';
import { evaluatorColumn, evaluatorColumns } from '@chulbal/contract/evaluators/list';
import { type EvaluatorColumn, neededColumns } from '@chulbal/contract/evaluators/values';
import type { Bilingual } from '@chulbal/contract/language';
import { decodeKorean, isWorkbook } from '../formats/korean-text.ts';
import { parseCsv } from '../schools/csv.rules.ts';
import { schoolsNamedIn } from '../schools/names.rules.ts';
import { searchable } from '../search.ts';

/** What an evaluator may be expert in. */
export type Expertise = { code: string; label: Bilingual };

/** What the list is held against: accounts by e-mail and phone, and schools by name. */
export type Known = {
  emails: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  /** Name without spaces → the one school that is called so. */
  schools: ReadonlyMap<string, { schoolNo: number; name: string }>;
  /** `schoolKey` → schools that are called so. */
  byKey: ReadonlyMap<string, readonly AffiliationSchool[]>;
};

/** Why a list cannot be read at all; `column` is the first one that it lacks. */
export type Unreadable =
  | { problem: 'empty' }
  | { problem: 'workbook' }
  | { problem: 'tooMany' }
  | { problem: 'noColumn'; column: EvaluatorColumn };

export type Line = { line: number; written: Record<EvaluatorColumn, string> };

/** Cells of a list as they are shown and looked at, in characters. */
const MOST_CELL = 300;

/**
 * The lines of a list, header and empty lines left out, its columns found by their Korean or English names in any
 * order. A phone number that a spreadsheet took its first 0 from gets it back.
 */
export function readLines(bytes: Uint8Array): Line[] | Unreadable {
  if (isWorkbook(bytes)) return { problem: 'workbook' };
  const [header = [], ...rows] = parseCsv(decodeKorean(bytes));
  const named = header.map((cell) => columnOf(cell));
  const lacking = neededColumns.find((column) => !named.includes(column));
  if (header.every((cell) => !cell.trim())) return { problem: 'empty' };
  if (lacking) return { problem: 'noColumn', column: lacking };
  const lines = rows.flatMap((row, index): Line[] => {
    if (row.every((cell) => !cell.trim())) return [];
    const cells = evaluatorColumn.options.map((column) => {
      const place = named.indexOf(column);
      return [column, cleaned(place < 0 ? '' : (row[place] ?? ''))] as const;
    });
    const written = Object.fromEntries(cells) as Record<EvaluatorColumn, string>;
    return [{ line: index + 2, written: { ...written, phone: phoneOf(written.phone) } }];
  });
  if (lines.length === 0) return { problem: 'empty' };
  return lines.length > MOST_LISTED ? { problem: 'tooMany' } : lines;
}

/** Every line with what is wrong with it, and the evaluator where nothing is. The first of two alike is the good one. */
export function checkLines(
  lines: readonly Line[],
  known: Known,
  expertise: readonly Expertise[],
): ListedEvaluator[] {
  const before = { emails: new Set<string>(), phones: new Set<string>() };
  return lines.map(({ line, written }) => {
    const { codes, unknown } = expertiseOf(written.expertise, expertise);
    const limit = written.loadLimit.replace(/팀$/u, '').trim();
    const school = known.schools.get(searchable(written.schoolName));
    const read = evaluatorInput.safeParse({
      ...written,
      schoolNo: school?.schoolNo ?? null,
      schoolName: school?.name ?? written.schoolName,
      expertise: codes,
      loadLimit: /^\d{1,4}$/.test(limit) ? Number(limit) : Number.NaN,
    });
    const problems: ListedEvaluator['problems'] = [];
    const add = (field: EvaluatorColumn, problem: LineProblem, text = written[field]) => {
      if (!problems.some((one) => one.field === field)) problems.push({ field, problem, text });
    };
    if (unknown.length > 0) add('expertise', 'expertiseUnknown', unknown.join(', '));
    for (const { path, message } of read.error?.issues ?? []) {
      const field = evaluatorColumn.safeParse(path[0]).data;
      if (field) add(field, problemOf(field, written[field], message));
    }
    const email = written.email.toLowerCase();
    if (known.emails.has(email)) add('email', 'emailTaken');
    else if (before.emails.has(email)) add('email', 'emailTwice');
    if (known.phones.has(written.phone)) add('phone', 'phoneTaken');
    else if (before.phones.has(written.phone)) add('phone', 'phoneTwice');
    before.emails.add(email);
    before.phones.add(written.phone);
    problems.sort((one, other) => placeOf(one.field) - placeOf(other.field));
    const evaluator = problems.length === 0 && read.success ? read.data : null;
    // Who named the school in its own column was not asked for it a second time.
    const asked = school ? [] : schoolsMeant(written.affiliation, known.byKey);
    return { line, written, problems, evaluator, affiliationSchools: asked };
  });
}

/** Schools of the table that a line may mean, in the order in which it names them; at most 5. */
export function schoolsMeant(
  affiliation: string,
  byKey: ReadonlyMap<string, readonly AffiliationSchool[]>,
): AffiliationSchool[] {
  const found = schoolsNamedIn(affiliation).flatMap((key) => byKey.get(key) ?? []);
  return [...new Map(found.map((school) => [school.schoolNo, school])).values()].slice(0, 5);
}

function placeOf(field: EvaluatorColumn): number {
  return evaluatorColumn.options.indexOf(field);
}

function problemOf(field: EvaluatorColumn, written: string, message: string): LineProblem {
  if (written === '') return 'required';
  if (field === 'loadLimit') return 'loadLimit';
  if (message === 'email' || message === 'phone' || message === 'tooLong' || message === 'required')
    return message;
  return 'invalid';
}

const columnNames = new Map(
  evaluatorColumn.options.flatMap((column) => {
    const { ko, en } = evaluatorColumns[column];
    return [...ko, ...en, column].map((name) => [headerOf(name), column] as const);
  }),
);

function columnOf(header: string): EvaluatorColumn | null {
  return columnNames.get(headerOf(header)) ?? null;
}

/** Letters and digits alone: `E-mail (필수)` is `email`. */
function headerOf(text: string): string {
  return searchable(text.replace(/\(.*?\)|\*/gu, '')).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A cell as it was meant: in composed letters, in one line, without what nobody sees, and without what spreadsheets put
 * around a text that is to stay one (`="010…"`, `'010…`).
 */
function cleaned(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff]/gu, '')
    .trim()
    .replace(/^="?([^"]*)"$/u, '$1')
    .replace(/^'(?=[=+\-@\d])/u, '')
    .slice(0, MOST_CELL)
    .toWellFormed();
}

/** 010-1234-1234 where the digits are those of a mobile number; else as it was written. */
function phoneOf(written: string): string {
  const digits = written.replace(/^\+?82[-\s]?/, '0').replace(/[\s.()-]/g, '');
  const whole = /^1[016789]\d{7,8}$/.test(digits) ? `0${digits}` : digits;
  const [, head, middle, tail] = /^(01[016789])(\d{3,4})(\d{4})$/.exec(whole) ?? [];
  return head ? `${head}-${middle}-${tail}` : written;
}

/** Codes of the fields in a cell, by code or by their name in either language, parted by `;`, `/`, `|` or commas. */
export function expertiseOf(
  cell: string,
  choices: readonly Expertise[],
): { codes: string[]; unknown: string[] } {
  const byName = new Map(
    choices.flatMap(({ code, label }) =>
      [code, label.ko, label.en].filter(Boolean).map((name) => [searchable(name), code] as const),
    ),
  );
  const pieces = cell.split(/[;/|]/u).flatMap((piece) => {
    // A name may hold a comma itself.
    return byName.has(searchable(piece)) ? [piece] : piece.split(/[,，、]/u);
  });
  const codes = new Set<string>();
  const unknown: string[] = [];
  for (const piece of pieces.map((one) => one.trim()).filter(Boolean)) {
    const code = byName.get(searchable(piece));
    if (code) codes.add(code);
    else unknown.push(piece);
  }
  return { codes: [...codes], unknown };
}

import { decodeKorean } from '../formats/korean-text.ts';
import { parseCsv } from './csv.rules.ts';
import { type ListedSchool, type SkippedRow, schoolTypeOf, sidoCodeOf } from './rules.ts';

/**
 * Columns as the ministry's open lists name them; of several names the first present is taken.
 *
 * - 학교기본정보 (NEIS): 행정표준코드, 학교명, 학교종류명, 시도명
 * - 고등교육기관 목록 (대학알리미): 학교코드, 학교명, 학교구분, 지역
 *
 * Other columns are ignored. Without a code column the kind, 시·도 and name stand in for it.
 */
export const schoolColumns = {
  code: ['행정표준코드', '표준학교코드', '학교코드', '정보공시학교코드'],
  name: ['학교명', '학교 명'],
  kind: ['학교종류명', '학교종류', '학교구분', '학제', '학교급'],
  sido: ['시도명', '소재지명', '시도', '지역', '시도교육청명'],
} as const;

export type SchoolList = { schools: ListedSchool[]; skipped: SkippedRow[] };

/** Longer than any name or code is, in characters. */
const MAX_TEXT = 200;

/** Names the column that a list lacks. */
export class ColumnMissing extends Error {
  readonly column: string;

  constructor(column: string) {
    super(`The list has no column ${column}.`);
    this.name = 'ColumnMissing';
    this.column = column;
  }
}

/**
 * Reads a list of schools from the bytes of a CSV file: UTF-8 with or without a byte order mark, or CP949 as
 * the ministry's own files are. A code that comes twice counts once, the last row wins. Throws ColumnMissing.
 */
export function readSchoolList(bytes: Uint8Array): SchoolList {
  const [header = [], ...rows] = parseCsv(decodeKorean(bytes));
  const names = header.map((cell) => cell.trim());
  const place = (column: keyof typeof schoolColumns) =>
    schoolColumns[column].map((name) => names.indexOf(name)).find((index) => index >= 0);
  const at = { code: place('code'), name: place('name'), kind: place('kind'), sido: place('sido') };
  for (const column of ['name', 'kind', 'sido'] as const) {
    if (at[column] === undefined) throw new ColumnMissing(schoolColumns[column][0]);
  }
  const schools = new Map<string, ListedSchool>();
  const skipped: SkippedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const cell = (place: number | undefined) =>
      (place === undefined ? '' : (row[place] ?? ''))
        .normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .trim();
    if (row.every((each) => !each.trim())) continue;
    const here = { line: index + 2, text: row.join(',').slice(0, MAX_TEXT) };
    const name = cell(at.name).replace(/\s+/g, ' ');
    const schoolType = schoolTypeOf(cell(at.kind));
    const sido = sidoCodeOf(cell(at.sido));
    const code = cell(at.code);
    if (!name) skipped.push({ ...here, reason: 'nameMissing' });
    else if (name.length > MAX_TEXT || code.length > MAX_TEXT) skipped.push({ ...here, reason: 'tooLong' });
    else if (!schoolType) skipped.push({ ...here, reason: 'kindUnknown' });
    else if (!sido) skipped.push({ ...here, reason: 'sidoUnknown' });
    else {
      const known = code || `${schoolType}:${sido}:${name}`;
      schools.set(known, { code: known, name, schoolType, sido });
    }
  }
  return { schools: [...schools.values()], skipped };
}

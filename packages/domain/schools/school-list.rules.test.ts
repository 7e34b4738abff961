import { describe, expect, test } from 'vitest';
import { readSchoolList } from './school-list.rules.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The header of the ministry's open list 학교기본정보, as far as it matters, among columns that do not. */
const header = '시도교육청코드,시도교육청명,행정표준코드,학교명,영문학교명,학교종류명,시도명,설립명';
const row = 'B10,서울특별시교육청,7010057,가락고등학교,Garak High School,고등학교,서울특별시,공립';
const garak = { code: '7010057', name: '가락고등학교', schoolType: 'high', sido: '1' };

/** “학교명,학교종류명,시도명 / 경기고등학교,고등학교,서울” in EUC-KR. */
const eucKr = Buffer.from(
  'c7d0b1b3b8ed2cc7d0b1b3c1beb7f9b8ed2cbdc3b5b5b8ed0ab0e6b1e2b0edb5eec7d0' +
    'b1b32cb0edb5eec7d0b1b32cbcadbfef0a',
  'hex',
);

describe('a school list is read', () => {
  test.each([
    ['from UTF-8', bytes(`${header}\n${row}\n`)],
    ['with a byte order mark', bytes(`\uFEFF${header}\r\n${row}\r\n`)],
    ['without a last line break', bytes(`${header}\n${row}`)],
    ['with quoted cells', bytes(`${header}\n${row.replace('Garak High School', '"Garak, ""High"""')}\n`)],
    ['with empty lines', bytes(`${header}\n\n${row}\n,,,,,,,\n`)],
  ])('%s', (_name, file) => {
    expect(readSchoolList(file)).toEqual({ schools: [garak], skipped: [] });
  });

  test('from EUC-KR, as the ministry’s files are', () => {
    expect(readSchoolList(eucKr)).toEqual({
      schools: [{ code: 'high:1:경기고등학교', name: '경기고등학교', schoolType: 'high', sido: '1' }],
      skipped: [],
    });
  });

  test('a code that comes twice counts once', () => {
    const { schools } = readSchoolList(bytes(`${header}\n${row}\n${row.replace('가락', '새가락')}\n`));
    expect(schools).toEqual([{ ...garak, name: '새가락고등학교' }]);
  });

  test('what cannot be read is named by its line', () => {
    const { schools, skipped } = readSchoolList(
      bytes(
        [
          header,
          row.replace('가락고등학교', ' '),
          row.replace(',고등학교', ',공동실습소'),
          row.replace('서울특별시,공립', '어딘가,공립'),
          row,
        ].join('\n'),
      ),
    );
    expect(schools).toEqual([garak]);
    expect(skipped).toEqual([
      expect.objectContaining({ line: 2, reason: 'nameMissing' }),
      expect.objectContaining({ line: 3, reason: 'kindUnknown' }),
      expect.objectContaining({ line: 4, reason: 'sidoUnknown' }),
    ]);
    expect(skipped[1]?.text).toBe(row.replace(',고등학교', ',공동실습소'));
  });

  test.each([
    ['학교명', 'A,B'],
    ['학교종류명', '학교명,시도명'],
    ['시도명', '학교명,학교종류명'],
    ['학교명', ''],
  ])('a list without %s is refused', (column, head) => {
    expect(() => readSchoolList(bytes(`${head}\n1,2\n`))).toThrow(expect.objectContaining({ column }));
  });
});

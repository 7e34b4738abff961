import { describe, expect, test } from 'vitest';
import { checkLines, expertiseOf, type Known, readLines } from './list.rules.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const header = '이름,이메일,휴대전화,소속,학교,학과,직장,전문 분야,심사 한도';
const good = '윤서진,seojin@univ.example,010-1234-5678,가온창업원,가온대학교,경영학과,두레은행,생활·공간,40';
const offered = [
  { code: 'living', label: { ko: '생활·공간', en: 'Living and space' } },
  { code: 'food', label: { ko: '농수산·식품', en: 'Farming, fishing and food' } },
  { code: 'health', label: { ko: '건강·복지', en: 'Health and welfare' } },
];
const nobody: Known = { emails: new Set(), phones: new Set(), schools: new Map(), byKey: new Map() };

function check(rows: readonly string[], known: Known = nobody) {
  const lines = readLines(utf8([header, ...rows].join('\r\n')));
  if ('problem' in lines) throw new Error(lines.problem);
  return checkLines(lines, known, offered);
}

const problemsOf = (row: string, known?: Known) =>
  check([row], known).flatMap(({ problems }) => problems.map(({ field, problem }) => `${field} ${problem}`));

describe('a list', () => {
  test('is read in UTF-8 with and without a byte order mark, and in CP949', () => {
    const row =
      'name,email,phone,affiliation,expertise,load limit\n똠방각하,a@b.example,01012345678,기관,food,5';
    // 똠 8C63, 방 B9E6, 각 B0A2, 하 C7CF, 기 B1E2, 관 B0FC: what Excel in Korea writes.
    const cp949 = Buffer.concat([
      Buffer.from('name,email,phone,affiliation,expertise,load limit\n'),
      Buffer.from('8c63b9e6b0a2c7cf', 'hex'),
      Buffer.from(',a@b.example,01012345678,'),
      Buffer.from('b1e2b0fc', 'hex'),
      Buffer.from(',food,5'),
    ]);
    const expected = [
      {
        line: 2,
        written: expect.objectContaining({ name: '똠방각하', affiliation: '기관', phone: '010-1234-5678' }),
      },
    ];
    for (const bytes of [utf8(row), utf8(`\uFEFF${row}`), cp949]) expect(readLines(bytes)).toEqual(expected);
  });

  test.each([
    ['이름,이메일,휴대전화,소속,전문 분야,심사 한도'],
    ['기관(필수),성명*,E-mail,연락처,분야,한도'],
    ['Name,E-mail,Mobile,Affiliation,Expertise,Load Limit'],
    ['loadLimit,name,email,phone,affiliation,expertise'],
  ])('names its columns as %s', (names) => {
    expect(readLines(utf8(`${names}\n1,2,3,4,5,6`))).toHaveLength(1);
  });

  test.each([
    ['', { problem: 'empty' }],
    [header, { problem: 'empty' }],
    ['PK\u0003\u0004[Content_Types].xml', { problem: 'workbook' }],
    [`${header}\n,,,,,,,,\n`, { problem: 'empty' }],
    [
      '이름,이메일,휴대전화,전문 분야,심사 한도\n가,나,다,라,마',
      { problem: 'noColumn', column: 'affiliation' },
    ],
    [[header, ...Array(501).fill(good)].join('\n'), { problem: 'tooMany' }],
  ])('is refused whole: %.30s', (text, expected) => {
    expect(readLines(utf8(text))).toEqual(expected);
  });

  test('may have 500 lines, and counts them as a spreadsheet does', () => {
    const lines = readLines(utf8([header, '', ...Array(500).fill(good)].join('\n')));
    expect(lines).toHaveLength(500);
    expect(lines).toHaveProperty('0.line', 3);
  });
});

describe('a hostile list', () => {
  const decomposed = [header, good].join('\n').normalize('NFD');
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  test.each<[string, Uint8Array]>([
    ['UTF-16 with a mark', utf16(`\uFEFF${header}\n${good}`)],
    ['UTF-16 without one', utf16(`${header}\n${good}`)],
    ['UTF-16, the other end first', utf16(`\uFEFF${header}\n${good}`).swap16()],
    ['Unicode text of a spreadsheet, in tabs', utf16(`\uFEFF${header}\n${good}`.replaceAll(',', '\t'))],
    ['semicolons', utf8(`${header}\n${good}`.replaceAll(',', ';'))],
    ['decomposed letters, as a Mac writes them', utf8(decomposed)],
    [
      'quotes around everything, and a mark',
      utf8(`\uFEFF${header}\r\n${good}`.replace(/[^,\r\n\uFEFF]+/gu, '"$&"')),
    ],
    [
      'line ends in cells',
      utf8(`${header.replace('이름', '"이름\n(필수)"')}\n${good.replace('가온창업원', '"가온창업원\r\n"')}`),
    ],
    [
      'what nobody sees',
      utf8(`${header}\n${good.replace('seojin@', '\u200bseojin@').replace('윤서진', '윤서진\u00a0\u0000')}`),
    ],
    [
      'texts that a spreadsheet kept',
      utf8(`${header}\n${good.replace('010-1234-5678', '="010-1234-5678"').replace(/40$/, "'40")}`),
    ],
  ])('is read: %s', (_what, bytes) => {
    const lines = readLines(bytes);
    if ('problem' in lines) throw new Error(lines.problem);
    const [line] = checkLines(lines, nobody, offered);
    expect(line?.problems).toEqual([]);
    expect(line?.evaluator).toMatchObject({
      name: '윤서진',
      email: 'seojin@univ.example',
      phone: '010-1234-5678',
      affiliation: '가온창업원',
      loadLimit: 40,
    });
  });

  test('of 10,000 lines is refused whole, whatever is in them', () => {
    expect(readLines(utf8([header, ...Array(10_000).fill('"",=cmd')].join('\n')))).toEqual({
      problem: 'tooMany',
    });
  });

  test('with a formula keeps it as a text', () => {
    const formula = '=cmd|/C calc!A0';
    expect(check([good.replace('두레은행', formula)])[0]?.evaluator?.employer).toBe(formula);
  });

  test('with one address in two cases, spaces around it, has it twice', () => {
    const again = good.replace('seojin@univ.example', ' SEOJIN@Univ.Example ').replace('5678', '5679');
    expect(check([good, again])[1]?.problems.map(({ problem }) => problem)).toEqual(['emailTwice']);
  });

  test('is cut without halving a letter', () => {
    const [line] = check([good.replace('두레은행', `${'가'.repeat(299)}😀`)]);
    expect(line?.written.employer.isWellFormed()).toBe(true);
    expect(line?.problems).toMatchObject([{ field: 'employer', problem: 'tooLong' }]);
  });
});

describe('a line', () => {
  test('that lacks nothing is an evaluator', () => {
    expect(check([good])).toEqual([
      {
        line: 2,
        written: expect.anything(),
        problems: [],
        affiliationSchools: [],
        evaluator: {
          name: '윤서진',
          email: 'seojin@univ.example',
          phone: '010-1234-5678',
          affiliation: '가온창업원',
          schoolNo: null,
          schoolName: '가온대학교',
          department: '경영학과',
          employer: '두레은행',
          expertise: ['living'],
          loadLimit: 40,
        },
      },
    ]);
  });

  test.each([
    ['e-mail without a domain', good.replace('seojin@univ.example', 'seojin@univ'), 'email email'],
    ['no e-mail', good.replace('seojin@univ.example', ''), 'email required'],
    ['a phone that is none', good.replace('010-1234-5678', '02-123-4567'), 'phone phone'],
    ['no name', good.replace('윤서진', ' '), 'name required'],
    ['a name too long', good.replace('윤서진', '가'.repeat(51)), 'name tooLong'],
    ['no affiliation', good.replace('가온창업원', ''), 'affiliation required'],
    ['unknown expertise', good.replace('생활·공간', '생활·공간;우주'), 'expertise expertiseUnknown'],
    ['no expertise', good.replace('생활·공간', ''), 'expertise required'],
    ['a load limit that is no number', good.replace(/40$/, '많이'), 'loadLimit loadLimit'],
    ['no load limit', good.replace(/40$/, ''), 'loadLimit required'],
    ['a load limit of nothing', good.replace(/40$/, '0'), 'loadLimit loadLimit'],
    ['half a team', good.replace(/40$/, '4.5'), 'loadLimit loadLimit'],
  ])('is refused for %s', (_case, row, problem) => {
    expect(problemsOf(row)).toEqual([problem]);
    expect(check([row])[0]?.evaluator).toBeNull();
  });

  test('is refused where an evaluator has the address or the phone', () => {
    const known = { ...nobody, emails: new Set(['seojin@univ.example']), phones: new Set(['010-1234-5678']) };
    expect(problemsOf(good.replace('seojin@', 'Seojin@'), known)).toEqual([
      'email emailTaken',
      'phone phoneTaken',
    ]);
  });

  test('comes second: the first with its address is good', () => {
    const [first, second] = check([good, good.replace('서진', '서준')]);
    expect(first?.evaluator).not.toBeNull();
    expect(second?.problems.map(({ problem }) => problem)).toEqual(['emailTwice', 'phoneTwice']);
  });

  test('names a school of the table where there is just one of that name', () => {
    const schools = new Map([['가온대학교', { schoolNo: 7, name: '가온대학교' }]]);
    const [line] = check([good.replace('가온대학교', '가온 대학교')], { ...nobody, schools });
    expect(line?.evaluator).toMatchObject({ schoolNo: 7, schoolName: '가온대학교' });
  });

  test.each([
    ['01012345678', '010-1234-5678'],
    ['1012345678', '010-1234-5678'],
    ['+82 10 1234 5678', '010-1234-5678'],
    ['010.1234.5678', '010-1234-5678'],
  ])('has the phone %s', (written, phone) => {
    expect(check([good.replace('010-1234-5678', written)])[0]?.evaluator?.phone).toBe(phone);
  });
});

test.each([
  ['living;food', ['living', 'food'], []],
  ['생활·공간 / 건강·복지', ['living', 'health'], []],
  ['Farming, fishing and food', ['food'], []],
  ['Living and space, health', ['living', 'health'], []],
  ['LIVING, living', ['living'], []],
  ['우주, food', ['food'], ['우주']],
])('the fields of %s', (cell, codes, unknown) => {
  expect(expertiseOf(cell, offered)).toEqual({ codes, unknown });
});

import { exportColumn } from '@chulbal/contract/applications/operators';
import { applicationRow } from '@chulbal/contract/applications/rows';
import { formFields } from '@chulbal/testing/factories';
import { describe, expect, test } from 'vitest';
import { timeCell } from '../../formats/cells.ts';
import { csvLines, csvOf } from '../../formats/csv.ts';
import { cellsOf, type ExportFacts, headingsOf } from './cells.rules.ts';

const contact = { tmPhone: '010-7777-1234', tmEmail: 'a@test.example', tmBirth: '2004-11-02' };
const facts: ExportFacts = {
  row: applicationRow.parse({
    teamNo: 7,
    number: '3-0417',
    status: 'submitted',
    trackNo: 3,
    lane: 3,
    trackName: '캠퍼스',
    teamName: '한칸서재',
    itemName: '공유 서재',
    itemPart: '생활',
    region: '수도권',
    leaderName: '윤O준',
    memberCount: 2,
    unconfirmed: 1,
    bonus: { claimed: 2, pending: 1, verified: 1, rejected: 0, points: 1 },
    files: 1,
    completion: null,
    similar: 0,
    submissionVersion: 1,
    submittedAt: '2026-05-14T15:24:06.000Z',
    assignee: null,
  }),
  fields: formFields(),
  files: [{ name: '계획.pdf', label: '사업계획서' }],
  people: [
    { isLeader: true, name: '윤서준', school: '가온대학교', contact },
    { isLeader: false, name: '한지우', school: '누리대학교', contact },
  ],
};
const choices = {
  teamItemPart: [{ code: 'living', parentCode: null, label: { ko: '생활', en: 'Living' } }],
};

describe('columns', () => {
  test.each(exportColumn.options)('%s has a cell to each heading, in both languages', (column) => {
    for (const language of ['ko', 'en'] as const) {
      const shape = { columns: [column], choices, language, members: 3 };
      expect(cellsOf(facts, shape)).toHaveLength(headingsOf(shape).length);
      expect(cellsOf({ ...facts, fields: {}, files: [], people: [] }, shape)).toHaveLength(
        headingsOf(shape).length,
      );
    }
  });

  test('stand in one order, each once, whatever was asked for', () => {
    const shape = {
      columns: ['status', 'number', 'status', 'track'] as const,
      choices,
      language: 'ko' as const,
      members: 1,
    };
    expect(headingsOf(shape)).toEqual(['접수번호', '트랙', '상태']);
    expect(cellsOf(facts, shape)).toEqual(['3-0417', '캠퍼스', '제출 완료']);
  });

  test.each([
    ['bonus', [2, 1, 1]],
    ['submittedAt', ['2026-05-15 00:24:06']],
    ['files', [1, '사업계획서: 계획.pdf']],
    ['region', ['수도권']],
  ] as const)('%s', (column, expected) => {
    expect(cellsOf(facts, { columns: [column], choices, language: 'ko', members: 1 })).toEqual(expected);
  });

  test('answers are in words, those of a business only where there is one', () => {
    const cells = cellsOf(facts, { columns: ['answers'], choices, language: 'en', members: 1 });
    expect(cells[0]).toBe('Living');
    expect(cells.slice(5)).toEqual(['None', '', '', '']);
    const company = { ...facts, fields: { ...facts.fields, teamCom: '1', teamComNo: '123-45-67890' } };
    expect(cellsOf(company, { columns: ['answers'], choices, language: 'ko', members: 1 }).slice(5)).toEqual([
      '개인사업자',
      '',
      '123-45-67890',
      '',
    ]);
  });
});

describe('P-11 people', () => {
  const everything = exportColumn.options.filter((column) => column !== 'contacts');

  test('are masked without contacts, and nothing of their contacts is there', () => {
    const cells = cellsOf(facts, { columns: everything, choices, language: 'ko', members: 1 }).join('\n');
    expect(cells).toContain('윤O준');
    expect(cells).toContain('한O우\n누리대학교');
    for (const hidden of ['윤서준', '한지우', ...Object.values(contact)]) expect(cells).not.toContain(hidden);
  });

  test('are named with them, everybody and everything in a cell of its own', () => {
    const shape = {
      columns: ['leader', 'members', 'contacts'] as const,
      choices,
      language: 'ko' as const,
      members: 2,
    };
    const cells = cellsOf(facts, shape);
    expect(Object.fromEntries(headingsOf(shape).map((heading, at) => [heading, cells[at]]))).toEqual({
      ...{ 팀장: '윤서준', '팀장 학교': '가온대학교', '팀 인원': 2 },
      ...{ '팀원 1': '한지우', '팀원 1 학교': '누리대학교', '팀원 2': '', '팀원 2 학교': '' },
      ...{ '팀장 휴대전화': '010-7777-1234', '팀장 이메일': 'a@test.example' },
      ...{ '팀장 생년월일': '2004-11-02', '팀원 1 휴대전화': '010-7777-1234' },
      ...{ '팀원 1 이메일': 'a@test.example', '팀원 1 생년월일': '2004-11-02' },
      ...{ '팀원 2 휴대전화': '', '팀원 2 이메일': '', '팀원 2 생년월일': '' },
    });
  });

  test('are named beside their contacts where only these are asked for', () => {
    const shape = { columns: ['contacts'] as const, choices, language: 'ko' as const, members: 1 };
    expect(headingsOf(shape).slice(3)).toEqual([
      '팀원 1',
      '팀원 1 휴대전화',
      '팀원 1 이메일',
      '팀원 1 생년월일',
    ]);
    expect(cellsOf(facts, shape).slice(3)).toEqual(['한지우', ...Object.values(contact)]);
  });
});

test('an instant is said in Korean time', () => {
  expect(timeCell(new Date('2026-12-31T15:00:00.999Z'))).toBe('2027-01-01 00:00:00');
});

describe('CSV', () => {
  test.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+82', "'+82"],
    ['-1', "'-1"],
    ['@SUM', "'@SUM"],
    ['＝1', "'＝1"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['a,b', '"a,b"'],
    ['둘\n줄', '"둘\n줄"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (cell, expected) => {
    expect(csvLines([[cell, 'end']])).toBe(`${expected},end\r\n`);
  });

  test('numbers are no formulas', () => {
    expect(csvLines([[-1, 2]])).toBe('-1,2\r\n');
  });

  test('begins with the mark of UTF-8', async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of csvOf([[['팀']], [], [['한칸서재']]])) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe('\ufeff팀\r\n한칸서재\r\n');
    expect(chunks[0]).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
  });
});

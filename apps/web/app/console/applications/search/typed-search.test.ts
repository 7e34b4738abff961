import { describe, expect, test } from 'vitest';
import { type Conditions, conditionsOf, noConditions, valuesOf, without } from './conditions.ts';
import { periodWords, readPeriod } from './period.ts';
import { endsWithSpace, readLine, takeWhole } from './typed-line.ts';
import { suggestionsFor, take, type Vocabulary } from './typed-search.ts';

const vocabulary: Vocabulary = [
  {
    field: 'trackNo',
    words: ['트랙', 'track'],
    values: [
      { value: '3', text: '캠퍼스' },
      { value: '4', text: '성장' },
      { value: '14', text: '성장 준비' },
    ],
  },
  { field: 'region', words: ['지역'], values: [{ value: 'capital', text: '수도권' }] },
  {
    field: 'bonus',
    words: ['가점'],
    values: [
      { value: 'pending', text: '대기' },
      { value: 'none', text: '없음' },
    ],
  },
  { field: 'unconfirmed', words: ['미확인'], values: [{ value: 'yes', text: '있음' }] },
  { field: 'submitted', words: ['제출'], values: [] },
  { field: 'keyword', words: ['낱말'], values: [] },
];
/** 2026.05.14 14:24 in Korea. */
const now = Date.parse('2026-05-14T05:24:00Z');
const around = { vocabulary, year: 2026, now, language: 'ko' as const };

/** What Enter makes of a typed text. */
function entered(typed: string, before: Conditions = noConditions): Conditions | null {
  const [first] = suggestionsFor(typed, around);
  return first && first.kind !== 'field' ? take(before, first) : null;
}

describe('a typed search', () => {
  test.each<[string, Partial<Conditions> | null]>([
    ['트랙:성장', { trackNo: ['4'] }],
    ['트랙: 캠', { trackNo: ['3'] }],
    ['track:ㅋㅍㅅ', { trackNo: ['3'] }],
    ['trackNo:14', { trackNo: ['14'] }],
    ['트랙:성장,캠퍼스', { trackNo: ['4', '3'] }],
    ['트랙:성장,없는것', null],
    ['트랙:없는것', null],
    ['지역:수도', { region: ['capital'] }],
    ['가점:대기', { bonus: ['pending'] }],
    ['미확인:있음', { unconfirmed: 'yes' }],
    ['제출:05.08', { submittedFrom: '2026-05-07T15:00:00.000Z', submittedTo: '2026-05-08T15:00:00.000Z' }],
    ['제출:>05.08', { submittedFrom: '2026-05-07T15:00:00.000Z' }],
    ['제출:어제쯤', null],
    // a free text finds in names, and what looks like a field but is none is a free text too
    ['바로수선', { keyword: '바로수선' }],
    ['ㅂㄹㅅㅅ', { keyword: 'ㅂㄹㅅㅅ' }],
    ['아이템:의류', { keyword: '아이템:의류' }],
    ['낱말:성장', { keyword: '성장' }],
  ])('%s', (typed, expected) => {
    expect(entered(typed)).toEqual(expected && { ...noConditions, ...expected });
  });

  test('a second value of a field joins its chip, and is not there twice', () => {
    const one = { ...noConditions, trackNo: ['4'] };
    expect(entered('트랙:캠퍼스', one)?.trackNo).toEqual(['4', '3']);
    expect(entered('트랙:성장', one)?.trackNo).toEqual(['4']);
  });

  test('a word that names values offers them after the free text', () => {
    const kinds = suggestionsFor('성장', around).map((each) =>
      each.kind === 'values' ? `${each.word}:${each.values[0]?.text}` : each.kind,
    );
    expect(kinds).toEqual(['keyword', '트랙:성장', '트랙:성장 준비']);
  });

  test('nothing typed offers the fields', () => {
    expect(suggestionsFor(' ', around).map((each) => each.kind)).toEqual(vocabulary.map(() => 'field'));
  });

  test('a chip that is closed leaves the others', () => {
    const both = conditionsOf(
      new URLSearchParams('trackNo=4&submittedFrom=2026-05-07T15:00:00.000Z&keyword=a'),
    );
    expect(valuesOf(both, 'submitted')).toEqual(['2026-05-07T15:00:00.000Z~']);
    expect(without(both, 'submitted')).toEqual({ ...noConditions, trackNo: ['4'], keyword: 'a' });
    expect(without(both, 'trackNo').trackNo).toEqual([]);
  });
});

describe('a period in Korean time', () => {
  test.each([
    ['05.08', '2026-05-07T15:00:00.000Z', '2026-05-08T15:00:00.000Z', '05.08'],
    ['2025-05-08', '2025-05-07T15:00:00.000Z', '2025-05-08T15:00:00.000Z', '05.08'],
    ['05.01~05.08', '2026-04-30T15:00:00.000Z', '2026-05-08T15:00:00.000Z', '05.01 – 05.08'],
    ['>05.08 17:00', '2026-05-08T08:00:00.000Z', '', '05.08 17:00 –'],
    ['<05.08 18:00', '', '2026-05-08T09:00:00.000Z', '– 05.08 18:00'],
    ['<05.08', '', '2026-05-07T15:00:00.000Z', '– 05.07'],
    ['<=05.08', '', '2026-05-08T15:00:00.000Z', '– 05.08'],
    ['오늘', '2026-05-13T15:00:00.000Z', '2026-05-14T15:00:00.000Z', '05.14'],
    ['1시간', '2026-05-14T04:24:00.000Z', '', '05.14 13:24 –'],
    [
      '05.08 17:00~05.08 18:00',
      '2026-05-08T08:00:00.000Z',
      '2026-05-08T09:00:00.000Z',
      '05.08 17:00 – 05.08 18:00',
    ],
  ])('%s', (typed, from, to, words) => {
    const read = readPeriod(typed, 2026, now);
    expect(read).toEqual({ from, to });
    expect(read && periodWords(read, 'ko')).toBe(words);
  });

  test.each([
    ['8 May', '8 May'],
    ['>8 May 17:00', '8 May 17:00 –'],
    ['1 May~8 May', '1 May – 8 May'],
    ['8 May 2026, 17:00~9 may', '8 May 17:00 – 9 May'],
    ['3h', '14 May 11:24 –'],
    ['today', '14 May'],
  ])('in English %s', (typed, words) => {
    const read = readPeriod(typed, 2026, now);
    expect(read && periodWords(read, 'en')).toBe(words);
  });

  test.each([
    '',
    '~',
    '8 Mai',
    '31 Feb',
    '02.30',
    '13.01',
    '05.08 25:00',
    '05.08~05.01',
    '05.08 17:00',
    '1~2~3',
  ])('%s is none', (typed) => {
    expect(readPeriod(typed, 2026, now)).toBeNull();
  });
});

describe('several conditions in one line', () => {
  test.each<[string, Partial<Conditions>, string[]]>([
    ['트랙:성장 가점:대기', { trackNo: ['4'], bonus: ['pending'] }, []],
    ['가점:대기 트랙:성장 준비 미확인:있음', { bonus: ['pending'], trackNo: ['14'], unconfirmed: 'yes' }, []],
    ['트랙:"성장 준비",캠퍼스 지역:수도권', { trackNo: ['14', '3'], region: ['capital'] }, []],
    ['바로수선 트랙：성장', { keyword: '바로수선', trackNo: ['4'] }, []],
    ['트랙:성장 바로 수선', { trackNo: ['4'], keyword: '바로 수선' }, []],
    ['바로 트랙:성장 수선', { trackNo: ['4'], keyword: '바로 수선' }, []],
    ['제출:>05.08 17:00 가점:대기', { submittedFrom: '2026-05-08T08:00:00.000Z', bonus: ['pending'] }, []],
    ['트랙:캠퍼스\n트랙:성장', { trackNo: ['3', '4'] }, []],
    // the bad one is named, and the good are kept
    ['트랙:없는것 가점:대기', { bonus: ['pending'] }, ['트랙:없는것']],
    ['가점:대기 트랙:없는것', { bonus: ['pending'] }, ['트랙:없는것']],
    ['트랙: 가점:대기 제출:어제쯤', { bonus: ['pending'] }, ['트랙:', '제출:어제쯤']],
    // what looks like a field but is none, and what stands in quotes, is a free text
    ['아이템:의류 가점:없음', { keyword: '아이템:의류', bonus: ['none'] }, []],
    ['"트랙:성장 새" 가점:없음', { keyword: '트랙:성장 새', bonus: ['none'] }, []],
  ])('%s', (typed, expected, wrong) => {
    expect(takeWhole(noConditions, typed, around)).toEqual({
      conditions: { ...noConditions, ...expected },
      wrong,
    });
  });

  test('what is typed last is still being suggested', () => {
    const line = readLine('트랙:성장 가점:대', around);
    expect(line).toMatchObject({ before: [{ text: '트랙:성장' }], last: '가점:대' });
    expect(readLine('트랙:성장 준', around)).toEqual({ before: [], last: '트랙:성장 준' });
  });

  test.each([
    ['가점:대기 ', true],
    ['트랙:캠퍼스 ', true],
    ['바로수선 가점:없음 ', true],
    ['트랙:성장 ', false],
    ['가점:대 ', false],
    ['가점: ', false],
    ['가점:대기', false],
    ['제출:05.08 ', false],
    ['바로수선 ', false],
  ])('a space makes a chip of %j: %s', (typed, ends) => {
    expect(endsWithSpace(typed, around)).toBe(ends);
  });
});

import { describe, expect, test } from 'vitest';
import { type Conditions, conditionsOf, noConditions, valuesOf, without } from './conditions.ts';
import { periodWords, readPeriod } from './period.ts';
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
const around = { vocabulary, year: 2026, now };

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
    expect(read && periodWords(read)).toBe(words);
  });

  test.each(['', '~', '02.30', '13.01', '05.08 25:00', '05.08~05.01', '05.08 17:00', '1~2~3'])(
    '%s is none',
    (typed) => {
      expect(readPeriod(typed, 2026, now)).toBeNull();
    },
  );
});

import { describe, expect, test } from 'vitest';
import { type AccessRecord, accessSignals, recordsHash, resultHash, signingOf } from './rules.ts';

let sequence = 0;

function opened(time: string, more: Partial<AccessRecord> = {}): AccessRecord {
  sequence += 1;
  return {
    ...{ sequence, hash: `hash ${sequence}`, at: new Date(`${time}+09:00`), operatorId: 1 },
    ...{ category: 'disclosure', reason: '본인이 전화로 물어본 것', track: null, own: false, ...more },
  };
}
const seen = (records: AccessRecord[]) =>
  accessSignals(records).map(({ kind, note, records: found }) => [kind, found.length, note]);

describe('what is unusual in records of access', () => {
  test.each([
    ['2026-04-10T21:59:59', []],
    ['2026-04-10T22:00:00', [['night', 1, '']]],
    ['2026-04-11T05:59:59', [['night', 1, '']]],
    ['2026-04-11T06:00:00', []],
  ])('what was opened at %s in Korea gives %o', (time, signals) => {
    expect(seen([opened(time)])).toEqual(signals);
  });

  test('a night is one, from its evening to its morning, and the next night another', () => {
    const times = ['2026-04-10T23:00:00', '2026-04-11T02:00:00', '2026-04-11T22:30:00'];
    expect(seen(times.map((time) => opened(time)))).toEqual([
      ['night', 2, ''],
      ['night', 1, ''],
    ]);
  });

  const minute = (count: number) => `2026-04-10T13:${String(count).padStart(2, '0')}:00`;
  test('twenty in ten minutes are many, nineteen are not, and twenty in longer are not', () => {
    const inTen = (count: number) =>
      Array.from({ length: count }, (_, index) => opened(minute(Math.floor(index / 2))));
    expect(seen(inTen(20))).toEqual([['burst', 20, '']]);
    expect(seen(inTen(19))).toEqual([]);
    expect(seen(Array.from({ length: 20 }, (_, index) => opened(minute(index))))).toEqual([]);
    expect(seen(inTen(45))).toEqual([['burst', 45, '']]);
  });

  test('teams of a track without one of their own count for who has some elsewhere, and for nobody else', () => {
    const own = opened('2026-04-10T13:00:00', { track: '캠퍼스', own: true });
    const strange = opened('2026-04-10T13:05:00', { track: '새싹' });
    expect(seen([own, strange])).toEqual([['outside', 1, '새싹']]);
    expect(seen([strange])).toEqual([]);
    expect(seen([own, { ...strange, operatorId: 2 }])).toEqual([]);
  });

  test('a reason that says nothing is named, none where none is asked', () => {
    const thin = [
      opened('2026-04-10T13:00:00', { reason: '확인' }),
      opened('2026-04-10T14:00:00', { reason: '확인' }),
    ];
    expect(seen([...thin, opened('2026-04-10T15:00:00', { reason: null })])).toEqual([['thin', 2, '확인']]);
  });

  test('the hashes are of all that is signed', () => {
    const [one, other] = [opened('2026-04-10T13:00:00'), opened('2026-04-10T14:00:00')];
    expect(recordsHash([one, other])).not.toBe(recordsHash([other, one]));
    expect(recordsHash([])).toMatch(/^[0-9a-f]{64}$/);
    const result = {
      ...{ month: '2026-04', recordsSha256: 'a', finding: '이상 없음' },
      ...{ signedBy: 1, signedAt: new Date(0) },
    };
    const others = [{ month: '2026-05' }, { recordsSha256: 'b' }, { finding: '이상' }, { signedBy: 2 }];
    for (const change of others) expect(resultHash({ ...result, ...change })).not.toBe(resultHash(result));
  });
});

describe('who signs a month', () => {
  test.each([
    ['somebody who opened nothing', [2], [1, 2], 'other'],
    ['somebody who opened, with another who did not', [1], [1, 2], 'refused'],
    ['the only one there is', [1], [1], 'own'],
    ['one of two who both opened', [1, 2], [1, 2], 'own'],
    ['one of three of whom two opened', [1, 2], [1, 2, 3], 'refused'],
  ] as const)('%s', (_, opened, signers, expected) => {
    expect(signingOf(1, { opened: new Set(opened), signers })).toBe(expected);
  });
});

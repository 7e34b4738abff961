import { describe, expect, test } from 'vitest';
import { emptyPlan, type Plan } from '../toolkits/business-plan.ts';
import { packBundle, unpackBundle } from './plan-bundle.ts';
import { asFarAsFits, carryPlan, residentNumbersIn } from './plan-carry.ts';

const text = (said: string) => [{ kind: 'text' as const, runs: [{ text: said }] }];
const plan = (answers: Plan['answers'], name = '한칸서재'): Plan => ({ ...emptyPlan(), name, answers });
const full = plan({
  what: text('책장 한 칸'),
  who: text('원룸에 사는 독자'),
  why: text('책이 넘쳐서'),
  people: text('셋'),
});

describe('carrying a plan into an application', () => {
  test('an empty application takes what there is', () => {
    expect(carryPlan(full, {})).toEqual([
      { field: 'teamItemName', verdict: 'fill', text: '한칸서재', cut: false },
      { field: 'teamItemExp', verdict: 'fill', text: '책장 한 칸\n\n원룸에 사는 독자', cut: false },
      { field: 'teamEmotion', verdict: 'fill', text: '책이 넘쳐서', cut: false },
      { field: 'teamChar', verdict: 'fill', text: '셋', cut: false },
    ]);
  });

  test.each([
    ['what stands stays', full, { teamEmotion: '다른 글' }, 'teamEmotion', 'written'],
    ['a space is nothing', full, { teamEmotion: ' ' }, 'teamEmotion', 'fill'],
    ['nothing is nothing', plan({}), {}, 'teamEmotion', 'nothing'],
    ['a resident number never', plan({ why: text('010203-3123456') }), {}, 'teamEmotion', 'residentNumber'],
  ] as const)('%s', (_, given, fields, field, verdict) => {
    expect(carryPlan(given, fields).find((one) => one.field === field)?.verdict).toBe(verdict);
  });

  test('what is too long is cut and says so', () => {
    const long = carryPlan(plan({ why: text('가나다. '.repeat(120)) }), {})[2];
    expect(long).toMatchObject({ verdict: 'fill', cut: true });
    expect([...(long?.text ?? '')].length).toBeLessThanOrEqual(500);
    expect(long?.text.endsWith('가나다.')).toBe(true);
  });
});

test.each([
  ['짧아요.', 10, '짧아요.'],
  ['하나예요. 둘이에요. 셋', 12, '하나예요. 둘이에요.'],
  ['값은 3.5만 원이고 아주 길게', 12, '값은 3.5만 원이고'],
  ['첫 줄\n둘째 줄', 6, '첫 줄'],
  ['👍👍👍', 2, '👍👍'],
])('%s in %i letters', (given, most, kept) => {
  expect(asFarAsFits(given, most)).toBe(kept);
});

test('resident numbers are found across weights, in cells, names and what pictures show (P-04)', () => {
  const split = {
    kind: 'text' as const,
    runs: [{ text: '010203-' }, { text: '3123456', bold: true as const }],
  };
  const cell = { kind: 'table' as const, rows: [[[{ text: '0102033123456' }]]] };
  const shown = { kind: 'picture' as const, id: 'a'.repeat(32), alt: '010203 3123456', width: 1, height: 1 };
  expect(
    residentNumbersIn(
      plan({ who: [split], now: [cell], what: [shown], made: text('010-1234-5678') }, '010203-1234567'),
    ),
  ).toEqual(['name', 'who', 'now', 'what']);
});

describe('a plan with its pictures as one body', () => {
  const pictures = [
    { id: 'a', bytes: new Uint8Array([1, 2]) },
    { id: 'b', bytes: new Uint8Array([3]) },
  ];
  const body = packBundle({ name: '한칸' }, pictures);
  test('comes apart as it was put together', () => {
    const read = unpackBundle(body);
    expect(read?.plan).toEqual({ name: '한칸' });
    expect([...(read?.pictures ?? [])].map(([id, bytes]) => [id, ...bytes])).toEqual([
      ['a', 1, 2],
      ['b', 3],
    ]);
  });
  test.each([
    ['nothing', new Uint8Array()],
    ['a length beyond its end', new Uint8Array([255, 255, 255, 255, 1])],
    ['less than it says', body.subarray(0, -1)],
    ['more than it says', new Uint8Array([...body, 0])],
    ['no JSON', new Uint8Array([0, 0, 0, 1, 65])],
  ])('%s is none', (_, given) => {
    expect(unpackBundle(given)).toBeNull();
  });
});

import { createHash } from 'node:crypto';
import { lettersSeen } from '@chulbal/contract/letters-seen';
import { describe, expect, test } from 'vitest';
import { defaultClauses } from './default-text.rules.ts';
import { inOrderOfNeed } from './order.rules.ts';
import {
  everyClauseTicked,
  firstVersion,
  sameName,
  signatureHash,
  signatureText,
  stateOf,
  textHash,
} from './rules.ts';

const at = '2026-05-12T00:10:00.000Z';
const ticks = (...clauses: number[]) => clauses.map((clause) => ({ clause, at }));

describe('where an evaluator stands', () => {
  test.each([
    ['unsigned', null, 1],
    ['signed', { answer: 'signed', version: 1 }, 1],
    ['unsigned', { answer: 'signed', version: 1 }, 2],
    ['signed', { answer: 'signed', version: 2 }, 2],
    ['refused', { answer: 'refused', version: 1 }, 1],
    ['refused', { answer: 'refused', version: 1 }, 2],
  ] as const)('%s with the newest answer %j to version %s', (state, newest, version) => {
    expect(stateOf(newest, version)).toBe(state);
  });
});

describe('every clause is ticked by itself', () => {
  test.each([
    [true, ticks(0, 1, 2)],
    [true, ticks(2, 0, 1)],
    [true, ticks(0, 1, 2, 2)],
    [false, ticks(0, 1)],
    [false, ticks(0, 1, 1)],
    [false, ticks(0, 1, 3)],
    [false, ticks(0, 1, 2, 3)],
    [false, ticks()],
  ])('%s', (whole, ticked) => {
    expect(everyClauseTicked(ticked, 3)).toBe(whole);
  });
});

describe('the typed name is the account’s', () => {
  test.each([
    ['윤서진', '윤서진', true],
    ['  윤서진 ', '윤서진', true],
    ['윤서진'.normalize('NFD'), '윤서진', true],
    ['Ana  María Ruiz', 'Ana María Ruiz'.normalize('NFD'), true],
    ['윤 서진', '윤서진', false],
    ['윤서지', '윤서진', false],
    ['ana maría ruiz', 'Ana María Ruiz', false],
    ['', '윤서진', false],
  ])('%j for %j: %s', (typed, own, same) => {
    expect(sameName(typed, own)).toBe(same);
  });
});

describe('fingerprints', () => {
  const text = firstVersion({ trackNo: 3, stageNo: 2 });

  test('every word, stage and version counts; the order of keys does not', () => {
    const swapped = text.clauses.map(({ title, body }) => ({
      body: { en: body.en, ko: body.ko },
      title: { en: title.en, ko: title.ko },
    }));
    expect(textHash({ ...text, clauses: swapped })).toBe(text.sha256);
    const others = [
      firstVersion({ trackNo: 3, stageNo: 3 }).sha256,
      firstVersion({ trackNo: 4, stageNo: 2 }).sha256,
      textHash({ ...text, version: 2 }),
      textHash({ ...text, title: { ...text.title, en: 'Pledge' } }),
      textHash({ ...text, clauses: text.clauses.slice(1) }),
      textHash({ ...text, clauses: [...text.clauses].reverse() }),
    ];
    expect(new Set([text.sha256, ...others]).size).toBe(others.length + 1);
  });

  test('a signature’s can be counted again from three lines', () => {
    const signed = { textSha256: text.sha256, typedName: '윤서진', answeredAt: new Date(at) };
    expect(signatureText(signed)).toBe(`${text.sha256}\n윤서진\n${at}`);
    const counted = createHash('sha256').update(`${text.sha256}\n윤서진\n${at}`).digest('hex');
    expect(signatureHash(signed)).toBe(counted);
    expect(signatureHash({ ...signed, typedName: '윤서지' })).not.toBe(counted);
    expect(signatureHash({ ...signed, answeredAt: new Date('2026-05-12T00:10:00.001Z') })).not.toBe(counted);
  });
});

test('the text that comes with the product has seven clauses, whole in both languages', () => {
  expect(defaultClauses).toHaveLength(7);
  for (const { title, body } of defaultClauses) {
    for (const words of [title.ko, title.en, body.ko, body.en]) expect(lettersSeen(words)).toBeGreaterThan(1);
    expect(title.ko + body.ko).toMatch(/\p{Script=Hangul}/u);
    expect(title.en + body.en).not.toMatch(/\p{Script=Hangul}/u);
  }
});

test('stages come by the next deadline, closed ones last and the newest of them first', () => {
  const day = (number: number) => ({ closesAt: new Date(Date.UTC(2026, 4, number)) });
  const now = new Date(Date.UTC(2026, 4, 10));
  expect(inOrderOfNeed([day(10), day(30), day(3), day(11)], now)).toEqual([
    day(11),
    day(30),
    day(10),
    day(3),
  ]);
});

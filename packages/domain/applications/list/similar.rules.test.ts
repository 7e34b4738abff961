import { describe, expect, test } from 'vitest';
import type { SubmittedFile } from '../tables.ts';
import { likenesses, MOST_ALIKE, marksOf } from './similar.rules.ts';

const file = (slot: string, sha256: string): SubmittedFile => ({
  slot: slot as SubmittedFile['slot'],
  serverFileName: `${slot}${sha256}`,
  name: '파일.pdf',
  size: 1,
  sha256,
});

describe('by what teams are compared', () => {
  test('names without spaces and in lower case, and every document once', () => {
    const files = [
      file('business', 'aa'),
      file('schoolPaper', 'aa'),
      file('comPaper', 'bb'),
      file('logo', 'cc'),
    ];
    expect(marksOf({ teamName: '막차 Map', itemName: '심야  동승', files })).toEqual([
      { kind: 'teamName', mark: '막차map' },
      { kind: 'itemName', mark: '심야동승' },
      { kind: 'file', mark: 'aa' },
      { kind: 'file', mark: 'bb' },
    ]);
  });

  test('what is empty is like nothing', () => {
    expect(marksOf({ teamName: ' ', itemName: '', files: [] })).toEqual([]);
  });
});

describe('what makes teams look alike', () => {
  test('is gathered by pair, the most alike first; several files are one reason', () => {
    expect(
      likenesses([
        { teamNo: 1, otherNo: 2, kind: 'itemName', alike: 61 },
        { teamNo: 1, otherNo: 2, kind: 'file', alike: 100 },
        { teamNo: 1, otherNo: 2, kind: 'file', alike: 100 },
        { teamNo: 1, otherNo: 3, kind: 'teamName', alike: 100 },
      ]),
    ).toEqual([
      {
        teamNo: 1,
        otherNo: 2,
        why: [
          { kind: 'file', alike: 100 },
          { kind: 'itemName', alike: 61 },
        ],
      },
      { teamNo: 1, otherNo: 3, why: [{ kind: 'teamName', alike: 100 }] },
    ]);
  });

  test('of a form that everyone uploaded not every pair is kept', () => {
    const many = Array.from({ length: 80 }, (_, other) => ({
      teamNo: 1,
      otherNo: other + 2,
      kind: 'file' as const,
      alike: 100,
    }));
    expect(likenesses(many)).toHaveLength(MOST_ALIKE);
  });
});

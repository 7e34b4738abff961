import { describe, expect, test } from 'vitest';
import { type DraftFile, filesToRestore } from './draft-files.rules.ts';

const closesAt = new Date('2026-05-20T09:00:00Z');
const before = (minutes: number) => new Date(closesAt.getTime() - minutes * 60_000);
const places = new Map([
  ['business', 1],
  ['schoolPaper', 2],
]);

const stored = (serverFileName: string, slot: string, uploaded: number): DraftFile => ({
  serverFileName,
  slot,
  status: 'stored',
  storedAt: before(uploaded),
  removedAt: null,
});
const removed = (name: string, slot: string, uploaded: number, taken: number): DraftFile => ({
  ...stored(name, slot, uploaded),
  status: 'removed',
  removedAt: before(taken),
});
const restore = (files: DraftFile[], named: string[], now = before(1)) =>
  filesToRestore(files, { named: new Set(named), places, closesAt, now });

describe('files that come back with a kept version', () => {
  test('those it names, as long as they are there', () => {
    const files = [removed('plan', 'business', 90, 5), removed('other', 'schoolPaper', 90, 5)];
    expect(restore(files, ['plan', 'swept'])).toEqual({ back: ['plan'], out: [] });
  });

  test('what was replaced by a later upload stays replaced', () => {
    const files = [removed('old', 'business', 90, 20), stored('new', 'business', 20)];
    expect(restore(files, ['old'])).toEqual({ back: [], out: [] });
  });

  test('what only came back because changes were deleted makes room again', () => {
    const files = [stored('submitted', 'business', 90), removed('newer', 'business', 20, 5)];
    expect(restore(files, ['newer'])).toEqual({ back: ['newer'], out: ['submitted'] });
  });

  test('no slot takes more than it has places for, and a slot that is gone takes none', () => {
    const files = [
      stored('a', 'schoolPaper', 10),
      removed('b', 'schoolPaper', 40, 5),
      removed('c', 'schoolPaper', 30, 5),
      removed('d', 'logo', 30, 5),
    ];
    expect(restore(files, ['b', 'c', 'd'])).toEqual({ back: ['c'], out: [] });
  });

  test('a slot that holds too many by an older rule loses none where nothing comes back', () => {
    const files = [stored('a', 'business', 10), stored('b', 'business', 20), removed('c', 'business', 30, 5)];
    expect(restore(files, ['c'])).toEqual({ back: [], out: [] });
  });

  test('R-05 the closing instant is already after it', () => {
    const files = [removed('early', 'business', 90, 5), removed('then', 'schoolPaper', 90, 0)];
    expect(restore(files, ['early', 'then'], closesAt)).toEqual({ back: ['then'], out: [] });
    expect(restore(files, ['early'], new Date(closesAt.getTime() - 1))).toEqual({ back: ['early'], out: [] });
  });

  test('R-05 after the closing only what was taken out since', () => {
    const files = [removed('early', 'business', 90, 5), removed('late', 'schoolPaper', 90, -1)];
    expect(restore(files, ['early', 'late'], before(-2))).toEqual({ back: ['late'], out: [] });
  });
});

import { materialSlots as slots } from '@chulbal/testing/materials';
import { describe, expect, test } from 'vitest';
import {
  canonicalMaterial,
  handedIn,
  isRemindable,
  materialState,
  missingSlots,
  refusalOf,
  type SlotFile,
} from './rules.ts';

const at = (milliseconds: number) => new Date(Date.parse('2026-05-22T09:00:00Z') + milliseconds);
const deadline = { opensAt: at(-86_400_000), closesAt: at(0), graceUntil: at(600_000) };

function file(slot: string, given: Partial<SlotFile> = {}): SlotFile {
  const sha256 = given.status === 'uploading' ? null : 'ab'.repeat(32);
  const name = given.serverFileName ?? slot;
  return {
    slot,
    serverFileName: name,
    name: `${name}.pdf`,
    size: 3,
    sha256,
    status: 'stored',
    startedAt: at(-5_000),
    storedAt: at(-4_000),
    ...given,
  };
}

test.each([
  ['a millisecond before it opens', -86_400_001, 'upcoming'],
  ['as it opens', -86_400_000, 'open'],
  ['a millisecond before it closes', -1, 'open'],
  ['the closing instant', 0, 'grace'],
  ['the last instant of the grace', 600_000, 'grace'],
  ['a millisecond later', 600_001, 'closed'],
])('%s', (_when, milliseconds, state) => {
  expect(materialState(deadline, at(milliseconds))).toBe(state);
});

test('of a season that was ended everything is closed', () => {
  expect(materialState({ ...deadline, over: true }, at(-1))).toBe('closed');
});

describe('what is handed in', () => {
  const begun = file('slides', { storedAt: at(30_000) });
  const inTime = file('slides', { storedAt: at(-1) });
  const late = file('extra', { startedAt: at(0), storedAt: at(1) });
  test.each([
    ['before the closing', -1, [begun], ['slides']],
    ['at the closing, what had begun before', 0, [begun, late], ['slides']],
    ['at the end of the grace', 600_000, [begun, late], ['slides']],
    ['in the grace, where nothing had begun', 1, [late], null],
    ['in the grace, where all had been there in time', 1, [inTime, late], null],
    [
      'in the grace, with what had been there beside what had not',
      1,
      [file('extra'), begun],
      ['slides', 'extra'],
    ],
    ['after the grace', 600_001, [begun], null],
    ['before it opens', -86_400_001, [begun], null],
    ['without slots that the season has dropped', -1, [begun, file('gone')], ['slides']],
  ])('%s', (_what, milliseconds, files, expected) => {
    const handed = handedIn(files, { slots, deadline, now: at(milliseconds) });
    expect(handed?.files.map(({ slot }) => slot) ?? null).toEqual(expected);
  });

  test('what is still being uploaded is told apart', () => {
    const handed = handedIn([file('slides', { status: 'uploading' })], { slots, deadline, now: at(-1) });
    expect(handed).toMatchObject({ files: [], uploading: [{ slot: 'slides' }] });
  });

  test('the same files give the same bytes, whatever came first', () => {
    const files = [file('extra', { serverFileName: 'b' }), file('extra', { serverFileName: 'a' }), begun];
    const bytes = (list: SlotFile[]) =>
      canonicalMaterial({
        teamNo: 1,
        stageNo: 2,
        rulesVersion: 1,
        files: handedIn(list, { slots, deadline, now: at(-1) })?.files ?? [],
      });
    expect(bytes(files)).toBe(bytes([...files].reverse()));
    expect(bytes(files)).not.toBe(bytes([begun]));
  });
});

describe('why files are not taken', () => {
  const of = (...names: string[]) =>
    names.map((name) => ({ ...file(name.replace(/\d/, ''), { serverFileName: name }), sha256: 'ab' }));
  test.each([
    ['one file that is needed', of('slides'), null, null],
    ['with what may be left out', of('slides', 'extra1', 'extra2'), null, null],
    ['one too many', of('slides', 'extra1', 'extra2', 'extra3'), null, 'fileCountMismatch slots.extra'],
    ['without what is needed', of('extra1'), null, 'fileCountMismatch slots.slides'],
    ['no file at all', [], null, 'fileCountMismatch slots.slides'],
    ['another than the leader saw', of('slides'), ['other'], 'materialFailed'],
    ['one more than the leader saw', of('slides', 'extra1'), ['slides'], 'materialFailed'],
  ])('%s', (_what, files, seen, expected) => {
    const refusal = refusalOf(slots, files, seen ?? files.map(({ serverFileName }) => serverFileName));
    const said = refusal && [refusal.error, ...Object.keys(refusal.details.fields ?? {})].join(' ');
    expect(said).toBe(expected);
  });

  test('nothing, where nothing is needed', () => {
    const optional = slots.map((slot) => ({ ...slot, minFiles: 0 }));
    expect(refusalOf(optional, [], [])?.error).toBe('materialFailed');
  });
});

test('slots that still need files', () => {
  expect(missingSlots(slots, [{ slot: 'extra' }]).map(({ code }) => code)).toEqual(['slides']);
  expect(missingSlots(slots, [{ slot: 'slides' }])).toEqual([]);
});

test.each([
  ['never written to', 'open', false, null, true],
  ['a day ago', 'open', false, at(-24 * 3_600_000), true],
  ['an hour ago', 'open', false, at(-3_600_000), false],
  ['that has handed in', 'open', true, null, false],
  ['once it is closed', 'closed', false, null, false],
  ['in the grace', 'grace', false, null, false],
] as const)('a team %s is reminded: %#', (_what, state, submitted, remindedAt, expected) => {
  expect(isRemindable({ state, submitted, remindedAt }, at(0))).toBe(expected);
});

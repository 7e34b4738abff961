import { expect, test } from 'vitest';
import { resolveConflict, writeTexts } from '../../../lib/autosave/edited.ts';
import { acknowledge, adopt, callOf, openShelf, sendable, shownPapers } from './shelf-state.ts';

const savedAt = '2026-05-20T05:00:00.000Z';
const open = openShelf({ version: 3, savedAt, papers: { a: 'a', b: 'b' } });
const sending = (state: typeof open) => ({ ...state, sending: sendable(state) });

test('papers are sent one at a time, a deletion as none', () => {
  const written = sending(writeTexts(open, { a: 'a2', b: '' }));
  expect(callOf(written)).toEqual({ baseVersion: 3, id: 'a', text: 'a2' });
  const saved = acknowledge(written, { version: 4, savedAt, others: {}, conflict: null });
  expect(callOf(sending(saved))).toEqual({ baseVersion: 4, id: 'b', text: '' });
  expect(shownPapers(saved)).toEqual({ a: 'a2' });
});

test('what another window did elsewhere is taken over; in the same paper it is a choice', () => {
  const written = sending(writeTexts(open, { a: 'mine' }));
  const met = acknowledge(written, {
    version: 6,
    savedAt,
    others: { b: '' },
    conflict: { theirs: 'theirs' },
  });
  expect(shownPapers(met)).toEqual({ a: 'mine' });
  expect(met.conflicts).toEqual([{ path: 'a', mine: 'mine', theirs: 'theirs' }]);
  expect(sendable(met)).toEqual({});
  expect(sendable(resolveConflict(met, { path: 'a', keep: 'mine' }))).toEqual({ a: 'mine' });
  expect(shownPapers(resolveConflict(met, { path: 'a', keep: 'theirs' }))).toEqual({ a: 'theirs' });
});

test('what was left on the device is sent on the version it was made on', () => {
  const adopted = sending(adopt(open, { base: 1, changed: { a: 'left' } }));
  expect(callOf(adopted)).toMatchObject({ baseVersion: 1, id: 'a' });
});

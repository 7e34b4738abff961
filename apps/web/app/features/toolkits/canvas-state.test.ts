import { type Canvas, writeCanvas } from '@chulbal/contract/canvas';
import { expect, test } from 'vitest';
import { resolveConflict, writeTexts } from '../autosave/edited.ts';
import { acknowledge, adopt, callOf, openCanvases, sendable, shownCanvases } from './canvas-state.ts';

const canvas = (name: string): Canvas => ({
  name,
  madeAt: 1,
  voices: { disc: '', square: '', triangle: '' },
  notes: [],
});
const text = (name: string) => writeCanvas(canvas(name));
const savedAt = '2026-05-20T05:00:00.000Z';
const open = openCanvases({ version: 3, savedAt, canvases: { a: canvas('a'), b: canvas('b') } });
const sending = (state: typeof open) => ({ ...state, sending: sendable(state) });

test('canvases are sent one at a time, a deletion as none', () => {
  const written = sending(writeTexts(open, { a: text('a2'), b: '' }));
  expect(callOf(written)).toEqual({ baseVersion: 3, canvasId: 'a', canvas: canvas('a2') });
  const saved = acknowledge(written, { version: 4, savedAt, others: {}, conflict: null });
  expect(callOf(sending(saved))).toEqual({ baseVersion: 4, canvasId: 'b', canvas: null });
  expect(shownCanvases(saved)).toEqual({ a: text('a2') });
});

test('what another window did elsewhere is taken over; in the same canvas it is a choice', () => {
  const written = sending(writeTexts(open, { a: text('mine') }));
  const reply = { version: 6, savedAt, others: { b: null }, conflict: { theirs: canvas('theirs') } };
  const met = acknowledge(written, reply);
  expect(shownCanvases(met)).toEqual({ a: text('mine') });
  expect(met.conflicts).toEqual([{ path: 'a', mine: text('mine'), theirs: text('theirs') }]);
  expect(sendable(met)).toEqual({});
  expect(sendable(resolveConflict(met, { path: 'a', keep: 'mine' }))).toEqual({ a: text('mine') });
  expect(shownCanvases(resolveConflict(met, { path: 'a', keep: 'theirs' }))).toEqual({ a: text('theirs') });
});

test('what was left on the device is sent on the version it was made on', () => {
  const adopted = sending(adopt(open, { base: 1, changed: { a: text('left') } }));
  expect(callOf(adopted)).toMatchObject({ baseVersion: 1, canvasId: 'a' });
});

import { describe, expect, test } from 'vitest';
import { acknowledge, adopt, merge, savedDocument, sentValues, shownValues } from './document-state.ts';
import { writeTexts as change, type Edited, isUnsaved, resolveConflict, uncontested } from './edited.ts';

const server = { version: 3, values: { 'score.plan': '20', commentTeam: '좋아요' }, savedAt: null };
const opened = savedDocument(server);
const sendable = (state: Edited) => Object.fromEntries(uncontested(state));
const beginSave = (state: Edited) => ({ ...state, sending: sendable(state) });
const savedAt = '2026-05-19T05:06:21.000Z';

test('what is written is shown, sent whole and confirmed', () => {
  const written = beginSave(change(opened, { 'score.plan': '24', 'note.plan': '표본이 적음' }));
  expect(shownValues(written)).toMatchObject({ 'score.plan': '24', commentTeam: '좋아요' });
  expect(sentValues(written)).toMatchObject({ 'score.plan': '24', commentTeam: '좋아요' });
  const saved = acknowledge(written, { version: 4, savedAt });
  expect(isUnsaved(saved)).toBe(false);
  expect(saved).toMatchObject({ version: 4, savedAt });
});

test('what the server wrote another way is what it holds', () => {
  const written = beginSave(change(opened, { commentTeam: ' 좋아요! ' }));
  const saved = acknowledge(written, { version: 4, savedAt, values: { commentTeam: '좋아요!' } });
  expect(shownValues(saved)).toEqual({ commentTeam: '좋아요!' });
});

test('what is written while a save is under way stays unsaved', () => {
  const under = change(beginSave(change(opened, { 'score.plan': '24' })), { 'score.plan': '20' });
  const saved = acknowledge(under, { version: 4, savedAt });
  expect(saved.changed).toEqual({ 'score.plan': '20' });
});

test('writing the old value again is no change', () => {
  expect(isUnsaved(change(change(opened, { 'score.plan': '24' }), { 'score.plan': '20' }))).toBe(false);
});

describe('two tabs', () => {
  const mine = beginSave(change(opened, { 'score.plan': '24', 'score.team': '16' }));
  const theirs = { version: 4, values: { ...server.values, 'score.plan': '18', 'note.x': '메모' }, savedAt };

  test('what only one wrote is taken, what both wrote is a conflict and is held back', () => {
    const merged = merge(mine, theirs);
    expect(merged.conflicts).toEqual([{ path: 'score.plan', mine: '24', theirs: '18' }]);
    expect(sendable(merged)).toEqual({ 'score.team': '16' });
    expect(shownValues(merged)).toMatchObject({ 'score.plan': '24', 'note.x': '메모', 'score.team': '16' });
    expect(sentValues(beginSave(merged))).toMatchObject({ 'score.plan': '18', 'score.team': '16' });
  });

  test('both wrote the same: no conflict', () => {
    const merged = merge(mine, { ...theirs, values: { 'score.plan': '24' } });
    expect(merged.conflicts).toEqual([]);
    expect(merged.changed).toEqual({ 'score.team': '16' });
  });

  test('mine or theirs is kept', () => {
    const merged = merge(mine, theirs);
    expect(sendable(resolveConflict(merged, { path: 'score.plan', keep: 'mine' }))).toMatchObject({
      'score.plan': '24',
    });
    const kept = resolveConflict(merged, { path: 'score.plan', keep: 'theirs' });
    expect(shownValues(kept)['score.plan']).toBe('18');
    expect(kept.conflicts).toEqual([]);
  });

  test('a value written on while the conflict stands is the one offered', () => {
    const merged = change(merge(mine, theirs), { 'score.plan': '25' });
    expect(merged.conflicts).toEqual([{ path: 'score.plan', mine: '25', theirs: '18' }]);
  });
});

describe('what an earlier page left on the device', () => {
  test('is taken up as unsaved', () => {
    expect(adopt(opened, { base: 3, changed: { 'score.team': '12' } })).toMatchObject({
      changed: { 'score.team': '12' },
      conflicts: [],
    });
  });

  test('is offered beside the newer one of the server', () => {
    const found = adopt(opened, { base: 2, changed: { 'score.plan': '12' } });
    expect(found.conflicts).toEqual([{ path: 'score.plan', mine: '12', theirs: '20' }]);
  });
});

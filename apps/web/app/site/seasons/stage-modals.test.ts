import { expect, test } from 'vitest';
import { canEdit, noModal, type StageModal, stageModals } from './stage-modals.ts';

const all: StageModal[] = ['team', 'notice', 'submit', 'missing', 'result'];

test.each(all.flatMap((first) => all.map((second) => [first, second] as const)))(
  'stage modals are mutually exclusive: with %s open, opening %s closes it',
  (first, second) => {
    const opened = stageModals(noModal, { type: 'open', modal: first, stageNo: 1, isEdit: true });
    const next = stageModals(opened, { type: 'open', modal: second, stageNo: 2 });
    expect(next).toEqual({ open: second, stageNo: 2, isEdit: false });
  },
);

test('closing resets all', () => {
  const opened = stageModals(noModal, { type: 'open', modal: 'submit', stageNo: 1, isEdit: true });
  expect(stageModals(opened, { type: 'close' })).toEqual(noModal);
});

test('the submit modal can be in edit mode, the others cannot', () => {
  expect(stageModals(noModal, { type: 'open', modal: 'submit', stageNo: 1, isEdit: true }).isEdit).toBe(true);
  expect(stageModals(noModal, { type: 'open', modal: 'team', stageNo: 1, isEdit: true }).isEdit).toBe(false);
});

test('what was submitted is edited until the deadline only, or while more is asked for', () => {
  const deadline = { opensAt: '2026-11-01T00:00:00Z', closesAt: '2026-12-07T09:00:00Z' } as never;
  const asked = { items: [], message: '', dueAt: '2026-12-10T09:00:00Z', answered: false };
  const at = (moment: string) => Date.parse(moment);
  expect(canEdit({ deadline, completion: null }, at('2026-12-07T08:59:59Z'))).toBe(true);
  expect(canEdit({ deadline, completion: null }, at('2026-12-07T09:00:00Z'))).toBe(false);
  expect(canEdit({ deadline, completion: asked }, at('2026-12-08T00:00:00Z'))).toBe(true);
  expect(canEdit({ deadline, completion: { ...asked, answered: true } }, at('2026-12-08T00:00:00Z'))).toBe(
    false,
  );
});

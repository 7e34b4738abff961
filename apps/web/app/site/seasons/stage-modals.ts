import type { ApplicationSummary } from '@chulbal/contract/applications/applications';

/** The modals of a stage (specification, section 4): only one is open at a time. */
export type StageModal = 'team' | 'notice' | 'submit' | 'missing' | 'result';

export type StageModals = {
  open: StageModal | null;
  stageNo: number | null;
  /** The submit modal of a team that has already submitted. */
  isEdit: boolean;
};

export const noModal: StageModals = { open: null, stageNo: null, isEdit: false };

export type StageModalEvent =
  | { type: 'open'; modal: StageModal; stageNo: number; isEdit?: boolean }
  | { type: 'close' };

/** Opening one closes the others; closing resets all. Only the submit modal knows an edit mode. */
export function stageModals(_state: StageModals, event: StageModalEvent): StageModals {
  if (event.type === 'close') return noModal;
  const { modal, stageNo, isEdit = false } = event;
  return { open: modal, stageNo, isEdit: modal === 'submit' && isEdit };
}

/** Whether a submitted application may still be changed: until its deadline, or as long as an operator asked for more. */
export function canEdit(
  { deadline, completion }: Pick<ApplicationSummary, 'deadline' | 'completion'>,
  now: number,
) {
  const asked = completion && !completion.answered && now < Date.parse(completion.dueAt);
  return now < Date.parse(deadline.closesAt) || Boolean(asked);
}

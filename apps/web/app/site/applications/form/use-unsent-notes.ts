import { teamSize } from '@chulbal/contract/applications/rules';
import { useTexts } from '../../../lib/use-texts.ts';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';

/**
 * Why what was submitted is not what stands in the draft, in sentences; none where nothing differs. A refusal is
 * nobody's edit, so it is said with the name. `edited`: somebody wrote something that was not submitted.
 */
export function useUnsentNotes(edited: boolean): string[] {
  const t = useTexts<typeof apply>('apply');
  const { data, form } = useApply();
  const { application, open, track } = data;
  const notes: string[] = [];
  if (application && application.refused.length > 0) {
    const names = application.refused.join(', ');
    notes.push(open ? t('note.refused', { names }) : t('note.refusedOver', { names }));
    const count = track.teamMin;
    if (teamSize(form) < count)
      notes.push(open ? t('note.tooFew', { count }) : t('note.tooFewOver', { count }));
  }
  if (edited) notes.push(t('note.changed'));
  return notes;
}

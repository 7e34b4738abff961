import { isUnsaved } from '../../../lib/autosave/edited.ts';
import { useApply } from './apply-context.ts';
import { useUnsentNotes } from './use-unsent-notes.ts';

/** Where the application stands: being written, submitted, or submitted and changed since. */
export type Standing = 'draft' | 'submitted' | 'unsent';

/**
 * Where the application stands, and what differs from what was submitted, in sentences. 작성 중 and 제출 완료 are
 * never confused: whoever has changed something since reads that first, everywhere.
 */
export function useStanding(): { standing: Standing; unsent: string[] } {
  const { data, view } = useApply();
  const { application } = data;
  // What this page saved since it was loaded is a change that the loaded application does not know of.
  const savedSince = application !== null && view.content.version > application.version;
  const edited = application?.edited || savedSince || isUnsaved(view.content);
  const unsent = useUnsentNotes(edited);
  if (application?.status !== 'submitted') return { standing: 'draft', unsent: [] };
  return { standing: unsent.length > 0 ? 'unsent' : 'submitted', unsent };
}

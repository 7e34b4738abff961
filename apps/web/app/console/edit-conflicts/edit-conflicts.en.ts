import type { Translation } from '../../lib/texts.ts';
import type { editConflicts as ko } from './edit-conflicts.ko.ts';

export const editConflicts: Translation<typeof ko> = {
  met: 'Someone else saved first, so their changes were brought in. Please check and try again.',
};

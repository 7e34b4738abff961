import type { Translation } from '../../lib/texts.ts';
import type { orderedDesk as ko } from './ordered-desk.ko.ts';

export const orderedDesk: Translation<typeof ko> = {
  edit: 'Edit',
  leave: 'There are changes that were not saved. Leave without them?',
  save: 'Save',
  saveHidden: 'Save hidden',
  saveAndShow: 'Save and show',
  close: 'Close',
  saved: 'Saved.',
  savedHidden: 'Saved. Visitors do not see it yet.',
  savedShown: 'Saved, and visitors see it now.',
};

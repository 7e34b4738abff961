import type { Translation } from '../../lib/texts.ts';
import type { orderedPage as ko } from './ordered-page.ko.ts';

export const orderedPage: Translation<typeof ko> = {
  edit: 'Edit',
  leave: 'Some changes are not saved. Leave anyway?',
  save: 'Save',
  saveHidden: 'Save as hidden',
  saveAndShow: 'Save and show',
  close: 'Close',
  saved: 'Saved.',
  savedHidden: 'Saved. Visitors do not see it yet.',
  savedShown: 'Saved. Visitors can see it now.',
};

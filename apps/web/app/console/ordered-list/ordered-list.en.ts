import type { Translation } from '../../lib/texts.ts';
import type { orderedList as ko } from './ordered-list.ko.ts';

export const orderedList: Translation<typeof ko> = {
  edit: 'Edit',
  save: 'Save',
  saveHidden: 'Save as hidden',
  saveAndShow: 'Save and show',
  close: 'Close',
  saved: 'Saved.',
  savedHidden: 'Saved. Visitors do not see it yet.',
  savedShown: 'Saved. Visitors can see it now.',
  up: 'Move “{{name}}” up',
  down: 'Move “{{name}}” down',
  moved: 'Moved to position {{place}}.',
};

import type { Translation } from '../../lib/texts.ts';
import type { reasonDialog as ko } from './reason-dialog.ko.ts';

export const reasonDialog: Translation<typeof ko> = {
  cancel: 'Cancel',
  reason: 'Reason',
  hint: 'It goes into the audit log.',
  needed: 'Give a reason of at least three letters.',
};

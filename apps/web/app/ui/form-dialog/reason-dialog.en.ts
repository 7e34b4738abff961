import type { Translation } from '../../lib/texts.ts';
import type { reasonDialog as ko } from './reason-dialog.ko.ts';

export const reasonDialog: Translation<typeof ko> = {
  reason: 'Reason',
  hint: 'It is recorded in the audit log.',
  needed: 'Give a reason of at least three characters.',
};

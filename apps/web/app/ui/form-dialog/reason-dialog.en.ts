import type { Translation } from '../../lib/texts.ts';
import type { reasonDialog as ko } from './reason-dialog.ko.ts';

export const reasonDialog: Translation<typeof ko> = {
  reason: 'Reason',
  hint: 'It is recorded in the audit log.',
  least: {
    two: 'Please write at least 2 characters.',
    three: 'Please write at least 3 characters.',
    five: 'Please write at least 5 characters.',
    ten: 'Please write at least 10 characters.',
  },
};

import type { Translation } from '../../lib/texts.ts';
import type { accountForm as ko } from './account-form.ko.ts';

export const accountForm: Translation<typeof ko> = {
  tooMany: 'Too many requests. Please try again in {{time}}.',
  waitOver: 'You can try again now.',
  preview: 'This is a demo: no e-mail or text message is actually sent.',
  previewLink: 'See the code that was sent',
  newWindow: 'new window',
};

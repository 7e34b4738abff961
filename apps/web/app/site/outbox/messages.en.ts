import type { Translation } from '../../lib/texts.ts';
import type { messages as ko } from './messages.ko.ts';

export const messages: Translation<typeof ko> = {
  title: 'Preview of sent messages',
  lead: 'Shown in development and demo only. In production, messages go out by e-mail and SMS.',
  empty: 'No messages have been sent yet.',
  mail: 'E-mail',
  sms: 'SMS',
  to: 'To {{to}}',
  status: { pending: 'Sending', sent: 'Sent', failed: 'Failed' },
};

import type { Translation } from '../../lib/texts.ts';
import type { documentSaved as ko } from './document-saved.ko.ts';

export const documentSaved: Translation<typeof ko> = {
  at: 'Saved {{at}}',
  saving: 'Saving',
  unreached: 'We could not reach the server. Kept on this device and saved again soon.',
  signedOut: 'Log in to save.',
  conflict: 'Also changed elsewhere: {{count}}',
  choose: 'Choose',
};

import type { Translation } from '../../lib/texts.ts';
import type { wholeSaved as ko } from './whole-saved.ko.ts';

export const wholeSaved: Translation<typeof ko> = {
  at: 'Saved {{at}}',
  saving: 'Saving',
  unreached: 'The server cannot be reached. This is kept on the device and saved again.',
  signedOut: 'Log in to save it.',
  conflict: 'Also changed elsewhere: {{count}}',
  choose: 'Choose',
};

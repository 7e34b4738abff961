import type { Translation } from '../../../lib/texts.ts';
import type { shelf as ko } from './shelf.ko.ts';

export const shelf: Translation<typeof ko> = {
  device: 'Saved on this device',
  nowhere: 'This browser does not let us save. Please export a PDF.',
  saving: 'Saving',
  saved: 'All saved',
  savedAt: 'All saved · {{time}}',
  unreached: 'It will be saved once you are online. Nothing you wrote is lost.',
  signedOut: 'Your session has ended. What you wrote is on this device.',
  refused: 'This could not be saved. Please check whether something is too long.',
  logInAgain: 'Log in again',
  visitor: 'Log in to continue on any device.',
  logIn: 'Log in',
};

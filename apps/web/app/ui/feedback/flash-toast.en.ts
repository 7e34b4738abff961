import type { Translation } from '../../lib/texts.ts';
import type { flashToast as ko } from './flash-toast.ko.ts';

export const flashToast: Translation<typeof ko> = {
  welcome: 'Welcome! You are ready for the starting line.',
  loggedOut: 'You are logged out.',
  accountClosed: 'Your account is closed. We have sent you an e-mail.',
  guardianAsked: 'The message to your guardian is on its way.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  profileSaved: 'Your profile has been saved.',
  passwordChanged: 'Your password has been changed and other devices are logged out.',
  socialLinked: 'A way to log in was added.',
  identityConfirmed: 'Your identity is confirmed.',
  notAccessible: 'You cannot open this page.',
  confirmNeeded: 'Please confirm it is you before you export.',
  exportRefused: 'The file could not be downloaded. Please try again.',
  pointerLogIn: 'Please log in first.',
  pledgeNeeded: 'Please sign the pledge before judging.',
  exclusionAsked: 'Your request was sent. You will see the answer on this page.',
  newsTold: 'Thank you, your news has arrived. We will check it and reply by e-mail.',
  programPlaced: 'You have applied and have a place.',
  programWaiting: 'You are on the waiting list. We will write to you.',
  programCancelled: 'Your application has been cancelled.',
  authenticatorOn: 'Your authenticator is on. The next log-in asks for its code.',
  authenticatorOff: 'Your authenticator is off.',
};

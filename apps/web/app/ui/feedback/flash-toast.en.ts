import type { Translation } from '../../lib/texts.ts';
import type { flashToast as ko } from './flash-toast.ko.ts';

export const flashToast: Translation<typeof ko> = {
  welcome: 'Welcome! You are ready for the starting line.',
  loggedOut: 'You are logged out.',
  accountClosed: 'Your account is closed. We have sent you a mail.',
  guardianAsked: 'The letter to your guardian is on its way.',
  passwordReset: 'Your password is changed. Please log in with the new one.',
  profileSaved: 'Your profile is saved.',
  passwordChanged: 'Your password is changed and other devices are logged out.',
  socialLinked: 'A way to log in was added.',
  identityConfirmed: 'Your identity is confirmed.',
  notAccessible: 'This page is not accessible.',
  confirmNeeded: 'Please confirm who you are again before you export.',
  exportRefused: 'The file could not be downloaded. Please try again.',
  pointerLogIn: 'Login is required, so you are on the login page now.',
  pledgeNeeded: 'Evaluation is possible only after the pledge is written.',
  exclusionAsked: 'Your request was sent. You will see the answer on this page.',
  newsTold: 'Thank you, your news has arrived. We will check it and reply by e-mail.',
  programPlaced: 'You have applied, and have a place.',
  programWaiting: 'You are on the waiting list. We will write to you.',
  programCancelled: 'Your application is cancelled.',
  authenticatorOn: 'Your authenticator is on. The next log-in asks for its code.',
  authenticatorOff: 'Your authenticator is off.',
};

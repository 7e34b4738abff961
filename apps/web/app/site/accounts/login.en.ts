import type { Translation } from '../../lib/texts.ts';
import type { login as ko } from './login.ko.ts';

export const login: Translation<typeof ko> = {
  title: 'Log in',
  description: 'Continue your application and see your lane.',
  words: 'Back to\nthe starting line.',
  id: 'ID (e-mail)',
  password: 'Password',
  stay: 'Stay logged in',
  help: 'Forgot ID or password?',
  submit: 'Log in',
  new: 'New here?',
  newNote: 'It takes a minute, terms included',
  signUp: 'Sign up',
  signedIn: {
    title: 'Logged in',
    heading: 'You are logged in',
    text: 'Close this window and go back to the page you were on. What you wrote is still there, so you can carry on.',
    mypage: 'Open My page here',
  },
  needed: 'Log in to continue to the page you wanted.',
};

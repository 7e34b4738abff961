import type { Translation } from '../../lib/texts.ts';
import type { pointerSignIn as ko } from './pointer-sign-in.ko.ts';

export const pointerSignIn: Translation<typeof ko> = {
  title: 'Evaluator log-in',
  lead: 'Use the ID from your letter of appointment.',
  words: 'Every lane,\njudged fairly.',
  note: '{{season}}, for evaluators',
  noteAny: 'For evaluators',
  userId: 'ID (e-mail)',
  password: 'Password',
  submit: 'Log in',
  period: 'Judging period',
  next: 'What comes next',
  nextStage: 'Sign the pledge to open your teams.',
  nextAny: 'Choose one of your tracks and stages.',
  forgotten: 'I forgot my password',
  contact: 'Contact',
  help: {
    title: 'Forgot password',
    lead: 'We send a code to the e-mail that is your ID, then you choose a new password. You will be logged out everywhere.',
    emailHint: 'The e-mail address your letter of appointment was sent to.',
    submit: 'Set the new password',
    lost: 'If you cannot read that e-mail or have lost your authenticator app, please contact the organisers.',
    back: 'Back to log-in',
  },
  changePassword: {
    title: 'Change password',
    lead: 'Other devices are logged out when you change it.',
    forced:
      'This is your first log-in. Replace the password from your letter with one that only you know to start judging.',
    current: 'Current password',
    submit: 'Change password',
  },
  authenticator: {
    title: 'Authenticator app',
    on: 'On',
    off: 'Off',
    leadOn: 'When you log in, we ask for the code in your app as well as your password.',
    leadOff:
      'With it, logging in also asks for a code from an app on your phone. It is optional for judging.',
    begin: 'Set up an authenticator app',
    password: 'Current password',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    lost: 'If you change or lose your phone and cannot get a code, please contact the organisers.',
    back: 'To my stages',
  },
};

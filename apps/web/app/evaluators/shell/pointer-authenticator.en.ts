import type { Translation } from '../../lib/texts.ts';
import type { pointerAuthenticator as ko } from './pointer-authenticator.ko.ts';

export const pointerAuthenticator: Translation<typeof ko> = {
  title: 'Authenticator app',
  on: 'On',
  off: 'Off',
  leadOn: 'When you log in, we ask for the code in your app as well as your password.',
  leadOff: 'With it, logging in also asks for a code from an app on your phone. It is optional for judging.',
  begin: 'Set up an authenticator app',
  password: 'Current password',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  lost: 'If you change or lose your phone and cannot get a code, please contact the organisers.',
  back: 'To my stages',
};

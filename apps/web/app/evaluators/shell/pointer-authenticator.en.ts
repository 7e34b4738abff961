import type { Translation } from '../../lib/texts.ts';
import type { pointerAuthenticator as ko } from './pointer-authenticator.ko.ts';

export const pointerAuthenticator: Translation<typeof ko> = {
  title: 'Authenticator app',
  on: 'It is on',
  off: 'It is off',
  leadOn: 'Logging in asks for the code that your app shows, beside the password.',
  leadOff:
    'With it, logging in also asks for a code that an app on your phone shows. You can judge without it too.',
  begin: 'Set up an authenticator app',
  password: 'Current password',
  turnOn: 'Turn it on',
  turnOff: 'Turn it off',
  lost: 'If you change or lose your phone and cannot see the code, please ask the organisers.',
  back: 'To my stages',
};

import type { Translation } from '../../lib/texts.ts';
import type { authenticators as ko } from './authenticators.ko.ts';

export const authenticators: Translation<typeof ko> = {
  setup: {
    qr: 'QR code for the authenticator app',
    scan: 'Scan the QR code with your authenticator app.',
    open: 'Open the authenticator app of this device',
    secret: 'If you cannot scan it, type this into the app',
    copy: 'Copy',
    copied: 'Copied',
  },
  code: {
    label: 'Code',
    both: 'The 6 digits in your authenticator app. Without the app, the 12 digits of a recovery code.',
    app: 'The 6 digits the app shows once it is set up',
  },
  step: {
    title: 'Enter your code',
    lead: '{{name}} confirmed who you are. Only the code of your authenticator app is missing.',
    submit: 'Log in',
    other: 'Log in another way',
  },
  mine: {
    title: 'Authenticator app',
    note: 'After your password or a social log-in we also ask for a code of an app on your phone. Nobody gets in with your password alone. With a passkey we do not ask.',
    off: 'Off',
    on: 'On since {{date}}',
    left: '{{count}} recovery codes left',
    few: 'Few recovery codes are left. Please get new ones.',
    turnOn: 'Turn on',
    turnOnNamed: 'Turn the authenticator app on',
    turnOff: 'Turn off',
    turnOffNamed: 'Turn the authenticator app off',
    renew: 'New recovery codes',
    current: 'Current password',
    cancel: 'Cancel',
    go: 'Continue',
    proof: 'To make sure it is you, please enter your current password.',
    proofFresh: 'Your account has no password. You can do this within 10 minutes after logging in.',
    finish: 'Turn the app on',
    others: 'All other devices will be logged out.',
    isOn: 'Your authenticator app is on.',
    isOff: 'Your authenticator app is off.',
    renewed: 'You have new recovery codes.',
    renewText: 'With new codes, all recovery codes from before stop working.',
  },
  codes: {
    title: 'Write your recovery codes down',
    text: 'Enter one in place of a code if you lose your phone. Each works once. They are never shown again.',
    done: 'I wrote them down',
  },
};

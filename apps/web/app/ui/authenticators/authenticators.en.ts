import type { Translation } from '../../lib/texts.ts';
import type { authenticators as ko } from './authenticators.ko.ts';

export const authenticators: Translation<typeof ko> = {
  setup: {
    qr: 'QR code for the authenticator app',
    scan: 'Scan the QR code with your authenticator app.',
    open: 'Open the authenticator app on this device',
    secret: 'If you cannot scan it, type this in the app',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Please select and copy it yourself.',
  },
  code: {
    label: 'Code',
    both: 'The 6 digits in your authenticator app. Without the app, use the 12 digits of a recovery code.',
    app: 'The 6 digits the app shows once it is set up',
  },
  step: {
    title: 'Enter your code',
    lead: '{{name}} confirmed who you are. Now enter the code from your authenticator app.',
    submit: 'Log in',
    other: 'Log in another way',
  },
  lost: {
    link: 'I have neither the app nor a recovery code',
    title: 'Have your authenticator removed',
    steps: { who: 'You', phone: 'Phone', wait: 'Wait' },
    who: {
      heading: 'Neither app\nnor codes?',
      lead: 'You can ask for the authenticator to be removed. It takes time, so that nobody else can do it.',
      social: '{{name}} has confirmed who you are.',
      id: 'ID (e-mail)',
      password: 'Password',
      go: 'Send a code to my phone',
    },
    order: {
      phone:
        'We send a code to the phone number on your account. A new phone is fine if the number is the same.',
      two: 'Two operators review it, one after the other.',
      wait: 'Then we notify you by e-mail and text message, and wait 72 hours. You can stop it at any time.',
      off: 'The authenticator is removed and every device logged out. Log in with your password and set up a new one.',
    },
    phone: {
      heading: 'Is it\nyour phone?',
      lead: 'We sent a code to the mobile phone on the account.',
      code: '6 digits from the text message',
      go: 'Send request',
      again: 'Start again',
    },
    wait: {
      heading: 'We have\nyour request',
      text: 'Once two operators have reviewed it, we notify you by e-mail and text message. They may contact you to confirm it is you.',
      until:
        'Your request was approved. The authenticator will be removed on {{at}}. After that, your password is enough to log in.',
      found:
        'If you find your phone or a recovery code in the meantime, just log in with it. The request then stops by itself.',
      logIn: 'To the log-in page',
    },
  },
  notMe: {
    title: 'Stop the removal of the authenticator',
    asked: {
      heading: 'Was this\nyou?',
      text: 'Someone asked to remove the authenticator from this account. It will be removed on {{at}}. If this was not you, stop it now.',
      go: 'It was not me. Stop it',
    },
    stopped: {
      heading: 'Stopped',
      text: 'The authenticator stays on. Someone knows your password, so please set a new one now.',
    },
    gone: {
      heading: 'Nothing\nto stop',
      text: 'It was already stopped or has ended. If you did not expect this, please set a new password.',
    },
    password: 'Set a new password',
  },
  mine: {
    title: 'Authenticator app',
    note: 'After your password or a social log-in, we also ask for a code from an app on your phone, so nobody gets in with your password alone. With a passkey we do not ask.',
    off: 'Off',
    on: 'On since {{date}}',
    left: '{{count}} recovery codes left',
    few: 'Few recovery codes are left. Please get new ones.',
    turnOn: 'Turn on',
    turnOnNamed: 'Turn on the authenticator app',
    turnOff: 'Turn off',
    turnOffNamed: 'Turn off the authenticator app',
    renew: 'New recovery codes',
    current: 'Current password',
    cancel: 'Cancel',
    go: 'Continue',
    proof: 'To make sure it is you, please enter your current password.',
    proofFresh: 'Your account has no password. You can only do this within 10 minutes of logging in.',
    finish: 'Turn the app on',
    others: 'All other devices will be logged out.',
    isOn: 'Your authenticator app is on.',
    isOff: 'Your authenticator app is off.',
    renewed: 'You have new recovery codes.',
    renewText: 'New codes replace all earlier recovery codes.',
  },
  codes: {
    title: 'Write your recovery codes down',
    text: 'Use one instead of a code if you lose your phone. Each works once. We will not show them again.',
    done: 'I wrote them down',
  },
};

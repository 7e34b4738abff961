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
  lost: {
    link: 'I have neither the app nor a recovery code',
    title: 'Have your authenticator removed',
    steps: { who: 'You', phone: 'Phone', wait: 'Wait' },
    who: {
      heading: 'Neither app\nnor codes?',
      lead: 'You can ask for the authenticator to be removed. It takes time, so that nobody else can do it.',
      social: 'You ask as {{name}} has confirmed you.',
      id: 'ID (e-mail)',
      password: 'Password',
      go: 'Send a code to my phone',
    },
    order: {
      phone:
        'We send a code to the phone number of the account. A new phone is fine if the number is the same.',
      two: 'Two operators look at it, one after the other.',
      wait: 'Then you are told by mail and text message, and it is waited for 72 hours. You can stop it at any time.',
      off: 'The authenticator is removed and every device logged out. Log in with your password and set up a new one.',
    },
    phone: {
      heading: 'Is it\nyour phone?',
      lead: 'We sent a code to the mobile phone of the account.',
      code: '6 digits from the text message',
      go: 'Ask for it',
      again: 'Begin again',
    },
    wait: {
      heading: 'We have\nyour request',
      text: 'Once two operators have looked at it, you are told by mail and text message. They may contact you to make sure it is you.',
      until:
        'It was looked at. The authenticator is removed on {{at}}. From then on your password is enough to log in.',
      found:
        'If you find your phone or a recovery code meanwhile, just log in with it. The request stops by itself.',
      logIn: 'To the log-in page',
    },
  },
  notMe: {
    title: 'Stop the removal of the authenticator',
    opening: 'Opening the link',
    paste: 'The link from the mail or text message',
    pasteHint: 'Please paste the link here: this browser cannot open it by itself.',
    pasteRefused: 'This is not a link to this page. Please paste the link exactly as it is in the message.',
    pasteGo: 'Open',
    asked: {
      heading: 'Was that\nnot you?',
      text: 'Somebody asked for the authenticator of this account to be removed, and it goes on {{at}}. If that was not you, stop it now.',
      go: 'That was not me. Stop it',
    },
    stopped: {
      heading: 'Stopped',
      text: 'The authenticator stays on. Somebody knows your password, so please set a new one now.',
    },
    gone: {
      heading: 'Nothing\nto stop',
      text: 'It was stopped already or is over. If you did not expect this, please set a new password.',
    },
    password: 'Set a new password',
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

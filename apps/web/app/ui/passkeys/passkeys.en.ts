import type { Translation } from '../../lib/texts.ts';
import type { passkeys as ko } from './passkeys.ko.ts';

export const passkeys: Translation<typeof ko> = {
  name: 'a passkey',
  login: 'Log in with a passkey',
  trouble: {
    cancelled: {
      title: 'You came back without using a passkey',
      text: 'If this device has none, scan the QR code with the phone that does, or log in another way.',
    },
    unsupported: {
      title: 'This browser cannot use passkeys',
      text: 'The other ways work as usual.',
    },
    unreached: {
      title: 'The passkey cannot be checked right now',
      text: 'Check your connection and try again, or log in another way.',
    },
    refused: 'The passkey did not let you in',
  },
  mine: {
    backedUp: 'works on other devices, too',
    added: 'Added {{date}}',
    used: 'last log-in {{date}}',
    rename: 'Rename',
    renameNamed: 'Rename {{name}}',
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    ask: 'Remove {{name}}?',
    askText:
      'It will no longer let you in. What is left on the device, remove in the settings of the device.',
    removed: '{{name}} is removed.',
    renamed: 'The name was changed.',
    last: 'Create a password to remove this.',
    none: 'Log in by face, fingerprint or screen lock. Face and fingerprint never leave this device.',
    new: 'New passkey',
    add: 'Add',
    addNamed: 'Add a passkey',
    label: 'Name of the passkey',
    hint: 'So that you know which device it belongs to.',
    proof: {
      password: 'We ask for your password to make sure that it is you.',
      passwordAndCode:
        'We ask for your password and the code of your authenticator to make sure that it is you.',
      freshLogIn: 'Your account has no password: a passkey can be added within 10 minutes of logging in.',
      session: 'Going on, you confirm once more who you are.',
    },
    current: 'Current password',
    go: 'Continue on this device',
    save: 'Save',
    cancel: 'Cancel',
    done: 'The passkey was added.',
    cancelled: 'No passkey was created. Please try again.',
    already: 'This device has a passkey already.',
    unsupported: 'This browser cannot create passkeys.',
    unreached: 'The passkey cannot be added right now. Please try again in a while.',
  },
  offer: {
    title: 'Log in with your face or fingerprint from now on?',
    text: 'With a passkey there is no password to type. Face and fingerprint never leave this device.',
    go: 'Create a passkey',
    no: 'Do not show again here',
  },
  staff: {
    title: 'Passkeys',
    note: 'A passkey stands for both password and code. Password and authenticator stay as they are.',
  },
  device: {
    iphone: 'My iPhone',
    ipad: 'My iPad',
    android: 'My phone',
    mac: 'My Mac',
    windows: 'My computer',
    other: 'My device',
  },
};

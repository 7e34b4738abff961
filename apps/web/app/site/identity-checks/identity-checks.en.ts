import type { Translation } from '../../lib/texts.ts';
import type { identityChecks as ko } from './identity-checks.ko.ts';

export const identityChecks: Translation<typeof ko> = {
  title: 'Identity check',
  note: 'You need this to open a wallet and to submit an application. The confirmed name and birth date are compared with your account but not stored.',
  none: 'Not confirmed yet',
  exempt: 'Not needed under 14: your guardian’s consent is enough',
  done: 'Confirmed on {{date}}',
  go: 'Confirm with {{service}}',
  again: 'Confirm again',
  trouble: {
    unreachable: {
      title: '{{service}} is not responding',
      text: 'Everything else works as usual. Please try again in a while.',
    },
    failed: {
      title: 'Your identity could not be confirmed',
      text: 'The answer may have expired or been used already. Please start again.',
    },
    mismatch: {
      title: 'The identity does not match this account',
      text: 'The confirmed name or birth date differs from your account. Please check your name above and try again.',
    },
    taken: {
      title: 'You already have a wallet',
      text: 'You opened a wallet with another account. Each person can have only one.',
    },
    often: {
      title: 'Too many attempts',
      text: 'Please try again in a while.',
    },
    cancelled: {
      title: 'You came back without confirming',
      text: 'Nothing was stored. You can do it whenever you need to.',
    },
  },
};

import type { Translation } from '../../lib/texts.ts';
import type { identityChecks as ko } from './identity-checks.ko.ts';

export const identityChecks: Translation<typeof ko> = {
  title: 'Identity check',
  note: 'Needed to open a wallet and to submit an application. The name and birth date confirmed there are compared with your account and not stored.',
  none: 'Not confirmed yet',
  exempt: 'Under 14, the consent of your guardian is enough',
  done: 'Confirmed on {{date}}',
  go: 'Confirm with {{service}}',
  again: 'Confirm again',
  trouble: {
    unreachable: {
      title: '{{service}} does not answer right now',
      text: 'Everything else works as usual. Please try again in a while.',
    },
    failed: {
      title: 'Your identity could not be confirmed',
      text: 'The answer may have expired or been used already. Please begin again.',
    },
    mismatch: {
      title: 'That is not the person of this account',
      text: 'The name or birth date confirmed there differs from your account. Please check your name above and try again.',
    },
    taken: {
      title: 'Another account has a wallet already',
      text: 'The same person has opened a wallet with another account. One person has one wallet.',
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

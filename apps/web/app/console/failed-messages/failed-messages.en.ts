import type { Translation } from '../../lib/texts.ts';
import type { failedMessages as ko } from './failed-messages.ko.ts';

export const failedMessages: Translation<typeof ko> = {
  title: 'Failed messages',
  lead: {
    some_one: 'One message did not arrive.',
    some: '{{count}} messages did not arrive. Reasons: {{kinds}}.',
    text: 'Delivered messages are never sent twice. What you send again or dismiss is recorded in the audit log.',
  },
  none: {
    title: 'All messages delivered',
    text: 'Messages that keep failing appear here with the reason.',
  },
  kinds: 'Reasons',
  channel: { mail: 'E-mail', sms: 'Text message' },
  failure: {
    service: 'The service did not respond',
    settings: 'The service rejected our log-in',
    credit: 'The SMS account has run out of credit',
    address: 'No such address or number',
    full: 'The mailbox is full',
    refused: 'The recipient’s server blocked it',
    late: 'It expired first',
    unknown: 'Unknown reason',
  },
  remedy: {
    service: 'Send them all again once the service is back.',
    settings:
      'Have the e-mail or SMS log-in corrected on the server, then send again. Until then it will keep failing.',
    credit: 'Top up the account, then send them all again. Until then it will keep failing.',
    address: 'Sending again will not help. Open the team and ask for the right address by phone.',
    full: 'Send again in a few days, or tell them by phone.',
    refused:
      'It was treated as spam. Tell them by phone. If this happens often, have the sender’s SPF and DKIM checked.',
    late: 'These messages contain a code or link that expires. They are not sent again; send a new one if needed.',
    unknown: 'Send one again; if it fails again, give the code below to your server administrator.',
  },
  since: 'since {{at}}',
  count_one: '{{count}} message',
  count: '{{count}} messages',
  sendAll: 'Send {{count}} again',
  only: 'Show only these',
  all: 'Show all',
  list: 'Failed messages',
  columns: { to: 'To', letter: 'Message', why: 'Reason', when: 'Given up', acts: 'Actions' },
  meant: 'Did they mean {{domain}}?',
  evaluator: 'Evaluator',
  operator: 'Operator',
  english: 'English',
  tries_one: 'tried once',
  tries: 'tried {{count}} times',
  code: 'code {{code}}',
  again: 'Send again',
  aside: 'Dismiss',
  sent: 'Queued again.',
  sentAll_one: '{{count}} message queued again.',
  sentAll: '{{count}} messages queued again.',
  put: 'Dismissed.',
  asideDialog: {
    title: 'Dismiss this message?',
    body: '“{{letter}}” did not reach {{to}}. Dismiss it if they were told another way or nothing more needs doing. It disappears from this list and the overview.',
  },
};

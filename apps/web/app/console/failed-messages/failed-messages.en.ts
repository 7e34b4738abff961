import type { Translation } from '../../lib/texts.ts';
import type { failedMessages as ko } from './failed-messages.ko.ts';

export const failedMessages: Translation<typeof ko> = {
  title: 'Failed messages',
  lead: {
    some_one: 'One message did not arrive.',
    some: '{{count}} messages did not arrive; reasons: {{kinds}}.',
    text: 'What has arrived is never sent twice. What you send again or put away goes into the audit log.',
  },
  none: {
    title: 'Every message has left',
    text: 'A message that fails again and again will appear here, with the reason.',
  },
  kinds: 'Reasons',
  channel: { mail: 'E-mail', sms: 'Text message' },
  failure: {
    service: 'The service did not answer',
    settings: 'The service did not take our log-in',
    address: 'No such address or number',
    full: 'The mailbox is full',
    refused: 'The other side blocked it',
    late: 'Its time ran out first',
    unknown: 'Nobody knows why',
  },
  remedy: {
    service: 'Send all of them again once the service is back.',
    settings:
      'Have the log-in for e-mail or text messages corrected on the server, then send again. Before that it will fail again.',
    address: 'Sending again changes nothing. Open the team and ask for the right address by phone.',
    full: 'Send again in a few days, or tell them by phone.',
    refused:
      'It was taken for unwanted mail. Tell them by phone; if it happens often, have SPF and DKIM of the sender checked.',
    late: 'Such messages hold a code or a link that runs out. They are not sent again; send a new one where it is needed.',
    unknown: 'Send one again; if it fails again, pass the code below to whoever runs the server.',
  },
  since: 'since {{at}}',
  count_one: '{{count}} message',
  count: '{{count}} messages',
  sendAll: 'Send {{count}} again',
  only: 'Show only these',
  all: 'Show all',
  list: 'Failed messages',
  columns: { to: 'To', letter: 'Message', why: 'Reason', when: 'Given up', acts: 'What to do' },
  meant: '{{domain}}, perhaps?',
  evaluator: 'Evaluator',
  operator: 'Operator',
  english: 'English',
  tries_one: 'tried once',
  tries: 'tried {{count}} times',
  code: 'code {{code}}',
  again: 'Send again',
  aside: 'Put away',
  sent: 'It is in the queue again.',
  sentAll_one: '{{count}} message is in the queue again.',
  sentAll: '{{count}} messages are in the queue again.',
  put: 'Put away.',
  asideDialog: {
    title: 'Put this message away?',
    body: '“{{letter}}” did not reach {{to}}. Put it away when they were told otherwise or nothing more is to be done. It leaves this list and the overview.',
  },
};

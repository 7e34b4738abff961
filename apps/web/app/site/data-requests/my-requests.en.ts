import type { Translation } from '../../lib/texts.ts';
import type { myRequests as korean } from './my-requests.ko.ts';

export const myRequests: Translation<typeof korean> = {
  title: 'Make a request',
  lede: 'If you cannot do something here yourself, write to us. By law we answer within 10 days.',
  none: 'You have made no requests yet.',
  kind: 'What would you like us to do?',
  kinds: { see: 'Show me my data', correct: 'Correct it', delete: 'Delete it', stop: 'Stop using it' },
  text: 'What is it about, and what should we do?',
  hint: 'Use your own words. Please do not include a resident registration number.',
  submit: 'Send',
  sent: 'We received your request. Our e-mail says when we will answer.',
  number: 'No. {{number}}',
  asked: 'Sent {{day}}',
  due: 'Answer due {{day}}',
  left: '{{count}} days left',
  left_one: '{{count}} day left',
  today: 'Last day',
  over: '{{count}} days late. We will answer as soon as we can.',
  over_one: '{{count}} day late. We will answer as soon as we can.',
  extended: 'The deadline was extended once. Reason: {{reason}}',
  states: { open: 'Under review', done: 'Answered', refused: 'Refused', ended: 'Ended' },
  answer: 'Answer ({{day}})',
};

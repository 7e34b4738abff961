import type { myRequests as korean } from './my-requests.ko.ts';

export const myRequests: typeof korean = {
  title: 'Ask for something',
  lede: 'What you cannot do here yourself, write to us. The law gives us 10 days to answer.',
  none: 'You have not asked for anything yet.',
  kind: 'What would you like',
  kinds: { see: 'Show me', correct: 'Correct it', delete: 'Delete it', stop: 'Stop using it' },
  text: 'What is it about, and what are we to do',
  hint: 'Use your own words. Please write no resident registration number.',
  submit: 'Send',
  sent: 'Your request has come. A mail says by when we answer.',
  number: 'No. {{number}}',
  asked: 'Asked {{day}}',
  due: 'We answer by {{day}}',
  left: '{{count}} days left',
  today: 'Last day',
  over: '{{count}} days late. We answer at once.',
  extended: 'The answer was put off once. Why: {{reason}}',
  states: { open: 'Being looked at', done: 'Answered', refused: 'Refused', ended: 'Ended' },
  answer: 'Answer ({{day}})',
};

import type { accessReview as korean } from './access-review.ko.ts';

export const accessReview: typeof korean = {
  title: 'Review of access records',
  lede: 'Each month somebody looks at who opened how much personal data, when and why, and signs. A signed result never changes; its hash stands in the audit chain.',
  unsigned: 'Months not signed: ',
  figures: {
    reveals: 'Personal data shown',
    documents: 'Documents and applications',
    exports: 'Exports',
    signals: 'To look at',
  },
  people: 'By operator',
  columns: {
    name: 'Operator',
    reveals: 'Personal data',
    documents: 'Documents',
    exports: 'Exports',
    unusual: 'To look at',
  },
  log: 'See the log',
  signals: 'To look at',
  noSignals:
    'Nothing was opened at night, in great numbers in a short time, or in a track without own teams.',
  kinds: {
    night: 'Opened at night (22:00 to 06:00)',
    burst: 'Twenty or more within ten minutes',
    outside: 'Opened a track without own teams: {{note}}',
    thin: 'Reason too short: “{{note}}”',
  },
  innocent: {
    night: 'It may have been a question on the night of a deadline, or work from another country.',
    burst: 'It may have been a list that was worked through, as in checking eligibility.',
    outside: 'They may have stood in for a colleague, or somebody phoned.',
    thin: 'What they were doing may have been plain. Ask them.',
  },
  otherwise: 'Read otherwise',
  count: '{{count}} records',
  none: {
    title: 'Nobody opened anything this month',
    text: 'It can be signed all the same once it is over.',
  },
  result: 'Result and signature',
  running: 'It can be signed once the month is over.',
  notOwn:
    '{{count}} of the records of this month are yours. Nobody checks what they opened themselves, so another operator who opened nothing signs.',
  ownAlone:
    '{{count}} of the records of this month are yours. Everybody else who may sign has records in it, too, so you may sign; the result will say so.',
  signedOwn: '{{count}} were opened by the signer. There was nobody else to sign.',
  finding: 'What was found',
  findingHint: 'Write what you looked at, whom you asked, and what was decided.',
  sign: 'Sign',
  signed: 'Signed. The hash is in the audit log.',
  signedBy: 'Signed by {{name}}, {{at}}',
  hash: 'SHA-256 of the result',
  entry: 'Bound by entry {{sequence}} of the audit log.',
};

import type { accessReview as korean } from './access-review.ko.ts';

export const accessReview: typeof korean = {
  title: 'Access review',
  lede: 'Each month someone reviews who viewed how much personal data, when and why, and signs. A signed review cannot be changed; its hash is in the audit log.',
  unsigned: 'Unsigned months: ',
  figures: {
    reveals: 'Personal data shown',
    documents: 'Documents and applications',
    exports: 'Exports',
    signals: 'To review',
  },
  people: 'By operator',
  columns: {
    name: 'Operator',
    reveals: 'Personal data',
    documents: 'Documents',
    exports: 'Exports',
    unusual: 'To review',
  },
  log: 'See the log',
  signals: 'To review',
  noSignals: 'Nothing was viewed at night, in bulk, or in a track where the operator has no teams.',
  kinds: {
    night: 'Viewed at night (22:00 to 06:00)',
    burst: 'Twenty or more within ten minutes',
    outside: 'Viewed a track where they have no teams: {{note}}',
    thin: 'Reason too short: “{{note}}”',
  },
  innocent: {
    night: 'Perhaps a question on deadline night, or work from another country.',
    burst: 'Perhaps working through a list, such as an eligibility check.',
    outside: 'Perhaps standing in for a colleague, or answering a call.',
    thin: 'Perhaps it was obvious what they were doing. Ask them.',
  },
  otherwise: 'Other explanation',
  count: '{{count}} records',
  none: {
    title: 'Nobody viewed anything this month',
    text: 'It still needs signing once the month is over.',
  },
  result: 'Result and signature',
  running: 'It can be signed once the month is over.',
  notOwn:
    '{{count}} of this month’s records are yours. Nobody reviews their own viewing, so an operator with no records has to sign.',
  ownAlone:
    '{{count}} of this month’s records are yours. Everyone else who may sign has records too, so you can sign; the review will say so.',
  signedOwn: '{{count}} records are the signer’s own. There was nobody else to sign.',
  finding: 'Findings',
  findingHint: 'Write what you checked, who you asked, and what was decided.',
  sign: 'Sign',
  signed: 'Signed. The hash is in the audit log.',
  signedBy: 'Signed by {{name}}, {{at}}',
  hash: 'SHA-256 of the review',
  entry: 'Recorded in entry {{sequence}} of the audit log.',
};

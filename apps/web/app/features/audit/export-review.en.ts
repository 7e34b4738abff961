import type { Translation } from '../../lib/texts.ts';
import type { exportReview as ko } from './export-review.ko.ts';

export const exportReview: Translation<typeof ko> = {
  title: 'Export review',
  month: 'Choose a month',
  before: 'Month before',
  after: 'Month after',
  exports: 'Exports',
  count: '{{count}}',
  teams: '{{count}} teams',
  teams_one: '{{count}} team',
  season: '{{year}} season',
  unfinished: 'Not finished',
  columns: { at: 'When', who: 'Who', what: 'What', size: 'Size', why: 'Reason and filter' },
  noExports: {
    title: 'Nothing was exported in this month',
    text: 'Exports are listed here with their reasons.',
  },
  disclosures: 'Personal data shown',
  noDisclosures: 'Nobody opened personal data in this month.',
  people: '{{count}} people',
  people_one: '{{count}} person',
  documents: '{{count}} documents',
  documents_one: '{{count}} document',
  review: 'Review of this month',
  notReviewed: 'Not reviewed yet',
  reviewedBy: '{{name}}, {{at}}',
  note: 'What was checked',
  noteHint: 'Say what you looked at. It goes into the audit log.',
  submit: 'Record the review',
  again: 'Record another review',
  reviewed: 'The review was recorded.',
};

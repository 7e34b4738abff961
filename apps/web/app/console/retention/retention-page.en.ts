import type { retentionPage as korean } from './retention-page.ko.ts';

export const retentionPage: typeof korean = {
  title: 'Retention',
  lede: 'This table drives the hourly deletion and appears in the privacy policy.',
  policy: 'See it in the policy',
  last: 'Last deletion run',
  never: 'Nothing has been deleted yet.',
  left: '{{count}} overdue. If they are still here in an hour, tell your server administrator.',
  list: 'What is kept, and what is due',
  begins: 'Not running yet: starts {{event}}.',
  along: 'With the account',
  columns: {
    what: 'What',
    ground: 'Legal basis',
    period: 'Kept for',
    now: 'Now',
    month: 'Within 30 days',
    swept: 'Last destroyed',
  },
};

import type { retentionPage as korean } from './retention-page.ko.ts';

export const retentionPage: typeof korean = {
  title: 'Retention',
  lede: 'This one table drives the sweeps and stands in the privacy policy. Data is swept every hour.',
  policy: 'See it in the policy',
  last: 'Last sweep',
  never: 'Nothing has been swept yet.',
  left: 'Left though due: {{count}}. If they are still there in an hour, tell whoever runs the service.',
  list: 'What is kept, and what is due',
  begins: 'What has no day yet: it begins {{event}}.',
  along: 'With the account',
  columns: {
    what: 'What',
    ground: 'Ground',
    period: 'Kept',
    now: 'Now',
    month: 'Within 30 days',
    swept: 'Last destroyed',
  },
};

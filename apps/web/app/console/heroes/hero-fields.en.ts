import type { Translation } from '../../lib/texts.ts';
import type { heroFields as ko } from './hero-fields.ko.ts';

export const heroFields: Translation<typeof ko> = {
  region: 'Region',
  regionHint: 'The map shows the story in the region of this province.',
  choose: 'Choose a province or city',
  since: 'Since',
  sinceHint: '1900 or later',
  founder: 'Founder',
  founderHint: 'Without an English name, the Korean one is shown.',
  company: 'Company',
  companyHint: 'Without an English name, the Korean one is shown.',
  quote: 'In their words',
  quoteHint: 'Without quotation marks. Shown large above the story.',
};

import type { Translation } from '../../lib/texts.ts';
import type { footer as ko } from './footer.ko.ts';

export const footer: Translation<typeof ko> = {
  menu: 'Footer menu',
  logo: '{{brand}}, home page',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  evaluators: 'Evaluator log-in',
  contact: 'Contact',
  business: 'Business registration {{number}}',
  phone: 'Enquiries {{phone}} ({{hours}})',
};

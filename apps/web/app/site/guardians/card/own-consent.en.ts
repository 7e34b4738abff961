import type { Translation } from '../../../lib/texts.ts';
import type { ownConsent as ko } from './own-consent.ko.ts';

export const ownConsent: Translation<typeof ko> = {
  title: 'You are 14 now, and can decide for yourself',
  text: 'Until now you took part with the consent of your guardian, {{name}}. Once you give your own consent, their link no longer shows anything.',
  terms: 'You can read what you are consenting to under “Consents” below.',
  go: 'Consent for myself',
};

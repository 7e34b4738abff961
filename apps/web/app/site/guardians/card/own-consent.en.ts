import type { Translation } from '../../../lib/texts.ts';
import type { ownConsent as ko } from './own-consent.ko.ts';

export const ownConsent: Translation<typeof ko> = {
  title: 'You are 14 now, and can decide for yourself',
  text: 'Until now you took part with the consent of your guardian, {{name}}. Once you consent yourself, their link shows nothing more.',
  terms: 'What you consent to can be read again under “Consents” below.',
  go: 'Consent for myself',
};

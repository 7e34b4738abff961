import type { Translation } from '../../../lib/texts.ts';
import type { companySlides as korean } from './company-slides.ko.ts';

export const companySlides: Translation<typeof korean> = {
  name: 'Summary slides',
  row: 'Slides: use the left and right arrows',
  at: 'Slide {{at}} of {{count}}',
  back: 'Previous slide',
  next: 'Next slide',
};

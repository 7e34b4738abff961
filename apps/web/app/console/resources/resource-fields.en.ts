import type { Translation } from '../../lib/texts.ts';
import type { resourceFields as ko } from './resource-fields.ko.ts';

export const resourceFields: Translation<typeof ko> = {
  author: 'Author',
  authorHint: 'For example: Chulbal+ Research',
  year: 'Year',
  yearHint: '1990 or later',
};

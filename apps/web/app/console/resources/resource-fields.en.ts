import type { Translation } from '../../lib/texts.ts';
import type { resourceFields as ko } from './resource-fields.ko.ts';

export const resourceFields: Translation<typeof ko> = {
  author: 'Author',
  authorHint: 'Such as Chulbal+ Research',
  year: 'Year',
  yearHint: 'From 1990 on',
};

import type { Translation } from '../../../lib/texts.ts';
import type { documents as ko } from './documents.ko.ts';

export const documents: Translation<typeof ko> = {
  label: '{{name}}',
  close: 'Close document',
  save: 'Download',
  loading: 'Loading the document',
  failed: {
    title: 'The document could not be opened',
    text: 'Check your connection and try again, or download it.',
  },
  page: 'Page {{page}} of {{pages}}',
  picture: '{{name}}, a submitted picture',
  pages: '{{pages}} pages',
  pages_one: '{{pages}} page',
  broken: 'This page cannot be displayed.',
  more: 'Only the first {{pages}} pages are shown. Download the document for the rest.',
};

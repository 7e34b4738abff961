import type { Translation } from '../../lib/texts.ts';
import type { resources as ko } from './resources.ko.ts';

export const resources: Translation<typeof ko> = {
  title: 'Resources',
  support: 'Support',
  description: 'White papers, research and guides to download.',
  lede: 'What earlier teams left on record, and what we have learnt from it. Take what you need.',
  list: 'Resources',
  pinned: 'Recommended',
  year: '{{year}}',
  files: '{{count}} files · {{size}}',
  files_one: '{{count}} file · {{size}}',
  noFiles: 'Read online',
};

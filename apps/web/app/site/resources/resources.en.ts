import type { Translation } from '../../lib/texts.ts';
import type { resources as ko } from './resources.ko.ts';

export const resources: Translation<typeof ko> = {
  title: 'Resources',
  support: 'Start-up support',
  description: 'White papers, research and guides to download.',
  lede: 'Records of earlier teams, and what we learnt from them. Take what you need.',
  list: 'Resources',
  pinned: 'Recommended',
  year: '{{year}}',
  files: '{{count}} files · {{size}}',
  files_one: '{{count}} file · {{size}}',
  noFiles: 'Read online',
};

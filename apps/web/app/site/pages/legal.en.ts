import type { Translation } from '../../lib/texts.ts';
import type { legal as ko } from './legal.ko.ts';

export const legal: Translation<typeof ko> = {
  description: '{{title}}, in full.',
  version: 'Version {{version}}',
  effective: 'In force from {{date}}',
  summary: 'At a glance',
  purpose: 'Purpose',
  items: 'Data',
  period: 'Kept for',
  refusal: 'If you refuse',
  full: 'Full text',
  contents: 'Contents',
  versions_one: '{{count}} other version',
  versions: '{{count}} other versions',
  coming: 'This version takes effect on {{date}}.',
  earlier: 'This is an earlier version, in force from {{date}}.',
  toCurrent: 'Read the current version',
  state: { coming: 'Upcoming', inForce: 'In force', earlier: 'Earlier' },
  koreanOnly: 'This page is not available in English yet.',
  retention: 'What we keep and for how long',
  what: 'Data',
  kept: 'Kept for',
};

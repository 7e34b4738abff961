import type { Translation } from '../../lib/texts.ts';
import type { planEditor as ko } from './plan-editor.ko.ts';

export const planEditor: Translation<typeof ko> = {
  ko: 'Korean',
  en: 'English',
  range: 'Enter a number from {{min}} to {{max}}.',
  findings: {
    title: 'Problems',
    none: 'Ready to publish.',
    count: 'Fix {{count}} problems to publish.',
    count_one: 'Fix {{count}} problem to publish.',
    blocks: 'Blocks publishing',
    warns: 'Please check',
  },
  publish: {
    aside: 'Publishing and figures',
    first: 'Publish',
    again: 'Publish the changes',
    nothing: 'No unpublished changes.',
    done: 'Version {{version}} is published.',
    visitor: 'View as a visitor',
    versions: 'Published versions',
    version: 'Version {{version}}',
    by: '{{at}} {{name}}',
  },
};

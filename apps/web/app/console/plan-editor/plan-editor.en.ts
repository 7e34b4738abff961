import type { planEditor as ko } from './plan-editor.ko.ts';

export const planEditor: typeof ko = {
  ko: 'Korean',
  en: 'English',
  leave: 'Something is not saved. Leave all the same?',
  range: 'Type a number from {{min}} to {{max}}.',
  findings: {
    title: 'What does not fit',
    none: 'Nothing keeps it from being published.',
    count: 'It can be published once {{count}} places are mended.',
    blocks: 'Keeps it from being published',
    warns: 'Please look once more',
  },
  publish: {
    aside: 'Publishing and figures',
    first: 'Publish',
    again: 'Publish the changes',
    nothing: 'Nothing differs from what is published.',
    done: 'Version {{version}} is published.',
    visitor: 'See it as a visitor',
    versions: 'Published versions',
    version: 'Version {{version}}',
    by: '{{at}} {{name}}',
  },
  conflict: {
    title: 'It was changed elsewhere too',
    text: 'The same part was changed in two places. Please choose which one stays.',
    mine: 'This screen',
    theirs: 'Elsewhere',
    empty: 'Empty',
    save: 'Save what is chosen',
  },
};

import type { Translation } from '../../lib/texts.ts';
import type { orderedRows as ko } from './ordered-rows.ko.ts';

export const orderedRows: Translation<typeof ko> = {
  up: 'Move “{{name}}” up',
  down: 'Move “{{name}}” down',
  moved: 'Moved to position {{place}}.',
};

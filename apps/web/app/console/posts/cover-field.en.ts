import type { Translation } from '../../lib/texts.ts';
import type { coverField as ko } from './cover-field.ko.ts';

export const coverField: Translation<typeof ko> = {
  label: 'Cover picture',
  hint: 'PNG, JPG or WebP, used in lists and link previews. If empty, a drawing of lanes is used.',
  altKo: 'Picture description (Korean)',
  altEn: 'Picture description (English)',
  altHint: 'One sentence for people who cannot see it.',
  altOther: 'The picture has changed. Check that this still describes it.',
};

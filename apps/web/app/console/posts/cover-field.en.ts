import type { Translation } from '../../lib/texts.ts';
import type { coverField as ko } from './cover-field.ko.ts';

export const coverField: Translation<typeof ko> = {
  label: 'Cover picture',
  hint: 'PNG, JPG or WebP, used in lists and link previews. Without one, lanes are drawn instead.',
  altKo: 'What it shows (Korean)',
  altEn: 'What it shows (English)',
  altHint: 'One sentence for those who cannot see it.',
  altOther: 'The picture is another one now. Check that this still says what it shows.',
};

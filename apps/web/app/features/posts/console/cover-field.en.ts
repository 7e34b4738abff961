import type { Translation } from '../../../lib/texts.ts';
import type { coverField as ko } from './cover-field.ko.ts';

export const coverField: Translation<typeof ko> = {
  label: 'Cover picture',
  hint: 'PNG, JPG or WebP, used in lists and link previews. Without one, lanes are drawn instead.',
  choose: 'Choose a picture',
  change: 'Choose another',
  remove: 'Remove the picture',
  uploading: 'Uploading',
  failed: 'The picture could not be uploaded.',
  altKo: 'What it shows (Korean)',
  altEn: 'What it shows (English)',
  altHint: 'One sentence for those who cannot see it.',
};

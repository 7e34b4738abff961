import type { Translation } from '../../lib/texts.ts';
import type { contentFileField as ko } from './content-file-field.ko.ts';

export const contentFileField: Translation<typeof ko> = {
  picture: 'Choose a picture',
  file: 'Choose a file',
  change: 'Change',
  remove: 'Remove',
  uploading: 'Uploading',
  failed: 'The file could not be uploaded. Please try again.',
};

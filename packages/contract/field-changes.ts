import { z } from 'zod';
import { maxLength } from './applications/fields.ts';

/** Changes of a draft: path → new text. Unknown paths and over-long texts are refused. */
export const fieldChanges = z
  .record(z.string().max(60), z.string().max(1000, 'tooLong'))
  .superRefine((changes, context) => {
    if (Object.keys(changes).length > 200) context.addIssue({ code: 'custom', message: 'invalid' });
    for (const [path, text] of Object.entries(changes)) {
      const max = maxLength(path);
      if (max === null) context.addIssue({ code: 'custom', path: [path], message: 'invalid' });
      else if ([...text].length > max) context.addIssue({ code: 'custom', path: [path], message: 'tooLong' });
    }
  });

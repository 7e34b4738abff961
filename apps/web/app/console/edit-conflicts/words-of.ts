import { richTextWords } from '../../lib/rich-text-words.ts';

/** What tells a part from others of its kind, and nobody reads. */
const unread = new Set(['id', 'kind', 'serverFileName']);

/** Everything that is to be read in something written, line by line; a picture by its size. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.includes('</') ? richTextWords(value) : value;
  if (typeof value !== 'object' || value === null) return '';
  if ('width' in value && 'height' in value) return `${value.width} × ${value.height} px`;
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
    .map(([, part]) => wordsOf(part))
    .filter((words) => words !== '')
    .join('\n');
}

import type { Language } from '@chulbal/contract/language';
import { postKindNames } from '@chulbal/contract/posts/operators.rules';
import type { Board } from '@chulbal/contract/posts/values';
import { momentText } from '../../lib/korean-time.ts';

type Words = { yes: string; no: string };

/** What stands at a path of a post (`textsOf`), as a reader compares it with another: never as it is stored. */
export function conflictText(
  { path, text }: { path: string; text: string },
  { board, language, words }: { board: Board; language: Language; words: Words },
): string {
  if (/^(title|body)/.test(path))
    return text
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .slice(0, 400);
  if (path === 'kind') {
    const kinds: Record<string, Record<Language, string>> = postKindNames[board];
    return kinds[text]?.[language] ?? text;
  }
  return valueText(JSON.parse(text), language, words);
}

function valueText(value: unknown, language: Language, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, language, words)).join('\n');
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'];
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return momentText(value, language);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  // A file by its name, a picture by what it shows.
  const { name, altKo, serverFileName } = value as Record<string, string>;
  return name || altKo || serverFileName || '';
}

import type { Language } from '@chulbal/contract/language';

/** A text in the reader's language, in the other one where it is missing, null where there is none at all. */
export function nameOf(text: { ko: string; en: string }, language: Language): string | null {
  return text[language].trim() || text.ko.trim() || text.en.trim() || null;
}

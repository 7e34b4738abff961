import { koreanDay } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { fullDayText } from '@chulbal/contract/time-texts';

/** A day as a form shows it: `2004-11-02` → `2004.11.02`. What is no whole day yet stays as it was typed. */
export function typedDate(stored: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(stored) ? stored.replaceAll('-', '.') : stored;
}

/** A day as it is stored: `2004.11.02` → `2004-11-02`. What is no whole day yet is kept as it was typed. */
export function storedDate(typed: string): string {
  return /^\d{4}\.\d{2}\.\d{2}$/.test(typed) ? typed.replaceAll('.', '-') : typed;
}

/** A stored day for readers: 2004.11.02, in English 2 Nov 2004. What no calendar has stays as it was typed. */
export function dateWords(stored: string, language: Language): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(stored) && !Number.isNaN(Date.parse(stored));
  return isDay && koreanDay(stored) === stored ? fullDayText(stored, language) : typedDate(stored);
}

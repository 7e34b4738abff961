import type { Language } from '@chulbal/contract/language';

type Holiday = { date: string; name: Record<Language, string> };

/** Names of holidays by day; two may fall on one, such as 추석 and 개천절. */
export function holidayNames(holidays: readonly Holiday[], language: Language): Map<string, string> {
  const names = new Map<string, string>();
  for (const { date, name } of holidays) {
    const other = names.get(date);
    names.set(date, other ? `${other}, ${name[language]}` : name[language]);
  }
  return names;
}

import type { Bilingual, Language } from '@chulbal/contract/language';

/** A field that evaluators know, as the newest season offers it. */
export type Expertise = { code: string; label: Bilingual };

/** What fields are called; one that no season offers any more by its code. */
export function expertiseNames(
  codes: readonly string[],
  offered: readonly Expertise[],
  language: Language,
): string[] {
  return codes.map((code) => offered.find((one) => one.code === code)?.label[language] ?? code);
}

import type { Language } from '@chulbal/contract/language';
import type { Say, Texts } from './texts.ts';
import { createWords } from './words.ts';

const files = import.meta.glob<Record<string, Texts>>(['../**/*.ko.ts', '../**/*.en.ts'], { eager: true });

function textsIn(language: Language): Record<string, Texts> {
  const ofLanguage = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.ts`));
  return Object.assign({}, ...ofLanguage.map(([, module]) => ({ ...module })));
}

/** Every word of both languages; for the server, which answers in either. */
export const allTexts = createWords({ ko: textsIn('ko'), en: textsIn('en') });

/** The words of a namespace for loaders and actions: `textsOf<typeof applyTeam>(language, 'applyTeam')`. */
export function textsOf<T extends Texts>(language: Language, namespace: string): Say<T> {
  return allTexts.say<T>(language, namespace);
}

import type { Language } from '@chulbal/contract/language';
import { createContext, use } from 'react';
import { preloadModule } from 'react-dom';
import type { Say, Texts } from './texts.ts';
import type { Words } from './words.ts';

/** Where words come from. `load` fetches a namespace that this page has not needed yet, `loadGroup` a feature's. */
export type TextSource = {
  words: Words;
  load: (language: Language, namespace: string) => Promise<void>;
  loadGroup: (language: Language, group: string) => Promise<void>;
};

export const TextSourceContext = createContext<TextSource | null>(null);
export const LanguageContext = createContext<Language>('ko');

/** The reader's language. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** What is waited for when nothing has to be; React reads the status and goes on at once. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

const waits = new WeakMap<Words, Map<string, Promise<void>>>();

/**
 * One promise for a namespace's words, for good: a component whose render is tried again when they have come must
 * use the same one again, or React loses count of its hooks.
 */
function wordsOf({ words, load }: TextSource, language: Language, namespace: string): Promise<void> {
  const known = waits.get(words) ?? new Map<string, Promise<void>>();
  waits.set(words, known);
  const key = `${language} ${namespace}`;
  const waited = known.get(key);
  if (waited) return waited;
  const coming = words.has(language, namespace) ? there : load(language, namespace);
  known.set(key, coming);
  coming.catch(() => known.delete(key));
  return coming;
}

/**
 * The words of a screen in the reader's language:
 * `const t = useTexts<typeof import('./apply-team.ko.ts').applyTeam>('applyTeam')`. The namespace is the name
 * of the file in camel case. Suspends while words of another feature are on their way.
 */
export function useTexts<T extends Texts>(namespace: string): Say<T> {
  const source = use(TextSourceContext);
  const language = use(LanguageContext);
  if (!source) throw new Error('useTexts needs a TextSourceContext around it');
  use(wordsOf(source, language, namespace));
  return source.words.say<T>(language, namespace);
}

/** Addresses of the text files by name (`texts-home-ko`); only the server has them. */
export const TextAddressesContext = createContext<Readonly<Record<string, string>>>({});

/** The text files of a page: what `loadTexts` takes them from, and their addresses, to be fetched along with the scripts. */
export function usePageTexts(
  groups: readonly string[],
  language: Language,
): { announced: string; addresses: string[] } {
  const known = use(TextAddressesContext);
  const files = groups.map((group) => ({ group, address: known[`texts-${group}-${language}`] }));
  return {
    announced: files.map(({ group, address }) => (address ? `${group}=${address}` : group)).join(' '),
    addresses: files.flatMap(({ address }) => address ?? []),
  };
}

/** Announces text files that a page needs beside those of its routes. */
export function usePreloadedTexts(groups: readonly string[], language: Language): void {
  const { addresses } = usePageTexts(groups, language);
  for (const address of addresses) preloadModule(address, { as: 'script' });
}

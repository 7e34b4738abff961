import { groupFiles, groupOf } from 'virtual:texts';
import type { Language } from '@chulbal/contract/language';
import type { TextSource } from './use-texts.ts';
import { createWords, type Words } from './words.ts';

/** The words in the browser: those of the given groups are there when it answers, others come when needed. */
export async function loadTexts(language: Language, groups: readonly string[]): Promise<TextSource> {
  const words = createWords();
  await loadGroups(words, language, groups);
  const loading = new Map<string, Promise<void>>();
  const load = (wanted: Language, group: string | undefined): Promise<void> => {
    const key = `${wanted} ${group}`;
    const underWay = loading.get(key) ?? loadGroups(words, wanted, group === undefined ? [] : [group]);
    loading.set(key, underWay);
    return underWay;
  };
  return { words, load: (wanted, namespace) => load(wanted, groupOf[namespace]), loadGroup: load };
}

async function loadGroups(words: Words, language: Language, groups: readonly string[]): Promise<void> {
  await Promise.all(
    groups.map(async (group) => {
      const texts = (await groupFiles[`${group}.${language}`]?.()) ?? {};
      for (const [namespace, own] of Object.entries(texts)) words.add(language, namespace, own);
    }),
  );
}

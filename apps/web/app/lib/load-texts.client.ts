import type { Language } from '@chulbal/contract/language';
import type { Texts } from './texts.ts';
import type { TextSource } from './use-texts.ts';
import { createWords } from './words.ts';

type TextFile = Record<string, Texts>;

/** Where all texts lie. The first page brings the addresses of its own, and does without. */
const index = () => import('virtual:texts');

/**
 * The words in the browser. Those that the page announces (`base=/assets/texts-base-ko.js home`, a group without an
 * address where nothing was built) are there when it answers, others come when needed.
 */
export async function loadTexts(language: Language, announced: string): Promise<TextSource> {
  const words = createWords();
  const loading = new Map<string, Promise<void>>();

  async function fetchGroup(wanted: Language, group: string, address?: string): Promise<void> {
    const file: TextFile | undefined = address
      ? await import(/* @vite-ignore */ address)
      : await (await index()).groupFiles[`${group}.${wanted}`]?.();
    for (const [namespace, own] of Object.entries(file ?? {})) words.add(wanted, namespace, own);
  }

  function loadGroup(wanted: Language, group: string, address?: string): Promise<void> {
    const key = `${wanted} ${group}`;
    const underWay = loading.get(key) ?? fetchGroup(wanted, group, address);
    loading.set(key, underWay);
    underWay.catch(() => loading.delete(key));
    return underWay;
  }

  await Promise.all(
    announced.split(' ').map((one) => {
      const [group = '', address] = one.split('=');
      return loadGroup(language, group, address);
    }),
  );
  return {
    words,
    load: async (wanted, namespace) => {
      const group = (await index()).groupOf[namespace];
      if (group !== undefined) await loadGroup(wanted, group);
    },
    loadGroup: (wanted, group) => loadGroup(wanted, group),
  };
}

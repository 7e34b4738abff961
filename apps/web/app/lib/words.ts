import type { Language } from '@chulbal/contract/language';
import { withParticle } from './particles.ts';
import type { Say, Texts } from './texts.ts';

/** Words of both languages by namespace, as far as they have come. */
export type Words = {
  has(language: Language, namespace: string): boolean;
  add(language: Language, namespace: string, texts: Texts): void;
  /** The words of a namespace; the same function for the same namespace, always. */
  say<T extends Texts>(language: Language, namespace: string): Say<T>;
};

type Values = Readonly<Record<string, string | number>>;

/**
 * Keeps words and says them: `{{name}}` is a value, `{{name, 을/를}}` a value with the particle that fits it. Where
 * `count` is 1, a key that ends in `_one` is said instead, which only English has. A key without words is said itself.
 */
export function createWords(given: Partial<Record<Language, Readonly<Record<string, Texts>>>> = {}): Words {
  const kept = new Map<string, Map<string, string>>();
  const sayers = new Map<string, unknown>();
  const at = (language: Language, namespace: string) => `${language} ${namespace}`;
  const words: Words = {
    has: (language, namespace) => kept.has(at(language, namespace)),
    add: (language, namespace, texts) => void kept.set(at(language, namespace), byKey(texts)),
    say<T extends Texts>(language: Language, namespace: string) {
      const place = at(language, namespace);
      const known = sayers.get(place);
      if (known) return known as Say<T>;
      const say = (key: string, values: Values = {}) => {
        const texts = kept.get(place);
        const text = (String(values.count) === '1' && texts?.get(`${key}_one`)) || texts?.get(key);
        return text === undefined ? key : filled(text, values);
      };
      sayers.set(place, say);
      return say as Say<T>;
    },
  };
  for (const [language, namespaces] of Object.entries(given)) {
    for (const [namespace, texts] of Object.entries(namespaces)) {
      words.add(language as Language, namespace, texts);
    }
  }
  return words;
}

/** Every text under its whole key, `group.name`. */
function byKey(texts: Texts, before = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') found.set(before + key, text);
    else byKey(text, `${before}${key}.`, found);
  }
  return found;
}

function filled(text: string, values: Values): string {
  if (!text.includes('{{')) return text;
  return text.replace(
    /\{\{\s*([^},\s]+)\s*(?:,\s*([^}]+?)\s*)?\}\}/g,
    (_, name: string, particle?: string) => {
      const value = String(values[name] ?? '');
      return particle ? withParticle(value, particle) : value;
    },
  );
}

import type { Texts } from './edited.ts';

/** Something written, or a part of it, as texts by field: each its JSON. */
export function textsOf(parts: object): Texts {
  return Object.fromEntries(Object.entries(parts).map(([field, value]) => [field, JSON.stringify(value)]));
}

/** What `textsOf` made texts of. */
export function partsOf(texts: Texts): object {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, JSON.parse(text)]));
}

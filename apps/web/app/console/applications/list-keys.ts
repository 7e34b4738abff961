/** What a pressed key asks of the table's screen. */
export type ListIntent = 'next' | 'previous' | 'tick' | 'tickRange' | 'search' | 'help' | 'close';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { shiftKey?: boolean };

/** Where the focus is: in a text, where letters are letters; in the table; elsewhere on the page. */
export type KeyPlace = 'text' | 'table' | 'page';

/**
 * What a key means. Single letters can be switched off (WCAG 2.1.4); arrows move in the table only, for
 * elsewhere they scroll.
 */
export function listIntentOf(press: Press, place: KeyPlace, letters: boolean): ListIntent | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (place === 'text') return null;
  if (press.key === 'Escape') return 'close';
  if (place === 'table' && press.key === 'ArrowDown') return 'next';
  if (place === 'table' && press.key === 'ArrowUp') return 'previous';
  if (!letters) return null;
  const intent = byLetter[press.key.toLowerCase()] ?? null;
  return intent === 'tick' && press.shiftKey ? 'tickRange' : intent;
}

/** The Hangul letters lie on the same keys: nobody has to switch the keyboard first. */
const byLetter: Record<string, ListIntent> = {
  j: 'next',
  ㅓ: 'next',
  k: 'previous',
  ㅏ: 'previous',
  x: 'tick',
  ㅌ: 'tick',
  f: 'search',
  ㄹ: 'search',
  '?': 'help',
};

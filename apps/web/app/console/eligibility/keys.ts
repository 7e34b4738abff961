import type { EligibilityDecision } from '@chulbal/contract/eligibility';
import { useEffect, useEffectEvent } from 'react';
import { usesLetters } from '../../lib/letter-keys.ts';

export type Intent = 'next' | 'previous' | 'close' | 'help' | EligibilityDecision;

/** The Hangul letters lie on the same keys: nobody has to switch the keyboard first. */
const keys: Record<string, Intent> = {
  j: 'next',
  ㅓ: 'next',
  k: 'previous',
  ㅏ: 'previous',
  '1': 'eligible',
  '2': 'ineligible',
  '3': 'moreTime',
  '?': 'help',
};

/** What a pressed key asks of the page; null for everything else, and where somebody types. */
export function intentOf(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { typing, letters }: { typing: boolean; letters: boolean },
): Intent | null {
  if (ctrlKey || metaKey || altKey || typing) return null;
  if (key === 'Escape') return 'close';
  return letters ? (keys[key.toLowerCase()] ?? null) : null;
}

/** Calls `act` for keys of the page; what it takes, by giving true, nobody else gets. */
export function useKeys(act: (intent: Intent) => boolean): void {
  const pressed = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      const { target } = event;
      const typing =
        target instanceof Element &&
        target.matches('input:not([type=radio]), textarea, select, [contenteditable]');
      const intent = intentOf(event, { typing, letters: usesLetters() });
      if (intent && pressed(intent)) event.preventDefault();
    };
    // before the bar's own: on this page the question mark shows these keys
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}

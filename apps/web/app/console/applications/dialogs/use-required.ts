import { useState } from 'react';
import { useTexts } from '../../../lib/use-texts.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import type { teamList as texts } from '../team-list.ko.ts';

/**
 * Texts that a dialog cannot do without: `complete({ reason })` looks before sending, and goes to the first
 * that is empty; `missing(reason)` is what stands beside the field from then on.
 */
export function useRequired() {
  const t = useTexts<typeof texts>('teamList');
  const [looked, setLooked] = useState(false);
  return {
    missing: (text: string) => (looked && !text.trim() ? t('required') : undefined),
    complete(given: Record<string, string>): boolean {
      const empty = Object.keys(given).find((name) => !given[name]?.trim());
      setLooked(empty !== undefined);
      if (empty !== undefined) focusField(empty);
      return empty === undefined;
    },
  };
}

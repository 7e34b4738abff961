import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Texts } from '../lib/texts.ts';
import { TextSourceContext } from '../lib/use-texts.ts';
import { createWords } from '../lib/words.ts';
import { ui } from './ui.ko.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/**
 * Puts components on a page with the Korean words of `ui` and what `words` brings by namespace; the result takes
 * them off again. For tests.
 */
export async function renderForTest(
  children: ReactNode,
  words: Record<string, Texts> = {},
): Promise<() => Promise<void>> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const source = {
    words: createWords({ ko: { ui, ...words } }),
    load: async () => {},
    loadGroup: async () => {},
  };
  await act(async () => root.render(<TextSourceContext value={source}>{children}</TextSourceContext>));
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}

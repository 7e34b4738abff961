import type { Language } from '@chulbal/contract/language';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Texts } from '../lib/texts.ts';
import { LanguageContext, TextSourceContext } from '../lib/use-texts.ts';
import { createWords } from '../lib/words.ts';
import { ui as en } from './ui.en.ts';
import { ui as ko } from './ui.ko.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/**
 * Puts components on a page of a language with the words of `ui` and what `words` brings of that language by namespace;
 * the result takes them off again. For tests.
 */
export async function renderForTest(
  children: ReactNode,
  words: Record<string, Texts> = {},
  language: Language = 'ko',
): Promise<() => Promise<void>> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const source = {
    words: createWords({ [language]: { ui: { ko, en }[language], ...words } }),
    load: async () => {},
    loadGroup: async () => {},
  };
  await act(async () =>
    root.render(
      <LanguageContext value={language}>
        <TextSourceContext value={source}>{children}</TextSourceContext>
      </LanguageContext>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    place.remove();
  };
}

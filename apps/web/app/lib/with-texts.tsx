import type { Language } from '@chulbal/contract/language';
import type { ReactNode } from 'react';
import { allTexts } from './all-texts.server.ts';
import { LanguageContext, TextSourceContext } from './use-texts.ts';

const missing = () => Promise.reject(new Error('A text file is missing.'));
const source = { words: allTexts, load: missing, loadGroup: missing };

/** Every word of a language around a component, for tests. */
export function WithTexts({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <TextSourceContext value={source}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </TextSourceContext>
  );
}

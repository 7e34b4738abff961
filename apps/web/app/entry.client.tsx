import { isLanguage } from '@chulbal/contract/language';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { onExpectedTexts } from './lib/expected-texts.ts';
import { holdTyped } from './lib/first-paint/catch-up.ts';
import { Hydrated } from './lib/first-paint/hydrated.tsx';
import { loadTexts } from './lib/load-texts.client.ts';
import { guardCalls } from './lib/lost-calls.ts';
import { stayWhileOffline } from './lib/offline-links.ts';
import { ReferenceContext, referenceInDocument } from './lib/reference.ts';
import { toast } from './lib/toast.ts';
import { LanguageContext, TextSourceContext } from './lib/use-texts.ts';
import type { root } from './root.ko.ts';

const { lang, dataset } = document.documentElement;
const language = isLanguage(lang) ? lang : 'ko';
const texts = await loadTexts(language, dataset.texts ?? 'base');

onExpectedTexts((group) => {
  const now = document.documentElement.lang;
  void texts.loadGroup(isLanguage(now) ? now : language, group);
});

const t = texts.words.say<typeof root>(language, 'root');
const words = { networkError: t('calls.networkError'), unavailable: t('calls.unavailable') };
const tell = (text: string) => toast.error(text);
guardCalls({ words, tell });
stayWhileOffline({ words, tell });

holdTyped();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextSourceContext value={texts}>
        <LanguageContext value={language}>
          <Hydrated>
            <ReferenceContext value={referenceInDocument}>
              <HydratedRouter />
            </ReferenceContext>
          </Hydrated>
        </LanguageContext>
      </TextSourceContext>
    </StrictMode>,
  );
});

// Not needed to read the page: it comes when the browser has nothing else to do.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1500));
whenIdle(() => {
  void import('./ui/feedback/when-idle.client.ts').then(({ workWhenIdle }) => workWhenIdle(language));
});

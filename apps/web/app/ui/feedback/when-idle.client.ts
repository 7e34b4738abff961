import type { Language } from '@chulbal/contract/language';
import { fetchRareFaces, fetchRareFacesWhereShown } from '../../lib/first-paint/rare-faces.client.ts';
import { rememberLanguage } from '../../lib/remember-language.client.ts';
import { loadDialogHost } from './dialogs-shown.tsx';

/** What is done once a page works and the browser has nothing else to do. */
export function workWhenIdle(language: Language): void {
  const endLooking = fetchRareFacesWhereShown();
  rememberLanguage(language);
  onFirstUse(() => {
    endLooking();
    fetchRareFaces();
    // What leads to another page needs the index of all texts.
    void import('virtual:texts');
    // What asks before something is done is there when it is needed.
    void loadDialogHost().catch(() => {});
  });
}

const uses = ['pointerdown', 'keydown', 'focusin'];

function onFirstUse(work: () => void): void {
  const used = () => {
    for (const use of uses) document.removeEventListener(use, used);
    work();
  };
  for (const use of uses) document.addEventListener(use, used, { passive: true });
}

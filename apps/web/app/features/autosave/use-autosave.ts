import { useEffect, useSyncExternalStore } from 'react';
import type { AutosaveEngine, AutosaveView } from './autosave-engine.ts';
import type { Edited } from './edited.ts';

/**
 * What the engine is doing. It saves when the page may be gone in a moment, and tries again when the server may be
 * there again, and before a form is sent to the address `logOut`; it stops with the component.
 */
export function useAutosave<Content extends Edited, Server extends { version: number }, Call, Reply>(
  engine: AutosaveEngine<Content, Server, Call, Reply>,
  { logOut }: { logOut: string },
): AutosaveView<Content> {
  useEffect(() => {
    engine.start();
    const leave = () => engine.leave();
    const wake = () => engine.wake();
    const seen = () => (document.visibilityState === 'hidden' ? leave() : wake());
    const loggingOut = saveBeforeLogOut(engine, logOut);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', seen);
    document.addEventListener('submit', loggingOut, true);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', seen);
      document.removeEventListener('submit', loggingOut, true);
      engine.leave();
      engine.stop();
    };
  }, [engine, logOut]);
  return useSyncExternalStore(engine.subscribe, engine.view, engine.view);
}

type Saving = { save(): Promise<boolean>; forget(): Promise<void> };

/** Who logs out in the middle of a sentence does not lose it: the form is sent once everything is saved. */
function saveBeforeLogOut(engine: Saving, address: string): (event: SubmitEvent) => void {
  let saved = false;
  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== address || saved) return;
    event.preventDefault();
    event.stopPropagation();
    saved = true;
    void engine
      .save()
      .then(() => engine.forget())
      .then(() => form.requestSubmit());
  };
}

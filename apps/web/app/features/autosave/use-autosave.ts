import { useEffect, useSyncExternalStore } from 'react';
import type { AutosaveEngine, AutosaveView } from './autosave-engine.ts';
import type { Edited } from './edited.ts';

/**
 * What the engine is doing. It saves when the page may be gone in a moment, and tries again when the server may be
 * there again; it stops with the component.
 */
export function useAutosave<Content extends Edited, Server extends { version: number }, Call, Reply>(
  engine: AutosaveEngine<Content, Server, Call, Reply>,
): AutosaveView<Content> {
  useEffect(() => {
    engine.start();
    const leave = () => engine.leave();
    const wake = () => engine.wake();
    const seen = () => (document.visibilityState === 'hidden' ? leave() : wake());
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', wake);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', wake);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', seen);
      engine.leave();
      engine.stop();
    };
  }, [engine]);
  return useSyncExternalStore(engine.subscribe, engine.view, engine.view);
}

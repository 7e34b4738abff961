import { useEffect, useRef, useSyncExternalStore } from 'react';
import { askWho, hasDialog } from '../command/identity.ts';
import { confirm } from '../dialogs.ts';
import type { Say } from '../texts.ts';
import { toast } from '../toast.ts';
import { useTexts } from '../use-texts.ts';
import type { autosave as texts } from './autosave.ko.ts';
import type { AutosaveEngine } from './autosave-engine.ts';
import type { Edited } from './edited.ts';
import type { Activity, AutosaveView } from './saved-state.ts';

/** Longest that a log-out waits for what is unsaved, in ms; then it asks. */
export const logOutWait = 5000;

/** A save that takes longer than this is spoken of, in ms. */
const sayAfter = 700;

/**
 * What the engine is doing. It saves when the page may be gone in a moment, and tries again when the server may be
 * there again, and before a form is sent to the address `logOut`; it stops with the component.
 */
export function useAutosave<Content extends Edited, Server extends { version: number }, Call, Reply>(
  engine: AutosaveEngine<Content, Server, Call, Reply>,
  { logOut }: { logOut: string },
): AutosaveView<Content> {
  const t = useTexts<typeof texts>('autosave');
  useEffect(() => {
    engine.start();
    const leave = () => engine.leave();
    const wake = () => engine.wake();
    const online = () => engine.reconnect();
    const seen = () => (document.visibilityState === 'hidden' ? leave() : wake());
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', online);
    window.addEventListener('focus', wake);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', online);
      window.removeEventListener('focus', wake);
      document.removeEventListener('visibilitychange', seen);
      engine.leave();
      engine.stop();
    };
  }, [engine]);

  useEffect(() => {
    const loggingOut = saveBeforeLogOut(engine, logOut, t);
    document.addEventListener('submit', loggingOut, true);
    return () => document.removeEventListener('submit', loggingOut, true);
  }, [engine, logOut, t]);
  const view = useSyncExternalStore(engine.subscribe, engine.view, engine.view);
  useLogInAgain(engine, view.activity);
  return view;
}

/** A session that ended under a save is asked for once, where the page has a dialog for it; then the save goes on. */
export function useLogInAgain(engine: { wake(): void }, activity: Activity): void {
  const asked = useRef(false);
  useEffect(() => {
    if (activity === 'idle') asked.current = false;
    if (activity !== 'signedOut' || asked.current || !hasDialog()) return;
    asked.current = true;
    void askWho('logIn').then((known) => known && engine.wake());
  }, [engine, activity]);
}

type Saving = {
  save(): Promise<boolean>;
  forget(): Promise<void>;
};

/**
 * Whoever logs out in the middle of a sentence does not lose it: the form is sent once everything is saved. What
 * cannot be saved is given up only by whoever says so; the device's copy stays until then.
 */
function saveBeforeLogOut(
  engine: Saving,
  address: string,
  t: Say<typeof texts>,
): (event: SubmitEvent) => void {
  let asking = false;
  let settled = false;
  const mayGo = async () => {
    const slow = setTimeout(() => toast.info(t('logOut.saving')), sayAfter);
    const saved = await Promise.race([engine.save(), pause(logOutWait).then(() => false)]);
    clearTimeout(slow);
    return (
      saved ||
      confirm({
        title: t('logOut.title'),
        body: t('logOut.body'),
        ok: t('logOut.go'),
        cancel: t('logOut.stay'),
        danger: true,
      })
    );
  };
  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== address || settled) return;
    event.preventDefault();
    event.stopPropagation();
    if (asking) return;
    asking = true;
    void mayGo()
      .then(async (may) => {
        if (!may) return;
        await engine.forget();
        // for this one press: after a log-out that failed, the next one saves again
        settled = true;
        form.requestSubmit();
      })
      .finally(() => {
        asking = settled = false;
      });
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

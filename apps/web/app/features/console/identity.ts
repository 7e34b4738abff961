/** `confirm`: it is still me (4041). `logIn`: the session is over, and the page stays as it is. */
export type WhoAsked = 'confirm' | 'logIn';

const listeners = new Set<() => void>();
let asked: { what: WhoAsked; answers: ((known: boolean) => void)[] } | null = null;

function tell() {
  for (const listener of listeners) listener();
}

/**
 * Asks for password and code in a dialog over the page; resolves true when they were right, false when it was
 * closed. Whoever asks while the dialog is open gets the same answer.
 */
export function askWho(what: WhoAsked): Promise<boolean> {
  return new Promise((resolve) => {
    asked = { what: asked?.what === 'logIn' ? 'logIn' : what, answers: [...(asked?.answers ?? []), resolve] };
    tell();
  });
}

/**
 * Signing in again before an export or a final decision (S-11): `if (!(await confirmYourself())) return;`.
 * Commands sent with `commandsAt` ask by themselves.
 */
export function confirmYourself(): Promise<boolean> {
  return askWho('confirm');
}

/** What the IdentityDialog shows and how it answers. */
export const identity = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): WhoAsked | null => asked?.what ?? null,
  answer(known: boolean) {
    const waiting = asked?.answers ?? [];
    asked = null;
    tell();
    for (const resolve of waiting) resolve(known);
  },
};

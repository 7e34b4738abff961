/** `confirm`: it is still me (4041). `logIn`: the session is over, and the page stays as it is. */
export type WhoAsked = 'confirm' | 'logIn';

type Asked = { what: WhoAsked; answers: ((known: boolean) => void)[]; isOpen: boolean };

const listeners = new Set<() => void>();
let asked: Asked | null = null;

/** Whether the page has a dialog that asks. */
export function hasDialog(): boolean {
  return listeners.size > 0;
}

function tell() {
  for (const listener of listeners) listener();
}

function open(): void {
  if (!asked) return;
  asked = { ...asked, isOpen: true };
  tell();
}

/**
 * Asks for password and code in a dialog over the page; resolves true when they were right, false when it was
 * closed. Whoever asks while the dialog is open gets the same answer. For a log-in it waits until nobody is typing:
 * the letters that come next would stand in the password and not in the text.
 */
export function askWho(what: WhoAsked): Promise<boolean> {
  return new Promise((resolve) => {
    const { answers = [], isOpen = false } = asked ?? {};
    asked = { what: asked?.what === 'logIn' ? 'logIn' : what, answers: [...answers, resolve], isOpen };
    if (isOpen) tell();
    else if (what === 'confirm') open();
    else atRest(open);
  });
}

/**
 * Signing in again before an export or a final decision (S-11): `if (!(await confirmYourself())) return;`.
 * Commands ask by themselves.
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
  /** What the dialog asks now; null while it is closed. */
  current: (): WhoAsked | null => (asked?.isOpen ? asked.what : null),
  /** What is asked, though the dialog may have to wait. */
  waiting: (): WhoAsked | null => asked?.what ?? null,
  answer(known: boolean) {
    const waiting = asked?.answers ?? [];
    asked = null;
    tell();
    for (const resolve of waiting) resolve(known);
  },
};

/** Milliseconds without a key after which somebody has stopped typing. */
const REST_MS = 1_200;

let lastKey = Number.NEGATIVE_INFINITY;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({ target }) => {
    const holdsText =
      target instanceof HTMLElement && target.matches('input, textarea, [contenteditable=true]');
    if (holdsText) lastKey = Date.now();
  });
}

/** Does it now, or once nobody has typed into a text for a moment. */
function atRest(run: () => void): void {
  const left = lastKey + REST_MS - Date.now();
  if (left <= 0) run();
  else setTimeout(() => atRest(run), left);
}

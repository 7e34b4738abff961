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
export function atRest(run: () => void): void {
  const left = lastKey + REST_MS - Date.now();
  if (left <= 0) run();
  else setTimeout(() => atRest(run), left);
}

/** Of the element that holds the router's scripts until the page is painted. */
export const LATE_SCRIPTS = 'late-scripts';

/**
 * Lets the page's modules begin once the page and the pictures in sight are painted: on a poor network they would take their
 * share of it. They stand in a `noscript`, where a browser with scripts runs and fetches nothing; what is no module, the
 * page's data, is run at once. The server writes this into pages as its text: it uses nothing from outside.
 */
export function startLateScripts(id: string): void {
  /** Milliseconds after which scripts stop waiting, for example for a slow picture or in a page that nobody looks at. */
  const timeoutMs = 2000;
  const held = new DOMParser().parseFromString(document.getElementById(id)?.textContent ?? '', 'text/html');
  const run = (script: HTMLScriptElement) => {
    const own = document.createElement('script');
    for (const { name, value } of script.attributes) own.setAttribute(name, value);
    own.textContent = script.textContent;
    document.head.append(own);
  };
  const scripts = [...held.querySelectorAll('script')];
  for (const script of scripts) if (script.type !== 'module') run(script);

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    window.showLateFont?.();
    for (const link of held.querySelectorAll('link')) document.head.append(link);
    for (const script of scripts) if (script.type === 'module') run(script);
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const inSight = (picture: HTMLImageElement) => {
    const { top, right, bottom, left } = picture.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const decoded = () =>
    Promise.allSettled(
      [...document.querySelectorAll('img')].filter(inSight).map((picture) => picture.decode()),
    );
  void painted().then(decoded).then(painted).then(begin);
  setTimeout(begin, timeoutMs);
}

import { noteEarlyEvents } from '../app/lib/early-events.ts';

const preload = /<link[^>]* rel="modulepreload"[^>]*\/>/g;
const starter = /(<script[^>]*\stype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/** Milliseconds after which scripts stop waiting, for example for a slow picture or in a page that nobody looks at. */
const timeout = 2000;

/**
 * Lets a page's scripts, and what else `first` says, begin once the page and the pictures in sight are painted: on a poor
 * network they would take their share of it. The framework's own script starts them, rewritten so that its imports wait.
 * What is done on the page before is noted.
 */
export function lateScripts(html: string, nonce: string, first = ''): string {
  const [whole, open, code, close] = starter.exec(html) ?? [];
  if (whole === undefined || code === undefined) return html;
  const addresses = [...html.matchAll(preload)].map(([link]) => /href="([^"]+)"/.exec(link)?.[1]);
  const early = `<script nonce="${nonce}">(${noteEarlyEvents})()</script>`;
  return html
    .replace(whole, () => `${open}${later(code, addresses, first)}${close}`)
    .replace(preload, '')
    .replace('</head>', () => `${early}</head>`);
}

function later(code: string, addresses: readonly (string | undefined)[], first: string): string {
  const imports = [...code.matchAll(staticImport)];
  const names = imports.map(([, name]) => name ?? '');
  const modules = imports.map(([, , address]) => `import(${JSON.stringify(address)})`);
  return `let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  ${first}
  for (const href of ${JSON.stringify(addresses)}) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  Promise.all([${modules.join(', ')}]).then(([${names.join(', ')}]) => {
${code.replace(staticImport, '')}
  });
};
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const inSight = (picture) => {
  const { top, right, bottom, left } = picture.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};
const decoded = () => Promise.allSettled([...document.images].filter(inSight).map((picture) => picture.decode()));
painted().then(decoded).then(painted).then(begin);
setTimeout(begin, ${timeout});`;
}

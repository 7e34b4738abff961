const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const starter = /(<script[^>]*\stype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/**
 * Lets the page's scripts be fetched once it has been painted: on a poor network they would take the first picture's
 * and the styles' share of it. The framework's own script starts them, rewritten so that its imports wait; a page that
 * is not seen starts them after a second.
 */
export function scriptsAfterPaint(html: string): string {
  const addresses = [...html.matchAll(preload)].map(([, address]) => address);
  return html
    .replace(preload, '')
    .replace(
      starter,
      (_, open: string, code: string, close: string) => open + later(code, addresses) + close,
    );
}

function later(code: string, addresses: readonly (string | undefined)[]): string {
  const imports = [...code.matchAll(staticImport)];
  const names = imports.map(([, name]) => name ?? '');
  const modules = imports.map(([, , address]) => `import(${JSON.stringify(address)})`);
  return `let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of ${JSON.stringify(addresses)}) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  Promise.all([${modules.join(', ')}]).then(([${names.join(', ')}]) => {
${code.replace(staticImport, '')}
  });
};
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, 1000);`;
}

import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const html = `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="preload" href="/a.woff2" as="font"/></head><body><script nonce="n" type="module" async="">;
import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.routes = {root: route0};
import("/assets/entry.js");</script><script nonce="n">rest()</script></body></html>`;

test('scripts are neither fetched ahead nor imported before the page is painted', () => {
  const later = scriptsAfterPaint(html);
  expect(later).not.toContain('<link rel="modulepreload"');
  expect(later).toContain('<link rel="preload" href="/a.woff2" as="font"/>');
  expect(later).not.toMatch(/^\s*import /m);
  expect(later).toContain('["/assets/entry.js"]');
  expect(later).toContain(
    'Promise.all([import("/assets/manifest.js"), import("/assets/root.js")]).then(([, route0]) => {',
  );
  expect(later).toContain('import("/assets/entry.js");');
  expect(later).toContain('<script nonce="n">rest()</script>');
});

test('a page without scripts stays as it is', () => {
  expect(scriptsAfterPaint('<p>text</p>')).toBe('<p>text</p>');
});

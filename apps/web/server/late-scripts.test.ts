import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const html = `<html><head><link nonce="n" rel="modulepreload" href="/assets/entry.js"/><link rel="preload" href="/a.woff2" as="font"/></head><body><script nonce="n" type="module" async="">;
import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.routes = {root: route0, "price": "$1"};
import("/assets/entry.js");</script><script nonce="n">rest()</script></body></html>`;

test('scripts are neither fetched ahead nor imported before the page is painted', () => {
  const later = lateScripts(html, 'n', 'font();');
  expect(later).not.toContain('<link nonce="n" rel="modulepreload"');
  expect(later).toContain('<link rel="preload" href="/a.woff2" as="font"/>');
  expect(later).not.toMatch(/^\s*import /m);
  expect(later).toContain('["/assets/entry.js"]');
  expect(later).toContain(
    'Promise.all([import("/assets/manifest.js"), import("/assets/root.js")]).then(([, route0]) => {',
  );
  expect(later).toContain('window.routes = {root: route0, "price": "$1"};');
  expect(later).toContain('import("/assets/entry.js");');
  expect(later).toContain('<script nonce="n">rest()</script>');
  expect(later.indexOf('font();')).toBeGreaterThan(later.indexOf('const begin'));
});

test('what is done before is noted from the start', () => {
  const later = lateScripts(html, 'n');
  expect(later).toMatch(/<script nonce="n">\(function noteEarlyEvents.*<\/head>/s);
  expect(later.match(/<\/script>/g)).toHaveLength(3);
});

test('a page without scripts stays as it is', () => {
  const page = '<html><head></head><body><p>text</p></body></html>';
  expect(lateScripts(page, 'n')).toBe(page);
});

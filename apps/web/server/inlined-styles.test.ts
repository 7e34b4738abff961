import { expect, test } from 'vitest';
import { inlineStyles } from './inlined-styles.ts';

const link = (name: string) => `<link nonce="n" rel="stylesheet" href="/assets/${name}"/>`;
const page = `<html><head><link rel="preload" href="/assets/f.woff2" as="font"/>${link('frame.css#')}${link('home.css')}</head><body>&lt;link rel="stylesheet" href="/x.css"/&gt;</body></html>`;
const face = '@font-face{font-family:F;src:url("/assets/f.woff2")}';
const rest = '@font-face{font-family:F;src:url("/assets/g.woff2")}';
const sheets: Record<string, string> = {
  '/assets/frame.css': `${face}${rest}body{color:red}`,
  '/assets/home.css': '.a{color:$1}',
};
const readSheet = (address: string) => sheets[address] ?? '';

test('a page brings its sheets along in their order; their links stay, disabled', () => {
  const { html } = inlineStyles(page, 'n', readSheet);
  expect(html).toContain(
    `<style>${face}body{color:red}</style>` +
      '<link nonce="n" rel="stylesheet" href="/assets/frame.css#" disabled=""/>' +
      '<link nonce="n" rel="stylesheet" href="/assets/frame.css" disabled=""/>' +
      '<style>.a{color:$1}</style><link nonce="n" rel="stylesheet" href="/assets/home.css" disabled=""/>',
  );
});

test('the preloaded font is there at once, the rest of it comes with the scripts, or at once where there are none', () => {
  const { html, first } = inlineStyles(page, 'n', readSheet);
  expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font"/>');
  expect(html).toContain(`<style id="font" media="not all">${rest}</style>`);
  expect(html).toContain(`<noscript><style>${rest}</style></noscript>`);
  expect(html).toMatch(
    /<script nonce="n">\(function showKnownFont[\s\S]*\)\("\/assets\/g.woff2"\)<\/script><\/head>/,
  );
  expect(first).toMatch(/^\(function showFont[\s\S]*\)\("\/assets\/g.woff2"\);$/);
});

test('a page without sheets stays as it is', () => {
  for (const html of ['<p>text</p>', '<html><head></head></html>']) {
    expect(inlineStyles(html, 'n', readSheet)).toEqual({ html, first: '' });
  }
});

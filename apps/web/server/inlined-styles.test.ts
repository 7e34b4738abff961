import { expect, test } from 'vitest';
import { inlineStyles } from './inlined-styles.ts';

const link = (name: string) => `<link nonce="n" rel="stylesheet" href="/assets/${name}"/>`;
const page = `<html><head><link rel="preload" href="/assets/f.woff2" as="font"/>${link('frame.css#')}${link('home.css')}</head><body>&lt;link rel="stylesheet" href="/x.css"/&gt;</body></html>`;
const face = '@font-face{font-family:F;src:url("/assets/f.woff2")}';
const sheets: Record<string, string> = {
  '/assets/frame.css': `${face}body{color:red}`,
  '/assets/home.css': '.a{color:$1}',
};
const readSheet = (address: string) => sheets[address] ?? '';

test('a page brings its sheets along in their order; their links stay, disabled', () => {
  const { html } = inlineStyles(page, 'n', readSheet);
  expect(html).toContain(
    '<style>body{color:red}</style><link nonce="n" rel="stylesheet" href="/assets/frame.css#" disabled=""/>' +
      '<link nonce="n" rel="stylesheet" href="/assets/frame.css" disabled=""/>' +
      '<style>.a{color:$1}</style><link nonce="n" rel="stylesheet" href="/assets/home.css" disabled=""/>',
  );
  expect(html).not.toContain('as="font"');
});

test('the font comes with the scripts, and at once where there are none', () => {
  const { html, first } = inlineStyles(page, 'n', readSheet);
  expect(html).toContain(`<style id="font" media="not all">${face}</style>`);
  expect(html).toContain(`<noscript><style>${face}</style></noscript>`);
  expect(html).toMatch(
    /<script nonce="n">\(function showKnownFont[\s\S]*\)\("\/assets\/f.woff2"\)<\/script><\/head>/,
  );
  expect(first).toMatch(/^\(function showFont[\s\S]*\)\("\/assets\/f.woff2"\);$/);
});

test('a page without sheets stays as it is', () => {
  for (const html of ['<p>text</p>', '<html><head></head></html>']) {
    expect(inlineStyles(html, 'n', readSheet)).toEqual({ html, first: '' });
  }
});

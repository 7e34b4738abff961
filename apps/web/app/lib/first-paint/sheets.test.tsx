import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { pageHtml } from '../page-html.server.ts';
import { FirstPaintContext } from './first-paint.ts';
import { PartSheets } from './sheets.tsx';

const page = async (text: string | null) => {
  const html = await pageHtml(
    <FirstPaintContext
      value={{
        nonce: 'n',
        sheets: text,
        partSheets: (file) => (file === 'site/card.tsx' ? [{ address: '/assets/card.css', text }] : []),
      }}
    >
      <html lang="ko">
        <head />
        <body>
          <Suspense>
            <PartSheets of="site/card.tsx" />
            <PartSheets of="site/plain.tsx" />
            <p>card</p>
          </Suspense>
        </body>
      </html>
    </FirstPaintContext>,
    (error) => {
      throw error;
    },
  );
  return html.toString();
};

test.each([
  ['are linked', null, '<link rel="stylesheet" href="/assets/card.css" data-precedence="part"/>'],
  [
    'come with a first visit',
    '.a>b{color:red}',
    '<style data-precedence="part" data-href="/assets/card.css">.a>b{color:red}</style>',
  ],
])('sheets of a part %s, also where the part stands in what is waited for', async (_, text, expected) => {
  const [head, body] = (await page(text)).split('</head>');
  expect(head).toContain(expected);
  expect(body).toContain('<p>card</p>');
  expect(body).not.toContain('<script');
});

const app = join(import.meta.dirname, '../..');
const named = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
  if (file.endsWith('.test.tsx')) return [];
  const text = readFileSync(join(app, file), 'utf8');
  return [...text.matchAll(/<PartSheets of="([^"]+)"/g)].map(([, of = '']) => ({ file, text, of }));
});

test('each part whose sheets are named exists and is imported where it is named', () => {
  expect(named.length).toBeGreaterThan(5);
  for (const { file, text, of } of named) {
    expect(existsSync(join(app, of)), of).toBe(true);
    expect(text, `${file} imports ${of}`).toMatch(new RegExp(`import\\('[^']*${basename(of)}'\\)`));
  }
});

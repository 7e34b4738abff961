import { lazy, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { pageHtml } from './page-html.server.ts';

const htmlOf = async (...given: Parameters<typeof pageHtml>) => (await pageHtml(...given)).toString();

const paper = (part: ReactNode) => (
  <html lang="ko">
    <body>
      {'a < b'} <b>c</b>
      <Suspense fallback="wait">{part}</Suspense>
    </body>
  </html>
);

test('a part that has to be waited for is in the page, the first time and after it', async () => {
  const onError = vi.fn();
  const load = vi.fn(async () => ({ default: () => <i>late</i> }));
  const Late = lazy(load);
  const first = await htmlOf(paper(<Late />), onError);
  const second = await htmlOf(paper(<Late />), onError);
  expect(first).toBe(second);
  expect(first).toBe(await htmlOf(paper(<i>late</i>), onError));
  expect(first).toBe(
    '<!DOCTYPE html><html lang="ko"><head></head><body>a &lt; b<!-- --> <b>c</b><!--$--><i>late</i><!--/$--></body></html>',
  );
  expect(load).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

function Broken(): never {
  throw new Error('broken');
}

test('what goes wrong in a part is told once, and the rest of the page is there', async () => {
  const onError = vi.fn();
  const html = await htmlOf(paper(<Broken />), onError);
  expect(html).toContain('<b>c</b>');
  expect(onError).toHaveBeenCalledOnce();
});

test('what goes wrong outside of all parts is refused', async () => {
  await expect(pageHtml(<Broken />, vi.fn())).rejects.toThrow('broken');
});
